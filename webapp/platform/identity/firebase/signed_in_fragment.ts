import { SIGNED_IN_FRAGMENT } from "../../../../wire/account/sign_in_addresses.ts";

/** The parts of a browser's window that are used here. */
interface Place {
  readonly location: Pick<Location, "hash" | "pathname" | "search">;
  readonly history: Pick<History, "state" | "replaceState">;
}

/** Whether the server has sent the browser to this page after a sign-in at the provider. Removes the sign of it from the address. */
export function takeSignedInFragment({ location, history }: Place = globalThis): boolean {
  if (location.hash !== SIGNED_IN_FRAGMENT) return false;
  history.replaceState(history.state, "", location.pathname + location.search);
  return true;
}
