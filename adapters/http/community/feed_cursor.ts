import { z } from "zod";
import { type FeedPosition, MEAL_NAME_MAX_LENGTH } from "../../../core/community/mod.ts";
import { DomainError } from "../../../core/shared/mod.ts";

const INT4_MAX = 2 ** 31 - 1;

const id = z.int().positive();
const place = z.union([
  z.tuple([z.literal("recent"), id]).transform(([sort, id]): FeedPosition => ({ sort, id })),
  z
    .tuple([z.literal("likes"), id, z.int().nonnegative().max(INT4_MAX)])
    .transform(([sort, id, likeCount]): FeedPosition => ({ sort, id, likeCount })),
  z
    .tuple([
      z.literal("name"),
      id,
      z
        .string()
        .max(MEAL_NAME_MAX_LENGTH)
        .regex(/^\P{Cc}+$/u),
    ])
    .transform(([sort, id, mealName]): FeedPosition => ({ sort, id, mealName })),
]);

/** A position in the feed as an opaque text for clients. */
export function encodeFeedCursor(place: FeedPosition): string {
  const bytes = new TextEncoder().encode(JSON.stringify(valuesOf(place)));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function valuesOf(place: FeedPosition): (string | number)[] {
  const { sort, id } = place;
  if (sort === "likes") return [sort, id, place.likeCount];
  if (sort === "name") return [sort, id, place.mealName];
  return [sort, id];
}

/**
 * Parses a cursor.
 *
 * @throws {DomainError} `invalid_input` where it is not a valid cursor.
 */
export function decodeFeedCursor(cursor: string): FeedPosition {
  try {
    const bytes = Uint8Array.from(atob(cursor.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
    return place.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (cause) {
    throw new DomainError("invalid_input", "cursor: it is not the nextCursor of a page", { field: "cursor", cause });
  }
}
