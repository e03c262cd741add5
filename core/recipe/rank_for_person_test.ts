import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PREFERENCES, type Preference } from "../account/mod.ts";
import type { Candidate } from "./personal_recipes.ts";
import { rankForPerson } from "./rank_for_person.ts";
import { DISH_TYPES, PRINCIPAL_KINDS } from "./recipe.ts";

describe("rankForPerson", () => {
  it("ranks a recipe higher that meets more preferences", () => {
    expect(
      ranked(
        candidate("one", { matchedPreferences: ["Salad"] }),
        candidate("three", { matchedPreferences: ["Salad", "Dinner", "Snack"] }),
      ),
    ).toEqual(["three", "one"]);
  });

  it("lets a favourite weigh as much as two preferences", () => {
    const kept = candidate("kept", { favourite: true, shufflePosition: 2, keywords: ["curry"] });

    const met = (id: string, ...matchedPreferences: Preference[]) =>
      candidate(id, { matchedPreferences, shufflePosition: 1 });

    expect(ranked(kept, met("met-one", "Salad"))).toEqual(["kept", "met-one"]);
    expect(ranked(kept, met("met-two", "Salad", "Dinner"))).toEqual(["met-two", "kept"]);
  });

  it("ranks recipes higher after a good rating and lower after a bad one", () => {
    expect(
      ranked(
        candidate("two-stars", { stars: 2, matchedPreferences: ["Salad", "Dinner"] }),
        candidate("three-stars", { stars: 3, shufflePosition: 1 }),
        candidate("unrated"),
        candidate("four-stars", { stars: 4, shufflePosition: 2 }),
      ),
    ).toEqual(["four-stars", "unrated", "three-stars", "two-stars"]);
  });

  it("ranks planned recipes after all others, however well they match", () => {
    expect(
      ranked(
        candidate("planned", { planned: true, favourite: true, matchedPreferences: [...PREFERENCES] }),
        candidate("disliked", { stars: 1 }),
      ),
    ).toEqual(["disliked", "planned"]);
  });

  it("begins at the day's position, and wraps around at the end", () => {
    const dishes = [candidate("early", { shufflePosition: 10 }), candidate("late", { shufflePosition: 2 ** 30 })];

    expect(rankForPerson(dishes, { shuffleStart: 0 }).map(({ id }) => id)).toEqual(["early", "late"]);
    expect(rankForPerson(dishes, { shuffleStart: 11 }).map(({ id }) => id)).toEqual(["late", "early"]);
  });

  it("ranks recipes similar to a favourite higher", () => {
    const foods = ["tomato", "mozzarella"];
    const list = ranked(
      candidate("ketchup", { shufflePosition: 1, principalFoods: ["tomato"] }),
      candidate("pasta", { shufflePosition: 8, principalFoods: ["tomato"], cuisine: "Italian" }),
      candidate("pizza", { shufflePosition: 9, principalFoods: foods }),
      candidate("caprese", { favourite: true, principalFoods: foods, cuisine: "Italian" }),
    );

    expect(list.at(-1)).toBe("ketchup");
  });

  it("recommends no meat because of vegetarian favourites", () => {
    const kept = (id: string) => candidate(id, { favourite: true, diets: ["vegetarian"] });
    const list = ranked(
      kept("caprese"),
      kept("dal"),
      candidate("stew", { matchedPreferences: ["Dinner"], principalKind: "meat" }),
      candidate("koshari", { diets: ["vegetarian"] }),
    );

    expect(list.indexOf("koshari")).toBeLessThan(list.indexOf("stew"));
    expect(
      ranked(
        kept("caprese"),
        candidate("steak", { favourite: true }),
        candidate("stew", { matchedPreferences: ["Dinner"] }),
        candidate("koshari", { diets: ["vegetarian"] }),
      ).slice(2),
    ).toEqual(["stew", "koshari"]);
  });

  it("ranks a kind lower that was disliked twice", () => {
    const list = ranked(
      fish("cod", { stars: 1 }),
      fish("sole", { stars: 2 }),
      fish("clams", { matchedPreferences: ["Dinner"] }),
      candidate("koshari"),
    );

    expect(list).toEqual(["koshari", "clams", "cod", "sole"]);
  });

  it.each<[string, Candidate[]]>([
    ["it was disliked once", [fish("cod", { stars: 1 }), candidate("stew", { stars: 1, principalKind: "meat" })]],
    ["it has three stars twice", [fish("cod", { stars: 3 }), fish("sole", { stars: 3 })]],
    [
      "another kind was disliked twice",
      ["beef", "pork"].map((id) => candidate(id, { stars: 1, principalKind: "meat" })),
    ],
  ])("ranks a kind as before if %s", (_case, rated) => {
    const list = ranked(...rated, fish("clams", { matchedPreferences: ["Dinner"] }), candidate("koshari"));

    expect(list.indexOf("clams")).toBeLessThan(list.indexOf("koshari"));
  });

  it("ranks a recipe by its own stars, not by those of its kind", () => {
    const rated = [fish("cod", { stars: 1 }), fish("sole", { stars: 2 }), fish("trout", { stars: 3 })];

    expect(ranked(...rated, candidate("koshari", { shufflePosition: 1 }))[0]).toBe("trout");
  });

  it.each<[string, Partial<Candidate>]>([
    ["In your plan", { planned: true, favourite: true }],
    ["One of your favourites", { favourite: true, stars: 5 }],
    ["You gave it 4 stars", { stars: 4, matchedPreferences: ["Salad"] }],
    ["Salad", { stars: 3, matchedPreferences: ["Salad"] }],
    ["Salad, Mediterranean", { matchedPreferences: ["Salad", "Mediterranean"] }],
  ])("says why: %s", (reason, changes) => {
    expect(rankForPerson([candidate("dish", changes)], { shuffleStart: 0 })).toMatchObject([{ reason }]);
  });

  it.each<[string, Partial<Candidate>, boolean]>([
    ["the cuisine and the kind of dish", { cuisine: "Indian", keywords: ["curry"] }, true],
    ["the cuisine and the main component", { cuisine: "Indian", principalKind: "pulse" }, true],
    ["the cuisine and a food", { cuisine: "Indian", principalFoods: ["lentil"] }, true],
    ["two foods", { principalFoods: ["lentil", "onion"] }, true],
    ["the cuisine alone", { cuisine: "Indian" }, false],
    ["one food alone", { principalFoods: ["lentil"] }, false],
    ["the kind of dish and the main component", { keywords: ["curry"], principalKind: "pulse" }, false],
  ])("says whether two dishes are similar that share %s", (_what, shared, isSimilar) => {
    const [, dal] = rankForPerson([candidate("sambar", { ...shared, favourite: true }), candidate("dal", shared)], {
      shuffleStart: 0,
    });

    expect(dal?.reason).toBe(isSimilar ? "Because you keep sambar" : undefined);
  });

  it.each([
    [10, "Because you keep dish-0"],
    [11, undefined],
  ])("says nothing of a shared food that %d dishes have: %s", (count, reason) => {
    const dishes = Array.from({ length: count }, (_, n) =>
      candidate(`dish-${n}`, { favourite: n === 0, cuisine: "Greek", principalFoods: ["feta"] }),
    );

    expect(rankForPerson(dishes, { shuffleStart: 0 })[1]?.reason).toBe(reason);
  });

  it("says that a dish is similar to one with four stars, not to one with three, and names the first by id", () => {
    const curry = { cuisine: "Indian", keywords: ["curry"] };
    const reasonNextTo = (...liked: Candidate[]) =>
      rankForPerson([candidate("dal", curry), ...liked], { shuffleStart: 0 }).find(({ id }) => id === "dal")?.reason;
    const sambar = candidate("sambar", { ...curry, name: "Sambar", stars: 4 });

    expect(reasonNextTo(sambar)).toBe("Because you liked Sambar");
    expect(reasonNextTo({ ...sambar, stars: 3 })).toBeUndefined();
    expect(reasonNextTo(sambar, { ...sambar, id: "aloo", name: "Aloo" })).toBe("Because you liked Aloo");
  });

  it("does not depend on the order of the candidates", () => {
    const someCandidate = fc.record({
      matchedPreferences: fc.subarray([...PREFERENCES]),
      cuisine: fc.constantFrom("Thai", "Greek", "Polish"),
      dishTypes: fc.subarray([...DISH_TYPES]),
      principalFoods: fc.subarray(["tomato", "lentil", "feta"]),
      principalKind: fc.constantFrom(...PRINCIPAL_KINDS, undefined),
      diets: fc.subarray(["vegetarian"]),
      keywords: fc.subarray(["curry", "stew", "pie"]),
      favourite: fc.boolean(),
      stars: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
      planned: fc.boolean(),
      shufflePosition: fc.nat({ max: 5 }),
    });
    const candidates = fc
      .array(someCandidate, { maxLength: 30 })
      .map((all) => all.map((changes, n) => candidate(`recipe-${n}`, changes)));
    fc.assert(
      fc.property(
        candidates.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          expect(rankForPerson(shuffled, { shuffleStart: 3 })).toEqual(rankForPerson(all, { shuffleStart: 3 }));
        },
      ),
    );
  });
});

