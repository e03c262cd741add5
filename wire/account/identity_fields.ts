import { z } from "zod";

/**
 * The uid that a client sends. It proves nothing: the token identifies the caller, and a different uid is rejected. A
 * repeated uid or a list is invalid.
 */
export const firebaseUid = z.string().min(1).max(128).optional();
