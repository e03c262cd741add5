import { describe, expect, it } from "vitest";
import { maya as mayaPerson, tomas as tomasPerson } from "../../../adapters/memory/people_and_recipes.ts";
import { type BrokenRuleOfDish, brokenRulesWarning, brokenRuleText } from "./broken_rule_text.ts";

const maya = { name: mayaPerson.fullName };
const tomas = { name: tomasPerson.fullName };
const peanut: BrokenRuleOfDish = { rule: "peanuts", state: "contains", foods: ["peanut butter"] };
const gluten: BrokenRuleOfDish = { rule: "gluten", state: "may contain", foods: ["soy sauce", "stock"] };
const honey: BrokenRuleOfDish = { rule: "vegan", state: "contains", foods: ["honey"] };
const onion: BrokenRuleOfDish = { rule: "dislike", state: "contains", disliked: "onion", foods: ["red onion"] };
const unknown: BrokenRuleOfDish = { rule: "unknown", state: "may contain", foods: [] };

describe("brokenRuleText", () => {
  it.each([
    [peanut, "Contains peanut (peanut butter)"],
    [gluten, "May contain gluten (soy sauce, stock)"],
    [{ rule: "milk", state: "contains", foods: ["milk"] }, "Contains milk"],
    [{ rule: "pork", state: "contains", foods: ["bacon", "pork"] }, "Contains pork (bacon)"],
    [honey, "Not vegan: honey"],
    [{ rule: "vegetarian", state: "may contain", foods: ["tortilla"] }, "May not be vegetarian: tortilla"],
    [{ rule: "vegan", state: "contains", foods: [] }, "Not vegan"],
    [
      { rule: "dislike", state: "contains", disliked: "coriander", foods: ["coriander"] },
      "Contains a food you dislike: coriander",
    ],
    [
      { rule: "dislike", state: "contains", disliked: "onion", foods: ["red onion"] },
      "Contains a food you dislike: onion (red onion)",
    ],
    [unknown, "May contain what you do not eat: not all of its foods are known"],
    [{ ...peanut, people: [maya] }, "Contains peanut (peanut butter): not for Maya Lindqvist"],
    [{ ...honey, people: [maya, tomas] }, "Not vegan (honey): not for Maya Lindqvist, Tomás Herrera"],
    [{ ...onion, people: [tomas] }, "Contains onion (red onion): not for Tomás Herrera"],
    [{ ...unknown, people: [maya] }, "May contain what you do not eat: not all of its foods are known"],
  ] as const)("%j is %s", (rule, text) => {
    expect(brokenRuleText(rule)).toBe(text);
  });
});

describe("brokenRulesWarning", () => {
  it("names the members in the whole text, after what is seen", () => {
    expect(
      brokenRulesWarning([
        { ...peanut, people: [maya] },
        { ...onion, people: [maya, tomas] },
      ])?.fullText,
    ).toBe(
      "Contains peanut: not for Maya Lindqvist (peanut butter). Contains onion: not for 2 of you: Maya Lindqvist, Tomás Herrera (red onion)",
    );
  });

  it("shows what is certain first, says how many more there are, and has the whole text", () => {
    expect(brokenRulesWarning([gluten, peanut, honey])).toEqual({
      tone: "certain",
      text: "Contains peanut",
      more: 2,
      fullText: "Contains peanut (peanut butter). Not vegan: honey. May contain gluten (soy sauce, stock)",
    });
  });

  it.each([
    [gluten, "possible", "May contain gluten"],
    [honey, "certain", "Not vegan"],
    [{ rule: "dislike", state: "contains", disliked: "onion", foods: ["red onion"] }, "certain", "Contains onion"],
    [unknown, "possible", "Not all foods known"],
    [{ ...peanut, people: [maya] }, "certain", "Contains peanut: not for Maya"],
    [{ ...gluten, people: [maya, tomas] }, "possible", "May contain gluten: not for 2 of you"],
  ] as const)("is short for %j", (rule, tone, text) => {
    const warning = brokenRulesWarning([rule]);
    expect(warning).toMatchObject({ tone, text, more: 0 });
    // The accessible name has to contain the visible text.
    expect(warning?.fullText.startsWith(text)).toBe(true);
  });

  it("is none for a dish that breaks no rule", () => {
    expect(brokenRulesWarning()).toBeUndefined();
    expect(brokenRulesWarning([])).toBeUndefined();
  });
});
