import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { Stepper, type StepperProps } from "./mod.ts";

const PORTIONS: StepperProps = {
  label: "Portions",
  choices: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  defaultValue: 4,
  lessLabel: "Fewer portions",
  moreLabel: "More portions",
  valueText: (value) => `${value} portions`,
};

it("is changed by its buttons, and says the new number", async () => {
  const onValue = vi.fn();
  const screen = await renderKit(<Stepper {...PORTIONS} onValue={onValue} />);

  await screen.getByRole("button", { name: "More portions" }).click();
  await expect.element(screen.getByRole("status")).toHaveTextContent("5 portions");
  await screen.getByRole("button", { name: "Fewer portions" }).click();
  await screen.getByRole("button", { name: "Fewer portions" }).click();

  await expect.element(screen.getByRole("spinbutton", { name: "Portions" })).toHaveAttribute("aria-valuenow", "3");
  expect(onValue.mock.calls).toEqual([[5], [4], [3]]);
});

it("counts each press of a held key, however late a busy page draws", async () => {
  const onValue = vi.fn();
  const screen = await renderKit(<Stepper {...PORTIONS} onValue={onValue} />);
  const value = screen.getByRole("spinbutton");

  for (let press = 0; press < 3; press += 1) {
    value.element().dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
  }
  await expect.element(value).toHaveAttribute("aria-valuenow", "7");
  value.element().focus();
  await userEvent.keyboard("{ArrowDown}");

  expect(onValue.mock.calls).toEqual([[5], [6], [7], [6]]);
});

it("is one tab stop, changed by arrows, pages, Home and End", async () => {
  const screen = await renderKit(<Stepper {...PORTIONS} />);
  const value = screen.getByRole("spinbutton");
  await userEvent.tab();
  await expect.element(value).toHaveFocus();

  for (const [key, now] of [
    ["ArrowUp", 5],
    ["ArrowRight", 6],
    ["ArrowDown", 5],
    ["ArrowLeft", 4],
    ["PageUp", 9],
    ["PageDown", 4],
    ["End", 12],
    ["Home", 1],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(value).toHaveAttribute("aria-valuenow", String(now));
    await expect.element(value).toHaveAttribute("aria-valuetext", `${now} portions`);
  }

  await userEvent.tab();
  await expect.element(value).not.toHaveFocus();
  expect(document.activeElement?.tagName).not.toBe("BUTTON");
});

it("disables the button beyond the ends", async () => {
  const screen = await renderKit(<Stepper {...PORTIONS} choices={[6, 12]} defaultValue={6} />);
  const less = screen.getByRole("button", { name: "Fewer portions" });
  const more = screen.getByRole("button", { name: "More portions" });
  await expect.element(less).toBeDisabled();

  await more.click();

  await expect.element(screen.getByRole("spinbutton")).toHaveAttribute("aria-valuenow", "12");
  await expect.element(more).toBeDisabled();
  await expect.element(less).toBeEnabled();
});

it("shows the value that it is given", async () => {
  const screen = await renderKit(<Stepper {...PORTIONS} value={6} />);

  await screen.getByRole("button", { name: "More portions" }).click();

  await expect.element(screen.getByRole("spinbutton")).toHaveAttribute("aria-valuenow", "6");
});
