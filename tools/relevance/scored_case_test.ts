import { expect, it } from "vitest";
import { brokenConstraints, scoredCase } from "./scored_case.ts";

it("counts and names the results that break what was asked", () => {
  const about = { kind: "without", heldOut: false, score: { success: true, ndcg: 1 } };
  const given = { answer: { recipes: [] }, judged: new Map() };
  const cases = [
    scoredCase({ ...about, name: "no nuts", broken: ["baklava", "pesto"] }, given),
    scoredCase({ ...about, name: "egg free", broken: [] }, given),
    scoredCase({ ...about, name: "soup" }, given),
  ];

  expect(brokenConstraints(cases)).toBe('Broken constraints: 2\n     "no nuts": baklava, pesto');
});
