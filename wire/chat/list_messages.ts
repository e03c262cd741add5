import { z } from "zod";
import { MESSAGES_PAGE_SIZE } from "../../core/chat/mod.ts";
import { firebaseUid } from "../account/identity_fields.ts";
import { chatMessage } from "./chat_message.ts";

/** A person's or a message's number in an address: digits, once. */
const numberInQuery = z
  .string()
  .regex(/^[0-9]{1,15}$/u)
  .transform(Number);

export const listMessagesQuery = z.object({
  /** The caller's own uid, as in {@linkcode firebaseUid}. */
  senderFirebaseUid: firebaseUid,
  /** The other person of the conversation. */
  receiverId: numberInQuery,
  /** Ours: only messages with a smaller id, for older pages. */
  before: numberInQuery.optional(),
});

export const listMessagesReply = z.object({
  /** Oldest first; the newest {@linkcode MESSAGES_PAGE_SIZE} of those asked for. */
  messages: z.array(chatMessage).max(MESSAGES_PAGE_SIZE),
});

export type ListMessagesReply = z.infer<typeof listMessagesReply>;
