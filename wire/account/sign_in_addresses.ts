export const SIGN_IN_PATH = "/api/sign-in";
/** Where the provider sends the browser back to. */
export const SIGN_IN_CALLBACK_PATH = "/api/sign-in/callback";

/** Our page that the provider sends the browser to after a log-out. */
export const LOG_OUT_PATH = "/login";

/** The fragment of the page that opens after a sign-in, by which the web app knows that there is a session. */
export const SIGNED_IN_FRAGMENT = "#signed-in";

/**
 * Address that begins a sign-in at the provider and leads to this page of ours.
 *
 * @param options `again`: a new sign-in of the signed-in person, for what can't be undone.
 */
export function signInAddress(returnTo: string, { again = false }: { again?: boolean } = {}): string {
  return `${SIGN_IN_PATH}?${again ? "again=1&" : ""}returnTo=${encodeURIComponent(returnTo)}`;
}
