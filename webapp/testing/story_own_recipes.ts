import { tomas } from "../../adapters/memory/people_and_recipes.ts";
import type { ListImportResultsReply, ReadPageReply, WrittenRecipeWire } from "../platform/api/mod.ts";
import type { MemoryOwnRecipes } from "./api/mod.ts";
import { lemonSalmon } from "./story_recipes.ts";

/** An own recipe with every field. */
export const potatoSalad = {
  name: "Aunt Berit's Warm Potato Salad",
  description: "Made while the potatoes are still warm, so that they take up the dressing.",
  portions: 4,
  prepMinutes: 15,
  cookMinutes: 25,
  totalMinutes: 40,
  ingredients: [
    { lines: [{ text: "800 g potatoes" }, { text: "2 shallots, finely chopped" }, { text: "4 eggs" }] },
    {
      title: "For the dressing",
      lines: [{ text: "60 g olive oil" }, { text: "2 tbsp quince vinegar" }, { text: "salt, to taste" }],
    },
  ],
  steps: [
    "Boil the potatoes in their skins until a knife slides in.",
    "Whisk the dressing.",
    "Slice, dress and serve warm.",
  ],
  notes: ["Keeps until the next day; let it come to room temperature."],
  source: { name: "Aunt Berit", url: "https://example.com/potato-salad" },
  tags: ["quick", "picnic"],
} satisfies WrittenRecipeWire;

/** A few recipes of Maya's, and one that Tomás shares. */
export const fewOwnRecipes: MemoryOwnRecipes = {
  stored: [
    { recipe: potatoSalad, isShared: true, photos: [{ id: "1", url: lemonSalmon.mainImage }] },
    { recipe: { name: "Spinach Pancakes", tags: ["children", "weekday"] } },
    { recipe: { name: "Lentil Soup of the Harbour Café", tags: [] }, owner: tomas },
  ],
};

/** The address of a page with a recipe. */
export const potatoSaladPage = "https://example.com/potato-salad";

/** The content of the page. */
export const potatoSaladRead: ReadPageReply = {
  recipe: potatoSalad,
  pictures: ["https://example.com/potato-salad.jpg"],
  doubts: ["“2 tbsp quince vinegar” is no food that we know."],
  duplicates: [],
};

/** An export of another program: five recipes, each with another result, and many more of them. */
export const recipeBoxFile = "recipe-box.paprikarecipes";

/** The outcomes of the recipes of the file. */
export const recipeBoxResults: ListImportResultsReply["results"] = [
  { name: "Spinach Pancakes", outcome: "imported", reasons: [], recipeId: "own-2" },
  {
    name: "Aunt Berit's Warm Potato Salad",
    outcome: "doubtful",
    reasons: ["“2 tbsp quince vinegar” is no food that we know."],
    recipeId: "own-3",
  },
  { name: "Lentil Soup", outcome: "duplicate", reasons: ["You have it from the same address."], recipeId: "own-1" },
  { name: "Notes", outcome: "rejected", reasons: ["It has neither ingredients nor steps."], recipeId: null },
  { name: "Plum Cake", outcome: "imported", reasons: [], recipeId: "own-4" },
];
