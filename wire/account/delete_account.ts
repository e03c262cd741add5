import { z } from "zod";
import { DELETE_CONFIRMATION } from "../../core/personal_data/mod.ts";
import { firebaseUid } from "./identity_fields.ts";

export const deleteAccountBody = z.object({ firebaseUid, confirmation: z.literal(DELETE_CONFIRMATION) });

export const deleteAccountReply = z.object({ deleted: z.literal(true) });
