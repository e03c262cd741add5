import { expect, it } from "vitest";
import type { ImportedRecipe } from "../../core/cookbook/mod.ts";
import { readRecipeFile } from "./read_recipe_file.ts";
import { fishPie, photo } from "./testing/fish_pie/expected.ts";
import {
  kitchenOwlFile,
  mealieBackupFile,
  nextcloudFiles,
  recipeSageJsonFile,
  tandoorFile,
} from "./testing/fish_pie/of_json.ts";
import { cookmateFiles, copyMeThatFile, recipeSageXmlFile } from "./testing/fish_pie/of_markup.ts";
import { melaFiles, myRecipeBoxFile, paprikaFile, planToEatFiles } from "./testing/fish_pie/of_texts.ts";

function read(file: Uint8Array): ImportedRecipe[] {
  return [...readRecipeFile(file, "recipes")].map((each) => {
    if (!("ok" in each)) throw new Error(`Rejected: ${each.rejected}`);
    return each.ok;
  });
}

const { name: _person, ...address } = fishPie.source;
const nutrition = "Nutrition\nEnergy: 520 kcal\nProtein: 38 g";
const asWritten = "Nutrition\nCalories: 520\nProtein: 38 g";
const here = [{ bytes: photo }];
const there = [{ url: "https://recipes.example/fish-pie.jpg" }];
const { prepMinutes, totalMinutes, cookMinutes: _cook, ...untimed } = fishPie;

it("reads all that a file of Paprika has, without the marks of its photos", () => {
  const recipe = { ...fishPie, notes: [...fishPie.notes, asWritten], tags: [...fishPie.tags, "Easy"] };

  expect(read(paprikaFile())).toEqual([{ recipe, pictures: [...here, ...here], stars: 4, doubts: [] }]);
});

it.each(Object.entries(melaFiles()))("reads all that a file of Mela has: %s", (_what, file) => {
  const recipe = { ...fishPie, notes: [...fishPie.notes, asWritten], source: address };

  expect(read(file)).toEqual([{ recipe, pictures: here, isFavourite: true, doubts: [] }]);
});

it.each(Object.entries(planToEatFiles()))("reads all that a file of Plan to Eat has: %s", (_what, file) => {
  const { notes: _notes, ...noted } = fishPie;
  const all = [
    "Nutrition\nEnergy: 520 kcal",
    "Protein: 38 g",
    "Carbohydrates: 48 g",
    "Sugar: 9 g",
    "Fiber: 5 g",
    "Fat: 19 g",
    "Saturated fat: 8 g",
    "Cholesterol: 95 mg",
    "Sodium: 610 mg",
  ];
  const recipe = {
    ...noted,
    makes: "1 large pie",
    notes: [all.join("\n")],
    tags: ["Main dish", "British", "Fish", "Freezer", "Winter"],
  };
  const pictures = [{ url: "https://recipes.example/fish-pie.jpg?16282" }];
  const [pie, tea] = read(file);

  expect(pie).toEqual({ recipe, pictures, stars: 4, doubts: [] });
  expect(tea?.recipe).toMatchObject({ name: "Tea", steps: ["Pour boiling water over the tea."], notes: [] });
});

it("reads all that a file of My Recipe Box has", () => {
  const title = "FOR THE TOPPING";
  const recipe = {
    ...fishPie,
    ingredients: [fishPie.ingredients[0], { ...fishPie.ingredients[1], title }],
    steps: fishPie.steps.map((step) => step.replace("For the topping", title)),
    notes: [
      ...fishPie.notes,
      "https://films.example/pie",
      "Nutrition\ncalories : 520 kcal\nprotein : 38 g\nservingSize : 1 serving",
    ],
    source: address,
    tags: [...fishPie.tags, "Winter"],
  };
  const pictures = [{ url: "https://recipes.example/fish-pie-480x270.jpg" }];
  const [pie, tea] = read(myRecipeBoxFile());

  expect(pie).toEqual({ recipe, pictures, stars: 4, isFavourite: true, doubts: [] });
  expect(tea?.recipe.ingredients).toEqual([{ lines: [{ text: "2 tsp tea" }] }]);
});

