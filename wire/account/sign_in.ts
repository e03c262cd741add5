import { z } from "zod";
import { call } from "../call.ts";
import { SIGN_IN_CALLBACK_PATH, SIGN_IN_PATH } from "./sign_in_addresses.ts";

// Sign-in with an OpenID Connect provider: addresses for browsers, ours and not of the specification.

const common = { access: "public", redirects: true, reply: z.object({ location: z.string() }) } as const;

export const beginSignIn = call(`GET ${SIGN_IN_PATH}`, {
  ...common,
  summary: "Sign in at the OpenID Connect provider; for browsers",
  query: z.object({
    /** Page to open after the sign-in; any other address than a page of ours opens home. */
    returnTo: z.string().max(2048).optional(),
    /** Asks for a new sign-in of the signed-in person, for what can't be undone. */
    again: z.literal("1").optional(),
  }),
});

/** The query is what OpenID Connect defines for the address. */
export const finishSignIn = call(`GET ${SIGN_IN_CALLBACK_PATH}`, {
  ...common,
  summary: "Where the OpenID Connect provider sends the browser back to, and the session starts",
  query: z.object({
    code: z.string().max(4096).optional(),
    state: z.string().max(256).optional(),
    iss: z.string().max(2048).optional(),
    error: z.string().max(256).optional(),
  }),
});
