import { z } from "zod";

/** The recipe that a path names. Any text: one that can't be a recipe's id is simply not found. */
export const recipeParams = z.object({ id: z.string() });

/** Ours, on lists that go on: how many at once, and where the last answer ended. */
export function pageFields({ maxLimit }: { maxLimit: number }) {
  return {
    /** `nextCursor` of the page before; the first page where absent. Opaque. */
    cursor: z
      .string()
      .regex(/^\d{1,15}$/u)
      .optional(),
    /** How many at most; 60 where absent. */
    limit: z
      .string()
      .regex(/^\d{1,3}$/u)
      .transform(Number)
      .pipe(z.number().int().min(1).max(maxLimit))
      .optional(),
  };
}

/** Ours: where the next page begins; null on the last one. */
export const nextCursor = z.string().nullable();
