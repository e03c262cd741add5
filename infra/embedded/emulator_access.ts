import type { IncomingHttpHeaders } from "node:http";

/** This machine's own names, and names without a dot, such as a container's, which no foreign site can have. */
const OWN_HOST = /^(?:[a-z\d-]+|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/iu;

/**
 * Whether a request comes from the product, from the emulator's own pages, or from a program that is not a browser. The
 * emulator itself would show its accounts, with their passwords, to the pages of every site. The host is checked because
 * a site can make its own name resolve to this machine, and its pages then have the emulator's origin.
 */
export function isOwnRequest(
  { host = "", origin }: Pick<IncomingHttpHeaders, "host" | "origin">,
  { allowedOrigins }: { allowedOrigins: readonly string[] },
): boolean {
  if (!OWN_HOST.test(host)) return false;
  return origin === undefined || origin === `http://${host}` || allowedOrigins.includes(origin);
}
