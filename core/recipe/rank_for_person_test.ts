import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Candidate } from "./personal_recipes.ts";
import { rankForPerson } from "./rank_for_person.ts";

describe("rankForPerson", () => {
  it("puts the recipe first that meets more of the preferences", () => {
    expect(ranked(candidate("one", { matchedPreferences: 1 }), candidate("three", { matchedPreferences: 3 }))).toEqual([
      "three",
      "one",
    ]);
  });

  it("lets a favourite weigh as much as two preferences", () => {
    const kept = candidate("kept", { favourite: true, variety: 2 });

    expect(ranked(kept, candidate("met-one", { matchedPreferences: 1, variety: 1 }))).toEqual(["kept", "met-one"]);
    expect(ranked(kept, candidate("met-three", { matchedPreferences: 3, variety: 1 }))).toEqual(["met-three", "kept"]);
  });

  it("lifts what the person rated well and drops what the person rated badly", () => {
    expect(
      ranked(
        candidate("two-stars", { stars: 2, matchedPreferences: 2 }),
        candidate("three-stars", { stars: 3 }),
        candidate("four-stars", { stars: 4 }),
      ),
    ).toEqual(["four-stars", "three-stars", "two-stars"]);
  });

  it("puts what is planned behind all that is not, however well it fits", () => {
    expect(
      ranked(
        candidate("planned", { planned: true, favourite: true, matchedPreferences: 9 }),
        candidate("disliked", { stars: 1 }),
      ),
    ).toEqual(["disliked", "planned"]);
  });

  it("has one order, whatever order the candidates come in", () => {
    const someCandidate = fc.record({
      matchedPreferences: fc.nat({ max: 3 }),
      favourite: fc.boolean(),
      stars: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
      planned: fc.boolean(),
      variety: fc.nat({ max: 5 }),
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
  return rankForPerson(candidates).map(({ id }) => id);
}

function candidate(id: string, changes: Partial<Candidate> = {}): Candidate {
  return {
    id,
    name: id,
    mainImage: `/pictures/${id}.webp`,
    kcal: 400,
    totalMinutes: 30,
    favourite: false,
    matchedPreferences: 0,
    stars: undefined,
    planned: false,
    variety: 0,
    ...changes,
  };
}
