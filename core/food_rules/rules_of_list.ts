import type { UserId } from "../account/mod.ts";
import type { ExclusionTag, PersonalRecipes, RecipeId } from "../recipe/mod.ts";
import type { BrokenRule } from "./broken_rules.ts";
import { excludedTags } from "./excluded_tags.ts";
import { type FindBrokenRulesPorts, recipeCheck } from "./find_broken_rules.ts";

/** The food rules that a list of recipes follows and shows, of a person and their household. */
export interface RulesOfList {
  /** The tags of the recipes that the person's own rules exclude; none for a person without rules. */
  readonly excluded: readonly ExclusionTag[];

  /**
   * The rules of the household that each of these recipes breaks, without recipes that break none. Reads nothing where there are no
   * rules, or only the person's own and `isFiltered`, and the contents only of recipes that break a rule. At most 400 ids.
   */
  findBroken(
    ids: readonly RecipeId[],
    options?: { readonly isFiltered?: boolean },
  ): Promise<ReadonlyMap<RecipeId, readonly BrokenRule[]>>;
}

export interface RulesOfListPorts extends FindBrokenRulesPorts {
  readonly personal: Pick<PersonalRecipes, "listTagged">;
}

/** Reads the rules of a person's household once, for a whole list. */
export async function rulesOfList(
  { foodRules, ingredients, pages, personal }: RulesOfListPorts,
  { userId }: { userId: UserId },
): Promise<RulesOfList> {
  const members = await foodRules.listOfHousehold(userId);
  const [own = [], ...others] = members.map(({ rules }) => excludedTags(rules));
  const ofOthers = others.flat().filter((tag) => !own.includes(tag));
  return {
    excluded: own,
    async findBroken(ids, { isFiltered = false } = {}) {
      // A recipe breaks a rule exactly if it has one of the rule's tags.
      const tags = [...new Set(isFiltered ? ofOthers : [...own, ...ofOthers])];
      if (tags.length === 0 || ids.length === 0) return new Map();
      const tagged = await personal.listTagged(ids, tags);
      if (tagged.size === 0) return new Map();
      const [dishes, { foods }] = await Promise.all([pages.listDishes([...tagged]), ingredients.current()]);
      const check = recipeCheck(members, foods);
      return new Map(dishes.map((dish) => [dish.id, check(dish)] as const).filter(([, broken]) => broken.length > 0));
    },
  };
}
