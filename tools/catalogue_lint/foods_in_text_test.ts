import { expect, it } from "vitest";
import { readCompositionTable } from "../../catalogue/importer/composition_table.ts";
import { FoodsInText } from "./foods_in_text.ts";

const words = new FoodsInText(await readCompositionTable());

it.each([
  ["Drain the potatoes and toss them with butter.", ["potato", "butter"]],
  ["Lay the red peppers beside the chillies.", ["red-bell-pepper", "chili-pepper"]],
  ["Stir in the tomato paste, not the tomatoes.", ["tomato-paste", "tomato"]],
  ["Crush the garlic cloves with jalapeño.", ["garlic", "jalapeno"]],
  ["Add the chickpea flour and the bay leaves.", ["chickpea-flour", "bay-leaf"]],
  ["Scatter with spring onions and king prawns.", ["scallion", "shrimp"]],
])("finds in “%s” %j", (sentence, foods) => {
  expect(words.find(sentence).map(({ food }) => food)).toEqual(foods);
});

it.each([
  "Fry until crisp, sprinkle and leave the grit behind.",
  "Dry your hands on a tea towel.",
  "Crush them with a potato masher.",
])("finds no food in “%s”", (sentence) => {
  expect(words.find(sentence)).toEqual([]);
});
