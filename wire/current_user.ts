import { z } from "zod";
import { firebaseUid } from "./identity_fields.ts";

/** The specification spells this call's query `firebaseuid`; both spellings are taken. */
export const currentUserQuery = z.object({ firebaseuid: firebaseUid, firebaseUid });

export const currentUserReply = z.object({
  /** The database's own number, by which others know this person. */
  userId: z.int(),
  fullName: z.string(),
});
