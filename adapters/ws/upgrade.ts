import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

/** Where the socket is. */
const CHAT_PATH = "/ws";

/** Whether a request asks for the chat socket. What stands behind a question mark is never looked at. */
export function isChatPath(request: IncomingMessage): boolean {
  return request.url?.split("?", 1)[0] === CHAT_PATH;
}

/**
 * Whether the page that asks may. A browser always says which page that is and sends the person's cookies along with
 * any; what is no browser says nothing, and has to bring a token anyway.
 */
export function isAllowedOrigin(request: IncomingMessage, allowedOrigins: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (allowedOrigins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Answers an upgrade with a plain refusal. */
export function refuseUpgrade(socket: Duplex, status: number, headers: Readonly<Record<string, string>> = {}): void {
  const lines = Object.entries({ ...headers, Connection: "close", "Content-Length": "0" });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`,
  );
}
