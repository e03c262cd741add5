import { INVITATION_TOKEN, invitationCookie } from "../../../wire/pages/invitation_cookie.ts";
import { storeInvitation } from "./invitation_token.ts";

const LINK = new RegExp(`^/join/?#(${INVITATION_TOKEN})$`, "iu");

/**
 * The token of an invitation is after the `#` of its link, which no server receives. Stores it for the tab, sends it to the
 * server in a cookie, and requests the page again. Without cookies, the app reads it from the tab.
 */
export function passInvitation(): void {
  const token = LINK.exec(location.pathname + location.hash)?.[1];
  if (token === undefined) return;
  storeInvitation(sessionStorage, token);
  document.cookie = invitationCookie(token) + (location.protocol === "https:" ? "; Secure" : "");
  location.replace("/join");
}
