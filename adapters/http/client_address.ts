import type { IncomingMessage } from "node:http";
import type { Express, Request } from "express";

/**
 * The address of a client whose request Express does not handle, such as an upgrade. It is the same as `request.ip` of the
 * client's other requests: behind trusted proxies the one that `X-Forwarded-For` names.
 */
export function clientAddress(app: Express, { headers, socket }: IncomingMessage): string {
  const request = Object.create(app.request, { headers: { value: headers }, socket: { value: socket } }) as Request;
  return request.ip ?? "unknown";
}
