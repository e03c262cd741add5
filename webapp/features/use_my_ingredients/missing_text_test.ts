import { describe, expect, it } from "vitest";
import { missingText, type Swap } from "./missing_text.ts";

it.each([
  [[], "You have everything"],
  [["dill"], "Missing: dill"],
  [["dill", "lemon", "rice", "soy sauce"], "Missing: dill, lemon, rice, soy sauce"],
  [["dill", "lemon", "rice", "soy sauce", "tofu"], "Missing: dill, lemon, rice and 2 more"],
])("says of %j: %s", (missing, text) => {
  expect(missingText(missing)).toBe(text);
});

describe("substitutes", () => {
  const cheddar: Swap = { for: "parmesan", use: "cheddar", onHand: true };
  const pecorino: Swap = { for: "parmesan", use: "pecorino", onHand: false };
  const chives: Swap = { for: "dill", use: "chives", onHand: false };
  const lime: Swap = { for: "lemon", use: "lime", onHand: false };
  const tomato: Swap = { for: "cherry tomato", use: "tomato", onHand: true };

  it.each([
    ["names what is at home", [cheddar], "Missing: dill, parmesan (your cheddar will do), lemon"],
    ["names what a cook would buy", [pecorino], "Missing: dill, parmesan (or pecorino), lemon"],
    [
      "names two at most, first what is at home",
      [chives, lime, cheddar],
      "Missing: dill (or chives), parmesan (your cheddar will do), lemon",
    ],
    ["says nothing of what is not missing", [tomato], "Missing: dill, parmesan, lemon"],
  ])("%s", (_what, swaps, text) => {
    expect(missingText(["dill", "parmesan", "lemon"], swaps)).toBe(text);
  });

  it("are omitted for ingredients that the card does not name", () => {
    const missing = ["rice", "tofu", "ginger", "parmesan", "lemon"];
    expect(missingText(missing, [cheddar, lime])).toBe("Missing: rice, tofu, ginger and 2 more");
  });
});
