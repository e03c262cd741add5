import { expect, it, vi } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { Chip, PickedChip } from "./mod.ts";

holdsRootContract((props) => <Chip {...props}>Soup</Chip>);

it("turns on and off by itself", async () => {
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

it("asks its owner, where one holds the value", async () => {
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

it("has nothing to be pressed as a suggestion", async () => {
  const screen = await renderKit(<Chip variant="suggestion">Garlic</Chip>);

  await expect.element(screen.getByRole("button", { name: "Garlic" })).not.toHaveAttribute("aria-pressed");
});

it("takes away what was picked", async () => {
  const onRemove = vi.fn();
  const screen = await renderKit(
    <PickedChip removeLabel="Remove Garlic" onRemove={onRemove}>
      Garlic
    </PickedChip>,
  );

  await screen.getByRole("button", { name: "Remove Garlic" }).click();

  expect(onRemove).toHaveBeenCalledOnce();
});
