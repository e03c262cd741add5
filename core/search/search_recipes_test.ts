import { beforeEach, describe, expect, it } from "vitest";
import { type MemoryStores, memoryStores } from "../../adapters/memory/memory_stores.ts";
import { caprese, chickenCurry, recipe, shakshuka, tomatoSoup } from "../../adapters/memory/people_and_recipes.ts";
import { MemoryRecipeSearch } from "../../adapters/memory/search/recipe_search.ts";
import { SEARCH_DEPTH_MAX } from "./recipe_search.ts";
import { SEARCH_PAGE_MAX, SEARCH_PAGE_SIZE, searchRecipes } from "./search_recipes.ts";
import { searchWords } from "./search_words.ts";

let ports: MemoryStores & { readonly search: MemoryRecipeSearch };

beforeEach(() => {
  const stores = memoryStores();
  ports = { ...stores, search: new MemoryRecipeSearch(stores.recipes, stores.foods) };
});

async function putMany(count: number): Promise<void> {
  await ports.recipes.putAll(
    Array.from({ length: count }, (_, n) => recipe({ id: `stew-${n}`, name: `Stew ${n + 1_000}` })),
  );
}

it("finds by name, best match first", async () => {
  const { recipes: found, next } = await searchRecipes(ports, { query: "tomato" });

  expect(found.map(({ name }) => name)).toEqual([caprese.name, tomatoSoup.name, shakshuka.name]);
  expect(next).toBeUndefined();
});

// #recipe-call-search
it.each([undefined, "", "   ", "?!"])("shows a varied selection for the query %j", async (query) => {
  const page = await searchRecipes(ports, { query });

  expect(page).toEqual({
    recipes: await ports.search.listDiverse({ skip: 0, limit: 4 }),
    next: undefined,
    corrected: undefined,
    isPartial: false,
    excluded: [],
    notUnderstood: [],
    hiddenByRules: 0,
  });
});

