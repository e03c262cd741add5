import type { Request } from "express";
import { DomainError } from "../../../core/shared/mod.ts";
import { isOwnOrigin } from "../../shared/own_origin.ts";

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/**
 * Refuses a change that another site's page makes with the visitor's session cookie, which the browser sends by itself.
 *
 * @throws {DomainError} `forbidden`
 */
export function checkSameOrigin(request: Request, allowedOrigins: readonly string[]): void {
  if (SAFE_METHODS.includes(request.method)) return;
  const { origin, host } = request.headers;
  const site = request.get("sec-fetch-site");
  const isOurs = origin !== undefined && isOwnOrigin(origin, { host, isSecure: request.secure, allowedOrigins });
  // A page of an allowed origin may be on another site.
  const isSiteRight = site === undefined || site === "same-origin" || allowedOrigins.includes(origin ?? "");
  if (!isOurs || !isSiteRight) throw new DomainError("forbidden", "Cannot do this from another site's page");
}
