import { describe, expect, it } from "vitest";
import { threeAlike } from "./alike.ts";
import { readJudgedCatalogue } from "./judged_catalogue.ts";

describe("threeAlike", async () => {
  const catalogue = await readJudgedCatalogue();

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
