import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DISH_TYPES } from "../dish_spec.ts";
import { plateSpecSchema } from "../plate_spec.ts";
import { plateSvg } from "../plate_svg.ts";
import { drawnThings } from "../testing/drawn_things.ts";
import { foodKeys, isRelated, lineage } from "../testing/food_lineages.ts";
import { composePlate } from "./compose_plate.ts";

const NAMES = ["", "Soup", "Curry", "Salad", "Smoothie", "Pancakes", "Cake", "Toast", "Porridge", "Stew", "Roast"];

/** Any dish of the food table's foods. */
const dishes = fc.record({
  id: fc.constantFrom("soup-of-tomas", "salad-of-maya", "plate-of-priya"),
  name: fc.constantFrom(...NAMES),
  dishTypes: fc.subarray([...DISH_TYPES], { maxLength: 2 }),
  foods: fc.array(fc.constantFrom(...foodKeys), { maxLength: 12 }).map((foods) => foods.map(lineage)),
});

describe("a plate composed of foods", () => {
  it("shows only foods of its dish, by a valid specification", () => {
    let drawn = 0;
    fc.assert(
      fc.property(dishes, (dish) => {
        const spec = composePlate(dish);
        if (!spec) return;
        drawn += 1;
        expect(plateSpecSchema.safeParse(spec).error).toBeUndefined();
        const holds = (food: string) => dish.foods.some(([held = ""]) => isRelated(held, food));
        const strange = drawnThings(spec).filter(({ oneOf, allOf }) => !oneOf.some(holds) || !allOf.every(holds));
        expect(strange.map(({ name }) => name)).toEqual([]);
      }),
      { numRuns: 5000 },
    );
    expect(drawn).toBeGreaterThan(100);
  });

  it("is the same for the same dish", () => {
    const soup = { id: "soup-of-tomas", name: "Soup", dishTypes: [], foods: ["tomato", "onion", "cream"].map(lineage) };
    const [spec, again] = [composePlate(soup), composePlate(structuredClone(soup))];
    expect(spec).toBeDefined();
    expect(again).toEqual(spec);
    expect(spec && plateSvg(spec)).toContain("<svg");
  });
});
