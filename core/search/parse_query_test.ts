import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foods } from "../../adapters/memory/food/foods.ts";
import { FoodTable } from "../food/mod.ts";
import { ExclusionTerms } from "./exclusion_terms.ts";
import { type ParsedQuery, parseQuery, searchTagsOf, timeTagFor } from "./parse_query.ts";

const terms = ExclusionTerms.of(new FoodTable(foods));
const NOTHING: ParsedQuery = {
  words: [],
  isFinished: false,
  without: [],
  having: [],
  filters: [],
  preferring: [],
  maxMinutes: undefined,
  filterMinutes: undefined,
  isSentence: false,
  isList: false,
  subject: [],
  exclusions: { excluded: [], notUnderstood: [], isCorrected: false },
  otherwise: undefined,
};

describe("parseQuery", () => {
  it.each([
    ["chicken curry", ["chicken", "curry"]],
    ["Vegan soup", ["vegan", "soup"]],
    ["an easy recipe for pancakes, please", ["pancakes"]],
    ["no-knead bread", ["no", "knead", "bread"]],
    ["gluten fr", ["gluten", "fr"]],
    ["nothing", ["nothing"]],
    ["constructor", ["constructor"]],
  ])("understands %j as words", (text, words) => {
    const without = text.startsWith("Vegan") ? ["not:vegan"] : [];
    expect(parseQuery(text, terms)).toEqual({ ...NOTHING, words, without, subject: expect.any(Array) });
  });

  it.each([
    ["vegan dessert", true],
    ["soup under 30 minutes", true],
    ["chicken without cream", true],
    ["quick chicken", false],
    ["dessert", false],
  ])("knows whether the last search word of %j may go on while it is typed", (text, isFinished) => {
    expect(parseQuery(text, terms).isFinished).toBe(isFinished);
  });

  it.each([
    ["what can I cook tonight if I only have eggs and potatoes", ["eggs", "potatoes"], true],
    ["what should they make tonight for us and taste", ["taste"], true],
    ["good friends", ["friends"], false],
    ["what would they like with their friends", ["would", "they", "like", "their", "friends"], true],
  ])("searches for a sentence without its ordinary words, unless it has no others: %j", (text, words, isSentence) => {
    expect(parseQuery(text, terms)).toMatchObject({ words, isSentence });
  });

  it("needs no ordinary words beside a wish", () => {
    expect(parseQuery("low-cost family soup", terms)).toMatchObject({ words: ["soup"], having: [["for:cheap"]] });
    expect(parseQuery("easy on an upset stomach", terms)).toMatchObject({ words: [], having: [["for:gentle"]] });
  });

  it.each([
    ["vegetarian", "veggies"],
    ["vegan", "plant based, plantbased"],
    ["main", "entree"],
  ])("searches for %s instead of: %s", (word, spellings) => {
    for (const spelling of spellings.split(", ")) expect(parseQuery(spelling, terms).words).toEqual([word]);
  });

  it("prefers the dishes of a word's home, also if the word is a wish", () => {
    expect(parseQuery("zuppa", terms)).toMatchObject({ words: ["zuppa"], preferring: ["cuisine:italian"] });
    expect(parseQuery("dolci", terms)).toMatchObject({
      words: [],
      having: [["for:dessert"]],
      preferring: ["best:dessert", "cuisine:italian"],
    });
  });

  it("leaves out only meat beside a foreign word for fish", () => {
    const [fish, pesce] = ["fish no meat", "pesce no meat"].map((text) => parseQuery(text, terms).without);
    expect(pesce).toEqual(fish);
  });

  it("leaves out nothing that only should not be too hot, and what is hot otherwise", () => {
    expect(parseQuery("curry not too spicy", terms)).toMatchObject({
      words: ["curry"],
      without: [],
      preferring: ["best:mild"],
    });
    expect(parseQuery("curry not spicy", terms).without).not.toEqual([]);
  });

  it.each(["for a crowd", "for the crowd", "feed my crowd"])("reads a wish with any article: %s", (text) => {
    expect(parseQuery(text, terms).having).toEqual([["for:party"]]);
  });

  it.each([
    ["soup under 30 minutes", ["soup"], 30],
    ["quick chicken", ["chicken"], 30],
    ["20-minute pasta", ["pasta"], 20],
    ["20min pasta", ["pasta"], 20],
    ["20 m pasta", ["pasta"], 20],
    ["stew in 2 hours", ["stew"], 120],
    ["stew in 2 hrs", ["stew"], 120],
    ["stew in 2h", ["stew"], 120],
    ["soup in an hour", ["soup"], 60],
    ["a hour for soup", ["soup"], 60],
    ["snack in half an hour", ["snack"], 30],
    ["bread in less than an hour", ["bread"], 60],
    ["quick pasta in 20 minutes", ["pasta"], 20],
    ["weeknight tofu", ["tofu"], 45],
    ["fast", [], 30],
    ["speedy pasta", ["pasta"], 30],
    ["pasta in half a hour or less", ["pasta"], 30],
    ["half an hourglass", ["half", "hourglass"], undefined],
    ["less than half", ["less", "than", "half"], undefined],
    ["behalf an hour", ["behalf"], 60],
    ["urban hour", ["urban", "hour"], undefined],
    ["20 mangos", ["20", "mangos"], undefined],
    ["2000 m", ["2000", "m"], undefined],
    ["7 vegetable couscous", ["7", "vegetable", "couscous"], undefined],
  ])("understands the time of %j", (text, words, maxMinutes) => {
    expect(parseQuery(text, terms)).toMatchObject({ words, without: [], having: [], maxMinutes });
  });

  it.each([
    ["make-ahead curry", ["curry"], ["for:make-ahead"], ["best:make-ahead"]],
    ["something to make the day before", [], ["for:make-ahead"], ["best:make-ahead"]],
    [
      "cheap and healthy meals",
      [],
      ["for:cheap", "for:healthy", "for:meal"],
      ["best:cheap", "best:healthy", "best:meal"],
    ],
    ["High-Protein soup", ["soup"], ["for:high-protein"], ["best:high-protein"]],
    ["no-bake cake", ["cake"], ["for:no-oven"], ["best:no-oven"]],
    ["salad without cooking", ["salad"], ["for:no-cook"], ["best:no-cook"]],
    ["party food", [], ["for:party"], ["best:party", "best:food"]],
    ["cake for kids", ["cake"], [], ["best:kids", "for:kids"]],
    ["alcohol-free drinks", [], ["for:mocktail"], ["best:mocktail"]],
    ["light soy sauce", ["light", "soy", "sauce"], [], []],
    ["stew with 10 minutes of work", ["stew"], ["active:10"], []],
    ["stew, hands-on time under 17 min", ["stew"], ["active:15"], []],
    ["quick lunch", [], ["for:lunch"], ["best:lunch", "within20min"]],
    ["ready in 15", [], [], ["best:food"]],
  ])("understands what %j is for", (text, words, having, preferring) => {
    const parsed = parseQuery(text, terms);

    expect(parsed.words).toEqual(words);
    expect(parsed.having).toEqual(having.map((tag) => [tag]));
    expect(parsed.preferring).toEqual(preferring);
    expect(parsed.exclusions.notUnderstood).toEqual([]);
  });

  it("searches leftovers by what uses them up, and otherwise by their words", () => {
    expect(parseQuery("leftover sweet potatoes")).toMatchObject({
      words: [],
      having: [["uses-up:sweet", "uses-up:potato", "uses-up:sweet-potato"]],
      otherwise: { words: ["sweet", "potatoes"], having: [] },
    });
    expect(parseQuery("leftovers")).toMatchObject({ words: ["leftovers"], having: [], otherwise: undefined });
  });

  it("searches for a wish that depends on taste alone if nothing has the words", () => {
    expect(parseQuery("birthday cake for kids").otherwise).toMatchObject({ words: [], having: [["for:kids"]] });
    expect(parseQuery("alcohol free drinks", terms).exclusions.excluded).toEqual(["alcohol"]);
  });

  it("sets no longest time for what takes longer", () => {
    expect(parseQuery("stew that takes over two hours").maxMinutes).toBeUndefined();
    expect(parseQuery("more than an hour").maxMinutes).toBeUndefined();
    expect(parseQuery("an hour or less").maxMinutes).toBe(60);
    expect(parseQuery("1.5 hours").maxMinutes).toBe(90);
    expect(parseQuery("under 500 calories").maxMinutes).toBeUndefined();
  });

  it.each([
    ["curry without coconut milk", ["curry"], ["food:coconut-milk"]],
    [
      "cake without nuts, eggs and butter",
      ["cake"],
      ["has:nuts", "has:peanuts", "has:eggs", "food:egg", "food:butter"],
    ],
    ["curry without milk with chicken", ["curry", "chicken"], ["has:milk"]],
    ["stew no meat", ["stew"], ["not:vegetarian"]],
  ])("understands what %j leaves out", (text, words, without) => {
    const parsed = parseQuery(text, terms);

    expect(parsed.words).toEqual(words);
    expect(parsed.without).toEqual(expect.arrayContaining(without));
  });

  it("accepts any text, and returns only valid conditions", () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 100 }),
      fc
        .array(fc.constantFrom("no", "without", "egg", "milk", "free", ",", "or", "-", "x", "allergic to", "quick"))
        .map((parts) => parts.join(" ")),
    );
    fc.assert(
      fc.property(text, (query) => {
        const { words, without, maxMinutes = 0 } = parseQuery(query, terms);
        expect(words.length).toBeLessThanOrEqual(12);
        expect(maxMinutes).toBeLessThan(60_000);
        expect(words.every((word) => /^[\p{L}\p{N}]+$/u.test(word))).toBe(true);
        expect(without.every((tag) => /^[a-z:0-9-]+$/u.test(tag))).toBe(true);
      }),
    );
  });
});

