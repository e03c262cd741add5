import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FoodTable } from "../../../core/food/mod.ts";
import { ExclusionTerms, parseQuery } from "../../../core/search/mod.ts";
import { recipeSearchContract, searchedRecipes } from "../../contracts/search/recipe_search_contract.ts";
import { foods } from "../../memory/food/foods.ts";
import { tomatoSoup } from "../../memory/people_and_recipes.ts";
import { PostgresFoodStore } from "../food/food_store.ts";
import { PostgresRecipeStore } from "../recipe/recipe_store.ts";
import { countStatements } from "../testing/count_statements.ts";
import { databaseForFile, type FreshDatabase, freshDatabase } from "../testing/fresh_database.ts";
import { PostgresRecipeSearch } from "./recipe_search.ts";

const terms = ExclusionTerms.of(new FoodTable(foods));
const database = databaseForFile({ people: [], recipes: [] });
let search: PostgresRecipeSearch;

beforeAll(async () => {
  await new PostgresFoodStore(database.knex).putAll(foods);
  await new PostgresRecipeStore(database.knex).putAll(searchedRecipes);
  search = new PostgresRecipeSearch(database.knex);
});

recipeSearchContract("Postgres", async () => ({ search: new PostgresRecipeSearch(database.knex) }));

it("needs one statement, after the one for the catalogue's version; two more for a misspelling or a partial match", async () => {
  const page = { skip: 0, limit: 60 };
  await search.search(parseQuery("tomato", terms), page);
  const statements = (query: string) =>
    countStatements(database.knex, () => search.search(parseQuery(query, terms), page));

  expect(await statements("tomato")).toHaveLength(2);
  expect(await statements("tomato soup under 60 minutes without feta")).toHaveLength(2);
  expect(await statements("without feta")).toHaveLength(2);
  expect(await countStatements(database.knex, () => search.listDiverse(page))).toHaveLength(1);
  expect(await statements("tomatto")).toHaveLength(4);
  // With food rules: the ids of all matches, then the cards of the page.
  const hidden = { ...page, leaveOut: async () => new Set<string>() };
  expect(await countStatements(database.knex, () => search.search(parseQuery("tomato", terms), hidden))).toHaveLength(
    3,
  );
  // One more to choose between curry and curly.
  expect(await statements("cury")).toHaveLength(5);
  expect(await statements("shakshuka pavlova")).toHaveLength(4);
  expect(await statements("what can I cook tonight if I only have feta and coconut")).toHaveLength(4);
});

describe("a frequent word", () => {
  const SOUPS = 1_200;
  const first = { skip: 0, limit: 3 };
  let many: FreshDatabase;

  beforeAll(async () => {
    many = await freshDatabase({ people: [], recipes: [] });
    await new PostgresFoodStore(many.knex).putAll(foods);
    const longerWord = { ...tomatoSoup, id: "longer-word", name: "Sunday Tomatoade" };
    const soups = Array.from({ length: SOUPS }, (_, i) => ({
      ...tomatoSoup,
      id: `soup-${i}`,
      name: `Sunday Tomato Soup ${i}`,
    }));
    // Put last, so that it lies behind more matches than are put in order.
    await new PostgresRecipeStore(many.knex).putAll([
      longerWord,
      ...soups,
      { ...tomatoSoup, id: "short", name: "Tomato Soup" },
    ]);
    await many.knex.raw("VACUUM ANALYZE stored_recipe");
  });
  afterAll(() => many.drop());

  it.each(["tomato", "tom"])("finds the best of all of them: %s", async (query) => {
    const { recipes } = await new PostgresRecipeSearch(many.knex).search(parseQuery(query, terms), first);

    expect(recipes[0]?.id).toBe("short");
  });

  it("finds the best of all that meet a frequent condition without words", async () => {
    const query = { ...parseQuery("under 90 minutes", terms), preferring: [] };
    const { recipes } = await new PostgresRecipeSearch(many.knex).search(query, first);

    expect(recipes[0]?.id).toBe("short");
  });

  it.each(["tomato without beef", "tomato under 90 minutes"])(
    "finds the best of all beside a frequent condition: %s",
    async (query) => {
      const { recipes } = await new PostgresRecipeSearch(many.knex).search(parseQuery(query, terms), first);

      expect(recipes[0]?.id).toBe("short");
    },
  );

  it("finds recipes beside a condition that few of a frequent word meet", async () => {
    const quick = { ...tomatoSoup, id: "quick", name: "Tomato Soup of the Quickest Cook of All", totalMinutes: 5 };
    const cakes = Array.from({ length: 800 }, (_, i) => ({ ...quick, id: `cake-${i}`, name: "Cake" }));
    const transaction = await many.knex.transaction();
    try {
      await new PostgresRecipeStore(transaction).putAll([quick, ...cakes]);
      const query = parseQuery("tomato under 10 minutes", terms);
      const { recipes } = await new PostgresRecipeSearch(transaction).search(query, first);

      expect(recipes[0]?.id).toBe("quick");
    } finally {
      await transaction.rollback();
    }
  });

  it("matches only as a whole word if it is the last of several; a beginning still matches", async () => {
    const search = new PostgresRecipeSearch(many.knex);
    const shortest = async (query: string) => (await search.search(parseQuery(query, terms), first)).recipes[0]?.id;

    expect(await shortest("sunday tomat")).toBe("longer-word");
    expect(await shortest("sunday tomato")).not.toBe("longer-word");
  });

  it("reads only the recipes with a preferred tag if they are enough", async () => {
    const query = { ...parseQuery("tomato soup", terms), preferring: ["within60min"] as const };
    const read = await many.knex.transaction(async (transaction) => {
      const before = await rowsRead(transaction);
      await new PostgresRecipeSearch(transaction).search(query, { skip: 0, limit: 60 });
      return (await rowsRead(transaction)) - before;
    });

    // Those that are sorted, and the cards, for which Postgres may read the small table.
    expect(read).toBeLessThanOrEqual(2 * (SOUPS + 2));
  });

  it("can be combined with a rare word, a beginning or an unknown word", async () => {
    const search = new PostgresRecipeSearch(many.knex);
    const idsOf = async (query: string) =>
      (await search.search(parseQuery(query, terms), first)).recipes.map(({ id }) => id);

    expect(await idsOf("soup 1199")).toEqual(["soup-1199"]);
    expect(await idsOf("sunday toma")).toHaveLength(first.limit);
    expect(await idsOf("xylophone")).toEqual([]);
  });
});

async function rowsRead(transaction: Knex): Promise<number> {
  const { rows } = await transaction.raw<{ rows: [{ read: string }] }>(
    "SELECT seq_tup_read + idx_tup_fetch AS read FROM pg_stat_xact_user_tables WHERE relname = 'stored_recipe'",
  );
  return Number(rows[0].read);
}
