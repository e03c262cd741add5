import { useRef, useState } from "react";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Chip, PickedChip } from "../Chip/mod.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { ChipGroup, type ChipGroupProps } from "./mod.ts";

const DISHES = ["Bread", "Salad", "Soup"] as const;

it("is one tab stop, and Tab returns to the last focused chip", async () => {
  const screen = await renderKit(
    <>
      <button type="button">Before</button>
      <DishTypes />
      <button type="button">After</button>
    </>,
  );
  screen.getByRole("button", { name: "Before" }).element().focus();

  await userEvent.keyboard("{Tab}");
  await expect.element(screen.getByRole("button", { name: "Bread" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{Tab}");
  await expect.element(screen.getByRole("button", { name: "After" })).toHaveFocus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.element(screen.getByRole("button", { name: "Salad" })).toHaveFocus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.element(screen.getByRole("button", { name: "Before" })).toHaveFocus();
});

it("focuses the pressed chip after another one had the focus", async () => {
  const screen = await renderKit(
    <>
      <DishTypes />
      <button type="button">After</button>
    </>,
  );

  await screen.getByRole("button", { name: "Salad" }).click();
  await screen.getByRole("button", { name: "After" }).click();
  await screen.getByRole("button", { name: "Soup" }).click();

  await expect.element(screen.getByRole("button", { name: "Soup" })).toHaveFocus();
});

it("moves by the arrow keys in the visual direction, and by Home and End to its ends", async () => {
  const screen = await renderKit(<DishTypes />);
  const at = (name: string) => screen.getByRole("button", { name });
  at("Bread").element().focus();

  await userEvent.keyboard("{ArrowRight}");
  await expect.element(at("Salad")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(at("Bread")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(at("Bread")).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(at("Soup")).toHaveFocus();
  await userEvent.keyboard("{Home}");
  await expect.element(at("Bread")).toHaveFocus();

  await screen.rerender(<DishTypes dir="rtl" />);
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(at("Salad")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(at("Bread")).toHaveFocus();
});

it("skips disabled chips", async () => {
  const screen = await renderKit(
    <ChipGroup label="Dish types">
      <Chip>Bread</Chip>
      <Chip disabled>Salad</Chip>
      <Chip>Soup</Chip>
    </ChipGroup>,
  );
  screen.getByRole("button", { name: "Bread" }).element().focus();

  await userEvent.keyboard("{ArrowRight}");

  await expect.element(screen.getByRole("button", { name: "Soup" })).toHaveFocus();
});

it("keeps several values when uncontrolled", async () => {
  const onValueChange = vi.fn();
  const screen = await renderKit(<DishTypes defaultValue={["Soup"]} onValueChange={onValueChange} />);

  await screen.getByRole("button", { name: "Bread" }).click();
  await screen.getByRole("button", { name: "Soup" }).click();

  expect(onValueChange.mock.calls).toEqual([[["Soup", "Bread"]], [["Bread"]]]);
  await expect.element(screen.getByRole("button", { name: "Bread" })).toHaveAttribute("aria-pressed", "true");
  await expect.element(screen.getByRole("button", { name: "Soup" })).toHaveAttribute("aria-pressed", "false");
});

it("keeps at most one value with selection single, and deselects it", async () => {
  const onValueChange = vi.fn();
  const screen = await renderKit(<DishTypes selection="single" onValueChange={onValueChange} />);

  await screen.getByRole("button", { name: "Bread" }).click();
  await screen.getByRole("button", { name: "Soup" }).click();
  await screen.getByRole("button", { name: "Soup" }).click();

  expect(onValueChange.mock.calls).toEqual([[["Bread"]], [["Soup"]], [[]]]);
  await expect.element(screen.getByRole("button", { name: "Bread" })).toHaveAttribute("aria-pressed", "false");
});

it("is controlled by its values", async () => {
  const onValueChange = vi.fn();
  const screen = await renderKit(<DishTypes value={["Soup"]} onValueChange={onValueChange} />);

  await screen.getByRole("button", { name: "Bread" }).click();

  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(["Soup", "Bread"]);
  await expect.element(screen.getByRole("button", { name: "Bread" })).toHaveAttribute("aria-pressed", "false");
});

it("ignores chips that are controlled themselves", async () => {
  const onValueChange = vi.fn();
  const onPressedChange = vi.fn();
  const screen = await renderKit(
    <ChipGroup label="Dish types" onValueChange={onValueChange}>
      <Chip pressed onPressedChange={onPressedChange}>
        Soup
      </Chip>
    </ChipGroup>,
  );

  await screen.getByRole("button", { name: "Soup" }).click();

  expect(onPressedChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(onValueChange).not.toHaveBeenCalled();
});

it("moves the focus of a removed chip to the next one", async () => {
  const screen = await renderKit(<Pantry />);
  screen.getByRole("button", { name: "Remove Garlic" }).element().focus();

  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: "Remove Lemon" })).toHaveFocus();
  await userEvent.keyboard("{Delete}");
  await expect.element(screen.getByRole("button", { name: "Remove Tomatoes" })).toHaveFocus();
  await userEvent.keyboard("{Delete}");
  await expect.element(screen.getByRole("textbox")).toHaveFocus();
});

it("is a named toolbar, which receives the focus when its last chip is removed, without a focusFallback", async () => {
  const screen = await renderKit(<Pantry hasFallback="no" />);

  for (const food of ["Tomatoes", "Garlic", "Lemon"]) {
    await screen.getByRole("button", { name: `Remove ${food}` }).click();
  }

  await expect.element(screen.getByRole("toolbar", { name: "Ingredients" })).toHaveFocus();
});

function DishTypes(props: Omit<ChipGroupProps, "label">) {
  return (
    <ChipGroup label="Dish types" {...props}>
      {DISHES.map((dish) => (
        <Chip key={dish} value={dish}>
          {dish}
        </Chip>
      ))}
    </ChipGroup>
  );
}

function Pantry({ hasFallback = "yes" }: { hasFallback?: "yes" | "no" }) {
  const input = useRef<HTMLInputElement>(null);
  const [foods, setFoods] = useState(["Tomatoes", "Garlic", "Lemon"]);
  return (
    <>
      <input ref={input} aria-label="Ingredient" />
      <ChipGroup label="Ingredients" focusFallback={hasFallback === "yes" ? input : undefined}>
        {foods.map((food) => (
          <PickedChip
            key={food}
            removeLabel={`Remove ${food}`}
            onRemove={() => setFoods(foods.filter((each) => each !== food))}
          >
            {food}
          </PickedChip>
        ))}
      </ChipGroup>
    </>
  );
}
