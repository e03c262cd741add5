/** The fourteen allergens of EU Regulation 1169/2011, annex II, in its order. */
export const ALLERGENS = [
  "gluten",
  "crustaceans",
  "eggs",
  "fish",
  "peanuts",
  "soy",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const;

export type Allergen = (typeof ALLERGENS)[number];

/**
 * The constituents that the food table records for every food: the allergens, and others that some people do not eat. `meat`
 * is flesh, fat, stock or gelatine of a land animal or a bird; cheese made with rennet is not meat.
 */
export const CONSTITUENTS = [...ALLERGENS, "lactose", "pork", "beef", "meat", "alcohol"] as const;

export type Constituent = (typeof CONSTITUENTS)[number];

/**
 * A food's constituents: those it usually contains, and those that only some makes of it contain. No constituent is in both.
 */
export interface FoodContents {
  readonly contains: readonly Constituent[];
  readonly mayContain: readonly Constituent[];
  /** Why it may, in a sentence; empty if `mayContain` is. */
  readonly reason: string;
}

/** A food that brings a constituent into a dish. */
export interface ResponsibleFood {
  readonly name: string;
  /** Why it may contain the constituent; undefined if it does contain it. */
  readonly reason: string | undefined;
}

/** A constituent that a dish contains or may contain. */
export interface Content {
  readonly constituent: Constituent;
  readonly state: "contains" | "may contain";
  /** At least one; those that contain it come first. */
  readonly foods: readonly ResponsibleFood[];
}

/** The reason of a food that the food table does not have. */
export const UNKNOWN_FOOD_REASON = "We do not know what this food contains.";

const UNKNOWN_FOOD: FoodContents = { contains: [], mayContain: CONSTITUENTS, reason: UNKNOWN_FOOD_REASON };

/**
 * The constituents that a dish of these foods contains and may contain, in the order of {@linkcode CONSTITUENTS}. A
 * constituent that is not listed is in none of the foods. A food with unknown contents may contain everything.
 */
export function contentsOf(
  foods: readonly { readonly name: string; readonly contents: FoodContents | undefined }[],
): Content[] {
  return CONSTITUENTS.flatMap((constituent): Content[] => {
    const containing = new Map<string, ResponsibleFood>();
    const possible = new Map<string, ResponsibleFood>();
    for (const { name, contents = UNKNOWN_FOOD } of foods) {
      const { contains, mayContain, reason } = contents;
      if (contains.includes(constituent)) containing.set(name, { name, reason: undefined });
      else if (mayContain.includes(constituent)) possible.set(name, { name, reason });
    }
    if (containing.size + possible.size === 0) return [];
    const state = containing.size > 0 ? "contains" : "may contain";
    return [{ constituent, state, foods: [...containing.values(), ...possible.values()] }];
  });
}

/** The contents of an optional food: the dish may contain all its constituents. */
export function perhapsContained({ contains, mayContain }: FoodContents, reason: string): FoodContents {
  const all = [...contains, ...mayContain];
  return { contains: [], mayContain: CONSTITUENTS.filter((each) => all.includes(each)), reason };
}

/** Whether it is only suspected because the food table does not have the food. */
export function isUnknownFood({ reason }: ResponsibleFood): boolean {
  return reason === UNKNOWN_FOOD_REASON;
}

/** A dish's constituents, without the foods. */
export function constituentsIn(contents: readonly Content[], state: Content["state"]): Constituent[] {
  return contents.filter((content) => content.state === state).map(({ constituent }) => constituent);
}

/** Whether a dish neither contains nor may contain any of these. */
export function isFreeOf(contents: readonly Content[], ...excluded: readonly Constituent[]): boolean {
  return !contents.some(({ constituent }) => excluded.includes(constituent));
}
