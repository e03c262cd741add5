import { z } from "zod";
import { firebaseUid } from "./identity_fields.ts";

/** The specification spells this call's query `firebaseuid`; both spellings are accepted. */
export const currentUserQuery = z.object({ firebaseuid: firebaseUid, firebaseUid });

export const currentUserReply = z.object({
  /** The person's id in the database, which others see. */
  userId: z.int(),
  fullName: z.string(),
  /** Ours: the caller's own uid and e-mail address, for a browser whose session is in a cookie. */
  firebaseUid: z.string(),
  email: z.string().nullable(),
});

export type CurrentUserView = z.infer<typeof currentUserReply>;
