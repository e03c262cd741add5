import { expect, it } from "vitest";
import { buildRecipe } from "./build_recipe.ts";
import { readCompositionTable } from "./composition_table.ts";
import { tomatoSoupFile } from "./testing/tomato_soup_file.ts";

const table = await readCompositionTable();

// #recipe-one-source
it("derives the displayed recipe from the file", () => {
  const file = tomatoSoupFile({ keeping: "Keeps for 4 days in the fridge.", swap: "Good with bread." });
  const recipe = buildRecipe(file, table, { detailPictures: 2 });

  expect(recipe).toMatchObject({
    id: "roasted-tomato-soup-with-basil",
    dishTypes: ["Soup"],
    preferences: ["Dinner"],
    diets: ["vegan", "vegetarian"],
    notes: ["Keeps for 4 days in the fridge.", "Good with bread."],
    servings: 4,
    totalMinutes: 60,
    mainImage: "/pictures/roasted-tomato-soup-with-basil.webp",
    images: [
      "/pictures/roasted-tomato-soup-with-basil-detail-1.webp",
      "/pictures/roasted-tomato-soup-with-basil-detail-2.webp",
    ],
  });
  expect(recipe.contents).toContainEqual({
    constituent: "celery",
    state: "contains",
    foods: [{ name: "vegetable stock", reason: undefined }],
  });
  expect(recipe.ingredientGroups[0]?.items[0]).toEqual({
    food: "tomato",
    foodName: "tomato",
    text: "1.2 kg ripe tomatoes, halved",
    measured: {
      quantity: 1200,
      unit: "g",
      one: "ripe tomatoes",
      many: "ripe tomatoes",
      preparation: "halved",
    },
    grams: 1200,
    optional: false,
    principal: true,
  });
});

// #recipe-notes
it("writes sub-steps as further lines, and no note among them", () => {
  const file = tomatoSoupFile({ keeping: "Keeps for 4 days." });
  const { steps, notes } = buildRecipe(file, table, { detailPictures: 0 });

  expect(steps[0]).toBe("Heat the oven to 200 °C (180 °C fan).");
  expect(steps.at(-1)).toBe("Blend with the basil until smooth.\nHot soup pushes upwards: hold the lid with a cloth.");
  expect(notes).toEqual(["Keeps for 4 days."]);
});
