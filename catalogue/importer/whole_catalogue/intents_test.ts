import { describe, expect, it } from "vitest";
import { intentTagsOf, parseQuery, SEARCH_INTENTS } from "../../../core/search/mod.ts";
import { wholeCatalogue } from "./whole_catalogue.ts";

// The intents of search on the real recipes: each finds some, and none swallows a word of a name.

const { table, recipes } = wholeCatalogue;
const tags = new Map(recipes.map((each) => [each.id, intentTagsOf(each, (key) => table.get(key)?.parent)]));

describe("the intents", () => {
  it("name only foods of the table", () => {
    const rules = SEARCH_INTENTS.flatMap(({ best, good = [] }) => [...best, ...good]);
    const foods = rules.flatMap(({ principal = [], notPrincipal = [] }) => [...principal, ...notPrincipal]);

    expect([...new Set(foods)].filter((food) => !table.get(food))).toEqual([]);
  });

  it("each find a recipe, but not all", () => {
    const found = SEARCH_INTENTS.map(
      ({ id }) => recipes.filter((each) => tags.get(each.id)?.includes(`best:${id}`)).length,
    );
    const unusual = SEARCH_INTENTS.filter((_, place) => (found[place] ?? 0) === 0 || found[place] === recipes.length);

    expect(unusual.map(({ id }) => id)).toEqual([]);
  });

  it("name leftovers only of foods that are in the dish", () => {
    const wrong = recipes.filter(({ usesUp = [], ingredientGroups }) => {
      const foods = ingredientGroups.flatMap(({ items }) => items).map(({ food }) => food);
      return usesUp.some((food) => !foods.includes(food));
    });

    expect(recipes.filter(({ usesUp }) => usesUp).length).toBeGreaterThan(20);
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it("have no phrase twice", () => {
    const phrases = SEARCH_INTENTS.flatMap((intent) => intent.phrases);

    expect(phrases.filter((phrase, place) => phrases.indexOf(phrase) !== place)).toEqual([]);
  });

  it("never hide a recipe from its own name", () => {
    const hidden = recipes.filter(({ id, name, totalMinutes }) => {
      const { having, maxMinutes = totalMinutes } = parseQuery(name);
      return totalMinutes > maxMinutes || !having.every((any) => any.some((tag) => tags.get(id)?.includes(tag)));
    });

    expect(hidden.map(({ name }) => name)).toEqual([]);
  });
});
