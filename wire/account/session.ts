import { z } from "zod";
import { currentUserReply } from "./current_user.ts";
import { firebaseUid } from "./identity_fields.ts";

// Sessions of browsers, in place of a bearer token: ours, not of the specification.

/** One browser in which the caller is signed in. */
export const sessionView = z.object({
  id: z.string(),
  /** Such as `Chrome on Android`. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  /** Up to five minutes too early. */
  lastSeenAt: z.iso.datetime(),
  /** Whether this call was made with the session. */
  isCurrent: z.boolean(),
});

export type SessionView = z.infer<typeof sessionView>;

export const startSessionBody = z.object({
  /** The identity service's; without it the session ends with the identity token. */
  refreshToken: z.string().min(1).max(4096).optional(),
  firebaseUid,
});

export const startSessionReply = z.object({ session: sessionView, user: currentUserReply });

/** How many sessions a call ended. */
export const endedReply = z.object({ ended: z.int().nonnegative() });

export const logOutReply = endedReply.extend({
  /** Where the browser has to go to end the session at the OpenID Connect provider too; absent where there is none. */
  providerLogOut: z.string().optional(),
});

export const sessionQuery = z.object({ firebaseUid });

export const sessionParams = z.object({ id: z.string().regex(/^[\da-f-]{36}$/u, "is not a session's id") });

export const listSessionsReply = z.object({ sessions: z.array(sessionView) });
