import type { Preference } from "../account/mod.ts";
import type { FoodKey, PrincipalKind } from "../food/mod.ts";
import type { DishType } from "../recipe/mod.ts";

export const DRINKS = ["drinks", "Beverage"] as const satisfies readonly DishType[];
/** What is not eaten alone. */
export const NOT_EATEN_ALONE = [...DRINKS, "Sauce"] as const satisfies readonly DishType[];

/** Selects recipes by their traits. All conditions have to be true; a list means any of its entries. */
export interface IntentRule {
  readonly dishTypes?: readonly DishType[];
  readonly notDishTypes?: readonly DishType[];
  readonly preferences?: readonly Preference[];
  readonly notPreferences?: readonly Preference[];
  /** Whole words within a keyword. */
  readonly keywords?: readonly string[];
  readonly notKeywords?: readonly string[];
  /** Words that no step has. */
  readonly notSteps?: readonly string[];
  /** The heaviest of its main components. */
  readonly principalKinds?: readonly PrincipalKind[];
  readonly diet?: "vegan" | "vegetarian";
  /** Principal foods, or their kinds. */
  readonly principal?: readonly FoodKey[];
  readonly notPrincipal?: readonly FoodKey[];
  /** No food is one of these or their kinds. */
  readonly notFoods?: readonly FoodKey[];
  readonly maxKcal?: number;
  readonly maxFatGrams?: number;
  readonly maxMinutes?: number;
  readonly minMinutes?: number;
  readonly maxActiveMinutes?: number;
  readonly minSimmersMinutes?: number;
  readonly maxVessels?: number;
  readonly maxIngredients?: number;
  /** The whole dish keeps at least so long. */
  readonly minKeepsDays?: number;
  readonly canBeFrozen?: true;
}

/** Something that people search for. */
export interface SearchIntent {
  /** Lower-case words with dashes. */
  readonly id: string;
  /** How a card says why it was found. Absent if its dish type says it. */
  readonly says?: string;
  /** Typed phrases, without accents and apostrophes. */
  readonly phrases: readonly string[];
  /** Recipes that are exactly that. They come first. */
  readonly best: readonly IntentRule[];
  /** Recipes that will do as well. */
  readonly good?: readonly IntentRule[];
  /**
   * It only orders the results: "party food" may find a drink, but not first. With words it does so if it depends on taste:
   * a cake for a child need not be one that children often get.
   */
  readonly isPreference?: "always" | "with words";
}

/** The phrases of a comma-separated list. A slash separates words of which a phrase has one: "make/cook ahead" are two phrases. */
export function phrases(list: string): readonly string[] {
  return list.split(",").flatMap((phrase) =>
    phrase
      .trim()
      .split(/\s+/u)
      .map((words) => words.split("/"))
      .reduce<string[]>((all, words) => all.flatMap((before) => words.map((word) => `${before} ${word}`.trim())), [""]),
  );
}
