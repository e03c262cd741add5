import { z } from "zod";

// Sign-in with an OpenID Connect provider: addresses for browsers, ours and not of the specification.

export const beginSignInQuery = z.object({
  /** Page to open after the sign-in; any other address than a page of ours opens home. */
  returnTo: z.string().max(2048).optional(),
  /** Asks for a new sign-in of the signed-in person, for what can't be undone. */
  again: z.literal("1").optional(),
});

/** What the provider adds to our address, as OpenID Connect defines it. */
export const finishSignInQuery = z.object({
  code: z.string().max(4096).optional(),
  state: z.string().max(256).optional(),
  iss: z.string().max(2048).optional(),
  error: z.string().max(256).optional(),
});

export const redirectReply = z.object({ location: z.string() });
