import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export interface ServedApp {
  /** Without a trailing slash. */
  readonly url: string;
  /** Closes it, if it is open. */
  close(): Promise<void>;
}

/** Serves an app on a free port of the machine itself. */
export async function serveApp(
  app: (...exchange: Parameters<RequestListener>) => void | Promise<void>,
): Promise<ServedApp> {
  const server = createServer((request, response) => void app(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
