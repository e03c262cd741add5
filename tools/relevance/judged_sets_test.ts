import { describe, expect, it } from "vitest";
import { isHeldOut } from "./held_out.ts";
import { readJudgedCatalogue } from "./judged_catalogue.ts";
import { pantryName, readPantries } from "./pantries.ts";
import { readPeople } from "./people.ts";
import { readTextQueries } from "./text_queries.ts";

describe("the judged sets", async () => {
  const catalogue = await readJudgedCatalogue();

  it("are judged by recipes, foods and cuisines that there are: at least 150 queries, none twice", async () => {
    const queries = await readTextQueries(catalogue);
    expect(queries.length).toBeGreaterThanOrEqual(150);
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    expectAThirdHeldOut(queries.map(({ query }) => query));
  });

  it("are judged by recipes that there are: at least 60 pantries, none twice", async () => {
    const names = (await readPantries(catalogue)).map(pantryName);
    expect(names.length).toBeGreaterThanOrEqual(60);
    expect(new Set(names).size).toBe(names.length);
    expectAThirdHeldOut(names);
  });

  it("are judged by recipes that there are: at least 20 people, none twice", async () => {
    const names = (await readPeople(catalogue)).map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(20);
    expect(new Set(names).size).toBe(names.length);
    expectAThirdHeldOut(names);
  });
});

function expectAThirdHeldOut(keys: readonly string[]): void {
  const share = keys.filter((key) => isHeldOut(key)).length / keys.length;
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.45);
}
