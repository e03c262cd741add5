import type { OwnPage } from "./own_page.ts";

const ingredients = ["400 g lentils", "1 onion", "2 carrots", "1 tbsp vinegar"];
const steps = [
  "Boil the lentils for half an hour.",
  "Fry onion and carrots and add them.",
  "Season it with the vinegar.",
];
const expected = { title: "Lentil Soup", ingredients, instructions_list: steps };

/** Texts that were copied from a page, a message or a book. */
export const PASTED: readonly OwnPage[] = [
  {
    name: "a path above the name",
    page: `Home › Recipes › Soups\nLentil Soup\nServes 4\nIngredients\n${ingredients.join("\n")}\nMethod\n${steps.join("\n")}`,
    expected: { ...expected, yields: "4" },
  },
  {
    name: "amounts on lines of their own",
    page: `Lentil Soup\n\nIngredients\n400 g\nlentils\n1\nonion\n2\ncarrots\n1 tbsp\nvinegar\n\nDirections\n${steps.join("\n")}`,
    expected,
  },
  {
    name: "buttons and prices of a shop",
    page: `Lentil Soup\nPrint\nIngredients\n${ingredients.join("\n$ 2.49\nAdd to cart\n")}\nInstructions\n${steps.join("\nAdvertisement\n")}`,
    expected,
  },
  {
    name: "an address at the end",
    page: `Lentil Soup\n\n${ingredients.map((line) => `- ${line}`).join("\n")}\n\n${steps.join("\n")}\n\nhttps://ourtable.example/lentil-soup`,
    expected,
  },
  {
    name: "a message in Markdown",
    page: `# Lentil Soup\n\n## Ingredients\n\n${ingredients.map((line) => `* ${line}`).join("\n")}\n\n## Steps\n\n${steps.map((step, at) => `${at + 1}. ${step}`).join("\n")}\n`,
    expected,
  },
];
