import { z } from "zod";
import { PREFERENCES } from "../../core/account/mod.ts";
import { firebaseUid } from "./identity_fields.ts";

export const savePreferencesBody = z.object({
  firebaseUid,
  /** At least two different ones; a repeated one counts once. */
  preferences: z.array(z.enum(PREFERENCES)).max(100),
});

export const savePreferencesReply = z.object({ preferences: z.array(z.enum(PREFERENCES)) });
