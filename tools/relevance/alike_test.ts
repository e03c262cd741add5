import { describe, expect, it } from "vitest";
import { wholeCatalogue } from "../../catalogue/importer/whole_catalogue/whole_catalogue.ts";
import { crowdedCuisines, threeAlike } from "./alike.ts";

const catalogue = wholeCatalogue;

describe("threeAlike", () => {
  it("finds three of a cuisine, and three of the same meat", () => {
    expect(threeAlike(["ribollita", "focaccia", "gazpacho"], catalogue)).toEqual([]);
    expect(threeAlike(["ribollita", "rosemary-focaccia", "torta-caprese"], catalogue)).toEqual([
      "three of Italian in a row",
    ]);
    expect(threeAlike(["chicken-kyiv", "chicken-adobo", "chicken-gyros-pitas"], catalogue)).toEqual([
      "three of chicken in a row",
    ]);
  });

  it("accepts two in a row, and three with another between them", () => {
    expect(threeAlike(["ribollita", "rosemary-focaccia", "gazpacho", "torta-caprese"], catalogue)).toEqual([]);
  });
});

it("finds more than three of a cuisine, wherever they are", () => {
  const three = ["ribollita", "gazpacho", "rosemary-focaccia", "gemista", "torta-caprese"];

  expect(crowdedCuisines(three, catalogue)).toEqual([]);
  expect(crowdedCuisines([...three, "pasta-e-ceci"], catalogue)).toEqual(["4 Italian dishes"]);
  const anywhere = catalogue.recipes.filter(({ cuisine }) => cuisine === "International").map(({ id }) => id);
  expect(crowdedCuisines(anywhere, catalogue)).toEqual([]);
});
