import { type Amount, amountText, measureAsCook, type Unit, type UnitSystem } from "../amounts/mod.ts";
import type { FoodKey, Storage } from "../food/mod.ts";
import type { HouseholdId, NamedPerson } from "../household/mod.ts";
import { addDays, type CalendarDate, DomainError } from "../shared/mod.ts";

export type PantryFoodId = number;

/** Most foods at home of a household. */
export const PANTRY_FOODS_MAX = 500;
/** Longest name of a food at home, and longest line that names one. */
export const PANTRY_NAME_MAX_LENGTH = 100;
/** Largest quantity of an amount. */
export const PANTRY_QUANTITY_MAX = 100_000;
/** A food is to be used soon if its date is at most so many days away. */
export const USE_SOON_DAYS = 3;

/** A food at home. */
export interface FoodDetails {
  /** As it was written, without the amount. */
  readonly name: string;
  /** The food of the food table that the name means; undefined for an unknown food. */
  readonly food: FoodKey | undefined;
  /** Undefined if it is not known how much is left. The quantity has at most three decimals. */
  readonly amount: Amount | undefined;
  /** The last day on which it is good. */
  readonly useBy: CalendarDate | undefined;
  readonly storage: Storage | undefined;
  /** Whether it never runs out, such as salt. It is not shopped for, and cooking does not use it up. */
  readonly alwaysThere: boolean;
}

/** A food at home. */
export interface PantryFood extends FoodDetails {
  readonly id: PantryFoodId;
  /** Undefined if this person is no member any more. */
  readonly addedBy: NamedPerson | undefined;
  readonly addedAt: Date;
}

/** The foods of a household. */
export interface Pantry {
  readonly householdId: HouseholdId;
  /** The household's. */
  readonly version: number;
  /** The oldest first; at most {@linkcode PANTRY_FOODS_MAX}. */
  readonly foods: readonly PantryFood[];
}

/**
 * A name of a food on one line.
 *
 * @throws {DomainError} `invalid_input` if it has no letter. `field` is the name of the input.
 */
export function pantryName(text: string, field: string): string {
  const name = text.replaceAll(/[\s\p{Cc}]+/gu, " ").replaceAll(/^[\s,;.:-]+|[\s,;.:-]+$/gu, "");
  if (!/\p{L}/u.test(name)) throw new DomainError("invalid_input", `Write which food it is (${field}).`, { field });
  return name;
}

/** Whether a food is to be used within {@linkcode USE_SOON_DAYS} days, or its date has passed. */
export function isToUseSoon({ useBy }: Pick<FoodDetails, "useBy">, today: CalendarDate): boolean {
  return useBy !== undefined && useBy <= addDays(today, USE_SOON_DAYS);
}

/** Units of which `amountText` writes only the number, because recipes name them with the food. */
const PIECE_WORDS: Partial<Record<Unit, readonly [string, string]>> = {
  clove: ["clove", "cloves"],
  leaf: ["leaf", "leaves"],
  fillet: ["fillet", "fillets"],
  stick: ["stick", "sticks"],
};

/** The amount of a food at home, apart from its name: "500 g", "2 cans", "3". */
export function pantryAmountText(amount: Amount, units: UnitSystem): string {
  const measured = measureAsCook(amount, { units });
  const text = amountText(measured).replace(/ of$/u, "");
  const words = PIECE_WORDS[measured.unit];
  return words ? `${text} ${words[measured.quantity > 1 ? 1 : 0]}` : text;
}
