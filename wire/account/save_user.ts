import { z } from "zod";
import { firebaseUid } from "./identity_fields.ts";

export const saveUserBody = z.object({
  firebaseUid,
  /** Accepted and ignored: the token's e-mail is stored. */
  email: z.string().nullish(),
  /** The token's name is used if it is absent or blank. */
  fullName: z.string().nullish(),
});

export const saveUserReply = z.object({ userId: z.int(), fullName: z.string() });
