import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PREFERENCES } from "../account/mod.ts";
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
    const kept = candidate("kept", { favourite: true, shufflePosition: 2 });

    expect(ranked(kept, candidate("met-one", { matchedPreferences: ["Salad"], shufflePosition: 1 }))).toEqual([
      "kept",
      "met-one",
    ]);
    expect(
      ranked(kept, candidate("met-three", { matchedPreferences: ["Salad", "Dinner", "Snack"], shufflePosition: 1 })),
    ).toEqual(["met-three", "kept"]);
  });

  it("ranks recipes higher after a good rating and lower after a bad one", () => {
    expect(
      ranked(
        candidate("two-stars", { stars: 2, matchedPreferences: ["Salad", "Dinner"] }),
        candidate("three-stars", { stars: 3 }),
        candidate("four-stars", { stars: 4 }),
      ),
    ).toEqual(["four-stars", "three-stars", "two-stars"]);
  });

  it("ranks planned recipes after all others, however well they match", () => {
    expect(
      ranked(
        candidate("planned", { planned: true, favourite: true, matchedPreferences: [...PREFERENCES] }),
        candidate("disliked", { stars: 1 }),
      ),
    ).toEqual(["disliked", "planned"]);
  });

  it("puts no two recipes of a kind next to each other while another kind is left", () => {
    const curry = (id: string, shufflePosition: number) =>
      candidate(id, { shufflePosition, cuisine: "Indian", dishTypes: ["main dish"], principalFoods: ["lentil"] });
    const list = ranked(
      curry("dal", 1),
      curry("sambar", 2),
      curry("lentil-curry", 3),
      candidate("caprese", { shufflePosition: 4, dishTypes: ["Salad"] }),
      candidate("gazpacho", { shufflePosition: 5, dishTypes: ["Soup"] }),
    );

    expect(list).toEqual(["dal", "caprese", "sambar", "gazpacho", "lentil-curry"]);
  });

  it("begins at the day's position, and wraps around at the end", () => {
    const dishes = [candidate("early", { shufflePosition: 10 }), candidate("late", { shufflePosition: 2 ** 30 })];

    expect(rankForPerson(dishes, { shuffleStart: 0 }).map(({ id }) => id)).toEqual(["early", "late"]);
    expect(rankForPerson(dishes, { shuffleStart: 11 }).map(({ id }) => id)).toEqual(["late", "early"]);
  });

  it("ranks recipes similar to a favourite higher, and gives that as the reason", () => {
    const caprese = candidate("caprese", {
      name: "Heirloom Tomato Caprese",
      favourite: true,
      cuisine: "Italian",
      principalFoods: ["tomato", "mozzarella"],
    });
    const pizza = candidate("pizza", {
      shufflePosition: 9,
      cuisine: "American",
      principalFoods: ["tomato", "mozzarella"],
    });
    const pasta = candidate("pasta", { shufflePosition: 8, cuisine: "Italian", principalFoods: ["tomato"] });
    const ketchup = candidate("ketchup", { shufflePosition: 1, principalFoods: ["tomato"] });

    const list = rankForPerson([ketchup, pizza, pasta, caprese], { shuffleStart: 0 });

    expect(list.map(({ id }) => id).at(-1)).toBe("ketchup");
    expect(list.map(({ id, reason }) => [id, reason])).toEqual(
      expect.arrayContaining([
        ["caprese", "One of your favourites"],
        ["pizza", "Because you keep Heirloom Tomato Caprese"],
        ["pasta", "Because you keep Heirloom Tomato Caprese"],
        ["ketchup", undefined],
      ]),
    );
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
  });

  it("ranks a kind lower that was disliked twice", () => {
    const fish = (id: string, changes: Partial<Candidate>) => candidate(id, { principalKind: "seafood", ...changes });
    const list = ranked(
      fish("cod", { stars: 1 }),
      fish("sole", { stars: 2 }),
      fish("clams", { matchedPreferences: ["Dinner"] }),
      candidate("koshari"),
    );

    expect(list).toEqual(["koshari", "clams", "cod", "sole"]);
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

  it("says that a dish is similar to one with four stars, not to one with three", () => {
    const dal = candidate("dal", { cuisine: "Indian", keywords: ["curry"] });
    const reasonNextTo = (stars: number) =>
      rankForPerson([dal, candidate("sambar", { ...dal, id: "sambar", name: "Sambar", stars })], {
        shuffleStart: 0,
      }).find(({ id }) => id === "dal")?.reason;

    expect(reasonNextTo(4)).toBe("Because you liked Sambar");
    expect(reasonNextTo(3)).toBeUndefined();
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
          expect(ranked(...shuffled)).toEqual(ranked(...all));
        },
      ),
    );
  });
});

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
    // Like no other, so that only what a test says makes two alike.
    cuisine: id,
    dishTypes: [],
    principalFoods: [],
    principalKind: undefined,
    diets: [],
    keywords: [],
    ...changes,
  };
}
