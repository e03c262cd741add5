import { z } from "zod";
import { PENDING_STATES } from "../../core/chat/mod.ts";

/** One message as its sender or receiver sees it. */
export const chatMessage = z.object({
  id: z.number().int().positive(),
  sender_id: z.number().int().positive(),
  receiver_id: z.number().int().positive(),
  message: z.string(),
  created_at: z.iso.datetime(),
  sender_name: z.string(),
  /** Ours: its position in the reader's message stream, counted from 1 without gaps. */
  cursor: z.number().int().positive(),
  /** Ours, only on the reader's own messages: the id that the sending client chose. */
  clientMessageId: z.string().optional(),
  /** Ours, only on a received message whose sender the reader had not accepted when it was sent: a message request. */
  request: z.enum(PENDING_STATES).optional(),
  /** Ours: the community post that it is about. The reader may not see that post, or not any more. */
  postId: z.number().int().positive().optional(),
});

export type ChatMessageWire = z.infer<typeof chatMessage>;
