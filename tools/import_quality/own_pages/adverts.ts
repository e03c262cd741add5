import { each, howTo, html, jsonLd, type OwnPage, ol, ul } from "./own_page.ts";

const title = "Fried Rice";
const ingredients = ["300 g cooked rice", "2 eggs", "1 tbsp soy sauce", "100 g peas"];
const steps = [
  "Heat the pan until it smokes.",
  "Fry the eggs and the rice, stirring all the time.",
  "Add peas and sauce.",
];
const expected = { title, ingredients, instructions_list: steps };
const page = ({ list, method, head = "" }: { list: readonly string[]; method: string; head?: string }) =>
  html(`${title} - Our Table`, {
    head,
    body: `<h1>${title}</h1><h2>Ingredients</h2>${ul(list)}<h2>Method</h2>${method}<h2>Notes</h2><p>Use cold rice.</p>`,
  });
/** With texts before the second step. */
const between = (...texts: readonly string[]) => [steps[0] ?? "", ...texts, ...steps.slice(1)];

/** Prices, adverts and buttons beside the parts of a recipe. */
export const ADVERTS: readonly OwnPage[] = [
  {
    name: "prices of products between the steps",
    page: page({ list: ingredients, method: each("p", between("Carbon steel wok", "$39.95", "Shop now")) }),
    expected,
  },
  {
    name: "adverts between the steps",
    page: page({ list: ingredients, method: each("p", between("Advertisement", "Continue reading below")) }),
    expected,
  },
  {
    name: "adverts among the items",
    page: page({
      list: [...ingredients.slice(0, 2), "ADVERTISEMENT", ...ingredients.slice(2)],
      method: ol(between("Advertisement - scroll to continue")),
    }),
    expected,
  },
  {
    name: "prices and buttons among the ingredients",
    page: page({ list: ingredients.flatMap((line) => [line, "€ 1,99", "Add to cart"]), method: ol(steps) }),
    expected,
  },
  {
    name: "buttons and counts below the steps",
    page: page({
      list: ingredients,
      method: each("p", [...steps, "Pin it", "Print recipe", "Rate this recipe", "1,204 shares"]),
    }),
    expected,
  },
  {
    name: "adverts in schema.org",
    page: page({
      list: ingredients,
      method: ol(steps),
      head: jsonLd({
        name: title,
        recipeIngredient: [...ingredients, "Advertisement"],
        recipeInstructions: howTo(between("Advertisement", "Buy our wok for $39.95")),
      }),
    }),
    expected,
  },
  {
    name: "an invitation to a newsletter between the steps",
    page: page({
      list: ingredients,
      method: each("p", between("Sign up for our newsletter", "Enter your email", "Subscribe")),
    }),
    expected,
  },
];
