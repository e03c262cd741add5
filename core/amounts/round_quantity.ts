import type { Amount, Unit } from "./unit.ts";

/** The fractions on measuring spoons and cups, and the characters for them. */
const [eighth, quarter, third, half, twoThirds, threeQuarters] = [1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4] as const;

const CHARACTERS: readonly (readonly [number, string])[] = [
  [eighth, "⅛"],
  [quarter, "¼"],
  [third, "⅓"],
  [half, "½"],
  [twoThirds, "⅔"],
  [threeQuarters, "¾"],
];

/** Below `below`, quantities have one of these fractions or none. */
interface Grid {
  readonly below: number;
  readonly fractions: readonly number[];
}

const CUP_FRACTIONS = [quarter, third, half, twoThirds, threeQuarters];
/** Below one cup also a fraction and one or two of its sixteen tablespoons: ¾ cup plus 2 tbsp. */
const CUP_GRID = [
  { below: 1, fractions: [...CUP_FRACTIONS, 9 / 16, 10 / 16, 13 / 16, 14 / 16] },
  { below: Infinity, fractions: CUP_FRACTIONS },
];
const COUNT_GRID = [
  { below: 2, fractions: [quarter, third, half, twoThirds, threeQuarters] },
  { below: 4, fractions: [half] },
  { below: Infinity, fractions: [] },
];
const WHOLE_GRID = [{ below: Infinity, fractions: [] }];

/** Foods that are cut in halves at most, such as an egg, or never, such as a bay leaf. */
export const CUTS = ["halves", "never"] as const;

/** One of {@linkcode CUTS}. */
export type Cut = (typeof CUTS)[number];

const CUT_GRIDS: Record<Cut, readonly Grid[]> = {
  halves: [
    { below: 3, fractions: [half] },
    { below: Infinity, fractions: [] },
  ],
  never: WHOLE_GRID,
};

const GRIDS: Record<Exclude<Unit, "g" | "ml">, readonly Grid[]> = {
  tsp: [
    { below: 1, fractions: [eighth, quarter, third, half, twoThirds, threeQuarters] },
    { below: 2, fractions: [quarter, third, half, twoThirds, threeQuarters] },
    { below: Infinity, fractions: [half] },
  ],
  tbsp: [
    { below: 5, fractions: [half] },
    { below: Infinity, fractions: [] },
  ],
  cup: CUP_GRID,
  quart: CUP_GRID,
  oz: [
    { below: 1, fractions: [quarter, third, half, twoThirds, threeQuarters] },
    { below: 4, fractions: [quarter, half, threeQuarters] },
    { below: 8, fractions: [half] },
    { below: Infinity, fractions: [] },
  ],
  pinch: WHOLE_GRID,
  handful: COUNT_GRID,
  bunch: COUNT_GRID,
  piece: COUNT_GRID,
  clove: COUNT_GRID,
  slice: COUNT_GRID,
  stick: COUNT_GRID,
  leaf: WHOLE_GRID,
  sprig: WHOLE_GRID,
  fillet: COUNT_GRID,
  can: COUNT_GRID,
};

/** Steps of a kitchen scale: below `below` grams, or millilitres. */
const SCALE_STEPS = [
  { below: 5, step: 0.5 },
  { below: 50, step: 1 },
  { below: 200, step: 5 },
  { below: 1000, step: 10 },
  { below: Infinity, step: 50 },
] as const;

/**
 * The nearest quantity that a cook can measure: ⅔ cup, 1½ tsp, 250 g. Never 0.
 *
 * @param options.cut how a piece may be cut; by default in halves, thirds and quarters
 */
export function roundQuantity({ quantity, unit }: Amount, { cut }: { cut?: Cut | undefined } = {}): number {
  if (unit === "g" || unit === "ml") {
    const step = SCALE_STEPS.find(({ below }) => quantity < below)?.step ?? 50;
    return Math.max(Math.round(quantity / step), 1) * step;
  }
  const grid = cut !== undefined && GRIDS[unit] === COUNT_GRID ? CUT_GRIDS[cut] : GRIDS[unit];
  const whole = Math.floor(quantity);
  const fractions = grid.find(({ below }) => quantity < below)?.fractions ?? [];
  const candidates = [0, ...fractions, 1].map((fraction) => whole + fraction).filter((candidate) => candidate > 0);
  return candidates.reduce((best, next) => (Math.abs(next - quantity) < Math.abs(best - quantity) ? next : best));
}

/** "1½", "¼", "3", "1.25": a quantity that {@linkcode roundQuantity} gave, or that a recipe's author wrote. */
export function quantityText(quantity: number): string {
  const whole = Math.floor(quantity);
  const rest = quantity - whole;
  if (rest < 0.01) return String(whole);
  const character = CHARACTERS.find(([value]) => Math.abs(value - rest) < 0.02)?.[1];
  if (character === undefined) return String(Math.round(quantity * 100) / 100);
  return `${whole === 0 ? "" : whole}${character}`;
}
