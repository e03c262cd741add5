import { describe, expect, it } from "vitest";
import { dcgAt10, type Grade, meanOf, score, scoreNear } from "./metrics.ts";

describe("dcgAt10", () => {
  it("matches a manual calculation: 7/1 + 0 + 3/2 + 1/log2(5)", () => {
    expect(dcgAt10([3, 0, 2, 1])).toBeCloseTo(7 + 1.5 + 0.430_677, 5);
  });

  it("ignores results after the tenth", () => {
    const ten: Grade[] = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    expect(dcgAt10([...ten, 3])).toBe(dcgAt10(ten));
  });

  it("is 0 for an empty list", () => {
    expect(dcgAt10([])).toBe(0);
  });
});

describe("score", () => {
  const judged = new Map<string, Grade>([
    ["best", 3],
    ["good", 2],
    ["fair", 1],
  ]);

  it("is 1 for the best order, with any results after it", () => {
    expect(score(["best", "good", "fair", "else"], judged)).toEqual({ success: true, ndcg: 1 });
  });

  it("divides by the best order: (3/1 + 7/log2(3)) / (7/1 + 3/log2(3) + 1/2)", () => {
    expect(score(["good", "best"], judged).ndcg).toBeCloseTo((3 + 4.416_508) / (7 + 1.892_789 + 0.5), 5);
  });

  it("requires one of the best grade among the first three", () => {
    expect(score(["good", "fair", "else", "best"], judged).success).toBe(false);
    expect(score(["good", "fair", "best"], judged).success).toBe(true);
  });

  it("uses the best given grade if none is exact", () => {
    expect(score(["near"], new Map<string, Grade>([["near", 1]]))).toEqual({ success: true, ndcg: 1 });
  });

  it("limits the ideal to ten results", () => {
    const many = new Map(Array.from({ length: 30 }, (_, i): [string, Grade] => [`r${i}`, 3]));
    const last = [...many.keys()].slice(-10);
    expect(score(last, many)).toEqual({ success: true, ndcg: 1 });
  });

  it("counts a repeated recipe once", () => {
    expect(score(["good", "good"], judged).ndcg).toBe(score(["good"], judged).ndcg);
  });

  it("is 0 for an empty reply", () => {
    expect(score([], judged)).toEqual({ success: false, ndcg: 0 });
  });
});

describe("scoreNear", () => {
  const near = new Map<string, Grade>([
    ["nearest", 2],
    ["near", 1],
    ["also near", 1],
  ]);

  it("scores an empty reply as perfect, and any other as wrong if nothing is similar", () => {
    expect(scoreNear([], near)).toEqual({ success: true, ndcg: 1 });
    expect(scoreNear(["else"], new Map())).toEqual({ success: false, ndcg: 0 });
  });

  it("expects no more results than there are", () => {
    expect(scoreNear(["nearest"], near)).toEqual({ success: true, ndcg: 1 });
    expect(scoreNear(["nearest", "near"], near)).toEqual({ success: true, ndcg: 1 });
  });

  it("is 1/3 for a similar recipe if there is a more similar one: (2^1 - 1) / (2^2 - 1)", () => {
    expect(scoreNear(["near"], near)).toEqual({ success: true, ndcg: 1 / 3 });
  });

  it("is lower with a result that is not similar", () => {
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
