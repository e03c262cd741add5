import { unitInRecipe } from "../../core/amounts/mod.ts";
import type { LineAmount, ReadIngredientLine } from "../../core/cookbook/mod.ts";

/** A labelled line of an ingredient list. */
export interface LabelledLine {
  readonly input: string;
  readonly name: string;
  /** "2#1$4" is 2¼; "60 2#1$4" are two of them, "2-3" is a range. */
  readonly quantity: string;
  /** The units of the quantities: "g oz". */
  readonly unit: string;
}

/** How lines are compared, for the reader of the table. */
export const LINE_RULES =
  "An amount is right if it is one that the label says, or their sum ('1 cup plus 2 tbsp') or product ('2 x 400 g'), in its unit. " +
  "Names are compared without regard to capitals, marks and plurals.";

interface Size {
  readonly quantity: number;
  readonly unit: string | undefined;
}

export function isAmountRight({ amount }: ReadIngredientLine, label: LabelledLine): boolean {
  const quantities = label.quantity.split(" ").filter(Boolean).map(rangeOf);
  const units = unitsOf(label.unit);
  if (quantities.length === 0) {
    const isOne = amount?.quantity === 1 && units.some(({ unit }) => unit === unitOf(amount));
    return amount === undefined ? units.length === 0 : isOne;
  }
  if (!amount) return false;
  const bare: Size[] = quantities.map(([quantity]) => ({ quantity, unit: "piece" }));
  const withUnits: Size[] = quantities.flatMap(([quantity]) =>
    units.map(({ unit, times }) => ({ quantity: quantity * times, unit })),
  );
  const product = (quantities[0]?.[0] ?? 1) * (quantities[1]?.[0] ?? 1);
  const products: Size[] = units.map(({ unit, times }) => ({ quantity: product * times, unit }));
  const upTo = quantities.find(([from, to]) => to !== from);
  const isRange = upTo === undefined || amount.upTo !== undefined;
  const isCounted = units.length < quantities.length;
  const wanted = [...withUnits, ...products, ...(isCounted ? bare : []), ...sums(quantities, units)];
  return isRange && (wanted.some((size) => isSame(amount, size)) || (isCounted && isNamedUnit(amount, label)));
}

/** "5 garlic cloves" are five cloves, where the label has the word in the name. */
function isNamedUnit(amount: LineAmount, { quantity, name }: LabelledLine): boolean {
  const isWord = amount.word !== "" && words(name).includes(words(amount.word)[0] ?? "");
  return isWord && quantity.split(" ").some((each) => rangeOf(each)[0] === amount.quantity);
}

function sums(quantities: readonly (readonly [number, number])[], units: ReturnType<typeof unitsOf>): Size[] {
  if (quantities.length !== units.length || units.length < 2) return [];
  const ML: Readonly<Record<string, number>> = { ml: 1, tsp: 5, tbsp: 15, cup: 240, quart: 960, g: 1, oz: 28.35 };
  const [first] = units;
  if (!first?.unit) return [];
  const total = units.reduce(
    (sum, { unit, times }, at) => sum + (quantities[at]?.[0] ?? 0) * times * (ML[unit] ?? 0),
    0,
  );
  return [{ quantity: total / (ML[first.unit] ?? 1), unit: first.unit }];
}

function isSame(amount: LineAmount, { quantity, unit }: Size): boolean {
  return unitOf(amount) === unit && Math.abs(amount.quantity - quantity) <= quantity * 0.02;
}

function unitOf({ unit, word }: LineAmount): string {
  return unit ?? words(word)[0] ?? "";
}

function unitsOf(text: string): { unit: string; times: number }[] {
  const all = text.split(" ").filter(Boolean);
  const units: { unit: string; times: number }[] = [];
  for (let at = 0; at < all.length; ) {
    const found = unitInRecipe(all.slice(at, at + 3));
    const unit = found?.unit === "pack" ? undefined : found?.unit;
    units.push({ unit: unit ?? words(all[at] ?? "")[0] ?? "", times: found?.times ?? 1 });
    at += found?.used ?? 1;
  }
  return units;
}

/** "4x" is 4. */
function rangeOf(text: string): readonly [number, number] {
  const [from = "", to = from] = text.replace(/x$/u, "").split("-");
  return [numberOf(from), numberOf(to)];
}

function numberOf(text: string): number {
  const [, whole = "", over, under] = /^([\d.,]*)(?:#(\d+)\$(\d+))?$/u.exec(text) ?? [];
  return Number(whole.replace(",", ".")) + (over === undefined ? 0 : Number(over) / Number(under));
}

export function isNameRight({ name }: ReadIngredientLine, label: LabelledLine): boolean {
  return words(name).join(" ") === words(label.name).join(" ");
}

/** In lower case, without plural endings and marks. */
function words(text: string): string[] {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{N}%]+/u)
    .filter(Boolean)
    .map((word) =>
      word
        .replace(/ves$/u, "f")
        .replace(/(?<=[^s]{2})(?:(?<=o|sh|ch|x)es|s)$/u, "")
        .replace(/ie$/u, "y"),
    );
}