it("reads all that Cookmate's file and backup have", () => {
  const { xml, backup } = cookmateFiles();
  const recipe = {
    ...fishPie,
    notes: [...fishPie.notes, "Nutrition\nCalories: 520 kcal\nProtein: 38 g"],
    tags: [...fishPie.tags, "Winter"],
  };
  const found = { recipe, stars: 4, isFavourite: true, doubts: [] };

  expect(read(xml)).toEqual([{ ...found, pictures: there }]);
  expect(read(backup)).toEqual([{ ...found, pictures: [...here, ...here] }]);
});

it("reads all that Copy Me That's zip has", () => {
  const [pie, tea] = read(copyMeThatFile());

  expect(pie).toEqual({
    recipe: { ...untimed, source: address },
    pictures: here,
    stars: 4,
    isFavourite: true,
    doubts: [],
  });
  expect(tea?.recipe).toMatchObject({ ingredients: [{ lines: [{ text: "2 tsp tea" }] }], notes: ["Any kind."] });
});

it("reads all that RecipeSage's XML and JSON-LD have", () => {
  const recipe = { ...untimed, prepMinutes, totalMinutes, tags: ["main dish", "fish"] };

  expect(read(recipeSageXmlFile())).toEqual([
    { recipe, pictures: [...there, { url: "https://recipes.example/leeks.jpg" }], stars: 4, doubts: [] },
  ]);
  expect(read(recipeSageJsonFile())).toEqual([{ recipe, pictures: there, stars: 4, doubts: [] }]);
});

it.each(Object.entries(nextcloudFiles()))("reads all that Nextcloud's files have: %s", (_what, file) => {
  const recipe = {
    ...fishPie,
    notes: ["Tools\nPie dish, Potato masher", nutrition],
    source: address,
    tags: [...fishPie.tags, "Winter"],
  };

  expect(read(file)).toEqual([{ recipe, pictures: here, doubts: [] }]);
});

it("reads all that KitchenOwl's file has, of which a description has all texts", () => {
  const lines = ["600 g cod fillets", "2 leeks", "400 ml milk", "parsley (optional)"].map((text) => ({ text }));
  const recipe = { ...fishPie, ingredients: [{ lines }], source: address };

  expect(read(kitchenOwlFile())).toEqual([{ recipe, pictures: [], doubts: [] }]);
});

it("reads all that Tandoor's export has, with the ingredients that its steps name", () => {
  const all = "Nutrition\nEnergy: 520 kcal\nProtein: 38 g\nCarbohydrates: 48 g\nFat: 19 g";
  const recipe = {
    ...untimed,
    prepMinutes,
    totalMinutes,
    steps: [
      "Simmer the cod fillets in the milk for 8 minutes.",
      "Fry the leeks until soft.",
      "For the topping\nMash the potatoes with 50 g butter.",
      "Bake at 200 °C for 25 minutes.",
    ],
    notes: [all],
    source: address,
  };

  expect(read(tandoorFile())).toEqual([{ recipe, pictures: here, doubts: [] }]);
});

it("reads all that Mealie's backup has", () => {
  const [first] = fishPie.ingredients;
  const recipe = {
    ...fishPie,
    makes: "1 large pie",
    ingredients: [
      first,
      {
        title: "For the topping",
        lines: [{ text: "800 g potatoes" }, { text: "50 g butter" }, { text: "0.5 millilitre Fish Stock" }],
      },
    ],
    notes: ["Freezes well for 2 months.", "No cod\nUse haddock if there is no cod.", "Tools\nPie dish", nutrition],
    source: address,
  };
  const [pie, stock] = read(mealieBackupFile());

  expect(pie).toEqual({ recipe, pictures: here, stars: 4, isFavourite: true, doubts: [] });
  expect(stock?.recipe).toMatchObject({ name: "Fish Stock", steps: ["Boil the bones."] });
});
