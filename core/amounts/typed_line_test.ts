import { expect, it } from "vitest";
import { type MeasuredFood, typedLineText } from "./mod.ts";

const garlic: MeasuredFood = { one: "garlic", many: "garlic", quantity: 2, unit: "clove", preparation: "grated" };
const onion: MeasuredFood = { one: "large onion", many: "large onions", quantity: 1, unit: "piece" };

// #recipe-own-words
it.each<[string, MeasuredFood, string, string]>([
  ["2 cloves of garlic, grated", garlic, "4 cloves of garlic, grated", "1 clove of garlic, grated"],
  ["1 large onion", onion, "2 large onions", "½ large onion"],
  ["two large onions, sliced", { ...onion, quantity: 2 }, "4 large onions, sliced", "1 large onion, sliced"],
  ["500g flour (type 550)", food("flour", 500, "g"), "1 kg flour (type 550)", "250 g flour (type 550)"],
  ["1 ½ cups of milk", food("milk", 1.5, "cup"), "3 cups of milk", "¾ cup of milk"],
  ["2–3 tbsp olive oil", food("olive oil", 3, "tbsp"), "4–6 tbsp olive oil", "1–1½ tbsp olive oil"],
  ["Flour, 200 g", food("flour", 200, "g"), "Flour, 400 g", "Flour, 100 g"],
])("keeps the words of %j, doubled and halved", (line, measured, doubled, halved) => {
  const text = (portions: number) => typedLineText(line, measured, { servings: 4, portions });

  expect([text(4), text(8), text(2)]).toEqual([line, doubled, halved]);
});

it("writes the line anew where its amount is in other words", () => {
  const beans = { ...food("beans", 800, "g"), note: "2 tins" };

  expect(typedLineText("2 x 400 g tins of beans", beans, { servings: 4 })).toBe("2 x 400 g tins of beans");
  expect(typedLineText("2 x 400 g tins of beans", beans, { servings: 4, portions: 8 })).toBe("1.6 kg beans (4 tins)");
});

it("reads a very long line in a moment", () => {
  expect(typedLineText("1 ".repeat(20_000), onion, { servings: 1, portions: 2 })).toContain("2");
});

function food(name: string, quantity: number, unit: MeasuredFood["unit"]): MeasuredFood {
  return { one: name, many: name, quantity, unit };
}
