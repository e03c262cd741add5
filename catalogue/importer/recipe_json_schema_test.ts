import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { RECIPE_JSON_SCHEMA, recipeJsonSchema } from "./recipe_json_schema.ts";

it("matches the published file; `npx node catalogue/importer/recipe_json_schema.ts` writes it", async () => {
  expect(await readFile(RECIPE_JSON_SCHEMA, "utf8")).toBe(recipeJsonSchema());
});
