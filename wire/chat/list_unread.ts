import { z } from "zod";
import { PENDING_STATES, UNREAD_CONVERSATIONS_MAX } from "../../core/chat/mod.ts";
import { firebaseUid } from "../account/identity_fields.ts";
import { requestsChoice } from "./message_requests.ts";

export const listUnreadQuery = z.object({ firebaseUid, requests: requestsChoice });

export const listUnreadReply = z.object({
  /** Conversations with unread messages, the one with the newest message first. */
  conversations: z
    .array(
      z.object({
        /** The other person. */
        userId: z.number().int().positive(),
        name: z.string(),
        unread: z.number().int().positive(),
        /** Set if the caller has not accepted this person's message request. */
        request: z.enum(PENDING_STATES).optional(),
      }),
    )
    .max(UNREAD_CONVERSATIONS_MAX),
});
