import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below the ephemeral ports, which the system assigns to outgoing connections (Linux from 32768; macOS and Windows from
 * 49152, RFC 6335). An ephemeral port may be in use again before the caller listens on it.
 *
 * Not `get-port`: it falls back to an ephemeral port, and lists the network interfaces, which Deno's permissions forbid.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 31_999;
const MAX_ATTEMPTS = 100;

/**
 * A port of this machine that is not in use on any of its addresses.
 *
 * @param candidate returns the next port to try; a random one by default.
 * @throws {Error} where a hundred candidates are all in use.
 */
export async function freePort(candidate: () => number = () => randomInt(FIRST_PORT, LAST_PORT + 1)): Promise<number> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const port = candidate();
    if (await isFree(port)) return port;
  }
  throw new Error("Cannot find a free port");
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(false);
      else reject(error);
    });
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
