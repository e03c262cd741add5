import { describe, expect, it } from "vitest";
import type { Food, StandIn } from "./food.ts";
import { FoodSubstitutions } from "./food_substitutions.ts";

// A family of invented foods, so that the rule is seen without the table's exceptions.
const family = [
  food("melon"),
  food("red-melon", { parent: "melon" }),
  food("green-melon", { parent: "melon" }),
  food("small-red-melon", { parent: "red-melon" }),
  food("dried-melon", { parent: "melon" }),
  food("melon-tea", { parent: "melon", category: "beverage" }),
  food("gourd", { standIns: [{ use: "melon", how: "serves" }] }),
  food("round-gourd", { parent: "gourd" }),
  food("dried-gourd", { parent: "gourd" }),
];

describe("the table's rule", () => {
  it("accepts a general food for a special one and the reverse, among ancestors and descendants", () => {
    expect(said("melon", "small-red-melon")).toBe("serves");
    expect(said("small-red-melon", "melon")).toBe("serves");
  });

  it("relates no siblings", () => {
    expect(said("red-melon", "green-melon")).toBe("no");
    expect(said("small-red-melon", "green-melon")).toBe("no");
  });

  it("treats another form as a swap, by its name or its category", () => {
    expect(said("melon", "dried-melon")).toBe("swap");
    expect(said("melon-tea", "melon")).toBe("swap");
    expect(said("dried-melon", "melon-tea")).toBe("no");
  });
});

describe("reviewed substitutions", () => {
  it("apply in one direction, for the food's ancestors and descendants", () => {
    expect(said("melon", "gourd")).toBe("serves");
    expect(said("small-red-melon", "round-gourd")).toBe("serves");
    expect(said("gourd", "melon")).toBe("no");
  });

  it("rate several steps by the weakest, and reject two swaps in a row", () => {
    expect(said("dried-melon", "gourd")).toBe("swap");
    expect(said("melon", "dried-gourd")).toBe("swap");
    expect(said("dried-melon", "dried-gourd")).toBe("no");
  });

  it("take precedence over the rule, also for paths through the food", () => {
    const foods = changed("red-melon", [{ use: "melon", how: "no" }]);

    expect(said("melon", "red-melon", foods)).toBe("no");
    expect(said("melon", "small-red-melon", foods)).toBe("no");
    expect(said("red-melon", "melon", foods)).toBe("serves");
  });

  it("count steps, so that the closest food can be named", () => {
    const reach = serviceOf(family).replaceableBy("melon");

    expect([...reach].map(([need, { steps }]) => [need, steps])).toContainEqual(["small-red-melon", 2]);
    expect(reach.get("melon")).toEqual({ how: "serves", steps: 0 });
  });
});

it("terminate on cycles of parents or substitutes", () => {
  const circle = [
    food("hen", { parent: "chick", standIns: [{ use: "chick", how: "serves" }] }),
    food("chick", { parent: "hen", standIns: [{ use: "hen", how: "serves" }] }),
  ];

  expect(said("hen", "chick", circle)).toBe("serves");
});

function said(onHand: string, need: string, foods: readonly Food[] = family) {
  return serviceOf(foods).replaceableBy(onHand).get(need)?.how ?? "no";
}

function serviceOf(foods: readonly Food[]): FoodSubstitutions {
  return new FoodSubstitutions(new Map(foods.map((each) => [each.key, each])));
}

function changed(key: string, standIns: readonly StandIn[]): Food[] {
  return family.map((each) => (each.key === key ? { ...each, standIns } : each));
}

function food(key: string, changes: Partial<Food> = {}): Food {
  const name = key.replaceAll("-", " ");
  return { key, name, plural: name, parent: undefined, aliases: [], category: "fruit", ...changes };
}
