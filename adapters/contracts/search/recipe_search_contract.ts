import { expect, it } from "vitest";
import { contentsOf, FoodTable } from "../../../core/food/mod.ts";
import { shufflePositionOf } from "../../../core/recipe/mod.ts";
import {
  ExclusionTerms,
  parseQuery,
  type RecipeSearch,
  type SearchPageRequest,
  withFilters,
} from "../../../core/search/mod.ts";
import { foods } from "../../memory/food/foods.ts";
import { caprese, chickenCurry, recipe, shakshuka, tomatoSoup } from "../../memory/people_and_recipes.ts";
import { type ContractFixture, contractOnOneFixture } from "../contract_fixture.ts";

const cremeBrulee = recipe({
  id: "creme-brulee",
  name: "Crème Brûlée",
  dishTypes: ["Dessert"],
  preferences: ["Dessert"],
  cuisine: "French",
  meals: ["Snacks"],
  nutrition: { ...caprese.nutrition, kcal: 300 },
  foods: ["egg", "creme-fraiche"],
  contents: contentsOf([{ name: "cream", contents: { contains: ["milk", "eggs"], mayContain: [], reason: "" } }]),
});
const parmigiana = recipe({
  id: "parmigiana",
  name: "Parmigiana with Baked Tomatoes",
  description: "Layers of a sunlit afternoon, before a crème brûlée.",
  cuisine: "Italian",
  meals: ["Lunch", "Dinner"],
  foods: ["eggplant", "cherry-tomato", "mozzarella"],
  keywords: ["freezer"],
  totalMinutes: 70,
  activeMinutes: 15,
  usesUp: ["mozzarella"],
  contents: contentsOf([
    {
      name: "mozzarella",
      contents: { contains: ["milk"], mayContain: ["nuts"], reason: "Some is made beside pesto." },
    },
  ]),
});

const terms = ExclusionTerms.of(new FoodTable(foods));

/** The recipes that the contract searches. */
export const searchedRecipes = [shakshuka, tomatoSoup, chickenCurry, caprese, cremeBrulee, parmigiana];

/** The contract's fixture: a search over {@linkcode searchedRecipes} and the foods of `memory/foods.ts`. */
interface RecipeSearchFixture extends ContractFixture {
  readonly search: RecipeSearch;
}

