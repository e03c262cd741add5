import { expect, it } from "vitest";
import type { FeedPosition } from "../../../core/community/mod.ts";
import { decodeFeedCursor, encodeFeedCursor } from "./feed_cursor.ts";

it.each<FeedPosition>([
  { sort: "recent", id: 7 },
  { sort: "likes", id: 7, likeCount: 0 },
  { sort: "name", id: 7, mealName: "Crème brûlée 🍮" },
  { sort: "name", id: 7, mealName: "å".repeat(120) },
])("gives back the place that it was made of: $sort", (place) => {
  const cursor = encodeFeedCursor(place);

  expect(decodeFeedCursor(cursor)).toEqual(place);
  expect(cursor).toMatch(/^[\w-]{1,1000}$/);
});

it.each([
  ["words", "the second page, please"],
  ["an unknown sort", encode(["spice", 7])],
  ["a place without a number", encode(["recent"])],
  ["a number that is none of a post", encode(["recent", -1])],
  ["a number beyond all counting", encode(["recent", 2 ** 60])],
  ["a count that no column holds", encode(["likes", 7, 2 ** 31])],
  ["a name that no column holds", encode(["name", 7, "soup\u0000"])],
  ["too much", encode(["recent", 7, 7])],
])("refuses %s", (_what, cursor) => {
  expect(() => decodeFeedCursor(cursor)).toThrow(expect.objectContaining({ code: "invalid_input", field: "cursor" }));
});

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
