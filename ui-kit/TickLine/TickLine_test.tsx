import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { TickLine, type TickLineProps } from "./mod.ts";

function tomatoes(props: Partial<TickLineProps> = {}) {
  const onTickedChange = vi.fn<(isTicked: boolean) => void>();
  const onAct = vi.fn<() => void>();
  const element = (
    <TickLine
      name="Canned tomatoes"
      amount="2 tins (800 g)"
      note="180 g left over"
      details={
        <>
          For <a href="#bolognese">Spaghetti Bolognese</a>
        </>
      }
      action={
        <button type="button" onClick={onAct}>
          More
        </button>
      }
      onTickedChange={onTickedChange}
      {...props}
    />
  );
  return { element, onTickedChange, onAct };
}

it("is a native checkbox, named by name and amount, and described by note and details", async () => {
  const screen = await renderKit(tomatoes().element);
  const box = screen.getByRole("checkbox");

  await expect.element(box).toHaveAccessibleName("Canned tomatoes 2 tins (800 g)");
  await expect.element(box).toHaveAccessibleDescription("180 g left over For Spaghetti Bolognese");
});

it("is ticked by a press anywhere on the line, but not by its links or its action", async () => {
  const { element, onTickedChange, onAct } = tomatoes();
  const screen = await renderKit(element);
  const box = screen.getByRole("checkbox");

  await screen.getByText("180 g left over").click({ force: true });
  await expect.element(box).toBeChecked();
  await screen.getByText("Canned tomatoes").click({ force: true });
  await expect.element(box).not.toBeChecked();
  await screen.getByRole("link").click();
  await screen.getByRole("button").click();

  expect(location.hash).toBe("#bolognese");
  expect(onAct).toHaveBeenCalledOnce();
  expect(onTickedChange.mock.calls).toEqual([[true], [false]]);
  history.replaceState(null, "", " ");
});

it("is ticked by Space", async () => {
  const { element, onTickedChange } = tomatoes();
  const screen = await renderKit(element);
  await userEvent.tab();
  await userEvent.keyboard(" ");

  await expect.element(screen.getByRole("checkbox")).toBeChecked();
  expect(onTickedChange.mock.calls).toEqual([[true]]);
});

it("shows that it is ticked by a check and a struck name, not by colour alone", async () => {
  const screen = await renderKit(tomatoes({ ticked: true }).element);

  expect(getComputedStyle(screen.getByText("Canned tomatoes").element()).textDecorationLine).toBe("line-through");
  expect(getComputedStyle(screen.container.querySelector("svg") as Element).visibility).toBe("visible");
});

/** Moves a finger on the line, to the left where `by` is negative. */
function swipe(line: Element, { by, pointerType = "touch" }: { by: number; pointerType?: string }): void {
  for (const [name, clientX] of [
    ["pointerdown", 300],
    ["pointermove", 300 + by / 2],
    ["pointermove", 300 + by],
    ["pointerup", 300 + by],
  ] as const) {
    line.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType, clientX }));
  }
}

it("does what it is swiped for only if a finger moves it far enough, towards its start", async () => {
  const onSwipe = vi.fn<() => void>();
  const { element, onTickedChange } = tomatoes({ swipe: { text: "I have this", onSwipe } });
  const screen = await renderKit(element);
  const line = screen.getByText("Canned tomatoes").element();

  swipe(line, { by: -60 });
  swipe(line, { by: 120 });
  swipe(line, { by: -120, pointerType: "mouse" });
  expect(onSwipe).not.toHaveBeenCalled();
  swipe(line, { by: -120 });

  expect(onSwipe).toHaveBeenCalledOnce();
  expect(onTickedChange).not.toHaveBeenCalled();
});

it("follows the controlled value", async () => {
  const { element, onTickedChange } = tomatoes({ ticked: false });
  const screen = await renderKit(element);
  await userEvent.tab();
  await userEvent.keyboard(" ");

  await expect.element(screen.getByRole("checkbox")).not.toBeChecked();
  expect(onTickedChange.mock.calls).toEqual([[true]]);
});
