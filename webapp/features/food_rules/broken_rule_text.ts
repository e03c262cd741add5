import { t } from "@lingui/core/macro";
import type { DishWarning } from "../../../ui-kit/DishMark/mod.ts";
import { allergenName } from "../../platform/format/mod.ts";

/** A food rule that a dish breaks, as the server says it. */
export interface BrokenRuleOfDish {
  /** An avoided constituent, the diet, a disliked food, or `unknown`: the dish has an unknown food. */
  readonly rule: string;
  readonly state: "contains" | "may contain";
  readonly disliked?: string | undefined;
  readonly foods: readonly string[];
  /** The members of the household whose rule it is; undefined or empty for a person who lives alone. */
  readonly people?: readonly { readonly name: string }[] | undefined;
}

const DIETS: readonly string[] = ["pescatarian", "vegetarian", "vegan"];

/**
 * A rule with the foods responsible: "Contains peanut (peanut butter)", "Not vegan: honey". In a household also whose it
 * is: "Contains peanut (peanut butter): not for Maya Lindqvist".
 */
export function brokenRuleText(broken: BrokenRuleOfDish): string {
  const { rule, state, disliked = "", foods, people = [] } = broken;
  if (people.length > 0 && rule !== "unknown") return `${reasonText(broken)}: not for ${list(people.map(nameOf))}`;
  if (rule === "unknown") return t`May contain what you do not eat: not all of its foods are known`;
  if (DIETS.includes(rule))
    return foods.length === 0 ? dietText(rule, state) : `${dietText(rule, state)}: ${list(foods)}`;
  const name = rule === "dislike" ? disliked : thingOf(rule);
  const verb = state === "contains" ? "Contains" : "May contain";
  const others = foods.filter((food) => food !== name);
  return `${verb} ${rule === "dislike" ? "a food you dislike: " : ""}${name}${others.length > 0 ? ` (${list(others)})` : ""}`;
}

/** The rules that a dish breaks, for a slot or card; undefined if it breaks none. Certain violations come first. */
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

/** Certain violations first; otherwise in the server's order. */
export function sorted(rules: readonly BrokenRuleOfDish[]): BrokenRuleOfDish[] {
  return rules.toSorted((one, other) => Number(other.state === "contains") - Number(one.state === "contains"));
}

/**
 * As {@linkcode brokenRuleText}, but it begins with the {@linkcode shortText}, since an accessible name has to contain the
 * visible text.
 */
function nameText(rule: BrokenRuleOfDish): string {
  const { people = [] } = rule;
  if (people.length > 0 && rule.rule !== "unknown") {
    const [first] = people;
    const names = people.length === 1 ? nameOf(first).slice(firstName(first).length) : `: ${list(people.map(nameOf))}`;
    const others = otherFoods(rule);
    return `${shortText(rule)}${names}${others.length > 0 ? ` (${list(others)})` : ""}`;
  }
  if (rule.rule === "unknown") return `${shortText(rule)}: it may contain what you do not eat`;
  if (rule.rule !== "dislike") return brokenRuleText(rule);
  const others = rule.foods.filter((food) => food !== rule.disliked);
  return `${shortText(rule)}${others.length > 0 ? ` (${list(others)})` : ""}, a food you dislike`;
}

function shortText({ rule, state, disliked, people = [] }: BrokenRuleOfDish): string {
  if (rule === "unknown") return t`Not all foods known`;
  const what = DIETS.includes(rule)
    ? dietText(rule, state)
    : `${state === "contains" ? "Contains" : "May contain"} ${disliked ?? thingOf(rule)}`;
  if (people.length === 0) return what;
  return `${what}: not for ${people.length === 1 ? firstName(people[0]) : `${people.length} of you`}`;
}

/** The text of a member's rule that the dish breaks: "Contains onion (red onion)", "Not vegan (honey)". */
function reasonText({ rule, state, disliked, foods }: BrokenRuleOfDish): string {
  const what = shortText({ rule, state, disliked, foods });
  const others = otherFoods({ rule, disliked, foods });
  return others.length > 0 ? `${what} (${list(others)})` : what;
}

/** The foods responsible, without the one that the text names already. */
function otherFoods({ rule, disliked, foods }: Pick<BrokenRuleOfDish, "rule" | "disliked" | "foods">): string[] {
  const named = disliked ?? thingOf(rule);
  return foods.filter((food) => food !== named);
}

function nameOf(person: { readonly name: string } | undefined): string {
  return person?.name ?? "";
}

/** Where there is little space: "Maya" for "Maya Lindqvist". */
function firstName(person: { readonly name: string } | undefined): string {
  return nameOf(person).split(" ", 1)[0] ?? "";
}

function dietText(diet: string, state: BrokenRuleOfDish["state"]): string {
  return state === "contains" ? t`Not ${diet}` : t`May not be ${diet}`;
}

/** "peanut" for `peanuts`. */
function thingOf(rule: string): string {
  return allergenName(rule).toLowerCase();
}

function list(names: readonly string[]): string {
  return names.join(", ");
}
