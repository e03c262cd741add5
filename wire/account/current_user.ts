import { z } from "zod";
import { call } from "../call.ts";
import { firebaseUid } from "./identity_fields.ts";

export const currentUserView = z.object({
  /** The person's id in the database, which others see. */
  userId: z.int(),
  fullName: z.string(),
  /** Ours: the caller's own uid and e-mail address, for a browser whose session is in a cookie. */
  firebaseUid: z.string(),
  email: z.string().nullable(),
});

export type CurrentUserView = z.infer<typeof currentUserView>;

/** The specification spells its query `firebaseuid`; both spellings are accepted. */
export const currentUser = call("GET /api/current-user", {
  summary: "Who the caller is",
  query: z.object({ firebaseuid: firebaseUid, firebaseUid }),
  reply: currentUserView,
});

/** The specification's call. */
export const userInfo = call("GET /api/user-info", {
  summary: "The caller's name",
  query: z.object({ firebaseUid }),
  reply: z.object({ fullName: z.string() }),
});
