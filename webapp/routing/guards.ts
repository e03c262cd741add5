import { redirect } from "react-router-dom";
import type { Services } from "../services.ts";

const HOME = "/home";

/** Only for somebody who is signed in; anybody else logs in first and comes back. */
export async function requireSignedIn({ identity }: Pick<Services, "identity">, request: Request): Promise<void> {
  if (await identity.ready()) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(loginPath(pathname + search));
}

/** Only for somebody who is not signed in; anybody else goes home. */
export async function requireSignedOut({ identity }: Pick<Services, "identity">): Promise<void> {
  // A page that needs no identity must not fail because the identity service can't be had.
  const user = await identity.ready().catch(() => undefined);
  if (user) throw redirect(HOME);
}

/** The login page that leads back to a page of ours. */
export function loginPath(back: string): string {
  return back === HOME ? "/login" : `/login?next=${encodeURIComponent(back)}`;
}

/** Where a login leads: the page that was asked for, if it is one of ours, else home. */
export function pathAfterLogin(search: URLSearchParams): string {
  const next = search.get("next") ?? HOME;
  // "//elsewhere.example" and "/\elsewhere.example" are other hosts to a browser.
  return /^\/(?![/\\])/u.test(next) ? next : HOME;
}
