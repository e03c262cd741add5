import { z } from "zod";
import { DELETE_CONFIRMATION } from "../../core/personal_data/mod.ts";
import { call } from "../call.ts";
import { firebaseUid } from "./identity_fields.ts";

export const deleteAccount = call("DELETE /api/account", {
  summary: "Delete the caller's account and data; needs a sign-in of the last five minutes",
  access: "token",
  body: z.object({ firebaseUid, confirmation: z.literal(DELETE_CONFIRMATION) }),
  reply: z.object({ deleted: z.literal(true) }),
  errors: ["sign_in_again", "photos_unavailable"],
});

export const exportData = call("GET /api/account/data", {
  summary: "Everything that is stored about the caller, as a zip",
  isForAccessTokens: false,
  rateClass: "export",
  download: { type: "application/zip", fileName: "weekplate-data.zip" },
  reply: z.custom<AsyncIterable<Uint8Array>>(),
});
