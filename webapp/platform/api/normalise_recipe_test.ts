import { describe, expect, it } from "vitest";
import { normaliseRecipe } from "./normalise_recipe.ts";

const shakshuka = { id: "shakshuka-with-feta", name: "Shakshuka with Feta", mainImage: "/pictures/shakshuka.webp" };

const sauce = { ingredientGroups: [{ title: "Sauce", items: ["2 eggs"] }] };

function normalised(fields: Record<string, unknown>) {
  const recipe = normaliseRecipe({ ...shakshuka, ...fields });
  if (!recipe) throw new Error("There is no recipe in it");
  return recipe;
}

it("reads what our own server sends", () => {
  const recipe = normalised({
    images: ["/pictures/shakshuka-2.webp"],
    description: "Eggs in a spiced tomato pan.",
    numberOfServings: 4,
    totalTime: "30 Min",
    rating: { value: 4.6, reviews: 128 },
    ingredientGroups: [
      {
        title: "For the sauce",
        items: ["400 g tomatoes", "Salt"],
        amounts: [{ quantity: 400, unit: "g", one: "tomatoes", many: "tomatoes" }, null],
      },
    ],
    scales: "one-tin",
    instructions: ["Simmer the sauce.\nStir now and then."],
    notes: ["Keeps for 2 days."],
    nutritionalInfo: {
      calories: "398 kcal",
      protein: "21 g",
      carbs: "24 g",
      fat: "22.5 g",
      weightShare: 0.98,
      salt: { amount: "1.2 g", weightShare: 0.81 },
    },
    allergenGroups: {
      contains: [{ allergen: "eggs", foods: [{ name: "egg" }] }],
      mayContain: [{ allergen: "gluten", foods: [{ name: "stock", reason: "Cubes differ." }] }],
      free: ["lupin"],
    },
    brokenRules: [
      { rule: "eggs", state: "contains", foods: ["egg"], people: [{ id: 1, name: "Maya Lindqvist" }, { id: 2 }] },
      { rule: "dislike", state: "perhaps", disliked: "onion", foods: "red onion" },
      { state: "contains", foods: [] },
    ],
  });

  expect(recipe).toEqual({
    ...shakshuka,
    photos: ["/pictures/shakshuka-2.webp"],
    description: "Eggs in a spiced tomato pan.",
    servings: "4",
    totalTime: "30 Min",
    rating: { value: 4.6, reviews: 128 },
    ingredientGroups: [
      {
        title: "For the sauce",
        items: ["400 g tomatoes", "Salt"],
        amounts: [{ quantity: 400, unit: "g", one: "tomatoes", many: "tomatoes", optional: false }, undefined],
      },
    ],
    scales: "one-tin",
    instructions: ["Simmer the sauce.\nStir now and then."],
    notes: ["Keeps for 2 days."],
    calories: "398 kcal",
    protein: 21,
    carbs: 24,
    fat: 22.5,
    nutritionWeightShare: 0.98,
    salt: { grams: 1.2, weightShare: 0.81 },
    allergens: {
      contains: [{ allergen: "eggs", foods: [{ name: "egg", reason: undefined }] }],
      mayContain: [{ allergen: "gluten", foods: [{ name: "stock", reason: "Cubes differ." }] }],
      free: ["lupin"],
    },
    brokenRules: [
      { rule: "eggs", state: "contains", disliked: undefined, foods: ["egg"], people: [{ name: "Maya Lindqvist" }] },
      { rule: "dislike", state: "may contain", disliked: "onion", foods: [], people: [] },
    ],
  });
});

it("leaves out amounts that do not belong to the lines, and those that it cannot read", () => {
  const amount = { quantity: 2, unit: "piece", one: "egg", many: "eggs" };
  const amounts = (sent: unknown) =>
    normalised({ ingredientGroups: [{ items: ["2 eggs"], amounts: sent }] }).ingredientGroups[0]?.amounts;

  expect(amounts([amount])).toMatchObject([amount]);
  expect(amounts([amount, amount])).toBeUndefined();
  expect(amounts("2")).toBeUndefined();
  expect(amounts([{ ...amount, quantity: -2 }])).toEqual([undefined]);
  expect(amounts([{ ...amount, unit: "firkin" }])).toEqual([undefined]);
});

