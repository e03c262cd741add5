import { z } from "zod";
import { firebaseUid } from "./identity_fields.ts";

export const saveUserBody = z.object({
  firebaseUid,
  /** Taken and ignored: the e-mail that counts is the token's. */
  email: z.string().nullish(),
  /** The token's name serves where it is absent or blank. */
  fullName: z.string().nullish(),
});

export const saveUserReply = z.object({ userId: z.int(), fullName: z.string() });
