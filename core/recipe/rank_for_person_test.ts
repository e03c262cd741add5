import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PREFERENCES, type Preference } from "../account/mod.ts";
import { PRINCIPAL_KINDS } from "../food/mod.ts";
import { addDays, calendarDate } from "../shared/mod.ts";
import type { Candidate, PersonalRecipe } from "./personal_recipes.ts";
import { rankForPerson } from "./rank_for_person.ts";
import { DISH_TYPES } from "./recipe.ts";

const recentFrom = calendarDate("2026-11-05");

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

  it("leaves out what was planned recently, but not what it says of the person's taste", () => {
    const curry = { cuisine: "Indian", keywords: ["curry"], favourite: true };
    const list = rank([
      candidate("sambar", { ...curry, lastPlanned: recentFrom }),
      candidate("korma", { ...curry, lastPlanned: addDays(recentFrom, 20) }),
      candidate("dal", { ...curry, lastPlanned: addDays(recentFrom, -1), favourite: false }),
      candidate("stew", { stars: 1 }),
    ]);

    expect(list).toMatchObject([{ id: "dal", reason: "Because you like korma" }, { id: "stew" }]);
  });

  it("begins at the day's position, and wraps around at the end", () => {
    const dishes = [candidate("early", { shufflePosition: 10 }), candidate("late", { shufflePosition: 2 ** 30 })];

    expect(rank(dishes).map(({ id }) => id)).toEqual(["early", "late"]);
    expect(rank(dishes, 11).map(({ id }) => id)).toEqual(["late", "early"]);
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
    ["One of your favourites", { favourite: true, stars: 5 }],
    ["You gave it 4 stars", { stars: 4, matchedPreferences: ["Salad"] }],
    ["Matches Salad", { stars: 3, matchedPreferences: ["Salad"] }],
    ["Matches Salad, Mediterranean", { matchedPreferences: ["Salad", "Mediterranean"] }],
    ["You gave it 3 stars", { stars: 3 }],
    ["You gave it 1 star", { stars: 1, lastPlanned: calendarDate("2026-10-01") }],
    ["Not planned lately", { lastPlanned: calendarDate("2026-10-01") }],
    ["New to you", {}],
  ])("says why: %s", (reason, changes) => {
    expect(rank([candidate("dish", changes)])).toMatchObject([{ reason }]);
  });

  it("ranks a recipe higher whose cuisine two liked recipes have, and says so", () => {
    const thai = { cuisine: "Thai", shufflePosition: 1 };
    const liked = [candidate("laap", { ...thai, favourite: true }), candidate("pad-thai", { ...thai, stars: 4 })];
    const others = [candidate("soup", { ...thai, shufflePosition: 2 }), candidate("stew"), candidate("pie")];
    const reasonOfSoup = (list: readonly PersonalRecipe[]) => list.find(({ id }) => id === "soup")?.reason;

    expect(ranked(...liked, ...others).slice(2)).toEqual(["pie", "soup", "stew"]);
    expect(reasonOfSoup(rank([...liked, ...others]))).toBe("Because you like Thai food");
    expect(ranked(...liked.slice(1), ...others).slice(1)).toEqual(["pie", "stew", "soup"]);
    const everywhere = [...liked, ...others].map((each) => ({ ...each, cuisine: "International" }));
    expect(reasonOfSoup(rank(everywhere))).toBe("New to you");
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
    const [, dal] = rank([candidate("sambar", { ...shared, favourite: true }), candidate("dal", shared)]);

    expect(dal?.reason).toBe(isSimilar ? "Because you like sambar" : "New to you");
  });

  it.each([
    [10, "Because you like dish-0"],
    [11, "New to you"],
  ])("says nothing of a shared food that more than ten dishes have, here %d: %s", (count, reason) => {
    const dishes = Array.from({ length: count }, (_, n) =>
      candidate(`dish-${n}`, { favourite: n === 0, cuisine: "Greek", principalFoods: ["feta"] }),
    );

    expect(rank(dishes)[1]?.reason).toBe(reason);
  });

  it("says that a dish is similar to one with four stars, not to one with three, and names the first by id", () => {
    const curry = { cuisine: "Indian", keywords: ["curry"] };
    const reasonNextTo = (...liked: Candidate[]) =>
      rank([candidate("dal", curry), ...liked]).find(({ id }) => id === "dal")?.reason;
    const sambar = candidate("sambar", { ...curry, name: "Sambar", stars: 4 });

    expect(reasonNextTo(sambar)).toBe("Because you like Sambar");
    expect(reasonNextTo({ ...sambar, stars: 3 })).toBe("New to you");
    expect(reasonNextTo(sambar, { ...sambar, id: "aloo", name: "Aloo" })).toBe("Because you like Aloo");
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
      lastPlanned: fc.constantFrom(undefined, addDays(recentFrom, -1), recentFrom),
      shufflePosition: fc.nat({ max: 5 }),
    });
    const candidates = fc
      .array(someCandidate, { maxLength: 30 })
      .map((all) => all.map((changes, n) => candidate(`recipe-${n}`, changes)));
    fc.assert(
      fc.property(
        candidates.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          const list = rank(all, 3);
          expect(rank(shuffled, 3)).toEqual(list);
          const favourites = list.slice(0, 10).filter(({ favourite }) => favourite).length;
          expect(favourites <= 2 || list.slice(10).every(({ favourite }) => favourite)).toBe(true);
        },
      ),
    );
  });
});