// #recipe-field-names
// A recipe with only that name is understood.
describe("every name of the specification", () => {
  const cases = [
    ["name", { name: "Green Shakshuka" }, { name: "Green Shakshuka" }],
    ["mainImage", { mainImage: "/pictures/green.webp" }, { mainImage: "/pictures/green.webp" }],
    ["images", { images: ["/pictures/green-2.webp"] }, { photos: ["/pictures/green-2.webp"] }],
    ["description", { description: "Eggs." }, { description: "Eggs." }],
    ["summary", { summary: "Eggs." }, { description: "Eggs." }],
    ["overview", { overview: "Eggs." }, { description: "Eggs." }],
    ["numberOfServings, a number", { numberOfServings: 4 }, { servings: "4" }],
    ["numberOfServings, a text", { numberOfServings: "4 to 6" }, { servings: "4 to 6" }],
    ["totalTime", { totalTime: "30 Min" }, { totalTime: "30 Min" }],
    ["time", { time: "30 Min" }, { totalTime: "30 Min" }],
    ["total_time", { total_time: "30 Min" }, { totalTime: "30 Min" }],
    ["rating: value, reviews", { rating: { value: 4.5, reviews: 12 } }, { rating: { value: 4.5, reviews: 12 } }],
    [
      "aggregateRating, ratingCount",
      { aggregateRating: 4.5, ratingCount: 12 },
      { rating: { value: 4.5, reviews: 12 } },
    ],
    ["ingredientGroups: title, items", { ingredientGroups: [{ title: "Sauce", items: ["2 eggs"] }] }, sauce],
    ["ingredientGroups: name, items", { ingredientGroups: [{ name: "Sauce", items: ["2 eggs"] }] }, sauce],
    ["ingredients: groupTitle, lines", { ingredients: [{ groupTitle: "Sauce", lines: ["2 eggs"] }] }, sauce],
    [
      "ingredientLines",
      { ingredientLines: ["2 eggs"] },
      { ingredientGroups: [{ title: undefined, items: ["2 eggs"] }] },
    ],
    ["instructions", { instructions: ["Simmer."] }, { instructions: ["Simmer."] }],
    ["steps", { steps: ["Simmer."] }, { instructions: ["Simmer."] }],
    ["directions", { directions: ["Simmer."] }, { instructions: ["Simmer."] }],
    ["nutritionalInfo.calories", { nutritionalInfo: { calories: "398 kcal" } }, { calories: "398 kcal" }],
    ["nutritionalInfo.protein", { nutritionalInfo: { protein: "21 g" } }, { protein: 21 }],
    ["nutritionalInfo.carbs", { nutritionalInfo: { carbs: 24 } }, { carbs: 24 }],
    ["nutritionalInfo.fat", { nutritionalInfo: { fat: "22.5 g" } }, { fat: 22.5 }],
    ["nutrition.calories", { nutrition: { calories: 398 } }, { calories: 398 }],
    ["calories", { calories: "398 kcal" }, { calories: "398 kcal" }],
    ["nutrition", { nutrition: 398 }, { calories: 398 }],
  ] as const;

  it.each(cases)("%s", (_name, sent, read) => {
    expect(normalised(sent)).toMatchObject(read);
  });
});

// #recipe-field-names
it.each(["description", "summary", "overview"])("takes the description from %s", (field) => {
  expect(normalised({ [field]: "Eggs in a pan." }).description).toBe("Eggs in a pan.");
});

it("prefers the first name of a field, and passes over one that is blank", () => {
  expect(normalised({ description: " ", summary: "Eggs in a pan.", overview: "Eggs." }).description).toBe(
    "Eggs in a pan.",
  );
});

