import type { DishWarning } from "../../ui-kit/DishMark/mod.ts";
import { allergenName } from "../format/mod.ts";

/** A food rule that a dish breaks, as the server says it. */
export interface BrokenRuleOfDish {
  /** What the person leaves out, their diet, a disliked food, or `unknown`: the dish has a food that is not known. */
  readonly rule: string;
  readonly state: "contains" | "may contain";
  readonly disliked?: string | undefined;
  readonly foods: readonly string[];
}

const DIETS: readonly string[] = ["pescatarian", "vegetarian", "vegan"];

/** A rule with the foods responsible: "Contains peanut (peanut butter)", "Not vegan: honey". */
export function brokenRuleText({ rule, state, disliked = "", foods }: BrokenRuleOfDish): string {
  if (rule === "unknown") return "May contain what you do not eat: not all of its foods are known";
  if (DIETS.includes(rule))
    return foods.length === 0 ? dietText(rule, state) : `${dietText(rule, state)}: ${list(foods)}`;
  const name = rule === "dislike" ? disliked : thingOf(rule);
  const verb = state === "contains" ? "Contains" : "May contain";
  const others = foods.filter((food) => food !== name);
  return `${verb} ${rule === "dislike" ? "a food you dislike: " : ""}${name}${others.length > 0 ? ` (${list(others)})` : ""}`;
}

/** The rules that a dish breaks, for a slot or card; undefined if it breaks none. What is certain comes first. */
export function brokenRulesWarning(rules: readonly BrokenRuleOfDish[] = []): DishWarning | undefined {
  const [first, ...others] = sorted(rules);
  if (!first) return undefined;
  return {
    tone: first.state === "contains" ? "certain" : "possible",
    text: shortText(first),
    more: others.length,
    fullText: [first, ...others].map(nameText).join(". "),
  };
}

/** What is certain first; otherwise in the server's order. */
export function sorted(rules: readonly BrokenRuleOfDish[]): BrokenRuleOfDish[] {
  return rules.toSorted((one, other) => Number(other.state === "contains") - Number(one.state === "contains"));
}

/** As {@linkcode brokenRuleText}, but it begins with the {@linkcode shortText}, since a name has to have what is seen. */
function nameText(rule: BrokenRuleOfDish): string {
  if (rule.rule === "unknown") return `${shortText(rule)}: it may contain what you do not eat`;
  if (rule.rule !== "dislike") return brokenRuleText(rule);
  const others = rule.foods.filter((food) => food !== rule.disliked);
  return `${shortText(rule)}${others.length > 0 ? ` (${list(others)})` : ""}, a food you dislike`;
}

function shortText({ rule, state, disliked }: BrokenRuleOfDish): string {
  if (rule === "unknown") return "Not all foods known";
  if (DIETS.includes(rule)) return dietText(rule, state);
  return `${state === "contains" ? "Contains" : "May contain"} ${disliked ?? thingOf(rule)}`;
}

function dietText(diet: string, state: BrokenRuleOfDish["state"]): string {
  return state === "contains" ? `Not ${diet}` : `May not be ${diet}`;
}

/** "peanut" for `peanuts`. */
function thingOf(rule: string): string {
  return allergenName(rule).toLowerCase();
}

function list(names: readonly string[]): string {
  return names.join(", ");
}
