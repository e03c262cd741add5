import { z } from "zod";
import { MESSAGES_PAGE_SIZE, REQUEST_STATES } from "../../core/chat/mod.ts";
import { HOUSEHOLD_CHANGE_KINDS } from "../../core/household/mod.ts";
import { MEAL_TIMES, PLAN_CHANGE_KINDS } from "../../core/meal_plan/mod.ts";
import { firebaseUid } from "../account/identity_fields.ts";
import { shoppingList } from "../shopping/shopping_entries.ts";
import { chatMessage } from "./chat_message.ts";

// Every event of the socket at `/ws`, in both directions. A frame is one text message: {"event": …, "data": …}.
// adapters/ws/README.md explains the protocol.

/** Largest frame that a client may send, in bytes. A larger one ends the socket with {@linkcode CHAT_CLOSE}.`tooLarge`. */
export const CHAT_FRAME_MAX_BYTES = 16 * 1024;

/** Codes with which the server closes a socket. Those from 4000 are ours. */
export const CHAT_CLOSE = {
  /** The server restarts. The reason is `retry-after-ms=<n>`: reconnect after that time, so that clients spread out. */
  restart: 1012,
  /** A frame over {@linkcode CHAT_FRAME_MAX_BYTES}. */
  tooLarge: 1009,
  /** The caller can't be verified now. Reconnect later. */
  tryLater: 1013,
  /** No valid token in time, or the token expired. Reconnect with a fresh one. */
  notSignedIn: 4401,
  /** This person has the maximum number of open sockets. */
  tooManySockets: 4429,
} as const;

/** Codes of `messageError`. */
export const MESSAGE_ERROR_CODES = [
  "message_empty",
  "message_too_long",
  "receiver_unknown",
  "receiver_self",
  "forbidden",
  "rate_limited",
  "suspended",
  "email_not_verified",
  "too_many_message_requests",
  "internal",
] as const;

export type MessageErrorCode = (typeof MESSAGE_ERROR_CODES)[number];

/** Codes of `error`. */
export const CHAT_ERROR_CODES = [
  "bad_frame",
  "forbidden",
  "not_signed_in",
  "identity_unavailable",
  "too_many_sockets",
  "internal",
] as const;

export type ChatErrorCode = (typeof CHAT_ERROR_CODES)[number];

/** A slot of the plan by its own date. */
const planSlot = { date: z.iso.date(), mealTime: z.enum(MEAL_TIMES) };
const wholeNumber = z.number().int().nonnegative();
/** A person's id, also as text, as in a page's address. */
const personNumber = z.union([
  z.number().int(),
  z
    .string()
    .regex(/^[0-9]{1,15}$/u)
    .transform(Number),
]);
/** Without control characters, so that it is the same text in every log and database. */
const clientMessageId = z
  .string()
  .max(100)
  .regex(/^[^\p{Cc}\p{Cs}]+$/u);

/** A household and its newest version. The person may have changed their household. */
const householdVersion = { householdId: z.number().int().positive(), version: wholeNumber };

/** Frames from the client. */
export const chatFrameFromClient = z.discriminatedUnion("event", [
  z.object({
    event: z.literal("authenticate"),
    data: z.object({ token: z.string().min(1) }),
  }),
  z.object({
    event: z.literal("joinRoom"),
    /** `user_{userId}` */
    data: z.string().max(100),
  }),
  z.object({
    event: z.literal("sendMessage"),
    data: z.object({
      senderFirebaseUid: firebaseUid.nullable(),
      receiverId: personNumber,
      message: z.string(),
      /** Id that the client chose. A message sent again with the same id is stored once. */
      clientMessageId: clientMessageId.nullish(),
      /** Ours: the community post that the message is about. */
      postId: z.number().int().positive().nullish(),
    }),
  }),
  z.object({
    event: z.literal("resume"),
    /** The client's last cursor in the person's stream; 0 for all messages. */
    data: z.object({ after: wholeNumber }),
  }),
  z.object({
    event: z.literal("markRead"),
    /** All messages from this person up to this id are read. */
    data: z.object({ userId: personNumber, upTo: wholeNumber }),
  }),
  z.object({
    event: z.literal("watchHousehold"),
    /** From now on this socket receives `householdVersion`, at once, and `householdChanged`. */
    data: z.object({}),
  }),
]);

