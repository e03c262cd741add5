import { z } from "zod";
import { UNREAD_CONVERSATIONS_MAX } from "../core/chat/mod.ts";
import { firebaseUid } from "./identity_fields.ts";

export const listUnreadQuery = z.object({ firebaseUid });

export const listUnreadReply = z.object({
  /** Conversations with unread messages, the one with the newest message first. */
  conversations: z
    .array(
      z.object({
        /** The other person. */
        userId: z.number().int().positive(),
        name: z.string(),
        unread: z.number().int().positive(),
      }),
    )
    .max(UNREAD_CONVERSATIONS_MAX),
});
