import { type QueryKey, queryOptions } from "@tanstack/react-query";
import {
  type ChatClient,
  COOKED_RECIPES,
  FAVOURITE_PAGES,
  HOUSEHOLD,
  PANTRY,
  PERSONAL_LISTS,
  RECENT_CONVERSATIONS,
  RECIPES,
  SHOPPING_LIST,
  WEEKS,
} from "../../api/mod.ts";

/** The messages of a conversation, by the other person's number. */
export const MESSAGES = ["messages"] as const;

/** The newest messages with this person, oldest first. */
export function messagesQuery(chat: Pick<ChatClient, "listMessages">, partnerId: number) {
  return queryOptions({
    queryKey: [...MESSAGES, partnerId],
    queryFn: ({ signal }) => chat.listMessages({ receiverId: String(partnerId) }, { signal }),
  });
}

/**
 * First parts of the keys of persisted queries. Searches, feeds, settings of the account and moderation are not among them.
 */
const PERSISTED: readonly QueryKey[] = [
  ["user-info"],
  ["current-user"],
  ["settings"],
  ["food-rules"],
  ["favourites"],
  FAVOURITE_PAGES,
  COOKED_RECIPES,
  ["own-opinion"],
  PERSONAL_LISTS,
  RECIPES,
  WEEKS,
  HOUSEHOLD,
  PANTRY,
  SHOPPING_LIST,
  // As text: its queries have a file of their own, which few pages load.
  ["own-recipes"],
  RECENT_CONVERSATIONS,
  MESSAGES,
];

/** Keys of all persisted queries begin with one of these. */
export const PERSISTED_QUERIES: readonly QueryKey[] = PERSISTED;

const names: ReadonlySet<unknown> = new Set(PERSISTED.map(([name]) => name));

/** Whether queries with this key are persisted. */
export function isPersisted([name]: QueryKey): boolean {
  return names.has(name);
}
