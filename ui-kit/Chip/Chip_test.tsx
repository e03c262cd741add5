import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { Chip, PickedChip } from "./mod.ts";

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
