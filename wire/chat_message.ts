import { z } from "zod";

/** One message as its sender or receiver sees it. */
export const chatMessage = z.object({
  id: z.number().int().positive(),
  sender_id: z.number().int().positive(),
  receiver_id: z.number().int().positive(),
  message: z.string(),
  created_at: z.iso.datetime(),
  sender_name: z.string(),
  /** Ours: its place in the reader's own stream of messages, sent and received, counted from 1 without gaps. */
  cursor: z.number().int().positive(),
  /** Ours, on the reader's own messages only: what the sending client called it. */
  clientMessageId: z.string().optional(),
});

export type ChatMessageWire = z.infer<typeof chatMessage>;
