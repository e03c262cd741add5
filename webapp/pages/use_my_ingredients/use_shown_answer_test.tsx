import { useRef } from "react";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useShownAnswer } from "./use_shown_answer.ts";

/** The page's button, which is disabled while it is busy, and so loses the focus. */
function Finder({ isFinding = false }: { isFinding?: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const shownAnswer = useShownAnswer({ isFinding, button, answer });
  return (
    <div>
      <button type="button" ref={button} disabled={isFinding} onClick={shownAnswer.expect}>
        Find Recipes
      </button>
      <div ref={answer} />
    </div>
  );
}

it("gives the focus back once the answer is here, whatever the page was rendered for in between", async () => {
  const screen = await render(<Finder />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await screen.rerender(<Finder />);
  await screen.rerender(<Finder isFinding />);
  await expect.poll(() => document.activeElement).toBe(document.body);

  await screen.rerender(<Finder />);

  await expect.element(screen.getByRole("button", { name: "Find Recipes" })).toHaveFocus();
});

it("gives it back where nobody pressed the button, either", async () => {
  const screen = await render(<Finder />);
  await userEvent.tab();
  await screen.rerender(<Finder isFinding />);
  await expect.poll(() => document.activeElement).toBe(document.body);

  await screen.rerender(<Finder />);

  await expect.element(screen.getByRole("button", { name: "Find Recipes" })).toHaveFocus();
});

it("gives it to nobody who was elsewhere", async () => {
  const screen = await render(<Finder isFinding />);

  await screen.rerender(<Finder />);

  expect(document.activeElement).toBe(document.body);
});