describe("the order of equally good recipes", () => {
  const thai = { cuisine: "Thai" };
  const meat = { principalKind: "meat" } as const;
  const threeShared = { cuisine: "Thai", principalKind: "meat", principalFoods: ["beef"] } as const;

  it.each<[string, Partial<Candidate>, Partial<Candidate>, string]>([
    ["nothing", {}, {}, "abc"],
    ["the cuisine", thai, thai, "acb"],
    ["the main component", meat, meat, "acb"],
    ["a dish type", { dishTypes: ["Soup"] }, { dishTypes: ["Bread", "Soup"] }, "acb"],
    ["a principal food", { principalFoods: ["beef"] }, { principalFoods: ["leek", "beef"] }, "acb"],
    ["a kind of dish", { keywords: ["stew", "curry"] }, { keywords: ["hot", "curry"] }, "acb"],
    ["only the first one's third keyword", { keywords: ["hot", "stew", "curry"] }, { keywords: ["curry"] }, "abc"],
    ["only the second one's third keyword", { keywords: ["curry"] }, { keywords: ["hot", "stew", "curry"] }, "abc"],
  ])("is by position, but separates two that share %s", (_what, a, b, order) => {
    expect(letters(a, b, {})).toBe(order);
  });

  it.each<[string, [Partial<Candidate>, Partial<Candidate>, Partial<Candidate>], string]>([
    ["all have the main component", [meat, meat, meat], "abdc"],
    ["all have the cuisine", [thai, thai, thai], "abdc"],
    ["the last two have the main component", [{}, meat, meat], "abcd"],
    ["the last two have the cuisine", [{}, thai, thai], "abcd"],
    ["the first and the third have the main component", [meat, {}, meat], "abcd"],
    ["the first and the third have the cuisine", [thai, {}, thai], "abcd"],
  ])("moves a less good one forward if three in a row would be alike: %s", (_what, [a, b, c], order) => {
    const good = { matchedPreferences: ["Salad"] } as const;

    expect(letters({ ...good, ...a }, { ...good, ...b }, { ...good, ...c }, {})).toBe(order);
  });

  it("is by id if the positions are equal too", () => {
    expect(ranked(candidate("b"), candidate("a"))).toEqual(["a", "b"]);
    expect(ranked(candidate("a"), candidate("b"))).toEqual(["a", "b"]);
  });

  it("separates two that share much by two others", () => {
    expect(letters(threeShared, {}, threeShared, {})).toBe("abdc");
  });

  it("moves a recipe forward by at most nineteen places", () => {
    const alike = { ...threeShared, dishTypes: ["Soup"], keywords: ["curry"] } as const;
    const dishes = Array.from({ length: 25 }, (_, n) =>
      candidate(`dish-${n}`, { shufflePosition: n, ...(n < 24 && alike) }),
    );

    expect(ranked(...dishes).indexOf("dish-24")).toBe(5);
  });

  /** The order of recipes a, b, c … with these properties, whose positions increase. */
  function letters(...all: readonly Partial<Candidate>[]): string {
    return ranked(...all.map((changes, n) => candidate("abcd".charAt(n), { shufflePosition: n, ...changes }))).join("");
  }
});

function fish(id: string, changes: Partial<Candidate>): Candidate {
  return candidate(id, { principalKind: "seafood", ...changes });
}

function ranked(...candidates: Candidate[]): string[] {
  return rankForPerson(candidates, { shuffleStart: 0 }).map(({ id }) => id);
}

function candidate(id: string, changes: Partial<Candidate> = {}): Candidate {
  return {
    id,
    name: id,
    mainImage: `/pictures/${id}.webp`,
    kcal: 400,
    totalMinutes: 30,
    favourite: false,
    matchedPreferences: [],
    stars: undefined,
    planned: false,
    shufflePosition: 0,
    // Unique, so that two recipes share only what a test says.
    cuisine: id,
    dishTypes: [],
    principalFoods: [],
    principalKind: undefined,
    diets: [],
    keywords: [],
    ...changes,
  };
}
