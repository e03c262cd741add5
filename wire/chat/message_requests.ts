import { z } from "zod";
import { REQUEST_STATES, REQUESTS_MAX } from "../../core/chat/mod.ts";
import { firebaseUid } from "../account/identity_fields.ts";
import { call } from "../call.ts";
import { numberInAddress } from "../number_in_address.ts";

/** Ours: the open message requests to the caller, the newest first. */
export const listRequests = call("GET /api/chat/requests", {
  summary: "First messages of people to whom the caller has never written",
  query: z.object({ firebaseUid }),
  reply: z.object({
    requests: z
      .array(
        z.object({
          /** The sender. */
          userId: z.number().int().positive(),
          name: z.string(),
          /** Their first message. */
          message: z.object({
            id: z.number().int().positive(),
            text: z.string(),
            /** ISO 8601 in UTC. */
            sentAt: z.iso.datetime(),
            /** The community post that it is about, as in a message. */
            postId: z.number().int().positive().optional(),
          }),
        }),
      )
      .max(REQUESTS_MAX),
  }),
});

export type MessageRequestWire = z.infer<typeof listRequests.reply>["requests"][number];

const decision = z.object({
  /** `open` takes back `ignored`. */
  state: z.enum(REQUEST_STATES),
});

/** Ours. Repeating a call changes nothing. */
export const decideRequest = call("PUT /api/chat/requests/:id", {
  summary: "Accept or ignore a person's message request; they are not told",
  /** The person who sent the request. */
  params: z.object({ id: numberInAddress("a person's number") }),
  body: decision,
  reply: decision,
  errors: ["message_request_not_found"],
});
