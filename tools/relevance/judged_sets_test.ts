import { describe, expect, it } from "vitest";
import { wholeCatalogue } from "../../catalogue/importer/whole_catalogue/whole_catalogue.ts";
import { isHeldOut } from "./held_out.ts";
import { pantryName, readPantries } from "./pantries.ts";
import { readPeople } from "./people.ts";
import { readTextQueries } from "./text_queries.ts";

describe("the judged sets", () => {
  const catalogue = wholeCatalogue;

  it("contain at least 480 different queries, judged by existing recipes, foods and cuisines", async () => {
    const queries = await readTextQueries(catalogue);
    expect(queries.length).toBeGreaterThanOrEqual(480);
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    expectAThirdHeldOut(queries.map(({ query }) => query));
  });

  it("contain at least 90 other queries and 15 other pantries of the weak kinds, none of them twice", async () => {
    const weakQueries = await readTextQueries(catalogue, "weak_queries.json");
    const weakPantries = await readPantries(catalogue, "weak_pantries.json");
    expect(weakQueries.length).toBeGreaterThanOrEqual(90);
    expect(weakPantries.length).toBeGreaterThanOrEqual(15);
    const names = [
      ...[...(await readTextQueries(catalogue)), ...weakQueries].map(({ query }) => query),
      ...[...(await readPantries(catalogue)), ...weakPantries].map(pantryName),
    ];
    expect(new Set(names).size).toBe(names.length);
    expectAThirdHeldOut(weakQueries.map(({ query }) => query));
  });

  it("contain at least 60 queries that leave something out, and every judged recipe keeps their constraint", async () => {
    const queries = (await readTextQueries(catalogue)).filter(({ allowed }) => allowed !== undefined);

    expect(queries.filter(({ kind }) => kind === "without").length).toBeGreaterThanOrEqual(60);
    const all = [...queries, ...(await readTextQueries(catalogue, "weak_queries.json"))];
    for (const { query, judged, allowed } of all) {
      if (!allowed) continue;
      expect({ query, wrong: [...judged.keys()].filter((id) => !allowed.has(id)) }).toEqual({ query, wrong: [] });
    }
  });

  it("contain at least 110 different pantries, judged by existing recipes", async () => {
    const names = (await readPantries(catalogue)).map(pantryName);
    expect(names.length).toBeGreaterThanOrEqual(110);
    expect(new Set(names).size).toBe(names.length);
    expectAThirdHeldOut(names);
  });

  it("contain at least 45 different people, ten with food rules, judged by existing recipes", async () => {
    const people = await readPeople(catalogue);
    const names = people.map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(45);
    expect(people.filter(({ rules, allowed }) => rules && allowed).length).toBeGreaterThanOrEqual(10);
    expect(new Set(names).size).toBe(names.length);
    expectAThirdHeldOut(names);
  });
});

function expectAThirdHeldOut(keys: readonly string[]): void {
  const share = keys.filter((key) => isHeldOut(key)).length / keys.length;
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.45);
}
