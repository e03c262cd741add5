import { describe, expect, it } from "vitest";
import { food } from "../../adapters/memory/food/foods.ts";
import type { Food, FoodFit } from "./food.ts";
import { FoodSubstitutions, isCloser } from "./food_substitutions.ts";

// A family of invented foods, so that the table's exceptions do not affect the rule.
const family: readonly Food[] = [
  food("melon"),
  food("red-melon", { parent: "melon" }),
  food("green-melon", { parent: "melon" }),
  food("small-red-melon", { parent: "red-melon" }),
  food("dried-melon", { parent: "melon" }),
  food("melon-tea", { parent: "melon", category: "beverage" }),
  food("melon-soup", { parent: "melon", category: undefined }),
  food("cold-melon-soup", { parent: "melon-soup" }),
  food("gourd", { standIns: [{ use: "melon", how: "serves" }] }),
  food("round-gourd", { parent: "gourd" }),
  food("dried-gourd", { parent: "gourd" }),
].map((each) => ({ category: "fruit", ...each }));

describe("the table's rule", () => {
  it("accepts a general food for a special one and the reverse, among ancestors and descendants", () => {
    expect(fitOf("melon", "small-red-melon")).toBe("serves");
    expect(fitOf("small-red-melon", "melon")).toBe("serves");
  });

  it("relates no siblings", () => {
    expect(fitOf("red-melon", "green-melon")).toBeUndefined();
    expect(fitOf("small-red-melon", "green-melon")).toBeUndefined();
  });

  it("treats another form as a swap, by its name or its category", () => {
    expect(fitOf("melon", "dried-melon")).toBe("swap");
    expect(fitOf("melon-tea", "melon")).toBe("swap");
    expect(fitOf("dried-melon", "melon-tea")).toBeUndefined();
    expect(fitOf("cold-melon-soup", "melon")).toBe("serves");
  });
});

describe("reviewed substitutions", () => {
  it("apply in one direction, for the food's ancestors and descendants", () => {
    expect(fitOf("melon", "gourd")).toBe("serves");
    expect(fitOf("small-red-melon", "round-gourd")).toBe("serves");
    expect(fitOf("gourd", "melon")).toBeUndefined();
  });

  it("rate several steps by the weakest, and reject two swaps in a row", () => {
    expect(fitOf("dried-melon", "gourd")).toBe("swap");
    expect(fitOf("melon", "dried-gourd")).toBe("swap");
    expect(fitOf("dried-melon", "dried-gourd")).toBeUndefined();
  });

  it("take precedence over the rule, also for paths through the food", () => {
    const noRedMelon = reviewed("red-melon", "melon", "no");

    expect(fitOf("melon", "red-melon", noRedMelon)).toBeUndefined();
    expect(fitOf("melon", "small-red-melon", noRedMelon)).toBeUndefined();
    expect(fitOf("red-melon", "melon", noRedMelon)).toBe("serves");
    expect(fitOf("small-red-melon", "melon", reviewed("melon", "red-melon", "no"))).toBeUndefined();
  });

  it("take precedence over a path through a more general food", () => {
    expect(fitOf("red-melon", "gourd")).toBe("serves");
    expect(fitOf("red-melon", "gourd", reviewed("gourd", "red-melon", "swap"))).toBe("swap");
    expect(fitOf("red-melon", "gourd", reviewed("gourd", "red-melon", "no"))).toBeUndefined();
  });

  it("of a parent or a child relate no siblings", () => {
    expect(fitOf("red-melon", "green-melon", reviewed("melon", "red-melon", "serves"))).toBeUndefined();
    expect(fitOf("red-melon", "green-melon", reviewed("green-melon", "melon", "serves"))).toBeUndefined();
  });

  it("are overridden by a better path", () => {
    expect(fitOf("red-melon", "round-gourd", reviewed("round-gourd", "melon", "swap"))).toBe("serves");
  });
});

describe("the steps", () => {
  it("are counted, so that the closest food can be named", () => {
    expect(Object.fromEntries(substitutionsOf(family).replaceableBy("melon-tea"))).toEqual({
      "melon-tea": { how: "serves", steps: 0 },
      melon: { how: "swap", steps: 1 },
      gourd: { how: "swap", steps: 2 },
      "round-gourd": { how: "swap", steps: 3 },
    });
    expect(substitutionsOf(family).replaceableBy("melon").get("small-red-melon")).toEqual({ how: "serves", steps: 2 });
  });

  it("are 0 for the food itself, even if it is not in the table", () => {
    expect([...substitutionsOf(family).replaceableBy("moss")]).toEqual([["moss", { how: "serves", steps: 0 }]]);
  });

  it("are at most nine", () => {
    const chain = Array.from({ length: 12 }, (_, n) => food(`melon-${n}`, { parent: `melon-${n - 1}` }));

    expect(substitutionsOf(chain).replaceableBy("melon-0").size).toBe(10);
    expect(substitutionsOf(chain).replaceableBy("melon-11").size).toBe(10);
  });

  it.each([
    [{ how: "serves", steps: 2 }, { how: "swap", steps: 1 }, true],
    [{ how: "swap", steps: 1 }, { how: "serves", steps: 2 }, false],
    [{ how: "swap", steps: 1 }, { how: "swap", steps: 2 }, true],
    [{ how: "serves", steps: 2 }, { how: "serves", steps: 2 }, false],
    [{ how: "serves", steps: 2 }, { how: "serves", steps: 1 }, false],
  ] as const)("decide between equal fits: is %j closer than %j? %j", (one, other, closer) => {
    expect(isCloser(one, other)).toBe(closer);
  });
});

it("terminate on cycles of parents or substitutes", () => {
  const circle = [
    food("hen", { parent: "chick", standIns: [{ use: "chick", how: "serves" }] }),
    food("chick", { parent: "hen", standIns: [{ use: "hen", how: "serves" }] }),
  ];

  expect(fitOf("hen", "chick", circle)).toBe("serves");
});

function fitOf(onHand: string, need: string, foods: readonly Food[] = family) {
  return substitutionsOf(foods).replaceableBy(onHand).get(need)?.how;
}

function substitutionsOf(foods: readonly Food[]): FoodSubstitutions {
  return new FoodSubstitutions(new Map(foods.map((each) => [each.key, each])));
}

/** The family with a reviewed substitute for one food. */
function reviewed(key: string, use: string, how: FoodFit): Food[] {
  return family.map((each) =>
    each.key === key ? { ...each, standIns: [...(each.standIns ?? []), { use, how }] } : each,
  );
}
