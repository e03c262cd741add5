import { z } from "zod";

/**
 * The uid that a client says it has. Never believed: the token says who is calling, and a uid that differs from it is
 * refused. A uid that is given twice, or as a list, does not fit the schema.
 */
export const firebaseUid = z.string().min(1).max(128).optional();
