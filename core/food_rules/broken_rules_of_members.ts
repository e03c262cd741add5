import { CONSTITUENTS } from "../food/mod.ts";
import type { NamedPerson } from "../household/mod.ts";
import { type BrokenRule, brokenRules, type DishFoods, type FoodNamesAndParents, OTHER_RULES } from "./broken_rules.ts";
import type { MemberRules } from "./food_rules_store.ts";

const ORDER: readonly BrokenRule["rule"][] = [...CONSTITUENTS, ...OTHER_RULES];

/** The rules of the members that a dish breaks, each once and in the order of `brokenRules`, with those whose rule it is. */
export function brokenRulesOfMembers(
  members: readonly MemberRules[],
  dish: DishFoods,
  foods: FoodNamesAndParents,
): BrokenRule[] {
  const [first] = members;
  if (first && members.length === 1) return brokenRules(first.rules, dish, foods);
  const merged = new Map<string, BrokenRule & { readonly people: NamedPerson[] }>();
  for (const { person, rules } of members) {
    for (const broken of brokenRules(rules, dish, foods)) {
      const key = JSON.stringify([broken.rule, broken.disliked]);
      const same = merged.get(key);
      if (same) same.people.push(person);
      else merged.set(key, { ...broken, people: [person] });
    }
  }
  return [...merged.values()].sort((a, b) => ORDER.indexOf(a.rule) - ORDER.indexOf(b.rule));
}
