import { expect, it, vi } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { sampleFoods, sampleSuggestions } from "../testing/sample_foods.ts";
import { FoodToggle, FoodToggleGroup } from "./mod.ts";

const { garlic } = sampleFoods;

it("shows its pressed state by a thicker rim, not only by colour", async () => {
  const screen = await renderKit(
    <>
      <FoodToggle {...garlic} pressed={false} data-testid="off" />
      <FoodToggle {...garlic} pressed data-testid="on" />
    </>,
  );
  const rimOf = (id: string) =>
    Number.parseFloat(getComputedStyle(discOf(screen.getByTestId(id).element())).borderTopWidth);

  await expect.poll(() => rimOf("on")).toBeGreaterThanOrEqual(rimOf("off") * 2);
});

it("is controlled by its group through its value", async () => {
  const onValueChange = vi.fn();
  const screen = await renderKit(<Suggestions onValueChange={onValueChange} />);

  await screen.getByRole("button", { name: "Rice" }).click();

  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(["Garlic", "Rice"]);
  await expect.element(screen.getByRole("button", { name: "Garlic" })).toHaveAttribute("aria-pressed", "true");
});

function Suggestions({ onValueChange }: { onValueChange?: (value: string[]) => void }) {
  return (
    <FoodToggleGroup label="Suggestions" defaultValue={["Garlic"]} onValueChange={onValueChange}>
      {sampleSuggestions.map((food) => (
        <FoodToggle key={food.name} value={food.name} {...food} />
      ))}
    </FoodToggleGroup>
  );
}

function discOf(button: Element): Element {
  const disc = button.querySelector("img")?.parentElement;
  if (!disc) throw new Error("Cannot find the plate of a food: it has no picture");
  return disc;
}
