import { tomas } from "../../adapters/memory/people_and_recipes.ts";
import type { ImportedRecipe, RecipeOfFile } from "../../core/cookbook/mod.ts";
import type { WrittenRecipeWire } from "../../wire/cookbook/own_recipes.ts";
import type { MemoryCookbook } from "./api/mod.ts";
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
export const fewOwnRecipes: MemoryCookbook = {
  stored: [
    { recipe: potatoSalad, isShared: true, photos: [lemonSalmon.mainImage] },
    { recipe: { name: "Spinach Pancakes", tags: ["children", "weekday"] } },
    { recipe: { name: "Lentil Soup of the Harbour Café", tags: [] }, owner: tomas },
  ],
};

export const potatoSaladPage = "https://example.com/potato-salad";

export const potatoSaladRead = {
  recipe: potatoSalad,
  pictures: [{ url: "https://example.com/potato-salad.jpg" }],
  doubts: ["“2 tbsp quince vinegar” is no food that we know."],
  pageText: [
    potatoSalad.name,
    "Ingredients",
    ...potatoSalad.ingredients.flatMap(({ lines }) => lines.map(({ text }) => text)),
    "Method",
    ...potatoSalad.steps,
  ].join("\n"),
} satisfies ImportedRecipe;

/** An export of another program: five recipes, with every outcome that an import can have. */
export const recipeBoxFile = "recipe-box.paprikarecipes";

export const recipeBox: readonly RecipeOfFile[] = [
  storyImport("Spinach Pancakes"),
  { ok: { ...potatoSaladRead, pictures: [] } },
  { ok: { ...potatoSaladRead, pictures: [] } },
  { rejected: "It has neither ingredients nor steps.", name: "Notes" },
  storyImport("Plum Cake"),
];

/** A recipe of a file, of which nothing but the name is known. */
export function storyImport(name: string): RecipeOfFile {
  return { ok: { recipe: { name, ingredients: [], steps: [], notes: [], tags: [] }, pictures: [], doubts: [] } };
}