describe("searchTagsOf", () => {
  const dish = { cuisine: "South African", totalMinutes: 25 };

  it("returns the region, and a word for each longest time", () => {
    expect(searchTagsOf(dish).join(" ")).toBe("african within30min within45min within60min within90min within120min");
    expect(searchTagsOf({ cuisine: "American", totalMinutes: 121 })).toEqual([]);
  });

  it.each([
    ["Egyptian", ["african", "north african", "middle eastern"]],
    ["Nigerian", ["african", "west african"]],
    ["Filipino", ["asian", "southeast asian"]],
    ["Korean", ["asian", "east asian"]],
    ["Sri Lankan", ["asian", "south asian"]],
    ["Cuban", ["caribbean", "latin american"]],
    ["Peruvian", ["latin american", "south american"]],
    ["Danish", ["scandinavian", "nordic", "european"]],
    ["Ukrainian", ["eastern european", "european"]],
  ])("returns the regions of a %s dish", (cuisine, regions) => {
    expect(searchTagsOf({ ...dish, cuisine, totalMinutes: 121 })).toEqual(regions);
  });

  it("has a word for each bound that a query can name, up to two hours", () => {
    expect(timeTagFor(30)).toBe("within30min");
    expect(timeTagFor(25)).toBe("within30min");
    expect(timeTagFor(150)).toBeUndefined();
    expect(searchTagsOf({ ...dish, totalMinutes: 30 })).toContain(timeTagFor(30));
    expect(searchTagsOf({ ...dish, totalMinutes: 31 })).not.toContain(timeTagFor(30));
  });
});
