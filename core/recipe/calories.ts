/** Largest number without a unit that is read as kilocalories. */
export const CALORIE_UNIT_THRESHOLD = 4000;

const CALORIES_PER_KILOCALORIE = 1000;

// 534 · 1,250.5 · .5, followed by a unit.
const FIGURE = /^((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+)\s*([^\d,.\s].*)?$/su;

/**
 * Energy in calories (not kilocalories), as the specification shows it, from a number or a text such as "534",
 * "534 kcal" or "534,000 cal".
 *
 * @returns undefined if it can't be read.
 */
export function displayCalories(value: unknown): number | undefined {
  if (typeof value === "number") return withoutUnit(value);
  if (typeof value !== "string") return undefined;

  const [, figure, unit] = FIGURE.exec(value.trim().toLowerCase()) ?? [];
  const amount = Number(figure?.replaceAll(",", ""));
  if (unit === undefined) return withoutUnit(amount);
  if (unit.includes("kcal")) return amount * CALORIES_PER_KILOCALORIE;
  return unit.includes("cal") ? amount : undefined;
}

function withoutUnit(amount: number): number | undefined {
  if (!Number.isFinite(amount) || amount < 0) return undefined;
  return amount <= CALORIE_UNIT_THRESHOLD ? amount * CALORIES_PER_KILOCALORIE : amount;
}
