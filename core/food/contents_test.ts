import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CONSTITUENTS,
  constituentsIn,
  contentsOf,
  type FoodContents,
  isFreeOf,
  UNKNOWN_FOOD_REASON,
} from "./contents.ts";

const flour = food("flour", { contains: ["gluten"] });
const butter = food("butter", { contains: ["milk", "lactose"] });
const sausage = food("pork sausage", {
  contains: ["pork", "meat"],
  mayContain: ["gluten", "milk", "lactose"],
  reason: "Many makes contain wheat rusk.",
});
const stock = food("stock", { mayContain: ["gluten", "celery"], reason: "Cubes differ." });
const tomato = food("tomato", {});

describe("contentsOf", () => {
  // #food-three-states
  it("names the foods that contain something before those that may", () => {
    expect(contentsOf([stock, sausage, flour]).find(({ constituent }) => constituent === "gluten")).toEqual({
      constituent: "gluten",
      state: "contains",
      foods: [
        { name: "flour", reason: undefined },
        { name: "stock", reason: "Cubes differ." },
        { name: "pork sausage", reason: "Many makes contain wheat rusk." },
      ],
    });
  });

  it("says may contain if no food contains it for certain", () => {
    const contents = contentsOf([sausage, butter, tomato]);

    expect(constituentsIn(contents, "contains")).toEqual(["milk", "lactose", "pork", "meat"]);
    expect(constituentsIn(contents, "may contain")).toEqual(["gluten"]);
    expect(isFreeOf(contents, "gluten")).toBe(false);
    expect(isFreeOf(contents, "nuts", "celery")).toBe(true);
  });

  // #food-three-states
  it("says that an unknown food may contain everything, and that it is unknown", () => {
    const contents = contentsOf([tomato, { name: "grandma's mix", contents: undefined }]);

    expect(constituentsIn(contents, "may contain")).toEqual(CONSTITUENTS);
    expect(contents[0]?.foods).toEqual([{ name: "grandma's mix", reason: UNKNOWN_FOOD_REASON }]);
  });

  it("names a food once, and nothing for a dish without foods", () => {
    expect(contentsOf([flour, flour])[0]?.foods).toHaveLength(1);
    expect(contentsOf([])).toEqual([]);
  });

  it("finds each constituent free exactly if every food is free of it", () => {
    fc.assert(
      fc.property(fc.array(anyFood, { maxLength: 8 }), (foods) => {
        const contents = contentsOf(foods);
        for (const constituent of CONSTITUENTS) {
          const containing = foods.some((each) => each.contents?.contains.includes(constituent));
          const possible = foods.some((each) => each.contents?.mayContain.includes(constituent) ?? true);
          const found = contents.filter((content) => content.constituent === constituent);
          expect(found.map(({ state }) => state)).toEqual(containing ? ["contains"] : possible ? ["may contain"] : []);
          expect(isFreeOf(contents, constituent)).toBe(!containing && !possible);
          // Each food named is one of the dish that contains it or may.
          for (const { name, reason } of found.flatMap((content) => content.foods)) {
            expect(foods.filter((each) => each.name === name).length).toBeGreaterThan(0);
            expect(reason).not.toBe("");
          }
        }
      }),
    );
  });

  it("makes nothing free by another food", () => {
    fc.assert(
      fc.property(fc.array(anyFood, { maxLength: 5 }), anyFood, (foods, more) => {
        const before = contentsOf(foods);
        const after = contentsOf([...foods, more]);
        const found = after.map(({ constituent }) => constituent);
        expect(found).toEqual(expect.arrayContaining(before.map(({ constituent }) => constituent)));
        expect(constituentsIn(after, "contains")).toEqual(expect.arrayContaining(constituentsIn(before, "contains")));
      }),
    );
  });
});

function food(name: string, contents: Partial<FoodContents>) {
  return { name, contents: { contains: [], mayContain: [], reason: "", ...contents } };
}

/** Names repeat, as a food may be in several lines; then its contents are the same. */
const anyFood = fc.oneof(
  fc.constantFrom(flour, butter, sausage, stock, tomato),
  fc.constant({ name: "a mix from the market", contents: undefined }),
  fc.uniqueArray(fc.constantFrom(...CONSTITUENTS)).chain((all) =>
    fc.nat(all.length).map((place) => ({
      name: `food of ${all.join()} at ${place}`,
      contents: { contains: all.slice(0, place), mayContain: all.slice(place), reason: "Makes differ." },
    })),
  ),
);