/** The contract of {@linkcode RecipeSearch}, run for every adapter. */
export const recipeSearchContract = contractOnOneFixture<RecipeSearchFixture>("RecipeSearch", (fixture) => {
  async function search(query: string, page: SearchPageRequest = { skip: 0, limit: 20 }) {
    return await fixture.search.search(parseQuery(query, terms), page);
  }

  // #recipe-search-filters
  it.each([
    ["a cuisine", "", { cuisine: "Italian" }, [parmigiana]],
    ["a cuisine, with a word", "tomatoes", { cuisine: "Italian" }, [parmigiana]],
    ["a longest time", "", { maxMinutes: 15 }, [caprese]],
    ["the shorter time of text and filter", "under an hour", { maxMinutes: 15 }, [caprese]],
    ["most kilocalories", "", { maxKcal: 300 }, [cremeBrulee]],
    ["a meal", "", { meal: "Dinner" }, [parmigiana]],
    ["a diet, by what a dish may contain", "tomato", { diet: "dairy-free" }, [caprese, tomatoSoup, shakshuka]],
    ["any of several kinds of dish", "tomato", { dishTypes: ["Salad", "Soup"] }, [caprese, tomatoSoup]],
    ["all of several", "", { cuisine: "French", meal: "Dinner" }, []],
    ["a filter before a wish", "make ahead", { cuisine: "French", maxMinutes: 15 }, []],
  ] as const)("filters by %s", async (_what, query, filters, expected) => {
    const { recipes } = await fixture.search.search(withFilters(parseQuery(query, terms), filters), {
      skip: 0,
      limit: 20,
    });
    expect(recipes.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
  });

  async function found(query: string, page = { skip: 0, limit: 20 }): Promise<string[]> {
    return (await search(query, page)).recipes.map(({ name }) => name);
  }

  // #recipe-search-tolerant
  it.each([
    ["a word of the name", "shakshuka", [shakshuka.name]],
    ["capitals", "SHAKSHUKA", [shakshuka.name]],
    ["several words, in any order", "curry chicken", [chickenCurry.name]],
    ["words of which one is in the name and one among the foods", "curry ginger", [chickenCurry.name]],
    ["little words between", "parmigiana with the tomatoes", [parmigiana.name]],
    ["the beginning of a word, while it is typed", "shaksh", [shakshuka.name]],
    ["the beginning of the last word", "coconut chic", [chickenCurry.name]],
    ["an accent left out", "creme brulee", [cremeBrulee.name]],
    ["an accent put in", "shakshüka", [shakshuka.name]],
    ["a plural", "curries", [chickenCurry.name]],
    ["an alias of a food", "aubergine", [parmigiana.name]],
    ["a food's more general name", "bell pepper", [shakshuka.name]],
    ["a kind of dish", "salad", [caprese.name]],
    ["a cuisine", "french", [cremeBrulee.name]],
    ["a diet", "vegan", [tomatoSoup.name]],
    ["a word of the description", "sunlit", [parmigiana.name]],
    ["a typing mistake", "shakshooka", [shakshuka.name]],
    ["a typing mistake beside a good word", "cocnut curry", [chickenCurry.name]],
    ["a diet and a kind of dish", "vegan soup", [tomatoSoup.name]],
    ["a claim with a hyphen", "high-protein curry", [chickenCurry.name]],
    ["a claim in everyday words", "veggie salad", [caprese.name]],
    ["a longest time", "tomato under 20 minutes", [caprese.name]],
    ["a longest time alone", "in 15 min", [caprese.name]],
    ["what is quick", "quick tomato breakfast", [shakshuka.name]],
    ["a food that is left out", "tomato without basil", [parmigiana.name, shakshuka.name]],
    ["only excluded foods", "without tomatoes, eggs and feta", [chickenCurry.name]],
    ["an allergen that is left out", "tomato without milk", [caprese.name, tomatoSoup.name, shakshuka.name]],
    ["what a dish may contain that is left out", "nut-free tomato", [caprese.name, tomatoSoup.name, shakshuka.name]],
    ["a food whose kind is left out", "breakfast without tomato", []],
    ["a diet, which leaves out the others", "vegan tomato", [tomatoSoup.name]],
    ["words that say nothing", "an easy recipe for a curry please", [chickenCurry.name]],
    [
      "one letter more, while it is typed",
      "tomato s",
      [caprese.name, tomatoSoup.name, parmigiana.name, shakshuka.name],
    ],
    ["what people search for beside words", "brunch", [shakshuka.name]],
    ["that and a word", "freezer tomato", [parmigiana.name]],
    ["several of them", "freezer meal", [parmigiana.name]],
    ["the time of work, without waiting", "tomato with 15 minutes of work", [parmigiana.name]],
    ["leftover food", "leftover mozzarella", [parmigiana.name]],
    ["what only drinks and sauces are not", "meals without tomatoes", [chickenCurry.name]],
    ["what it holds in no place", "tiramisu gelato", []],
    ["a food that no recipe needs: it is no mistake for another", "cocoa", []],
    ["what only looks a little like a word", "choc", []],
  ])("finds by %s: %j", async (_what, query, names) => {
    expect(await found(query)).toEqual(names);
  });

  it("ranks what a dish is before what only goes with it, and names before foods", async () => {
    expect(await found("tomato")).toEqual([caprese.name, tomatoSoup.name, parmigiana.name, shakshuka.name]);
  });

  it("finds a food's other name only as a whole: 'sweet' is no basil, although there is sweet basil", async () => {
    expect(await found("sweet basil")).toEqual([tomatoSoup.name, caprese.name]);
    expect(await found("sweet")).toEqual([]);
  });

  it("does not take a place in a description for a food", async () => {
    // Parmigiana's description mentions a crème brûlée, and no recipe has kale.
    expect(await found("kale")).toEqual([]);
  });

  it("ranks what exactly meets a wish before what will do, even if that has the word in its name", async () => {
    // Main dishes are meals; a soup or a salad will do.
    expect(await found("tomato meals")).toEqual([parmigiana.name, shakshuka.name, caprese.name, tomatoSoup.name]);
    expect((await found("tomato meals", { skip: 1, limit: 2 })).length).toBe(2);
  });

  it("asks for fewer of several wishes if no recipe meets all, and reports that", async () => {
    expect(await search("freezer brunch")).toMatchObject({ recipes: [{ id: parmigiana.id }], isPartial: true });
    expect(await search("freezer unicorn")).toMatchObject({ recipes: [{ id: parmigiana.id }], isPartial: true });
    expect(await search("mocktail without milk")).toMatchObject({ recipes: [], isPartial: false });
  });

  // #recipe-search-named-dish
  it("keeps what a query names if no such recipe meets its wishes or its time, and reports that", async () => {
    const kept = { recipes: [{ id: shakshuka.id }], isPartial: true };
    expect(await search("freezer feta")).toMatchObject(kept);
    expect(await search("shakshuka in 5 minutes")).toMatchObject(kept);
    const text = "a creamy coconut curry that is ready in only five minutes and makes little work";
    const { recipes, isPartial } = await search(text);
    expect([recipes[0]?.id, isPartial]).toEqual([chickenCurry.id, true]);
  });

  it("never exceeds the time of a filter, whatever the query names", async () => {
    const query = withFilters(parseQuery("shakshuka in 5 minutes", terms), { maxMinutes: 15 });
    expect((await fixture.search.search(query, { skip: 0, limit: 20 })).recipes).toEqual([]);
  });

  // #recipe-search-tolerant
  it("finds what a word of another language means, dishes of its home first", async () => {
    expect(await found("pollo")).toEqual([chickenCurry.name]);
    expect(await found("pomodori")).toEqual(expect.arrayContaining([parmigiana.name, tomatoSoup.name]));
    expect(await found("oeufs")).toEqual([cremeBrulee.name, shakshuka.name]);
  });

  it("adds recipes with one of two things joined by 'and' to few that have both", async () => {
    const both = await search("feta and eggs");
    expect(both.recipes.map(({ name }) => name)).toEqual([shakshuka.name, cremeBrulee.name]);
    expect(both.isPartial).toBe(true);
  });

  it("corrects words joined by 'and' before it looks for some of them", async () => {
    expect((await search("cocnut and curry")).corrected).toEqual(["coconut", "curry"]);
  });

  it("searches descriptions only if nothing else matches", async () => {
    expect(await found("afternoon")).toEqual([parmigiana.name]);
    expect(await found("brulee")).toEqual([cremeBrulee.name]);
  });

  it("reports what matches the query besides the name", async () => {
    const why = async (query: string) => (await search(query)).recipes.map((each) => [each.name, each.why]);

    expect(await why("shakshuka")).toEqual([[shakshuka.name, ""]]);
    expect(await why("aubergine")).toEqual([[parmigiana.name, "with eggplant"]]);
    expect(await why("vegan soup")).toEqual([[tomatoSoup.name, "vegan"]]);
    expect(await why("salad in 15 min")).toEqual([[caprese.name, "Salad, 15 Min"]]);
    expect(await why("sunlit")).toEqual([[parmigiana.name, "description"]]);
  });

  it("reports corrected words", async () => {
    expect((await search("cocnut curry")).corrected).toEqual(["coconut", "curry"]);
    expect((await search("coconut curry")).corrected).toBeUndefined();
  });

  it("corrects to the word that most recipes have, of several equally close ones", async () => {
    // Curly kale is equally close, but in no recipe.
    expect((await search("cury")).corrected).toEqual(["curry"]);
  });

  it("returns recipes with most of the words if none has all of them, and reports that", async () => {
    const near = await search("coconut shakshuka with feta");

    expect(near.isPartial).toBe(true);
    expect(near.recipes.map(({ name }) => name)).toEqual([shakshuka.name, chickenCurry.name]);
    expect((await search("coconut curry")).isPartial).toBe(false);
  });

  it("returns nothing rather than recipes with one word beside a name that no recipe has", async () => {
    expect((await search("xanadu curry")).recipes).toEqual([]);
  });

  it("finds what a sentence asks for although it has ordinary words, which are not corrected", async () => {
    expect(await search("what can I cook tonight if I only have eggs and feta")).toMatchObject({
      recipes: [{ id: shakshuka.id }, { id: cremeBrulee.id }],
      corrected: undefined,
      isPartial: true,
    });
  });

  it("weighs the wishes of a sentence like its words, and says of each recipe only those that it meets", async () => {
    const text = "which freezer meal should I make for guests who like coconut curry";
    const { recipes, isPartial } = await search(text);

    expect(isPartial).toBe(true);
    expect(recipes[0]).toMatchObject({ id: chickenCurry.id, why: "" });
    expect(recipes.find(({ id }) => id === parmigiana.id)?.why).toBe("can be frozen");
  });

  it("never returns what is left out, for a corrected word or most of the words either", async () => {
    expect(await search("coconut shakshuka without egg")).toMatchObject({
      recipes: [{ id: chickenCurry.id }],
      isPartial: true,
    });
    expect((await search("shakshooka without egg")).recipes).toEqual([]);
  });

  it("lists what is left in the shuffled order, page by page, if nothing else is asked", async () => {
    const left = searchedRecipes
      .filter(({ id }) => id !== parmigiana.id && id !== cremeBrulee.id)
      .sort((a, b) => shufflePositionOf(a.id) - shufflePositionOf(b.id))
      .map(({ name }) => name);

    expect(await found("no milk")).toEqual(left);
    expect([
      ...(await found("no milk", { skip: 0, limit: 3 })),
      ...(await found("no milk", { skip: 3, limit: 3 })),
    ]).toEqual(left);
  });

  it("finds what a long text names among ordinary and unknown words, and reports that", async () => {
    const text = "we would like something with coconut curry because our guests from xanadu loved moondust";
    const long = await search(text);

    expect(long.recipes.map(({ name }) => name)).toEqual([chickenCurry.name]);
    expect(long).toMatchObject({ isPartial: true, corrected: undefined });
  });

  it("leaves hidden recipes out of the pages, in the same order, and counts them", async () => {
    const all = (await search("tomato")).recipes.map(({ id }) => id);
    const [hidden, ...others] = all as [string, ...string[]];
    const leaveOut = async () => new Set([hidden]);
    const page = async (skip: number) => search("tomato", { skip, limit: 1, leaveOut });

    expect(await page(0)).toMatchObject({ recipes: [{ id: others[0] }], hiddenByRules: 1 });
    expect(await page(1)).toMatchObject({ recipes: [{ id: others[1] }], hiddenByRules: 1 });
    expect(await search("shakshuka", { skip: 0, limit: 1, leaveOut: async () => new Set([shakshuka.id]) })).toEqual({
      recipes: [],
      corrected: undefined,
      isPartial: false,
      hiddenByRules: 1,
    });
  });

  it("returns the same results page by page", async () => {
    const whole = await found("tomato");

    expect([
      ...(await found("tomato", { skip: 0, limit: 2 })),
      ...(await found("tomato", { skip: 2, limit: 2 })),
      ...(await found("tomato", { skip: 4, limit: 2 })),
    ]).toEqual(whole);
    expect(await found("shakshooka", { skip: 1, limit: 2 })).toEqual([]);
  });

  it("accepts words that are operators of a search engine", async () => {
    for (const query of ["not", "and or", "s", "a", "1", "ﬁ ½ Ⅷ", "日本", "ß", "x".repeat(100)]) {
      expect(await found(query)).toBeInstanceOf(Array);
    }
  });

  it("lists all recipes in the shuffled order, page by page", async () => {
    const expected = searchedRecipes.map(({ id }) => id).sort((a, b) => shufflePositionOf(a) - shufflePositionOf(b));
    const first = await fixture.search.listDiverse({ skip: 0, limit: 4 });
    const second = await fixture.search.listDiverse({ skip: 4, limit: 4 });

    expect([...first, ...second].map(({ id }) => id)).toEqual(expected);
  });
});
