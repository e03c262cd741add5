import { describe, expect, it } from "vitest";
import { wholeCatalogue } from "../../catalogue/importer/whole_catalogue/whole_catalogue.ts";
import { gradesSchema, resolveGrades } from "./recipe_rule.ts";

describe("resolveGrades", () => {
  const catalogue = wholeCatalogue;
  const resolve = (grades: unknown) => {
    const faults: string[] = [];
    const judged = resolveGrades(gradesSchema.parse(grades), { ...catalogue, onFault: (fault) => faults.push(fault) });
    return { judged, faults };
  };

  it("selects every recipe that matches a rule", () => {
    const { judged } = resolve({ 3: [{ dish: "Soup", diet: "vegan" }] });
    expect(judged.get("egyptian-red-lentil-soup")).toBe(3);
    expect(judged.has("cullen-skink")).toBe(false);
  });

  it("includes kinds of a food: thighs for chicken", () => {
    expect(resolve({ 3: [{ main: ["chicken"] }] }).judged.get("chicken-gyros-pitas")).toBe(3);
  });

  it("knows what a dish is for, how it is made and how it keeps", () => {
    const oneNight = resolve({ 3: [{ keyword: ["date night"], noSteps: ["oven"], notPref: ["High-Protein"] }] }).judged;
    expect(oneNight.get("radicchio-risotto-with-blue-cheese")).toBe(3);
    expect(oneNight.has("sole-meuniere")).toBe(false);
    expect(oneNight.has("torta-caprese")).toBe(false);
    const frozen = resolve({ 3: [{ dish: "Soup", notes: ["freezer"], fat: 20 }] }).judged;
    expect(frozen.get("egyptian-red-lentil-soup")).toBe(3);
    expect(frozen.has("gazpacho")).toBe(false);
    expect(frozen.has("peanut-and-sweet-potato-soup")).toBe(false);
  });

  it("prefers a higher grade, and an id to a rule", () => {
    const { judged } = resolve({ 0: ["gazpacho"], 1: [{ dish: "Soup" }], 2: ["ribollita"], 3: [{ name: ["ramen"] }] });
    expect(judged.has("gazpacho")).toBe(false);
    expect(["chicken-pho", "ribollita", "miso-mushroom-ramen"].map((id) => judged.get(id))).toEqual([1, 2, 3]);
  });

  it("reports what is not in the catalogue", () => {
    const grades = { 3: ["no-such-dish", { main: ["unobtainium"] }, { cuisine: ["Martian"] }] };
    expect(resolve(grades).faults).toEqual([
      'there is no recipe "no-such-dish"',
      'there is no food "unobtainium"',
      'no recipe is {"main":["unobtainium"]}',
      'there is no cuisine "Martian"',
      'no recipe is {"cuisine":["Martian"]}',
    ]);
  });

  it("refuses an empty rule and an unknown condition", () => {
    expect(gradesSchema.safeParse({ 3: [{}] }).success).toBe(false);
    expect(gradesSchema.safeParse({ 3: [{ colour: "red" }] }).success).toBe(false);
  });
});
