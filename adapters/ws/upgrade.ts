import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { isOwnOrigin } from "../shared/own_origin.ts";

const CHAT_PATH = "/ws";

/** Whether a request is for the chat socket. The query is ignored. */
export function isChatPath(request: IncomingMessage): boolean {
  return request.url?.split("?", 1)[0] === CHAT_PATH;
}

/** Whether the requesting page may connect. Clients that send no `Origin` are not browsers, and need a token anyway. */
export function isAllowedOrigin(
  request: IncomingMessage,
  { isSecure, allowedOrigins }: { isSecure: boolean; allowedOrigins: readonly string[] },
): boolean {
  const { origin, host } = request.headers;
  return origin === undefined || isOwnOrigin(origin, { host, isSecure, allowedOrigins });
}

/** Replies to an upgrade with an HTTP error. */
export function refuseUpgrade(socket: Duplex, status: number, headers: Readonly<Record<string, string>> = {}): void {
  const lines = Object.entries({ ...headers, Connection: "close", "Content-Length": "0" });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`,
  );
}
