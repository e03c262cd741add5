import { expect, it } from "vitest";
import { drawPlate } from "./mod.ts";
import { lineage } from "./testing/food_lineages.ts";

it("draws a dish as opaque pixels of the catalogue's size, and nothing if its foods can't be shown", async () => {
  const soup = { id: "soup-of-tomas", name: "Soup", dishTypes: [], foods: ["tomato", "onion", "cream"].map(lineage) };

  const pixels = await drawPlate(soup);

  expect(pixels?.info).toMatchObject({ width: 1200, height: 900, channels: 3 });
  expect(pixels?.data.length).toBe(1200 * 900 * 3);
  expect(await drawPlate({ ...soup, foods: [] })).toBeUndefined();
});
