import type { ClientConfig } from "../../../../wire/pages/config.ts";

/**
 * The configuration of this installation, which the server writes into the page. Not parsed with the wire's schema, so that
 * the first paint does not wait for the schema library.
 *
 * @throws {Error} in a page that our server did not send.
 */
export function readConfig(): ClientConfig {
  const element = document.querySelector<HTMLMetaElement>('meta[name="weekplate-config"]');
  if (!element) throw new Error("Cannot read the configuration: the page has none");
  return JSON.parse(element.content) as ClientConfig; // sound: our own server checks it against the wire's schema
}
