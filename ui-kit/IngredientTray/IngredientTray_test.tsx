import { useState } from "react";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { textsOf } from "../testing/read_all.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { sampleFoods, samplePantry } from "../testing/sample_foods.ts";
import { missingPicture } from "../testing/sample_pictures.ts";
import { IngredientTray, type TrayIngredient } from "./mod.ts";

it("is a region with a name; its food pictures are decorative", async () => {
  const screen = await renderKit(<Pantry />);

  await expect.element(screen.getByRole("region", { name: "Your ingredients" })).toBeVisible();
  await expect.element(screen.getByRole("img")).not.toBeInTheDocument();
});

it("asks to remove by ingredient and place", async () => {
  const onRemove = vi.fn();
  const screen = await renderKit(<Pantry onRemove={onRemove} />);

  await screen.getByRole("button", { name: "Remove Spinach" }).click();

  expect(onRemove).toHaveBeenCalledExactlyOnceWith(sampleFoods.spinach, 2);
});

it("announces politely what was removed and how much is left", async () => {
  const screen = await renderKit(<Pantry />);

  await screen.getByRole("button", { name: "Remove Lemon" }).click();

  expect(textsOf(screen.getByRole("status"))).toEqual(["4 ingredient(s) selected", "Lemon removed"]);
});

it("keeps the focus inside when an ingredient is removed, to the last one", async () => {
  const screen = await renderKit(<Pantry />);
  screen.getByRole("button", { name: "Remove Garlic" }).element().focus();

  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: "Remove Spinach" })).toHaveFocus();
  await userEvent.keyboard("{Delete}{Delete}{Delete}{Delete}");

  await expect.element(screen.getByText("Nothing chosen yet.")).toBeVisible();
  await expect.element(screen.getByRole("region")).toHaveFocus();
});

it("shows only a chip for a food without a picture or whose picture fails", async () => {
  const ingredients = [{ name: "Nigella seeds" }, { name: "Sumac", picture: missingPicture.src }, sampleFoods.lemon];
  const screen = await renderKit(<Pantry ingredients={ingredients} />);

  await expect.poll(() => screen.container.querySelectorAll("img")).toHaveLength(1);
  await expect.element(screen.getByRole("button")).toHaveLength(3);
});

it("places a food the same way beside any others", async () => {
  const screen = await renderKit(<Pantry />);
  const lie = () => screen.container.querySelector(`img[src="${sampleFoods.lemon.picture}"]`)?.getAttribute("style");
  const before = lie();

  await screen.getByRole("button", { name: "Remove Garlic" }).click();

  expect(before).toContain("--food-scale");
  expect(lie()).toBe(before);
});

interface PantryProps {
  ingredients?: readonly TrayIngredient[];
  onRemove?: (ingredient: TrayIngredient, place: number) => void;
}

function Pantry({ ingredients: first = samplePantry, onRemove }: PantryProps) {
  const [ingredients, setIngredients] = useState(first);
  return (
    <IngredientTray
      label="Your ingredients"
      ingredients={ingredients}
      onRemove={(removed, place) => {
        onRemove?.(removed, place);
        setIngredients(ingredients.filter((each) => each !== removed));
      }}
      summary={`${ingredients.length} ingredient(s) selected`}
      emptyText="Nothing chosen yet."
    />
  );
}
