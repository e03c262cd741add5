import { readIngredientLine } from "../../core/cookbook/mod.ts";

/** The parts of `@name{quantity%unit}(preparation)`; a part that is not there is empty. */
export interface CooklangIngredient {
  readonly quantity: string;
  readonly unit: string;
  readonly name: string;
  readonly preparation: string;
}

/** A number or a range, which other programs can scale. */
const QUANTITY = /^(?:\d+ )?[\d.]+(?:\/\d+)?(?:-[\d.]+)?$/u;

/** The line that the parts say. */
export function lineOfIngredient({ quantity, unit, name, preparation }: CooklangIngredient): string {
  const line = [quantity, unit, name].filter(Boolean).join(" ");
  return preparation === "" ? line : `${line}, ${preparation}`;
}

/** The parts of a line, with numbers as the language has them: "1/2" for "½". At worst the whole line is the name. */
export function ingredientOfLine(text: string): CooklangIngredient {
  const whole = { quantity: "", unit: "", name: text, preparation: "" };
  const { amount, rest } = readIngredientLine(text);
  if (!text.endsWith(rest)) return whole;
  const measure = text.slice(0, text.length - rest.length).trim();
  const comma = rest.indexOf(", ");
  const [name, preparation] = comma === -1 ? [rest, ""] : [rest.slice(0, comma), rest.slice(comma + 2)];
  const unit = amount && measure.endsWith(amount.word) ? amount.word : "";
  const quantity = plainQuantity(measure.slice(0, measure.length - unit.length));
  const parts = QUANTITY.test(quantity)
    ? { quantity, unit, name, preparation }
    : { quantity: measure, unit: "", name, preparation };
  return Object.values(parts).every((part) => part === part.trim()) && name !== "" ? parts : whole;
}

function plainQuantity(text: string): string {
  return text
    .replaceAll(/(?<whole>\d?) ?(?<fraction>[¼-¾⅐-⅞])/gu, (_all, whole: string, fraction: string) =>
      [whole, fraction.normalize("NFKD").replace("⁄", "/")].filter(Boolean).join(" "),
    )
    .replaceAll(/(?<=\d),(?=\d{1,2}(?!\d))/gu, ".")
    .replaceAll(/\s*[–-]\s*/gu, "-")
    .trim();
}