it.each(["totalTime", "time", "total_time"])("takes the total time from %s, as a text or in minutes", (field) => {
  expect(normalised({ [field]: "1 h 20 Min" }).totalTime).toBe("1 h 20 Min");
  expect(normalised({ [field]: 35 }).totalTime).toBe("35 Min");
});

describe("rating", () => {
  it.each([
    ["value and reviews within rating", { rating: { value: 4.5, reviews: 12 } }],
    ["rating beside reviews", { rating: 4.5, reviews: 12 }],
    ["aggregateRating beside ratingCount", { aggregateRating: 4.5, ratingCount: 12 }],
    ["texts", { aggregateRating: "4.5", ratingCount: "12" }],
    ["ratingCount within aggregateRating", { aggregateRating: { ratingValue: 4.5, ratingCount: 12 } }],
  ])("is read from %s", (_name, fields) => {
    expect(normalised(fields).rating).toEqual({ value: 4.5, reviews: 12 });
  });

  it.each([
    ["no rating yet", { rating: { value: null, reviews: 0 } }],
    ["nothing is said", {}],
    ["a number is no rating", { rating: 17, reviews: -1 }],
  ])("is none where %s", (_name, fields) => {
    expect(normalised(fields).rating).toEqual({ value: undefined, reviews: 0 });
  });
});

describe("ingredients", () => {
  it.each([
    ["ingredientGroups with title", { ingredientGroups: [{ title: "Sauce", items: ["2 tomatoes"] }] }],
    ["ingredientGroups with name", { ingredientGroups: [{ name: "Sauce", items: ["2 tomatoes"] }] }],
    ["ingredients with groupTitle and lines", { ingredients: [{ groupTitle: "Sauce", lines: ["2 tomatoes"] }] }],
  ])("are read from %s", (_name, fields) => {
    expect(normalised(fields).ingredientGroups).toEqual([{ title: "Sauce", items: ["2 tomatoes"] }]);
  });

  it.each([
    ["ingredientLines", { ingredientLines: ["2 tomatoes", "4 eggs"] }],
    ["plain ingredients", { ingredients: ["2 tomatoes", "4 eggs"] }],
    [
      "ingredientLines beside groups that hold nothing",
      { ingredientGroups: [{ items: [] }], ingredientLines: ["2 tomatoes", "4 eggs"] },
    ],
  ])("make one group without a title from %s", (_name, fields) => {
    expect(normalised(fields).ingredientGroups).toEqual([{ title: undefined, items: ["2 tomatoes", "4 eggs"] }]);
  });
});

it.each(["instructions", "steps", "directions"])("takes the instructions from %s", (field) => {
  expect(normalised({ [field]: ["Simmer.", "", "Serve."] }).instructions).toEqual(["Simmer.", "Serve."]);
});

it.each([
  ["nutritionalInfo.calories", { nutritionalInfo: { calories: "398 kcal" } }, "398 kcal"],
  ["nutrition.calories", { nutrition: { calories: 398 } }, 398],
  ["calories", { calories: 398 }, 398],
  ["nutrition itself", { nutrition: "398 kcal" }, "398 kcal"],
])("takes calories from %s", (_name, fields, calories) => {
  expect(normalised(fields).calories).toBe(calories);
});

// #recipe-page-photos
it("shows at most four extra photos, none twice and never the main one", () => {
  const images = [shakshuka.mainImage, "/1.webp", "/2.webp", "/1.webp", null, "/3.webp", "/4.webp", "/5.webp"];

  expect(normalised({ images }).photos).toEqual(["/1.webp", "/2.webp", "/3.webp", "/4.webp"]);
});

it.each([undefined, null, [], {}, { contains: "eggs", mayContain: [7, {}], free: {} }])(
  "knows no allergens from %j",
  (allergenGroups) => {
    expect(normalised({ allergenGroups }).allergens).toBeUndefined();
  },
);

it.each([undefined, null, "shakshuka", [], {}, { mainImage: "/pictures/none.webp" }])(
  "finds no recipe in %j",
  (reply) => {
    expect(normaliseRecipe(reply)).toBeUndefined();
  },
);
