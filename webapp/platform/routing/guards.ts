import { redirect, replace } from "react-router-dom";
import type { Services } from "../../services.ts";

const HOME = "/home";

/** Redirects visitors without a session to login, which leads back to this page. */
export async function requireSignedIn({ identity }: Pick<Services, "identity">, request: Request): Promise<void> {
  if (await identity.ready()) return;
  const { pathname, search } = new URL(request.url);
  throw redirectTo(loginPath(pathname + search), request);
}

export async function requireSignedOut({ identity }: Pick<Services, "identity">, request: Request): Promise<void> {
  // A page for visitors without a session must not fail because the identity service cannot be reached.
  const user = await identity.ready().catch(() => undefined);
  if (user) throw redirectTo(HOME, request);
}

/** A page that is opened by its address has an entry in the history already: Back must not lead into the redirect again. */
function redirectTo(path: string, request: Request): Response {
  return globalThis.location?.href === request.url ? replace(path) : redirect(path);
}

/** Path of the login page that leads back to this path. */
export function loginPath(back: string): string {
  return back === HOME ? "/login" : `/login?next=${encodeURIComponent(back)}`;
}

/** Path to open after login: the requested page if it is one of the app, else home. */
export function pathAfterLogin(search: URLSearchParams): string {
  const next = search.get("next") ?? HOME;
  // "//elsewhere.example" and "/\elsewhere.example" are other hosts to a browser.
  return /^\/(?![/\\])/u.test(next) ? next : HOME;
}