export type ChatFrameFromClient = z.infer<typeof chatFrameFromClient>;

/** Frames from the server. */
export const chatFrameFromServer = z.discriminatedUnion("event", [
  z.object({
    event: z.literal("authenticated"),
    /** `cursor`: messages after this position of the person's stream arrive as `newMessage`. */
    data: z.object({ userId: z.number().int(), cursor: wholeNumber }),
  }),
  z.object({ event: z.literal("joined"), data: z.object({ room: z.string() }) }),
  z.object({
    event: z.literal("messageAck"),
    data: z.object({
      /** `null` if the client gave none. */
      clientMessageId: z.string().nullable(),
      id: z.number().int().positive(),
      created_at: z.iso.datetime(),
      cursor: z.number().int().positive(),
    }),
  }),
  z.object({
    event: z.literal("messageError"),
    data: z.object({
      clientMessageId: z.string().nullable(),
      code: z.enum(MESSAGE_ERROR_CODES),
      message: z.string(),
      /** When messages can be sent again, if that is known. */
      until: z.iso.datetime().optional(),
    }),
  }),
  z.object({ event: z.literal("newMessage"), data: chatMessage }),
  z.object({
    event: z.literal("resumed"),
    data: z.object({
      /** In the order of their cursors. */
      messages: z.array(chatMessage).max(MESSAGES_PAGE_SIZE),
      /** Where to resume from next. */
      cursor: wholeNumber,
      /** Whether there is another page. */
      more: z.boolean(),
    }),
  }),
  z.object({
    event: z.literal("read"),
    /** The person read all messages from `userId` up to this id on another device. */
    data: z.object({ userId: z.number().int(), upTo: wholeNumber }),
  }),
  z.object({
    event: z.literal("request"),
    /** The person decided about the message request of `userId` on another device or here. */
    data: z.object({ userId: z.number().int(), state: z.enum(REQUEST_STATES) }),
  }),
  z.object({
    event: z.literal("householdVersion"),
    /** Reply to `watchHousehold`, and sent again where changes may have been missed. A device behind it reads again. */
    data: z.object(householdVersion),
  }),
  z.object({
    event: z.literal("householdChanged"),
    /**
     * On every watching device of every member, also the device that made the change. Versions increase. A device that
     * missed one, or learns of another `householdId` than it knew, reads again.
     */
    data: z.object({
      ...householdVersion,
      change: z.object({
        kind: z.enum([...PLAN_CHANGE_KINDS, ...HOUSEHOLD_CHANGE_KINDS, "shopping"]),
        by: z.object({ id: z.number().int(), name: z.string() }),
        /** The slot; only of changes of the plan. Of `mealMoved` the slot that the meal was moved to. */
        date: planSlot.date.optional(),
        mealTime: planSlot.mealTime.optional(),
        /** Only of `mealMoved`: which recipe was moved, and from which slot. With it the move can be undone. */
        moved: z.object({ recipeId: z.string(), from: z.object(planSlot) }).optional(),
        /** Only of `shopping`: what changed in the list, to be merged into it. Where it is absent, devices read the list again. */
        list: shoppingList.optional(),
      }),
    }),
  }),
  z.object({
    event: z.literal("error"),
    data: z.object({ code: z.enum(CHAT_ERROR_CODES), message: z.string() }),
  }),
]);

export type ChatFrameFromServer = z.infer<typeof chatFrameFromServer>;

/** The data of one of the server's events. */
export type ChatDataFromServer<Event extends ChatFrameFromServer["event"]> = Extract<
  ChatFrameFromServer,
  { event: Event }
>["data"];
