import { type Amount, amountText, measureAsCook, type UnitSystem } from "../amounts/mod.ts";
import type { PackNoun } from "../food/mod.ts";
import type { BoughtFood } from "./bought_food.ts";
import type { ToBuy } from "./packs_to_buy.ts";

/** A line of a shopping list in its parts: "2 tins (800 g)" and "canned tomatoes", "6" and "eggs". */
export interface PurchaseText {
  readonly amount: string;
  readonly name: string;
}

/** Plurals that do not end in "s" alone. */
const PLURALS: Partial<Record<PackNoun, string>> = {
  box: "boxes",
  bunch: "bunches",
  loaf: "loaves",
};
/** Packs whose weight does not help a shopper. */
const WITHOUT_SIZE: ReadonlySet<PackNoun> = new Set(["bulb", "bunch", "head", "loaf"]);
/** A liquid in these is sold by volume. */
const OF_LIQUIDS: ReadonlySet<PackNoun> = new Set(["bottle", "carton", "pot"]);
const ML_STEP = 5;
/** Stock cubes and coffee have no exact amount. */
const MAKES_ML_STEP = 500;

/** A purchase as a shopper would write it. */
export function purchaseText(
  { amount, packs }: Pick<ToBuy, "amount" | "packs">,
  { bought, units }: { bought: BoughtFood; units: UnitSystem },
): PurchaseText {
  const { food, purchase, measure } = bought;
  const { pack } = purchase;
  if (measure === "piece" || !pack || packs === undefined) {
    const name = measure === "piece" ? countedName(bought, amount) : food.plural;
    return { amount: measureText(amount, { bought, units }), name };
  }
  const noun = units === "us" && pack.noun === "tin" ? "can" : pack.noun;
  const count = `${packs} ${packs === 1 ? noun : (PLURALS[pack.noun] ?? `${noun}s`)}`;
  if (WITHOUT_SIZE.has(pack.noun)) return { amount: count, name: food.plural };
  const size = measureText(amount, { bought, units });
  const note = pack.weight === "makes" ? `makes ${size}` : pack.weight === "drained" ? `${size} drained` : size;
  return { amount: `${count} (${note})`, name: food.plural };
}

/** An amount in a bought food's measure: "120 g", "1 litre", "3". */
export function measureText(amount: number, { bought, units }: { bought: BoughtFood; units: UnitSystem }): string {
  const measured = measuredAmount(amount, bought);
  if (measured.unit === "piece") return amountText({ ...measured, isAbout: false });
  return amountText(measureAsCook(measured, { units }));
}

/** An amount in a bought food's unit: millilitres for a bottled liquid. */
export function measuredAmount(amount: number, { measure, gramsPerMl, purchase }: BoughtFood): Amount {
  if (measure === "piece") return { quantity: amount, unit: "piece" };
  const { noun, weight } = purchase.pack ?? {};
  const isLiquid = gramsPerMl !== undefined && noun !== undefined && (OF_LIQUIDS.has(noun) || weight === "makes");
  if (!isLiquid) return { quantity: amount, unit: "g" };
  const step = weight === "makes" ? MAKES_ML_STEP : ML_STEP;
  return { quantity: Math.max(Math.round(amount / gramsPerMl / step), 1) * step, unit: "ml" };
}

function countedName({ food, purchase }: BoughtFood, count: number): string {
  if (purchase.pack?.noun === "fillet") return `${food.name} ${count > 1 ? "fillets" : "fillet"}`;
  return count > 1 ? food.plural : food.name;
}
