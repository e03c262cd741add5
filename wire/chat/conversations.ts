import { z } from "zod";
import { PENDING_STATES, RECENT_CONVERSATIONS_MAX, UNREAD_CONVERSATIONS_MAX } from "../../core/chat/mod.ts";
import { firebaseUid } from "../account/identity_fields.ts";
import { call } from "../call.ts";

const query = z.object({
  firebaseUid,
  /** Whether message requests that the caller has not accepted are included; by default they are. */
  requests: z.enum(["include", "exclude"]).optional(),
});

const conversation = {
  /** The other person. */
  userId: z.number().int().positive(),
  name: z.string(),
  /** Set if the caller has not accepted this person's message request. */
  request: z.enum(PENDING_STATES).optional(),
};

/** The conversation with the newest message first. */
export const listRecentConversations = call("GET /api/chat/conversations", {
  summary: "The newest conversations, with their unread counts",
  query,
  reply: z.object({
    conversations: z
      .array(
        z.object({
          ...conversation,
          /** ISO 8601 in UTC. */
          lastMessageAt: z.string(),
          /** Unread messages from the other person. */
          unread: z.number().int().nonnegative(),
        }),
      )
      .max(RECENT_CONVERSATIONS_MAX),
  }),
});

export type RecentConversation = z.infer<typeof listRecentConversations.reply>["conversations"][number];

/** The conversation with the newest message first. */
export const listUnread = call("GET /api/chat/unread", {
  summary: "The conversations with unread messages",
  query,
  reply: z.object({
    conversations: z
      .array(z.object({ ...conversation, unread: z.number().int().positive() }))
      .max(UNREAD_CONVERSATIONS_MAX),
  }),
});

export type UnreadConversation = z.infer<typeof listUnread.reply>["conversations"][number];
