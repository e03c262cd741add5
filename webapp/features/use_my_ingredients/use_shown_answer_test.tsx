import { useRef } from "react";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useShownAnswer } from "./use_shown_answer.ts";

/** The page's button, which loses the focus because it is disabled while busy. */
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

it("restores the focus when the result arrives, also after other renders", async () => {
  const screen = await render(<Finder />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await screen.rerender(<Finder />);
  await screen.rerender(<Finder isFinding />);
  await expect.poll(() => document.activeElement).toBe(document.body);

  await screen.rerender(<Finder />);

  await expect.element(screen.getByRole("button", { name: "Find Recipes" })).toHaveFocus();
});

it("restores the focus also if the search was not started by the button", async () => {
  const screen = await render(<Finder />);
  await userEvent.tab();
  await screen.rerender(<Finder isFinding />);
  await expect.poll(() => document.activeElement).toBe(document.body);

  await screen.rerender(<Finder />);

  await expect.element(screen.getByRole("button", { name: "Find Recipes" })).toHaveFocus();
});

it("does not move a focus that was elsewhere", async () => {
  const screen = await render(<Finder isFinding />);

  await screen.rerender(<Finder />);

  expect(document.activeElement).toBe(document.body);
});
