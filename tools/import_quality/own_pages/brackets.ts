import { each, howTo, html, jsonLd, type OwnPage, ol, ul } from "./own_page.ts";

const steps = ["Heat the oven to 200 °C.", "Mix everything in a bowl.", "Bake it for half an hour."];
const expectedOf = (title: string, ingredients: readonly string[]) => ({
  title,
  ingredients,
  instructions_list: steps,
});
const withData = (title: string, recipeIngredient: readonly string[]) =>
  html(`${title} | Our Table`, {
    head: jsonLd({ name: title, recipeIngredient, recipeInstructions: howTo(steps) }),
    body: `<h1>${title}</h1><p>A dish for every day.</p>`,
  });

/** Plugins put brackets around notes that have some already. */
export const BRACKETS: readonly OwnPage[] = [
  {
    name: "doubled brackets at the end",
    page: withData("Oat Loaf", ["2 cups oat flour ((240 g))", "1 cup milk ((warm))", "1 tsp salt"]),
    expected: expectedOf("Oat Loaf", ["2 cups oat flour (240 g)", "1 cup milk (warm)", "1 tsp salt"]),
  },
  {
    name: "doubled brackets within a line",
    page: withData("Rye Buns", ["300 g ((2½ cups)) rye flour", "7 g yeast ((1 sachet)), dried", "salt"]),
    expected: expectedOf("Rye Buns", ["300 g (2½ cups) rye flour", "7 g yeast (1 sachet), dried", "salt"]),
  },
  {
    name: "doubled brackets with blanks",
    page: withData("Bean Bake", ["1 can tomatoes ( (400 g) )", "2 cans beans ( ( drained ) )"]),
    expected: expectedOf("Bean Bake", ["1 can tomatoes (400 g)", "2 cans beans (drained)"]),
  },
  {
    name: "doubled bracket that is closed once",
    page: withData("Plum Slice", ["6 plums ((stoned)", "100 g sugar (brown))", "200 g flour"]),
    expected: expectedOf("Plum Slice", ["6 plums (stoned)", "100 g sugar (brown)", "200 g flour"]),
  },
  {
    name: "empty brackets, and a comma after a bracket",
    page: withData("Lemon Bars", ["2 lemons (, juiced)", "3 eggs ()", "120 g butter (, soft)"]),
    expected: expectedOf("Lemon Bars", ["2 lemons (juiced)", "3 eggs", "120 g butter (soft)"]),
  },
  {
    name: "doubled brackets in microdata",
    page: html("Corn Cakes - Our Table", {
      body: `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Corn Cakes</h1>
        <ul><li itemprop="recipeIngredient">2 cobs of corn ((300 g kernels))</li><li itemprop="recipeIngredient">2 eggs</li></ul>
        <div itemprop="recipeInstructions">${each("p", steps)}</div></div>`,
    }),
    expected: expectedOf("Corn Cakes", ["2 cobs of corn (300 g kernels)", "2 eggs"]),
  },
  {
    name: "doubled brackets without data",
    page: html("Pea Patties", {
      body: `<h1>Pea Patties</h1><h2>Ingredients</h2>${ul(["500 g peas ((frozen))", "1 egg", "2 tbsp flour"])}<h2>Method</h2>${ol(steps)}`,
    }),
    expected: expectedOf("Pea Patties", ["500 g peas (frozen)", "1 egg", "2 tbsp flour"]),
  },
  {
    name: "brackets in brackets that are right",
    page: withData("Apple Crisp", ["4 apples (2 large (or 3 small) cooking apples)", "80 g oats", "1 tsp cinnamon"]),
    expected: expectedOf("Apple Crisp", [
      "4 apples (2 large (or 3 small) cooking apples)",
      "80 g oats",
      "1 tsp cinnamon",
    ]),
  },
];
