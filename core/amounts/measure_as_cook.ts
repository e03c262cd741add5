import { type Cut, roundQuantity } from "./round_quantity.ts";
import { type Amount, GRAMS_PER, isVolume, isWeight, ML_PER, type Unit, type UnitSystem } from "./unit.ts";

/** Options of {@linkcode measureAsCook}. */
export interface Measuring {
  /** Times the recipe's amounts; 1 by default. */
  readonly factor?: number;
  /** The reader's units; `as-written` by default. */
  readonly units?: UnitSystem;
  /** True for a food that is weighed in metric kitchens and measured in cups in US ones, such as flour. */
  readonly gramsPerMl?: number | undefined;
  /** How a piece may be cut, if not in halves, thirds and quarters. */
  readonly cut?: Cut | undefined;
}

/** An amount that a cook can measure. */
export interface CooksAmount extends Amount {
  /** True if it differs from the exact amount by more than 6 %. */
  readonly isAbout: boolean;
}

/** Larger differences are called "about". */
const CLOSE = 0.06;
/** Up to this difference "about 1 tbsp" is preferred to smaller spoons. */
const NEAR = 0.125;
/** More spoons than this are measured in millilitres, or weighed. */
const SPOONS_MAX = 12;
/** Less than this is weighed in grams: no kitchen scale shows a fifth of an ounce. */
const OUNCES_MIN = 0.25;
/** Below this share of a teaspoon it is a pinch. */
const TEASPOON_MIN = 0.09;
/** As many pinches fill a quarter of a teaspoon. */
const PINCHES_MAX = 4;

/**
 * An amount, scaled and in the reader's units, as a cook would measure it: 1 tbsp rather than 3 tsp, never 0.333 cups.
 * It is left exactly as written if it is neither scaled nor in a foreign unit.
 */
export function measureAsCook(
  amount: Amount,
  { factor = 1, units = "as-written", gramsPerMl, cut }: Measuring = {},
): CooksAmount {
  if (factor === 1 && isOfSystem(amount.unit, units)) return { ...amount, isAbout: false };
  const exact = { quantity: amount.quantity * factor, unit: amount.unit };
  return closest(measurable(exact, { units, gramsPerMl }), { cut });
}

function isOfSystem(unit: Unit, units: UnitSystem): boolean {
  if (units === "us") return unit !== "g" && unit !== "ml";
  if (units === "metric") return unit !== "oz" && unit !== "cup" && unit !== "quart";
  return true;
}

/** The same amount in each unit that would do, the preferred one first. */
function measurable(exact: Amount, { units, gramsPerMl }: Pick<Measuring, "units" | "gramsPerMl">): readonly Amount[] {
  const { quantity, unit } = exact;
  if (unit === "pinch" && quantity <= PINCHES_MAX) return [exact];
  if (isVolume(unit)) {
    const ml = quantity * ML_PER[unit];
    if (units === "us" || (units === "as-written" && (unit === "cup" || unit === "quart"))) return inUsVolumes(ml);
    if (unit === "ml") return [exact];
    const isSpoon = unit === "tsp" || unit === "tbsp" || unit === "pinch";
    if (isSpoon && ml <= SPOONS_MAX * ML_PER.tbsp) return inSpoons(ml);
    return gramsPerMl === undefined ? [{ quantity: ml, unit: "ml" }] : [{ quantity: ml * gramsPerMl, unit: "g" }];
  }
  if (isWeight(unit)) {
    const grams = quantity * GRAMS_PER[unit];
    if (units === "us" && gramsPerMl !== undefined) return inUsVolumes(grams / gramsPerMl);
    const isInOunces = units === "us" || (units === "as-written" && unit === "oz");
    const ounces = grams / GRAMS_PER.oz;
    return isInOunces && ounces >= OUNCES_MIN ? [{ quantity: ounces, unit: "oz" }] : [{ quantity: grams, unit: "g" }];
  }
  return [exact];
}

function inUsVolumes(ml: number): readonly Amount[] {
  const quarts = ml / ML_PER.quart;
  const cups = ml / ML_PER.cup;
  if (quarts >= 2) return [{ quantity: quarts, unit: "quart" }];
  // A quarter of a cup is recognized although it is a little less.
  const isCup = cups >= 0.25 * (1 - CLOSE);
  return [...(isCup ? [{ quantity: cups, unit: "cup" } as const] : []), ...(cups > 0.5 ? [] : inSpoons(ml))];
}

function inSpoons(ml: number): readonly Amount[] {
  const teaspoons = ml / ML_PER.tsp;
  const pinches = ml / ML_PER.pinch;
  if (teaspoons < TEASPOON_MIN) return [{ quantity: pinches, unit: "pinch" }];
  const tablespoons = ml / ML_PER.tbsp;
  return [
    ...(tablespoons >= 1 - NEAR ? [{ quantity: tablespoons, unit: "tbsp" } as const] : []),
    ...(tablespoons > 1.5 ? [] : [{ quantity: teaspoons, unit: "tsp" } as const]),
    ...(pinches < PINCHES_MAX ? [{ quantity: pinches, unit: "pinch" } as const] : []),
  ];
}

/** The first amount that can be measured closely, else nearly; otherwise the one that can be measured most closely. */
function closest(amounts: readonly Amount[], options: { cut: Cut | undefined }): CooksAmount {
  const rounded = amounts.map((amount) => {
    const quantity = roundQuantity(amount, options);
    return { quantity, unit: amount.unit, error: Math.abs(quantity / amount.quantity - 1) };
  });
  const [first, ...others] = rounded;
  if (!first) throw new Error("Cannot measure an amount: it has no unit");
  const best =
    rounded.find(({ error }) => error <= CLOSE) ??
    rounded.find(({ error }) => error <= NEAR) ??
    others.reduce((found, next) => (next.error < found.error ? next : found), first);
  return { quantity: best.quantity, unit: best.unit, isAbout: best.error > CLOSE };
}