describe("the first ten", () => {
  const plain = Array.from({ length: 9 }, (_, n) => candidate(`plain-${n}`, { shufflePosition: 10 + n }));

  it("have at most two favourites, and the others follow", () => {
    const kept = ["a", "b", "c", "d"].map((id) => candidate(id, { favourite: true, matchedPreferences: ["Dinner"] }));

    const list = ranked(...kept, ...plain);

    expect(list.slice(0, 2)).toEqual(["a", "b"]);
    expect(list.slice(2, 10).every((id) => id.startsWith("plain"))).toBe(true);
    expect(list.slice(10, 12)).toEqual(["c", "d"]);
    expect(ranked(...kept, ...plain.slice(0, 3))).toEqual(["a", "b", "plain-0", "plain-1", "plain-2", "c", "d"]);
  });

  it("have at most three of a cuisine, but not fewer than ten if only those are left", () => {
    const greek = Array.from({ length: 12 }, (_, n) =>
      candidate(`greek-${n}`, { cuisine: "Greek", matchedPreferences: ["Salad", "Dinner"], shufflePosition: n }),
    );
    const countGreek = (list: readonly string[]) => list.slice(0, 10).filter((id) => id.startsWith("greek")).length;

    expect(countGreek(ranked(...greek, ...plain))).toBe(3);
    expect(countGreek(ranked(...greek, ...plain.slice(0, 4)))).toBe(6);
    const anywhere = greek.map((each) => ({ ...each, cuisine: "International" }));
    expect(countGreek(ranked(...anywhere, ...plain))).toBe(10);
  });

  it.each<[string, Partial<Candidate>, number]>([
    ["the main component", { principalKind: "pulse" }, 3],
    ["a principal food", { principalFoods: ["rice"] }, 3],
    ["the kind of dish", { keywords: ["pilaf"] }, 3],
    ["a dish type", { dishTypes: ["Soup"] }, 3],
    ["the dish type of most dishes", { dishTypes: ["main dish"] }, 7],
    ["a dish type that the person asked for", { dishTypes: ["Salad"], matchedPreferences: ["Salad"] }, 7],
  ])("differ where others are as good: %s", (_what, shared, count) => {
    const alike = Array.from({ length: 7 }, (_, n) => candidate(`alike-${n}`, { shufflePosition: n, ...shared }));
    const others = plain.map((each) => ({ ...each, matchedPreferences: shared.matchedPreferences ?? [] }));

    const list = ranked(...alike, ...others).slice(0, 10);

    expect(list.filter((id) => id.startsWith("alike"))).toHaveLength(count);
  });
});

describe("the first twelve", () => {
  const hearty = Array.from({ length: 20 }, (_, n) =>
    candidate(`hearty-${n}`, { matchedPreferences: ["Dinner", "main dish"], shufflePosition: n }),
  );
  const salad = candidate("salad", { matchedPreferences: ["Salad"], shufflePosition: 90 });
  const dessert = candidate("dessert", { matchedPreferences: ["Dessert"], shufflePosition: 91 });

  // #recipe-home-preferences
  it("meet each preference, after those that meet several", () => {
    const list = ranked(...hearty, salad, dessert);

    expect(list.slice(0, 10).every((id) => id.startsWith("hearty"))).toBe(true);
    expect(list.slice(10, 12).toSorted()).toEqual(["dessert", "salad"]);
  });

  it("do not have a recipe with one star for it", () => {
    expect(ranked(...hearty, { ...salad, stars: 1 }).slice(0, 12)).not.toContain("salad");
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
      candidate(`dish-${n}`, { shufflePosition: n, ...(n < 24 && alike), cuisine: `cuisine ${n}` }),
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
  return rank(candidates).map(({ id }) => id);
}

function rank(candidates: readonly Candidate[], shuffleStart = 0): PersonalRecipe[] {
  return rankForPerson(candidates, { shuffleStart, recentFrom, limit: candidates.length });
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
    lastPlanned: undefined,
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