it.each([
  ["without basil", [shakshuka, chickenCurry]],
  ["quick", [caprese, shakshuka]],
  ["15 minutes", [caprese]],
])("searches by what %j says, without a word to find", async (query, expected) => {
  const { recipes: found } = await searchRecipes(ports, { query });

  expect(found.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
});

it("says what it searched instead of misspelled words, and whether the recipes have only some of the words", async () => {
  const corrected = await searchRecipes(ports, { query: "cocnut chiken" });
  const partial = await searchRecipes(ports, { query: "tomato basil coconut" });

  expect(corrected).toMatchObject({
    recipes: [{ id: chickenCurry.id }],
    corrected: "coconut chicken",
    isPartial: false,
  });
  expect(partial).toMatchObject({ corrected: undefined, isPartial: true });
});

describe("what a query leaves out", () => {
  it("is named", async () => {
    expect(await searchRecipes(ports, { query: "tomato without basil or eggs" })).toMatchObject({
      recipes: [],
      excluded: ["basil", "eggs"],
      notUnderstood: [],
      corrected: undefined,
    });
  });

  it("is returned as not understood if nothing is known by its name, and not searched for", async () => {
    expect(await searchRecipes(ports, { query: "tomato without moondust" })).toMatchObject({
      recipes: [{ id: caprese.id }, { id: tomatoSoup.id }, { id: shakshuka.id }],
      excluded: [],
      notUnderstood: ["without moondust"],
    });
  });

  it("is never another food silently: what was left out instead is part of the corrected text", async () => {
    expect(await searchRecipes(ports, { query: "tomato without garlik" })).toMatchObject({
      excluded: ["garlic"],
      corrected: "tomato without garlic",
    });
  });
});

// #limit-inputs
it("refuses a query of more than a hundred characters", async () => {
  await expect(searchRecipes(ports, { query: "x".repeat(101) })).rejects.toMatchObject({
    code: "invalid_input",
    field: "query",
    message: "Cannot search for more than 100 characters",
  });
  expect((await searchRecipes(ports, { query: "x".repeat(100) })).recipes).toEqual([]);
});

describe("a person's food rules", () => {
  const leaveOut = async (ids: readonly string[]) => new Set(ids.filter((id) => id === caprese.id || id === "stew-1"));

  // #food-rules-exclude
  it("leave out matches, say how many, and change no order", async () => {
    const { recipes: found, hiddenByRules } = await searchRecipes(ports, { query: "tomato", leaveOut });

    expect(found.map(({ name }) => name)).toEqual([tomatoSoup.name, shakshuka.name]);
    expect(hiddenByRules).toBe(1);
  });

  it("leave full pages", async () => {
    await putMany(5);
    const page = async (skip: number) => searchRecipes(ports, { query: "stew", skip, limit: 2, leaveOut });

    const [first, second] = [await page(0), await page(2)];
    expect([first.recipes.length, first.next, second.recipes.length, second.next]).toEqual([2, 2, 2, undefined]);
    expect(new Set([...first.recipes, ...second.recipes].map(({ id }) => id))).toEqual(
      new Set(["stew-0", "stew-2", "stew-3", "stew-4"]),
    );
  });

  // #food-rules-shown-once
  it("hide nothing that is no result anyway", async () => {
    await putMany(5);
    const { recipes, hiddenByRules } = await searchRecipes(ports, {
      query: "",
      among: new Set(["stew-1", "stew-3"]),
      leaveOut,
    });

    expect(recipes.map(({ id }) => id)).toEqual(["stew-3"]);
    expect(hiddenByRules).toBe(1);
  });

  it("never turn a hidden dish into another one that is spelled alike", async () => {
    expect(await searchRecipes(ports, { query: "caprese", leaveOut })).toMatchObject({
      recipes: [],
      corrected: undefined,
      isPartial: false,
      hiddenByRules: 1,
    });
  });
});

describe("page by page", () => {
  it.each(["stew", ""])("returns each recipe once and ends, for %j", async (query) => {
    await putMany(130);
    const seen: string[] = [];
    let skip: number | undefined = 0;
    while (skip !== undefined) {
      const page: Awaited<ReturnType<typeof searchRecipes>> = await searchRecipes(ports, { query, skip });
      expect(page.recipes.length).toBeLessThanOrEqual(SEARCH_PAGE_SIZE);
      seen.push(...page.recipes.map(({ id }) => id));
      skip = page.next;
    }

    expect(seen).toHaveLength(query === "" ? 134 : 130);
    expect(new Set(seen).size).toBe(seen.length);
  });

  // #recipe-call-search
  it("never returns more than a page, or results beyond the first thousand", async () => {
    await putMany(1_100);

    expect((await searchRecipes(ports, { limit: 500 })).recipes).toHaveLength(SEARCH_PAGE_MAX);
    expect((await searchRecipes(ports, { skip: SEARCH_DEPTH_MAX - 61 })).next).toBe(SEARCH_DEPTH_MAX - 1);
    expect((await searchRecipes(ports, { skip: SEARCH_DEPTH_MAX - 60 })).next).toBeUndefined();
    const last = await searchRecipes(ports, { skip: SEARCH_DEPTH_MAX - 10 });
    expect(last.recipes).toHaveLength(10);
    expect(last.next).toBeUndefined();
    for (const skip of [SEARCH_DEPTH_MAX, SEARCH_DEPTH_MAX + 5]) {
      expect(await searchRecipes(ports, { skip })).toStrictEqual({
        recipes: [],
        next: undefined,
        excluded: [],
        notUnderstood: [],
        hiddenByRules: 0,
      });
    }
  });

  it("has no next page after one that is exactly full", async () => {
    expect((await searchRecipes(ports, { limit: 4 })).next).toBeUndefined();
    expect((await searchRecipes(ports, { limit: 3 })).next).toBe(3);
  });
});

describe("searchWords", () => {
  it("keeps letters and digits, in lower case, each word once", () => {
    expect(searchWords(" Crème-brûlée & crème, 7_UP! ")).toEqual(["crème", "brûlée", "7", "up"]);
    expect(searchWords("a b c d e f g h i j k l m")).toHaveLength(12);
  });
});

// #recipe-search-filters
it("sorts all matches before it cuts a page", async () => {
  await ports.recipes.putAll([
    recipe({ id: "stew-slow", name: "Stew A", totalMinutes: 90, nutrition: { ...caprese.nutrition, kcal: 200 } }),
    recipe({ id: "stew-quick", name: "Stew BB", totalMinutes: 10, nutrition: { ...caprese.nutrition, kcal: 500 } }),
    recipe({ id: "stew-usual", name: "Stew CCC", totalMinutes: 30 }),
    recipe({ id: "stew-soon", name: "Stew", totalMinutes: 5 }),
  ]);
  const ids = async (sort: "best" | "quickest" | "lightest", page = {}) =>
    (await searchRecipes(ports, { query: "stew", sort, ...page })).recipes.map(({ id }) => id);

  expect(await ids("quickest")).toEqual(["stew-soon", "stew-quick", "stew-usual", "stew-slow"]);
  expect((await ids("lightest"))[0]).toBe("stew-slow");
  expect(await ids("quickest", { skip: 1, limit: 2 })).toEqual(["stew-quick", "stew-usual"]);
  expect(await ids("best")).toEqual(await ids("best", { limit: 50 }));
});

// #recipe-search-filters
it("keeps only recipes that are given, with the right next page", async () => {
  await putMany(5);
  const among = new Set(["stew-1", "stew-3", "stew-4"]);
  const first = await searchRecipes(ports, { query: "stew", among, limit: 2 });
  expect(first).toMatchObject({ recipes: [{ id: "stew-1" }, { id: "stew-3" }], next: 2 });
  const last = await searchRecipes(ports, { query: "stew", among, limit: 2, skip: 2 });
  expect(last).toMatchObject({ recipes: [{ id: "stew-4" }], next: undefined });
});
