import { z } from "zod";
import { firebaseUid } from "./identity_fields.ts";

/** What a person types to confirm that their account may be deleted. */
export const DELETE_CONFIRMATION = "DELETE";

export const deleteAccountBody = z.object({ firebaseUid, confirmation: z.literal(DELETE_CONFIRMATION) });

export const deleteAccountReply = z.object({ deleted: z.literal(true) });
