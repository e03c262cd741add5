/**
 * How the page of an invitation tells the server its token, which is after the `#` of the link: in a cookie that a script
 * writes before it asks for the page again. The server deletes it with the reply. No address has the token, so no log has it.
 */
const NAME = "weekplate-invitation";
const PATH = "/join";
const MAX_AGE_SECONDS = 60;

/** As a pattern's text: the characters of a token that the server has made. */
export const INVITATION_TOKEN = String.raw`[\w-]{1,100}`;

const VALUE = new RegExp(`(?:^|;)\\s*${NAME}=(${INVITATION_TOKEN})\\s*(?:;|$)`, "u");

/** The cookie's text, for `document.cookie` or a `Set-Cookie` header; without a token it deletes the cookie. */
export function invitationCookie(token: string | undefined): string {
  return `${NAME}=${token ?? ""}; Max-Age=${token === undefined ? 0 : MAX_AGE_SECONDS}; Path=${PATH}; SameSite=Lax`;
}

/** The token in a `Cookie` header; undefined where there is none, or one that we did not write. */
export function invitationIn(cookies: string | undefined): string | undefined {
  return VALUE.exec(cookies ?? "")?.[1];
}
