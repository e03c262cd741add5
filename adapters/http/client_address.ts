import type { IncomingMessage } from "node:http";
import type { Express, Request } from "express";

/**
 * The address of a client whose request Express does not handle, such as an upgrade. It is the same as `request.ip` of the
 * client's other requests: behind trusted proxies the one that `X-Forwarded-For` names.
 */
export function clientAddress(app: Express, message: IncomingMessage): string {
  return requestOf(app, message).ip ?? "unknown";
}

/** Whether such a client's connection is encrypted, here or at a trusted proxy. The same as `request.secure`. */
export function isSecureClient(app: Express, message: IncomingMessage): boolean {
  return requestOf(app, message).secure;
}

function requestOf(app: Express, { headers, socket }: IncomingMessage): Request {
  // sound: only its `ip` and `secure` are read
  return Object.create(app.request, { headers: { value: headers }, socket: { value: socket } }) as Request;
}
