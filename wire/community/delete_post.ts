import { z } from "zod";
import { firebaseUid } from "../account/identity_fields.ts";

export const deletePostBody = z.object({ firebaseUid });

export const deletePostReply = z.object({ id: z.number().int().positive() });
