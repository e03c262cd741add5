import { z } from "zod";
import {
  type Entry,
  FREE_LINE_MAX_LENGTH,
  LIST_ENTRIES_MAX,
  MEASURES,
  type ShoppingList,
} from "../../core/shopping/mod.ts";

/** Most grams or pieces of one tick. */
const TICK_AMOUNT_MAX = 1_000_000;
/** Most ticks that one tick names. */
const TICKS_SEEN_MAX = 50;

const foodKey = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[a-z0-9-]+$/u);
/** Made by the device, such as a UUID. */
export const entryId = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/u);

export const entry: z.ZodType<Entry> = z.discriminatedUnion("kind", [
  /** A food was bought: a whole number of grams or pieces, beside what the ticks `after` bought. */
  z.object({
    kind: z.literal("tick"),
    id: entryId,
    food: foodKey,
    amount: z.number().int().min(0).max(TICK_AMOUNT_MAX),
    measure: z.enum(MEASURES),
    after: z.array(entryId).max(TICKS_SEEN_MAX),
  }),
  /** A line that a person wrote. */
  z.object({
    kind: z.literal("line"),
    id: entryId,
    text: z
      .string()
      .min(1)
      .max(FREE_LINE_MAX_LENGTH)
      .regex(/^[^\p{Cc}\p{Cs}]*[^\p{Cc}\p{Cs}\s][^\p{Cc}\p{Cs}]*$/u, "Expected one line of text"),
  }),
  /** The food of a written line was bought. */
  z.object({ kind: z.literal("line-tick"), id: entryId, line: entryId }),
]);

/** Added and removed entries. A change of a list is a list, too. See ADR 0024. */
export const shoppingList: z.ZodType<ShoppingList> = z.object({
  entries: z.array(entry).max(LIST_ENTRIES_MAX),
  removed: z.array(entryId).max(LIST_ENTRIES_MAX),
});
