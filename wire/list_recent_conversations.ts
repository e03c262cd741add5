import { z } from "zod";
import { RECENT_CONVERSATIONS_MAX } from "../core/chat/mod.ts";
import { firebaseUid } from "./identity_fields.ts";

export const listRecentConversationsQuery = z.object({ firebaseUid });

export const listRecentConversationsReply = z.object({
  /** The conversation with the newest message first. */
  conversations: z
    .array(
      z.object({
        /** The other person. */
        userId: z.number().int().positive(),
        name: z.string(),
        /** ISO 8601 in UTC. */
        lastMessageAt: z.string(),
        /** Unread messages from the other person. */
        unread: z.number().int().nonnegative(),
      }),
    )
    .max(RECENT_CONVERSATIONS_MAX),
});
