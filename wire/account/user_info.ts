import { z } from "zod";
import { firebaseUid } from "./identity_fields.ts";

export const userInfoQuery = z.object({ firebaseUid });

export const userInfoReply = z.object({ fullName: z.string() });
