import { expect, it } from "vitest";
import { NO_CUISINE, type RecipePage } from "../../../core/recipe/mod.ts";
import { recipe } from "../../memory/people_and_recipes.ts";
import { schemaOrgRecipe } from "./schema_org_recipe.ts";

const origin = "https://weekplate.example";
const unrated = { mean: undefined, reviews: 0 };
const soup = recipe({
  id: "lentil-soup",
  name: "Lentil Soup",
  cuisine: "Levantine",
  keywords: ["soup", "pulses"],
  dishTypes: ["Soup"],
  diets: ["vegan", "vegetarian"],
  totalMinutes: 90,
  images: ["/pictures/lentil-soup-2.webp"],
  foods: ["red-lentil", "onion"],
  steps: ["Fry the onion.\nSlowly.", "Add the lentils."],
});

/** As a reader of the page gets it. */
function read(page: RecipePage): Record<string, unknown> {
  return JSON.parse(JSON.stringify(schemaOrgRecipe(page, { origin })));
}

it("describes a recipe with whole addresses", () => {
  const url = "https://weekplate.example/recipe/lentil-soup";

  expect(read({ recipe: soup, rating: { mean: 4.5, reviews: 12 } })).toEqual({
    "@context": "https://schema.org",
    "@type": "Recipe",
    "@id": url,
    url,
    name: "Lentil Soup",
    description: "Lentil Soup, as we make it.",
    image: [
      "https://weekplate.example/pictures/lentil-soup.webp",
      "https://weekplate.example/pictures/lentil-soup-2.webp",
    ],
    recipeYield: "4 servings",
    totalTime: "PT90M",
    recipeCategory: ["Soup"],
    recipeCuisine: "Levantine",
    keywords: "soup, pulses",
    suitableForDiet: [
      "https://schema.org/VeganDiet",
      "https://schema.org/VegetarianDiet",
      "https://schema.org/GlutenFreeDiet",
      "https://schema.org/LowLactoseDiet",
    ],
    recipeIngredient: ["100 g red lentil", "100 g onion"],
    recipeInstructions: [
      { "@type": "HowToStep", text: "Fry the onion.\nSlowly." },
      { "@type": "HowToStep", text: "Add the lentils." },
    ],
    nutrition: {
      "@type": "NutritionInformation",
      servingSize: "1 serving",
      calories: "400 kcal",
      proteinContent: "20 g",
      carbohydrateContent: "40 g",
      fatContent: "15 g",
      fiberContent: "6 g",
      sodiumContent: "480 mg",
    },
    aggregateRating: { "@type": "AggregateRating", ratingValue: 4.5, ratingCount: 12 },
  });
});

it("says nothing that is not known", () => {
  const contents = [
    { constituent: "gluten", state: "contains", foods: [] },
    { constituent: "milk", state: "may contain", foods: [] },
  ] as const;
  const nutrition = { ...soup.nutrition, weightShare: 0.94 };
  const page = read({
    recipe: {
      ...soup,
      description: "",
      cuisine: NO_CUISINE,
      keywords: [],
      dishTypes: [],
      diets: [],
      contents,
      nutrition,
      servings: 1,
      totalMinutes: undefined,
    },
    rating: unrated,
  });

  expect(Object.keys(page)).toEqual([
    "@context",
    "@type",
    "@id",
    "url",
    "name",
    "image",
    "recipeYield",
    "recipeIngredient",
    "recipeInstructions",
  ]);
  expect(page["recipeYield"]).toBe("1 serving");
});
