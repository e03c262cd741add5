import { z } from "zod";
import { ownField } from "../own_field.ts";

/** The recipe id in a path. Any text is accepted; an invalid id is not found. */
export const recipeParams = z.object({ id: z.string() });

/** A recipe id where only a valid one is accepted. */
export const recipeId = z.string().regex(/^[a-z0-9-]{1,200}$/u, "Expected a recipe's id");

/** Ours, for lists with pages: cursor and page size. */
export function pageFields({ maxLimit }: { maxLimit: number }) {
  return {
    /** `nextCursor` of the previous page; the first page if absent. Opaque. */
    cursor: z
      .string()
      .regex(/^\d{1,15}$/u)
      .optional(),
    /** Page size; default 60. */
    limit: z
      .string()
      .regex(/^\d{1,3}$/u)
      .transform(Number)
      .pipe(z.number().int().min(1).max(maxLimit))
      .optional(),
  };
}

/** Ours: where the next page begins; null on the last one. */
export const nextCursor = ownField(z.string().nullable(), null);
