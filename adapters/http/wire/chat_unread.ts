import { z } from "zod";

/** Most conversations in the answer; the ones with the newest unread messages. */
export const UNREAD_CONVERSATIONS_MAX = 100;

export const chatUnreadReply = z.object({
  /** Conversations that hold something unread, the one with the newest message first. */
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

export type ChatUnreadReply = z.infer<typeof chatUnreadReply>;
