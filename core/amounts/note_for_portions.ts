import { amountText } from "./amount_text.ts";
import { measureAsCook } from "./measure_as_cook.ts";
import { quantityText } from "./round_quantity.ts";
import type { Unit } from "./unit.ts";

/** Portions to cook, and portions that the recipe's amounts give. */
export interface Scaling {
  readonly portions: number;
  readonly servings: number;
}

/** "2 cans, drained", "about 8", "from 2 or 3 lemons": a count that can be multiplied. */
const COUNT =
  /^(?<before>about |from |of |from about )?(?<count>\d+|\d*[¼½¾])(?: or (?<more>\d+))?(?: (?<size>small|medium|large|thick))?(?: (?<noun>can|tin|packet|package|box|jar|bag|carton|tube|tub|pot|bunch|block|ball|stalk|slice|head|sprig|lemon|lime)(?:s|es)?)?(?<after>$|,[^\d]*$)/u;

/** "6 tbsp", "about 700 ml, cold": the line's amount in another unit. */
const SAME_AMOUNT =
  /^(?:(?:about )?(?<spoons>\d*[¼½¾]|\d+) (?<spoon>tsp|tbsp)|about (?<metric>\d+) (?<unit>g|ml))(?<after>$|,[^\d]*$)/u;

/** The size of a piece, such as a root: "a 3 cm piece", "a piece of 3 cm". */
const LENGTH = /^(?<before>a |a piece of )(?<cm>\d+) cm(?<after>$| piece$)/u;

/** Descriptions of one piece instead of the whole: "about 150 g each", "70 % cocoa", "4 mm wide". */
const OF_EACH = /^(?:about )?[\d–]+ ?(?:%|g each\b|mm wide\b)/u;
const STATES_AMOUNT = /\d|[¼½¾⅓⅔]|^(?:a (?:piece|whole)|half|most|the rest)\b|\bone\b(?! half)|\btwo or three\b/u;
const SIZES = /\d+(?:\.\d+)? ?(?:cm|mm)\b|\bcut (?:in|into) \d+\b/gu;
const FRACTION_VALUES: Readonly<Record<string, number>> = { "¼": 0.25, "½": 0.5, "¾": 0.75 };

/**
 * A note in brackets, for other portions than the recipe's. A count is multiplied: "2 cans" becomes "4 cans". Any other
 * amount says for how many portions it is: "for 4 portions: from a piece of about 1.6 kg".
 */
export function noteForPortions(note: string, scaling: Scaling): string {
  if (scaling.portions === scaling.servings || OF_EACH.test(note) || !STATES_AMOUNT.test(note)) return note;
  return (
    countText(note, scaling) ?? sameAmountText(note, scaling) ?? lengthText(note, scaling) ?? forServings(note, scaling)
  );
}

function countText(note: string, scaling: Scaling): string | undefined {
  const { before = "", count, more, size, noun, after = "" } = COUNT.exec(note)?.groups ?? {};
  if (count === undefined) return undefined;
  const [few, many] = [count, more ?? count].map((text) => scaledCount(text, scaling));
  if (few === undefined || many === undefined) return undefined;
  const number =
    few.quantity === many.quantity
      ? quantityText(few.quantity)
      : `${quantityText(few.quantity)} to ${quantityText(many.quantity)}`;
  const about = before === "" && (few.isAbout || many.isAbout) ? "about " : before;
  const counted = noun === undefined ? undefined : many.quantity > 1 ? pluralOf(noun) : noun;
  return `${about}${[number, size, counted].filter((word) => word !== undefined).join(" ")}${after}`;
}

function scaledCount(text: string, scaling: Scaling) {
  return measureAsCook({ quantity: countOf(text), unit: "piece" }, { factor: scaling.portions / scaling.servings });
}

function sameAmountText(note: string, scaling: Scaling): string | undefined {
  const { spoons, spoon, metric, unit, after = "" } = SAME_AMOUNT.exec(note)?.groups ?? {};
  const quantity = spoons ?? metric;
  if (quantity === undefined) return undefined;
  const amount = { quantity: countOf(quantity), unit: (spoon ?? unit) as Unit }; // sound: the pattern has only units
  const scaled = measureAsCook(amount, { factor: scaling.portions / scaling.servings });
  return `${amountText({ ...scaled, isAbout: scaled.isAbout || note.startsWith("about ") })}${after}`;
}

function lengthText(note: string, scaling: Scaling): string | undefined {
  const { before, cm, after } = LENGTH.exec(note)?.groups ?? {};
  if (cm === undefined) return undefined;
  const length = Math.max(Math.round((Number(cm) * scaling.portions) / scaling.servings), 1);
  return `${before}${length} cm${after}`;
}

/** ", one sliced, one juiced"; for other portions " (for 4 portions: one sliced, one juiced)" if it counts pieces. */
export function preparationForPortions(preparation: string, scaling: Scaling): string {
  const withoutSizes = preparation.replaceAll(SIZES, "");
  const counts = /^\d|\bone\b(?! half)|\btwo or three\b/u.test(withoutSizes);
  return scaling.portions === scaling.servings || !counts
    ? `, ${preparation}`
    : ` (${forServings(preparation, scaling)})`;
}

function forServings(text: string, { servings }: Scaling): string {
  return `for ${servings} ${servings === 1 ? "portion" : "portions"}: ${text}`;
}

function countOf(text: string): number {
  const fraction = FRACTION_VALUES[text.slice(-1)];
  return fraction === undefined ? Number(text) : Number(text.slice(0, -1)) + fraction;
}

function pluralOf(noun: string): string {
  return noun === "bunch" || noun === "box" ? `${noun}es` : `${noun}s`;
}
