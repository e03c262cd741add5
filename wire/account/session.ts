import { z } from "zod";
import { call } from "../call.ts";
import { currentUserView } from "./current_user.ts";
import { firebaseUid } from "./identity_fields.ts";

// Sessions of browsers, in place of a bearer token: ours, not of the specification.

/** One browser in which the caller is signed in. */
const sessionView = z.object({
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

/** How many sessions a call ended. */
export const ended = z.object({ ended: z.int().nonnegative() });

export const sessionParams = z.object({ id: z.string().regex(/^[\da-f-]{36}$/u, "is not a session's id") });

const common = { isForAccessTokens: false } as const;
const query = z.object({ firebaseUid });

export const startSession = call("POST /api/session", {
  ...common,
  summary: "Start a session in a cookie, from the identity service's token",
  body: z.object({
    /** The identity service's; without it the session ends with the identity token. */
    refreshToken: z.string().min(1).max(4096).optional(),
    firebaseUid,
  }),
  reply: z.object({ session: sessionView, user: currentUserView }),
});

export const logOut = call("DELETE /api/session", {
  ...common,
  summary: "End the caller's session and delete its cookie; a bearer token has no session to end",
  query,
  reply: ended.extend({
    /** Where the browser has to go to end the session at the OpenID Connect provider too; absent where there is none. */
    providerLogOut: z.string().optional(),
  }),
});

export const listSessions = call("GET /api/sessions", {
  ...common,
  summary: "Where the caller is signed in, the most recently seen first",
  query,
  reply: z.object({ sessions: z.array(sessionView) }),
});

export const endSession = call("DELETE /api/sessions/:id", {
  ...common,
  summary: "End one of the caller's sessions, and close its sockets",
  params: sessionParams,
  query,
  reply: ended,
  errors: ["session_not_found"],
});

export const endOtherSessions = call("DELETE /api/sessions", {
  ...common,
  summary: "End the caller's other sessions; with a bearer token, all of them",
  query: query.extend({
    /** `true`: also end all access tokens. */
    accessTokens: z.enum(["true", "false"]).optional(),
  }),
  /** The access tokens count, too. */
  reply: ended,
});
