import { z } from "zod";
import { REQUEST_STATES, REQUESTS_MAX } from "../../core/chat/mod.ts";
import { firebaseUid } from "../account/identity_fields.ts";

/** Whether a list of conversations includes message requests that the caller has not accepted; by default it does. */
export const requestsChoice = z.enum(["include", "exclude"]).optional();

export const listRequestsQuery = z.object({ firebaseUid });

/** `GET /api/chat/requests`, ours: the open message requests to the caller, the newest first. */
export const listRequestsReply = z.object({
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
        }),
      }),
    )
    .max(REQUESTS_MAX),
});

export type MessageRequestWire = z.infer<typeof listRequestsReply>["requests"][number];

/** The `id` of a call's path: the person who sent the request. */
export const decideRequestParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, "Expected a person's number")
    .transform(Number),
});

/** `PUT /api/chat/requests/{id}`, ours. Repeating a call changes nothing. The sender is not told. */
export const decideRequestBody = z.object({
  /** `open` takes back `ignored`. */
  state: z.enum(REQUEST_STATES),
});

export const decideRequestReply = z.object({ state: z.enum(REQUEST_STATES) });
