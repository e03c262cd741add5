import { z } from "zod";
import { MESSAGES_PAGE_SIZE } from "../../../core/chat/mod.ts";
import { firebaseUid } from "./identity_fields.ts";

/** A person's or a message's number in an address: digits, once. */
const numberInQuery = z
  .string()
  .regex(/^[0-9]{1,15}$/u)
  .transform(Number);

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

export const chatMessagesQuery = z.object({
  /** The caller's own uid, as in {@linkcode firebaseUid}. */
  senderFirebaseUid: firebaseUid,
  /** The other person of the conversation. */
  receiverId: numberInQuery,
  /** Ours: only messages with a smaller id, for older pages. */
  before: numberInQuery.optional(),
});

export const chatMessagesReply = z.object({
  /** Oldest first; the newest {@linkcode MESSAGES_PAGE_SIZE} of those asked for. */
  messages: z.array(chatMessage).max(MESSAGES_PAGE_SIZE),
});

export type ChatMessagesReply = z.infer<typeof chatMessagesReply>;
