import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { i18n } from "#i18n";
import type { Constituent } from "../../../core/food/mod.ts";
import type { DishWarning } from "../../../ui-kit/DishMark/mod.ts";

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

const DIETS: Readonly<Record<string, Readonly<Record<BrokenRuleOfDish["state"], MessageDescriptor>>>> = {
  pescatarian: { contains: msg`Not pescatarian`, "may contain": msg`May not be pescatarian` },
  vegetarian: { contains: msg`Not vegetarian`, "may contain": msg`May not be vegetarian` },
  vegan: { contains: msg`Not vegan`, "may contain": msg`May not be vegan` },
};

/** As within a sentence. */
const THINGS: Readonly<Record<string, MessageDescriptor>> = {
  gluten: msg`gluten`,
  crustaceans: msg`crustaceans`,
  eggs: msg`egg`,
  fish: msg`fish`,
  peanuts: msg`peanut`,
  soy: msg`soya`,
  milk: msg`milk`,
  nuts: msg`nuts`,
  celery: msg`celery`,
  mustard: msg`mustard`,
  sesame: msg`sesame`,
  sulphites: msg`sulphites`,
  lupin: msg`lupin`,
  molluscs: msg`molluscs`,
  lactose: msg`lactose`,
  pork: msg`pork`,
  beef: msg`beef`,
  meat: msg`meat`,
  alcohol: msg`alcohol`,
} satisfies Record<Constituent, MessageDescriptor>;

/**
 * A rule with the foods responsible: "Contains peanut (peanut butter)", "Not vegan: honey". In a household also whose it
 * is: "Contains peanut (peanut butter): not for Maya Lindqvist".
 */
export function brokenRuleText(broken: BrokenRuleOfDish): string {
  const { rule, state, disliked = "", foods, people = [] } = broken;
  if (people.length > 0 && rule !== "unknown") return notForText(reasonText(broken), list(people.map(nameOf)));
  if (rule === "unknown") return t`May contain what you do not eat: not all of its foods are known`;
  const diet = dietText(broken);
  if (diet !== undefined) return foods.length === 0 ? diet : `${diet}: ${list(foods)}`;
  if (rule !== "dislike") return reasonText(broken);
  const text =
    state === "contains" ? t`Contains a food you dislike: ${disliked}` : t`May contain a food you dislike: ${disliked}`;
  return withFoods(text, otherFoods(broken));
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
    const text =
      people.length === 1
        ? notForText(whatText(rule), nameOf(first))
        : `${shortText(rule)}: ${list(people.map(nameOf))}`;
    return withFoods(text, otherFoods(rule));
  }
  const short = shortText(rule);
  if (rule.rule === "unknown") return t`${short}: it may contain what you do not eat`;
  if (rule.rule !== "dislike") return brokenRuleText(rule);
  const what = withFoods(short, otherFoods(rule));
  return t`${what}, a food you dislike`;
}

function shortText(broken: BrokenRuleOfDish): string {
  const { rule, people = [] } = broken;
  if (rule === "unknown") return t`Not all foods known`;
  const what = whatText(broken);
  if (people.length === 0) return what;
  return people.length === 1 ? notForText(what, firstName(people[0])) : t`${what}: not for ${people.length} of you`;
}

/** "Contains onion", "Not vegan" */
function whatText(broken: BrokenRuleOfDish): string {
  const { rule, state, disliked } = broken;
  const thing = disliked ?? thingOf(rule);
  return dietText(broken) ?? (state === "contains" ? t`Contains ${thing}` : t`May contain ${thing}`);
}

/** The text of a member's rule that the dish breaks: "Contains onion (red onion)", "Not vegan (honey)". */
function reasonText(broken: BrokenRuleOfDish): string {
  return withFoods(whatText(broken), otherFoods(broken));
}

function notForText(what: string, names: string): string {
  return t({
    message: `${what}: not for ${names}`,
    comment: "The names have to be at the end: the text with whole names begins with the text with a first name.",
  });
}

function withFoods(text: string, foods: readonly string[]): string {
  return foods.length > 0 ? `${text} (${list(foods)})` : text;
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

function dietText({ rule, state }: BrokenRuleOfDish): string | undefined {
  const texts = DIETS[rule];
  return texts && i18n._(texts[state]);
}

/** "peanut" for `peanuts`. */
function thingOf(rule: string): string {
  const thing = THINGS[rule];
  return thing ? i18n._(thing) : rule;
}

function list(names: readonly string[]): string {
  return names.join(", ");
}
