import { z } from "zod";
import { PENDING_STATES, RECENT_CONVERSATIONS_MAX } from "../../core/chat/mod.ts";
import { firebaseUid } from "../account/identity_fields.ts";
import { requestsChoice } from "./message_requests.ts";

export const listRecentConversationsQuery = z.object({ firebaseUid, requests: requestsChoice });

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
        /** Set if the caller has not accepted this person's message request. */
        request: z.enum(PENDING_STATES).optional(),
      }),
    )
    .max(RECENT_CONVERSATIONS_MAX),
});
