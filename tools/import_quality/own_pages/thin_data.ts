import { each, howTo, html, jsonLd, type OwnPage, ol, ul } from "./own_page.ts";

const ingredients = ["800 g chicken thighs", "2 onions, sliced", "3 tbsp olive oil", "1 tsp paprika", "250 ml stock"];
const steps = [
  "Season the chicken with the paprika and brown it in the oil on both sides.",
  "Add the onions and fry them until they are soft.",
  "Pour in the stock, cover the pan and braise everything for 40 minutes.",
];
const shown = (title: string) =>
  `<header><nav>${ul(["Home", "Recipes", "About"])}</nav></header><main><h1>${title}</h1>
   <p>We cook it on cold evenings, when there is no hurry.</p>
   <h2>Ingredients</h2>${ul(ingredients)}<h2>Instructions</h2>${ol(steps)}
   <h2>Notes</h2><p>It is good with rice.</p></main><footer><p>Our Table, all rights reserved</p></footer>`;
const expectedOf = (title: string) => ({ title, ingredients, instructions_list: steps });
const withData = (title: string, recipe: object) =>
  html(`${title} - Our Table`, { head: jsonLd({ name: title, ...recipe }), body: shown(title) });

/** Data for search engines that is thin, beside a page that is complete. */
export const THIN_DATA: readonly OwnPage[] = [
  {
    name: "one ingredient of one word and a teaser",
    page: withData("Braised Chicken", {
      recipeIngredient: ["Chicken"],
      recipeInstructions: "Find the whole recipe for this easy braised chicken on our site.",
    }),
    expected: expectedOf("Braised Chicken"),
  },
  {
    name: "ingredients in one word each",
    page: withData("Paprika Chicken", {
      recipeIngredient: ["chicken", "onions", "oil", "paprika", "stock"],
      recipeInstructions: howTo(steps),
    }),
    expected: expectedOf("Paprika Chicken"),
  },
  {
    name: "the description as the only step",
    page: withData("Weeknight Chicken", {
      description: "A braised chicken dish with paprika and onions, made in one pan.",
      recipeIngredient: ingredients,
      recipeInstructions: "A braised chicken dish with paprika and onions, made in one pan.",
    }),
    expected: expectedOf("Weeknight Chicken"),
  },
  {
    name: "steps as JSON in a text",
    page: html("Chicken Pot - Our Table", {
      head: jsonLd({
        name: "Chicken Pot",
        recipeIngredient: ingredients,
        recipeInstructions: JSON.stringify(howTo(steps)),
      }),
      body: "<h1>Chicken Pot</h1><p>A pot for cold evenings.</p>",
    }),
    expected: expectedOf("Chicken Pot"),
  },
  {
    name: "steps as JSON that is cut off",
    page: withData("Chicken Stew", {
      recipeIngredient: ingredients,
      recipeInstructions: JSON.stringify(howTo(steps)).slice(0, 90),
    }),
    expected: expectedOf("Chicken Stew"),
  },
  {
    name: "only the start of JSON",
    page: withData("Chicken Supper", { recipeIngredient: ingredients, recipeInstructions: ["[{"] }),
    expected: expectedOf("Chicken Supper"),
  },
  {
    name: "ingredients as JSON in a text",
    page: html("Chicken Tray - Our Table", {
      head: jsonLd({
        name: "Chicken Tray",
        recipeIngredient: JSON.stringify(ingredients),
        recipeInstructions: howTo(steps),
      }),
      body: "<h1>Chicken Tray</h1>",
    }),
    expected: expectedOf("Chicken Tray"),
  },
  {
    name: "an address as the only step",
    page: withData("Onion Chicken", {
      recipeIngredient: ingredients,
      recipeInstructions: "https://ourtable.example/onion-chicken#method",
    }),
    expected: expectedOf("Onion Chicken"),
  },
  {
    name: "a pointer to a video as the only step",
    page: withData("Slow Chicken", { recipeIngredient: ingredients, recipeInstructions: ["Watch the video below."] }),
    expected: expectedOf("Slow Chicken"),
  },
  {
    name: "a step that ends in the middle",
    page: withData("Pan Chicken", {
      recipeIngredient: ingredients,
      recipeInstructions: [{ "@type": "HowToStep", text: "Season the chicken with the paprika and brown it…" }],
    }),
    expected: expectedOf("Pan Chicken"),
  },
  {
    name: "steps with pictures and no text",
    page: withData("Sunday Chicken", {
      recipeIngredient: ingredients,
      recipeInstructions: [
        { "@type": "HowToStep", name: "Step 1", image: "/1.jpg" },
        { "@type": "HowToStep", name: "Step 2", image: "/2.jpg" },
      ],
    }),
    expected: expectedOf("Sunday Chicken"),
  },
  {
    name: "all ingredients in one line without amounts",
    page: withData("Family Chicken", {
      recipeIngredient: ["chicken, onions, oil, paprika, stock"],
      recipeInstructions: howTo(steps),
    }),
    expected: expectedOf("Family Chicken"),
  },
  {
    name: "microdata of the first ingredient alone",
    page: html("Garden Chicken", {
      body: `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Garden Chicken</h1>
        <h3>Ingredients</h3><ul><li itemprop="recipeIngredient">${ingredients[0]}</li>${each("li", ingredients.slice(1))}</ul>
        <h3>Preparation</h3><ol itemprop="recipeInstructions">${each("li", steps)}</ol></div>`,
    }),
    expected: expectedOf("Garden Chicken"),
  },
  {
    name: "the name of the dish as the only step",
    page: withData("Oven Chicken", {
      recipeIngredient: ingredients,
      recipeInstructions: { "@type": "HowToSection", name: "Oven Chicken", itemListElement: [] },
    }),
    expected: expectedOf("Oven Chicken"),
  },
  {
    name: "one long step that is the whole recipe",
    page: html("Mug Cake - Our Table", {
      head: jsonLd({
        name: "Mug Cake",
        recipeIngredient: ["4 tbsp flour", "2 tbsp sugar", "1 egg"],
        recipeInstructions: "Stir everything in a mug and cook it in the microwave for 90 seconds at full power.",
      }),
      body: `<h1>Mug Cake</h1><h2>Comments</h2>${ul(["I made it with 2 tbsp cocoa.", "Mine took 2 minutes.", "Nice."])}`,
    }),
    expected: {
      title: "Mug Cake",
      ingredients: ["4 tbsp flour", "2 tbsp sugar", "1 egg"],
      instructions_list: ["Stir everything in a mug and cook it in the microwave for 90 seconds at full power."],
    },
  },
  {
    name: "a recipe with one ingredient, complete",
    page: html("Baked Pumpkin - Our Table", {
      head: jsonLd({
        name: "Baked Pumpkin",
        recipeIngredient: ["1 small pumpkin"],
        recipeInstructions: howTo(["Halve the pumpkin and scrape out the seeds.", "Bake it for an hour until soft."]),
      }),
      body: `<h1>Baked Pumpkin</h1><h2>Ingredients</h2>${ul(["1 small pumpkin"])}<h2>More recipes</h2>${ul(["5 soups", "3 salads", "7 stews"])}`,
    }),
    expected: {
      title: "Baked Pumpkin",
      ingredients: ["1 small pumpkin"],
      instructions_list: ["Halve the pumpkin and scrape out the seeds.", "Bake it for an hour until soft."],
    },
  },
];
