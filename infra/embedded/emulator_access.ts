import type { IncomingHttpHeaders } from "node:http";
import { isOwnHost } from "../../adapters/shared/own_host.ts";

/**
 * Whether a request comes from the product, from the emulator's own pages, or from a program that is not a browser. The
 * emulator itself would show its accounts, with their passwords, to the pages of every site.
 */
export function isOwnRequest(
  { host, origin }: Pick<IncomingHttpHeaders, "host" | "origin">,
  { allowedOrigins }: { allowedOrigins: readonly string[] },
): boolean {
  if (!isOwnHost(host)) return false;
  return origin === undefined || origin === `http://${host}` || allowedOrigins.includes(origin);
}
