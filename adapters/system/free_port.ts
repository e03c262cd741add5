import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Where to look: below the ports that a system gives to every outgoing connection and to who asks for any port (Linux
 * from 32768, RFC 6335 and with it macOS and Windows from 49152). One of those may be somebody else's before who asked
 * for it here has begun to listen.
 */
const FIRST = 20_000;
const LAST = 31_999;
const TRIES = 100;

/**
 * A port of this machine that nothing listens on just now, on any of its addresses.
 *
 * @param candidate the next port to look at; one at random by default.
 * @throws {Error} where a hundred were all in use.
 */
export async function freePort(candidate: () => number = () => randomInt(FIRST, LAST + 1)): Promise<number> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = candidate();
    if (await canListen(port)) return port;
  }
  throw new Error("Cannot find a free port");
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(false);
      else reject(error);
    });
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
