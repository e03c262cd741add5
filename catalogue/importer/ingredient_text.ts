import type { ComposedFood } from "./composition_table.ts";
import type { Ingredient, Unit } from "./recipe_file.ts";

const FRACTIONS: readonly (readonly [number, string])[] = [
  [1 / 4, "¼"],
  [1 / 3, "⅓"],
  [1 / 2, "½"],
  [2 / 3, "⅔"],
  [3 / 4, "¾"],
];

/** Measure words that take "of", in the singular and the plural. */
const MEASURE_WORDS: Partial<Record<Unit, readonly [string, string]>> = {
  slice: ["slice", "slices"],
  sprig: ["sprig", "sprigs"],
  can: ["can", "cans"],
  handful: ["handful", "handfuls"],
  bunch: ["bunch", "bunches"],
  pinch: ["pinch", "pinches"],
  cup: ["cup", "cups"],
};

/** Units that follow the food's name: "2 garlic cloves". */
const TRAILING_WORDS: Partial<Record<Unit, readonly [string, string]>> = {
  clove: ["clove", "cloves"],
  stick: ["stick", "sticks"],
  leaf: ["leaf", "leaves"],
  fillet: ["fillet", "fillets"],
};

/** An ingredient's text for readers: "2 lemons, one sliced, one juiced". */
export function ingredientText(
  ingredient: Ingredient,
  foods: { food: ComposedFood; with: readonly ComposedFood[] },
): string {
  const { note, optional, preparation } = ingredient;
  const seasonings = foods.with.map(({ name }) => name).join(" and ");
  const isToTaste = ingredient.quantity === undefined;
  const text = [
    amountAndFood(ingredient, foods.food),
    isToTaste && seasonings !== "" ? ` and ${seasonings}` : "",
    note === undefined ? "" : ` (${note})`,
    !isToTaste && seasonings !== "" ? `, and ${seasonings} to taste` : "",
    preparation === undefined ? "" : `, ${preparation}`,
    optional ? " (optional)" : "",
  ].join("");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function amountAndFood({ quantity, unit, as }: Ingredient, food: ComposedFood): string {
  if (quantity === undefined || unit === undefined) return as ?? food.name;
  const isPlural = quantity > 1;
  const measure = MEASURE_WORDS[unit];
  if (measure) {
    // "2 thick slices of sourdough": the words on the line may name the slices themselves.
    if (as !== undefined && as.includes(measure[0])) return `${numberText(quantity)} ${as}`;
    return `${numberText(quantity)} ${measure[isPlural ? 1 : 0]} of ${as ?? uncounted(food)}`;
  }
  const trailing = TRAILING_WORDS[unit];
  if (trailing) return `${numberText(quantity)} ${as ?? `${food.name} ${trailing[isPlural ? 1 : 0]}`}`;
  if (unit === "piece") return `${numberText(quantity)} ${as ?? (isPlural ? food.plural : food.name)}`;
  return `${metricText(quantity, unit)} ${as ?? uncounted(food)}`;
}

/** A countable food measured by weight or volume is written in the plural: "200 g blueberries". */
function uncounted(food: ComposedFood): string {
  return food.plural;
}

function metricText(quantity: number, unit: Unit): string {
  if (unit === "g" && quantity >= 1000) return `${quantity / 1000} kg`;
  if (unit === "ml" && quantity >= 1000) return `${quantity / 1000} ${quantity === 1000 ? "litre" : "litres"}`;
  if (unit === "g" || unit === "ml") return `${quantity} ${unit}`;
  return `${numberText(quantity)} ${unit}`;
}

/** "1½", "¼", "3": the fractions of measuring spoons, otherwise a decimal. */
function numberText(quantity: number): string {
  const whole = Math.floor(quantity);
  const rest = quantity - whole;
  if (rest < 0.01) return String(whole);
  const fraction = FRACTIONS.find(([value]) => Math.abs(value - rest) < 0.02)?.[1];
  if (fraction === undefined) return String(Math.round(quantity * 100) / 100);
  return `${whole === 0 ? "" : whole}${fraction}`;
}
