import type { Config } from "./config.ts";
import { isLoopback } from "./loopback.ts";

/** The server's address for a browser on this machine. */
export function serverUrl({ host, port }: Pick<Config, "host" | "port">): string {
  const name = isLoopback(host) || ["0.0.0.0", "::"].includes(host) ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
