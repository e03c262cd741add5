import { stem } from "../food/mod.ts";
import { DISH_TYPES } from "../recipe/mod.ts";
import { COMMON_WORDS } from "./common_words.ts";
import { isEnglishWord } from "./english_words.ts";
import type { QueryUnit } from "./query_units.ts";

/** The rest of a query that no recipe matches as a whole. */
export interface PartialQuery {
  readonly units: readonly QueryUnit[];
  /** The weight of each unit: a rare one weighs more. */
  readonly weights: readonly number[];
  /** The places of the units that name the dish: the subject of a sentence, else the foods and kinds of dish. */
  readonly subject: readonly number[];
}

/** Most units that are left of a query; the rarest. */
const UNITS_MAX = 6;
const DISH_KINDS = new Set(DISH_TYPES.map((type) => stem(type.toLowerCase())));
/** In a few words a kind of dish counts as much as the rarest unit: a Greek salad is a salad first, a curry with peas a curry. */
const KIND_WEIGHT = 2;
/** A wish weighs less than a word, so that the named dish is never what is left out. */
const WISH_SHARE = 0.5;
/** How much more the words weigh that name the dish of a sentence. */
const SUBJECT_WEIGHT = 2;
/** Recipes beyond which a unit is not less important. */
const COMMON_FROM = 1_000;

/**
 * The units of a partial match: without ordinary words, which say nothing about a dish, and without units that no recipe
 * has.
 *
 * @param options.recipes number of recipes with each unit
 * @param options.subject the words that name the dish of a sentence
 */
export function partialWeights(
  units: readonly QueryUnit[],
  {
    recipes,
    isSentence,
    subject = [],
  }: { recipes: readonly number[]; isSentence: boolean; subject?: readonly string[] },
): PartialQuery {
  const isSubject = (unit: QueryUnit) => unit.typed.length > 0 && unit.typed.every((word) => subject.includes(word));
  const isLastOf = ({ typed }: QueryUnit) => typed.length > 0 && typed.at(-1) === subject.at(-1);
  const useful = units
    .map((unit, place) => ({
      unit,
      place,
      weight:
        !isSentence && (isKind(unit) || isLastOf(unit))
          ? KIND_WEIGHT
          : weightOf(recipes[place] ?? 0) *
            (unit.tags.length > 0 ? WISH_SHARE : 1) *
            (isSentence && isSubject(unit) ? SUBJECT_WEIGHT : 1),
    }))
    .filter(
      ({ unit, place }) =>
        (recipes[place] ?? 0) > 0 && (unit.tags.length > 0 || !unit.typed.every((word) => COMMON_WORDS.has(word))),
    );
  // One known word beside a name that no recipe has is no useful match: kangaroo steak is no beef. A kind of dish is.
  const isNameless = units.some(
    ({ typed, foods }, place) => recipes[place] === 0 && foods.length === 0 && !typed.every(isEnglishWord),
  );
  if (!isSentence && useful.length < 2 && isNameless && !useful.some(({ unit }) => isKind(unit)))
    return { units: [], weights: [], subject: [] };
  const rarest = useful.toSorted((a, b) => b.weight - a.weight).slice(0, UNITS_MAX);
  const kept = useful.filter((each) => rarest.includes(each));
  return {
    units: kept.map(({ unit }) => unit),
    weights: kept.map(({ weight }) => weight),
    subject: [...kept.entries()].flatMap(([place, { unit }]) =>
      (isSentence ? isSubject(unit) : unit.foods.length > 0 || isKind(unit)) ? [place] : [],
    ),
  };
}

function isKind({ typed }: QueryUnit): boolean {
  return DISH_KINDS.has(stem(typed.join(" ")));
}

function weightOf(recipes: number): number {
  return 1 + Math.log2(COMMON_FROM / Math.min(Math.max(recipes, 1), COMMON_FROM)) / Math.log2(COMMON_FROM);
}

/** Whether a partial match lacks most of what the query names. */
export function lacksMost(subject: readonly number[], isMissing: (place: number) => boolean): boolean {
  return subject.filter(isMissing).length * 2 > subject.length;
}
