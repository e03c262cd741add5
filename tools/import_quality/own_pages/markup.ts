import { howTo, html, jsonLd, type OwnPage, ol, ul } from "./own_page.ts";

const title = "Flat Bread";
const ingredients = ["2 cups flour", "1 tsp salt", "150 ml water"];
const steps = ["Knead flour, salt and water to a dough.", "Roll it out thinly.", "Bake it in a hot pan on both sides."];
const expected = { title, ingredients, instructions_list: steps };
const withData = (recipe: object) =>
  html(title, {
    head: jsonLd({ name: title, recipeIngredient: ingredients, recipeInstructions: howTo(steps), ...recipe }),
    body: `<h1>${title}</h1>`,
  });
const withList = (list: string, method = ol(steps)) =>
  html(title, { body: `<h1>${title}</h1><h2>Ingredients</h2>${list}<h2>Method</h2>${method}` });

/** Texts with markup in them, and lines that were split. */
export const MARKUP: readonly OwnPage[] = [
  {
    name: "links that are escaped twice",
    page: withData({
      recipeIngredient: [
        '2 cups &lt;a href="/flour" target="_blank"&gt;flour&lt;/a&gt;',
        "1 tsp &lt;b&gt;salt&lt;/b&gt;",
        "150 ml water",
      ],
    }),
    expected,
  },
  {
    name: "paragraphs that are escaped twice",
    page: withData({ recipeInstructions: steps.map((step) => `&lt;p&gt;${step}&lt;/p&gt;`).join("") }),
    expected,
  },
  {
    name: "links of Markdown",
    page: withData({
      recipeIngredient: ["2 cups [flour](https://ourtable.example/flour)", "1 tsp **salt**", "150 ml water"],
    }),
    expected,
  },
  {
    name: "bold text of Markdown in steps",
    page: withData({ recipeInstructions: steps.map((step, at) => `**${at + 1}.** ${step}`).join("\n\n") }),
    expected,
  },
  {
    name: "amount and food on two lines of a text",
    page: withData({ recipeIngredient: "2 cups\nflour\n1 tsp\nsalt\n150 ml\nwater" }),
    expected,
  },
  {
    name: "amount and food in two texts",
    page: withData({ recipeIngredient: ["2 cups", "flour", "1 tsp", "salt", "150 ml", "water"] }),
    expected,
  },
  {
    name: "a line break within an item",
    page: withList(ul(["2 cups<br>flour", "1 tsp<br>salt", "150 ml<br>water"])),
    expected,
  },
  {
    name: "short codes of a plugin",
    page: withData({ recipeInstructions: howTo(steps.map((step) => `${step} [adinserter block="3"]`)) }),
    expected,
  },
];
