import { expect, it } from "vitest";
import { readCompositionTable } from "../../catalogue/importer/composition_table.ts";
import { readPictureFiles, readRecipeFiles } from "../../catalogue/importer/read_recipe_files.ts";
import { tomatoSoupFile } from "../../catalogue/importer/testing/tomato_soup_file.ts";
import { checkCatalogue, gapsOf } from "./check_catalogue.ts";

const table = await readCompositionTable();
const pictures = { hasPicture: () => true, countDetailPictures: () => 0 };
const soup = tomatoSoupFile();

it("finds no fault and no gap in the catalogue", async () => {
  const { recipes, faults } = checkCatalogue(await readRecipeFiles(), table, pictures);

  expect(faults).toEqual([]);
  expect(gapsOf(recipes, await readPictureFiles())).toEqual([]);
});

it("names the recipe of each fault and keeps the others", () => {
  const { recipes, faults } = checkCatalogue(
    [
      { id: "grey-gruel", faults: ["is no JSON"] },
      { id: soup.id, file: soup },
    ],
    table,
    pictures,
  );

  expect(faults).toEqual(["grey-gruel: is no JSON"]);
  expect(recipes.map(({ id }) => id)).toEqual([soup.id]);
});

it("finds two recipes with nearly the same foods", () => {
  const again = { ...soup, id: "tomato-soup-again" };
  const { faults } = checkCatalogue(
    [soup, again].map((file) => ({ id: file.id, file })),
    table,
    pictures,
  );

  expect(faults).toEqual([`${soup.id}: nearly the same foods as tomato-soup-again`]);
});

it("reports missed aims", () => {
  const { recipes } = checkCatalogue([{ id: soup.id, file: soup }], table, pictures);

  const gaps = gapsOf(recipes, pictures);
  expect(gaps).toContain("the catalogue: 1 Soup instead of 16");
  expect(gaps).toContain("the catalogue: 0 preference Salad instead of 24");
});

it("finds a dish without a picture", () => {
  const { recipes } = checkCatalogue([{ id: soup.id, file: soup }], table, pictures);

  expect(gapsOf(recipes, { hasPicture: () => false })).toContain(`${soup.id}: no picture`);
});
