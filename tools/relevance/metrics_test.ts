import { describe, expect, it } from "vitest";
import { dcgAt10, type Grade, meanOf, score, scoreNear } from "./metrics.ts";

describe("dcgAt10", () => {
  it("is what a hand works out: 7/1 + 0 + 3/2 + 1/log2(5)", () => {
    expect(dcgAt10([3, 0, 2, 1])).toBeCloseTo(7 + 1.5 + 0.430_677, 5);
  });

  it("takes no notice of what comes after the tenth", () => {
    const ten: Grade[] = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    expect(dcgAt10([...ten, 3])).toBe(dcgAt10(ten));
  });

  it("is 0 for nothing", () => {
    expect(dcgAt10([])).toBe(0);
  });
});

describe("score", () => {
  const judged = new Map<string, Grade>([
    ["best", 3],
    ["good", 2],
    ["fair", 1],
  ]);

  it("is 1 for the best order, whatever follows it", () => {
    expect(score(["best", "good", "fair", "else"], judged)).toEqual({ success: true, ndcg: 1 });
  });

  it("divides by the best order: (3/1 + 7/log2(3)) / (7/1 + 3/log2(3) + 1/2)", () => {
    expect(score(["good", "best"], judged).ndcg).toBeCloseTo((3 + 4.416_508) / (7 + 1.892_789 + 0.5), 5);
  });

  it("wants one of the best grade among the first three", () => {
    expect(score(["good", "fair", "else", "best"], judged).success).toBe(false);
    expect(score(["good", "fair", "best"], judged).success).toBe(true);
  });

  it("takes the best grade that there is where none is exact", () => {
    expect(score(["near"], new Map<string, Grade>([["near", 1]]))).toEqual({ success: true, ndcg: 1 });
  });

  it("counts the best ten only where more were judged good, so that ten of them are the best order", () => {
    const many = new Map(Array.from({ length: 30 }, (_, i): [string, Grade] => [`r${i}`, 3]));
    const last = [...many.keys()].slice(-10);
    expect(score(last, many)).toEqual({ success: true, ndcg: 1 });
  });

  it("lets a recipe that comes twice gain once", () => {
    expect(score(["good", "good"], judged).ndcg).toBe(score(["good"], judged).ndcg);
  });

  it("is 0 for an empty answer", () => {
    expect(score([], judged)).toEqual({ success: false, ndcg: 0 });
  });
});

describe("scoreNear", () => {
  const near = new Map<string, Grade>([
    ["nearest", 2],
    ["near", 1],
    ["also near", 1],
  ]);

  it("takes nothing for perfect, and anything for wrong where nothing is near", () => {
    expect(scoreNear([], near)).toEqual({ success: true, ndcg: 1 });
    expect(scoreNear(["else"], new Map())).toEqual({ success: false, ndcg: 0 });
  });

  it("owes no more than came", () => {
    expect(scoreNear(["nearest"], near)).toEqual({ success: true, ndcg: 1 });
    expect(scoreNear(["nearest", "near"], near)).toEqual({ success: true, ndcg: 1 });
  });

  it("is 1/3 for one near where one is nearest: (2^1 - 1) / (2^2 - 1)", () => {
    expect(scoreNear(["near"], near)).toEqual({ success: true, ndcg: 1 / 3 });
  });

  it("loses by what is not near", () => {
    expect(scoreNear(["else", "other", "thing", "near"], near).success).toBe(false);
  });
});

describe("meanOf", () => {
  it("is the share of successes and the mean nDCG", () => {
    const scores = [
      { success: true, ndcg: 1 },
      { success: false, ndcg: 0.5 },
    ];
    expect(meanOf(scores)).toEqual({ success: 0.5, ndcg: 0.75 });
  });
});
