import type { Services } from "../../services.ts";
import { type LoaderArgs, Redirect } from "../router/mod.ts";

const HOME = "/home";

/** Redirects visitors without a session to login, which leads back to this page. */
export async function requireSignedIn(
  { identity }: Pick<Services, "identity">,
  request: LoaderArgs["request"],
): Promise<void> {
  if (await identity.ready()) return;
  const { pathname, search } = new URL(request.url);
  throw new Redirect(loginPath(pathname + search));
}

export async function requireSignedOut({ identity }: Pick<Services, "identity">): Promise<void> {
  // A page for visitors without a session must not fail because the identity service cannot be reached.
  const user = await identity.ready().catch(() => undefined);
  if (user) throw new Redirect(HOME);
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
