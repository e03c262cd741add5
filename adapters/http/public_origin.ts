import type { Request } from "express";

/**
 * Origin of the product's own addresses: the configured one, or the one that the request was sent to. A client chooses
 * that header, so nothing with it may reach another client.
 */
export function publicOrigin(request: Request, publicUrl: string | undefined): string {
  const own = `${request.protocol}://${request.get("host") ?? ""}`;
  return new URL(publicUrl ?? (URL.canParse(own) ? own : `${request.protocol}://localhost`)).origin;
}
