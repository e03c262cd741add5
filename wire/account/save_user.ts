import { z } from "zod";
import { PREFERENCES } from "../../core/account/mod.ts";
import { call } from "../call.ts";
import { firebaseUid } from "./identity_fields.ts";

/** The specification's call. A person without a row must not get one before a missing name is refused: so `verified`. */
export const saveUser = call("POST /save-user", {
  summary: "Create the caller's account after sign-up, or change its name",
  access: "verified",
  body: z.object({
    firebaseUid,
    /** Accepted and ignored: the token's e-mail is stored. */
    email: z.string().nullish(),
    /** The token's name is used if it is absent or blank. */
    fullName: z.string().nullish(),
  }),
  reply: z.object({ userId: z.int(), fullName: z.string() }),
  errors: ["suspended"],
});

const preferences = z.array(z.enum(PREFERENCES));

/** Ours. */
export const getPreferences = call("GET /api/preferences", {
  summary: "The caller's meal preferences; none before the caller has chosen",
  reply: z.object({ preferences }),
});

/** The specification's call. */
export const savePreferences = call("POST /savePreferences", {
  summary: "Save the caller's meal preferences; without a token once, within half an hour of signing up",
  access: "optional",
  rateClass: "save-preferences",
  body: z.object({
    firebaseUid,
    /** At least two different ones; a repeated one counts once. */
    preferences: preferences.max(100),
  }),
  reply: z.object({ preferences }),
});
