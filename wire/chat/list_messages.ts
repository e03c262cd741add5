import { z } from "zod";
import { MESSAGES_PAGE_SIZE } from "../../core/chat/mod.ts";
import { firebaseUid } from "../account/identity_fields.ts";
import { call } from "../call.ts";
import { chatMessage } from "./chat_message.ts";

/** A person's or a message's number in an address: digits, once. */
const numberInQuery = z
  .string()
  .regex(/^[0-9]{1,15}$/u)
  .transform(Number);

export const listMessages = call("GET /api/chat/messages", {
  summary: "The newest messages between the caller and another person",
  query: z.object({
    /** The caller's own uid, as in {@linkcode firebaseUid}. */
    senderFirebaseUid: firebaseUid,
    /** The other person of the conversation. */
    receiverId: numberInQuery,
    /** Ours: only messages with a smaller id, for older pages. */
    before: numberInQuery.optional(),
  }),
  reply: z.object({
    /** Oldest first; the newest {@linkcode MESSAGES_PAGE_SIZE} of those asked for. */
    messages: z.array(chatMessage).max(MESSAGES_PAGE_SIZE),
  }),
  errors: ["receiver_unknown"],
});

export type ListMessagesReply = z.infer<typeof listMessages.reply>;
