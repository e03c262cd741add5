/** The units of a recipe's amounts. The first two are metric; the last are pieces and a cook's hand measures. */
export const UNITS = [
  "g",
  "ml",
  "oz",
  "quart",
  "cup",
  "tbsp",
  "tsp",
  "pinch",
  "piece",
  "clove",
  "slice",
  "stick",
  "leaf",
  "fillet",
  "sprig",
  "can",
  "handful",
  "bunch",
] as const;

/** One of {@linkcode UNITS}. */
export type Unit = (typeof UNITS)[number];

/** How much of something: 1.5 tsp. */
export interface Amount {
  /** More than 0. */
  readonly quantity: number;
  readonly unit: Unit;
}

/** In which units a person reads amounts; `as-written` leaves a recipe in its own. */
export const UNIT_SYSTEMS = ["as-written", "metric", "us"] as const;

/** One of {@linkcode UNIT_SYSTEMS}. */
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** Millilitres of the US measures. A metric spoon differs by 1.5 %, which is ignored. A pinch is a sixteenth of a teaspoon. */
export const ML_PER = { ml: 1, quart: 946.353, cup: 236.588, tbsp: 14.7868, tsp: 4.92892, pinch: 0.308058 } as const;

/** Grams of the units of weight. */
export const GRAMS_PER = { g: 1, oz: 28.3495 } as const;

/** Whether the unit measures a volume. */
export function isVolume(unit: Unit): unit is keyof typeof ML_PER {
  return unit in ML_PER;
}

/** Whether the unit measures a weight. */
export function isWeight(unit: Unit): unit is keyof typeof GRAMS_PER {
  return unit in GRAMS_PER;
}
