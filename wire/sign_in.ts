import { z } from "zod";
import { isAppRoute } from "./app_routes.ts";

// Sign-in with an OpenID Connect provider: addresses for browsers, ours and not of the specification.

export const SIGN_IN_PATH = "/api/sign-in";
/** Where the provider sends the browser back to. */
export const SIGN_IN_CALLBACK_PATH = "/api/sign-in/callback";

/** The fragment of the page that opens after a sign-in, by which the web app knows that there is a session. */
export const SIGNED_IN_FRAGMENT = "#signed-in";

/** Longest path to return to: it travels in a cookie. */
const RETURN_TO_MAX_LENGTH = 512;

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

/** This path if it is a page of ours, else undefined. */
export function ownPage(path: string | undefined): string | undefined {
  // Browsers read `\` as `/`, and remove control characters: then `//` would begin another site's address.
  const isPath = path !== undefined && path.length <= RETURN_TO_MAX_LENGTH && /^\/(?!\/)[!-~]*$/u.test(path);
  return isPath && !/[\\#]/u.test(path) && isAppRoute(path.split("?")[0] ?? "") ? path : undefined;
}
