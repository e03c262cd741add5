import type { ClientConfig } from "../../../wire/config.ts";
import { IdentityError } from "../identity.ts";

/**
 * Reads the configuration of the identity service. Not parsed with the wire's schema, so that sign-in does not wait for the
 * schema library.
 *
 * @throws {IdentityError} if the server can't be reached.
 */
export async function readConfig(): Promise<ClientConfig> {
  try {
    const reply = await fetch("/config.json");
    if (!reply.ok) throw new Error(`Cannot read /config.json: the server answered ${reply.status}`);
    return (await reply.json()) as ClientConfig; // sound: our own server checks it against the wire's schema
  } catch (cause) {
    throw new IdentityError("No connection. Check your network and try again.", { code: "config-unreachable", cause });
  }
}
