import { each, html, type OwnPage } from "./own_page.ts";

const title = "Carrot Salad";
const ingredients = ["500 g carrots", "2 tbsp lemon juice", "1 tbsp oil", "1 handful parsley"];
const steps = ["Grate the carrots.", "Dress them with the juice and the oil.", "Scatter the parsley over them."];
const expected = { title, ingredients, instructions_list: steps, yields: "4", total_time: 15 };
const app = (script: string) =>
  html(`${title} | Our Table`, { body: `<div id="app"><h1>${title}</h1><p>Loading…</p></div>${script}` });
const escaped = (json: object) => JSON.stringify(json).replaceAll('"', "&quot;");

/** Recipes in data that is not of schema.org. */
export const OTHER_DATA: readonly OwnPage[] = [
  {
    name: "the state of Next.js",
    page: app(
      `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({
        props: {
          pageProps: {
            menu: [{ title: "Recipes", items: ["Soups", "Salads"] }],
            recipe: {
              title,
              servings: 4,
              totalTime: 15,
              ingredients: ingredients.map((text, id) => ({ id, text })),
              instructions: steps.map((text, id) => ({ id, text })),
            },
          },
        },
      })}</script>`,
    ),
    expected,
  },
  {
    name: "the state of a script",
    page: app(
      `<script>window.__INITIAL_STATE__ = ${JSON.stringify({
        page: { data: { name: title, yield: "4 servings", total_time: "15 min", ingredients, directions: steps } },
      })};</script>`,
    ),
    expected,
  },
  {
    name: "JSON with the parts of each ingredient",
    page: app(
      `<script type="application/json">${JSON.stringify({
        recipe: {
          name: title,
          servings: "4",
          totalTime: "PT15M",
          ingredients: [
            { quantity: 500, unit: "g", name: "carrots" },
            { quantity: 2, unit: "tbsp", name: "lemon juice" },
            { quantity: 1, unit: "tbsp", name: "oil" },
            { quantity: "1", unit: "handful", name: "parsley" },
          ],
          steps: steps.map((description, index) => ({ number: index + 1, description })),
        },
      })}</script>`,
    ),
    expected,
  },
  {
    name: "an attribute of an element",
    page: html(title, {
      body: `<h1>${title}</h1><recipe-card data-recipe="${escaped({ title, servings: 4, totalTime: "15 min", ingredients, method: steps })}"></recipe-card>`,
    }),
    expected,
  },
  {
    name: "meta elements in the head",
    page: html(title, {
      head: `${ingredients.map((text) => `<meta name="recipe:ingredient" content="${text}">`).join("")}${steps
        .map((text) => `<meta name="recipe:instruction" content="${text}">`)
        .join("")}<meta name="recipe:servings" content="4"><meta name="recipe:total_time" content="15 min">`,
      body: `<h1>${title}</h1><p>Loading…</p>`,
    }),
    expected,
  },
  {
    name: "meta elements of microdata",
    page: html(title, {
      body: `<div itemscope itemtype="https://schema.org/Recipe"><meta itemprop="name" content="${title}"><meta itemprop="recipeYield" content="4"><meta itemprop="totalTime" content="PT15M">
        ${ingredients.map((text) => `<meta itemprop="recipeIngredient" content="${text}">`).join("")}<div itemprop="recipeInstructions">${each("p", steps)}</div></div>`,
    }),
    expected,
  },
  {
    name: "JSON with groups of ingredients and of steps",
    page: app(
      `<script type="application/json">${JSON.stringify({
        data: {
          title,
          servings: 4,
          totalTime: 15,
          ingredients: [
            { title: "Salad", ingredients: ingredients.slice(0, 1) },
            { title: "Dressing", ingredients: ingredients.slice(1) },
          ],
          instructions: [{ title: "", steps: steps.map((text) => ({ text })) }],
        },
      })}</script>`,
    ),
    expected,
  },
];
