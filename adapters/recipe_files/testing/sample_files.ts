import { gzipSync, strToU8, zipSync } from "fflate";

// One small recipe, as other programs write it.

export const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
export const json = (value: unknown) => strToU8(JSON.stringify(value));

export const paprikaSoup = {
  name: "Tomato soup",
  ingredients: "500 g tomatoes\r\n1 onion, chopped\n\n2 tbsp oil",
  directions: "Fry the onion.\n\nAdd the tomatoes.",
  notes: "Freezes well.",
  description: "A quick soup.",
  servings: "Serves 4",
  prep_time: "10 min",
  cook_time: "1 hr 5 min",
  total_time: "",
  source: "Maya",
  source_url: "https://recipes.example/soup",
  categories: ["Soups"],
  rating: 5,
  photo_data: Buffer.from(picture).toString("base64"),
};
export const paprika = (recipe: object = paprikaSoup) => gzipSync(json(recipe));

export const tandoorSoup = {
  name: "Tomato soup",
  description: "A quick soup.",
  keywords: [{ name: "Soups", description: "" }],
  steps: [
    {
      name: "",
      instruction: "Fry the onion.",
      ingredients: [
        {
          food: { name: "tomatoes" },
          unit: { name: "g" },
          amount: "500.0000000000000000",
          note: "ripe",
          is_header: false,
          no_amount: false,
        },
        { food: { name: "onion" }, unit: null, amount: 0.33333, note: null, is_header: false, no_amount: false },
      ],
    },
    {
      name: "To serve",
      instruction: "Add the oil.",
      ingredients: [{ food: { name: "oil" }, unit: null, amount: 0, note: "", is_header: false, no_amount: true }],
    },
  ],
  working_time: 10,
  waiting_time: 20,
  servings: 4,
  servings_text: "",
  source_url: "https://recipes.example/soup",
};
export const tandoor = () => zipSync({ "recipe.json": json(tandoorSoup), "image.jpg": picture });

export const cook = `---
title: Tomato soup
servings: 4
tags: [soups, quick]
source:
  name: Maya
---

-- The onion first.
Chop @onion{1}(finely) in a #pan, and fry it in @olive oil{2%tbsp} for ~{5%minutes}.
Add @salt [- sea salt -] to taste.

> Freezes well.

== To serve ==
Garnish with @&basil leaves{=3}.
`;

export const kitchenOwl = {
  recipes: [
    {
      name: "Tomato soup",
      description: "1. Fry the onion.\n2. Add the tomatoes.",
      time: 30,
      yields: 4,
      source: "https://recipes.example/soup",
      items: [
        { name: "tomatoes", description: "500 g", optional: false },
        { name: "basil", description: "", optional: true },
      ],
      tags: ["soups"],
    },
  ],
};

export const mealieSoup = {
  slug: "tomato-soup",
  name: "Tomato soup",
  description: "A quick soup.",
  recipeServings: 4,
  recipeYieldQuantity: 1,
  recipeYield: "pot",
  totalTime: "1 hour 5 minutes",
  prepTime: "10 minutes",
  performTime: "PT55M",
  orgURL: "https://recipes.example/soup",
  rating: 4.6,
  tags: [{ name: "Quick", slug: "quick" }],
  recipeCategory: [{ name: "Soups", slug: "soups" }],
  notes: [{ title: "", text: "Freezes well." }],
  recipeInstructions: [
    { title: "", text: "Fry the onion.", ingredientReferences: [] },
    { title: "To serve", text: "Add the basil." },
  ],
  recipeIngredient: [
    {
      quantity: 500,
      unit: { name: "gram", pluralName: "grams" },
      food: { name: "tomato", pluralName: "tomatoes" },
      note: "ripe",
      referenceId: "1",
    },
    { quantity: 0.5, unit: null, food: { name: "onion", pluralName: "onions" }, note: "", referenceId: "2" },
    { title: "To serve", quantity: 1, unit: null, food: null, note: "2 tbsp basil, torn", referenceId: "3" },
  ],
};
/** As in Mealie's exports, where the keys are those of Python. */
export const mealieExported = JSON.parse(
  JSON.stringify(mealieSoup)
    .replaceAll("orgURL", "org_url")
    .replaceAll(/(?<=[a-z])[A-Z](?=\w+":)/gu, (letter) => `_${letter.toLowerCase()}`),
) as object;

export const recipeSage = {
  recipes: [
    {
      "@context": "http://schema.org",
      "@type": "Recipe",
      identifier: "1",
      name: "Tomato soup",
      description: "A quick soup.",
      image: ["https://recipes.example/soup.jpg", "/local.jpg"],
      prepTime: "10 min",
      totalTime: "PT1H5M",
      recipeIngredient: ["500 g tomatoes", "[To serve]", "basil & oil"],
      recipeInstructions: [
        { "@type": "HowToStep", text: "Fry the onion." },
        { "@type": "HowToSection", name: "To serve" },
        { "@type": "HowToStep", text: "Add the basil." },
      ],
      recipeYield: "4 servings",
      recipeCategory: ["soups"],
      creditText: "Maya",
      isBasedOn: "https://recipes.example/soup",
      comment: [{ "@type": "Comment", name: "Author Notes", text: "Freezes well.\n\nAlso cold." }],
      aggregateRating: { "@type": "AggregateRating", ratingValue: "5", bestRating: "5" },
    },
  ],
};
