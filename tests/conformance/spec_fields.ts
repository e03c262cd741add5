import { z } from "zod";
import type { SpecField } from "./spec_call.ts";

// Fields that several calls share.

/** The caller's uid; optional, because the token identifies the caller. */
export const uidInQuery: SpecField = { in: "query", missing: "fine", wrong: [""] };

/** The page size of lists. */
export const limit: SpecField = { in: "query", missing: "fine", wrong: ["0", "-1", "2.5", "many", "121"] };

/** The position of the next page. */
export const cursor: SpecField = { in: "query", missing: "fine", wrong: ["-1", "here", "1.5"] };

/** What a moderator reads about their own e-mail address, which is verified. */
export const emailVerified: z.ZodType = z.object({
  email: z.email(),
  verified: z.literal(true),
  required: z.literal(false),
  canSend: z.literal(false),
});
