import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { testRootProps } from "../testing/root_props.tsx";
import { Chip, PickedChip } from "./mod.ts";

testRootProps((props) => <Chip {...props}>Soup</Chip>);

it("is toggled when uncontrolled", async () => {
  const onPressedChange = vi.fn();
  const screen = await renderKit(<Chip onPressedChange={onPressedChange}>Soup</Chip>);
  const chip = screen.getByRole("button", { name: "Soup" });

  await expect.element(chip).toHaveAttribute("aria-pressed", "false");
  await chip.click();
  await expect.element(chip).toHaveAttribute("aria-pressed", "true");
  await chip.click();
  await expect.element(chip).toHaveAttribute("aria-pressed", "false");
  expect(onPressedChange.mock.calls).toEqual([[true], [false]]);
});

it("is controlled by its value", async () => {
  const onPressedChange = vi.fn();
  const screen = await renderKit(
    <Chip pressed={false} onPressedChange={onPressedChange}>
      Soup
    </Chip>,
  );

  await screen.getByRole("button", { name: "Soup" }).click();

  expect(onPressedChange).toHaveBeenCalledWith(true);
  await expect.element(screen.getByRole("button", { name: "Soup" })).toHaveAttribute("aria-pressed", "false");
});

it("is a button with aria-pressed as a filter; pressed it has a check, not only a colour", async () => {
  const screen = await renderKit(
    <>
      <Chip pressed={false}>Bread</Chip>
      <Chip pressed>Soup</Chip>
    </>,
  );
  const bread = screen.getByRole("button", { name: "Bread", exact: true });
  const soup = screen.getByRole("button", { name: "Soup", exact: true });

  await expect.element(bread).toHaveAttribute("aria-pressed", "false");
  expect(bread.element().querySelector("svg")).toBeNull();
  await expect.element(soup).toHaveAttribute("aria-pressed", "true");
  expect(soup.element().querySelector("svg")).not.toBeNull();
});

it("is a plain button named by its text as a suggestion", async () => {
  const screen = await renderKit(<Chip variant="suggestion">Garlic</Chip>);

  await expect.element(screen.getByRole("button", { name: "Garlic", exact: true })).not.toHaveAttribute("aria-pressed");
});

it("names the × of a picked chip after its value", async () => {
  const onRemove = vi.fn();
  const screen = await renderKit(
    <PickedChip removeLabel="Remove Garlic" onRemove={onRemove}>
      Garlic
    </PickedChip>,
  );

  await screen.getByRole("button", { name: "Remove Garlic" }).click();

  expect(onRemove).toHaveBeenCalledOnce();
});

it("removes a picked chip by Delete or Backspace on its ×", async () => {
  const onRemove = vi.fn();
  const screen = await renderKit(
    <PickedChip removeLabel="Remove Garlic" onRemove={onRemove}>
      Garlic
    </PickedChip>,
  );
  screen.getByRole("button").element().focus();

  await userEvent.keyboard("{Delete}{Backspace}x");

  expect(onRemove).toHaveBeenCalledTimes(2);
});

it("has targets of at least 44 by 44 px", async () => {
  const screen = await renderKit(
    <>
      <Chip>Tea</Chip>
      <PickedChip removeLabel="Remove Garlic" onRemove={vi.fn()}>
        Garlic
      </PickedChip>
    </>,
  );

  for (const button of screen.getByRole("button").elements()) {
    const { width, height } = button.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});
