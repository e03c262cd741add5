import type { RequestHandler } from "express";
import type { Logger } from "pino";
import { z } from "zod";
import { isAppRoute } from "../../wire/pages/app_routes.ts";
import { jsonReader } from "./bodies/request_body.ts";
import { readInput } from "./request_input.ts";
import type { RequestRateLimiter } from "./request_rate_limiter.ts";

export interface CspReportOptions {
  readonly logger: Logger;
  /** Undefined where rate limits are off. */
  readonly requestRateLimiter: RequestRateLimiter | undefined;
}

const REPORT_MAX_BYTES = 16_000;
/** A browser repeats a violation for each element that causes it. */
const MAX_VIOLATIONS = 10;

const text = z.string().max(REPORT_MAX_BYTES).default("");
const line = z.number().int().nonnegative().optional();

/** A report by `report-uri`. */
const singleReport = z
  .object({
    "csp-report": z.object({
      "effective-directive": text,
      "violated-directive": text,
      "blocked-uri": text,
      "document-uri": text,
      "source-file": text,
      "line-number": line,
    }),
  })
  .transform(({ "csp-report": report }) => [
    {
      // Old browsers send the violated directive only, with its sources.
      directive: report["effective-directive"] || report["violated-directive"],
      blocked: report["blocked-uri"],
      page: report["document-uri"],
      source: report["source-file"],
      line: report["line-number"],
    },
  ]);

/** A batch of the Reporting API, by `report-to`. It may also contain reports of other types. */
const batch = z
  .array(z.object({ type: text, body: z.record(z.string(), z.unknown()).default({}) }))
  .transform((reports) =>
    reports
      .filter(({ type }) => type === "csp-violation")
      .map(({ body }) => ({
        directive: body["effectiveDirective"],
        blocked: body["blockedURL"],
        page: body["documentURL"],
        source: body["sourceFile"],
        line: body["lineNumber"],
      })),
  );

const violations = z.union([singleReport, batch]);

const readReport = jsonReader({
  types: ["application/csp-report", "application/reports+json", "application/json"],
  maxBytes: REPORT_MAX_BYTES,
});

/**
 * Logs a browser's reports of violations of the content security policy. Anyone can send a report, so it is bounded, and the
 * log contains only the facts that help to find the cause: no query, no id from a path, no sample of the content.
 */
export function cspReport({ logger, requestRateLimiter }: CspReportOptions): RequestHandler {
  return async function logCspReport(request, response) {
    await requestRateLimiter?.consume({ kind: "address", address: request.ip ?? "unknown" }, "csp-report");
    const { fields } = await readReport(request, response);
    for (const violation of readInput(violations, fields, "body").slice(0, MAX_VIOLATIONS)) {
      logger.warn(
        {
          directive: /^[a-z-]{1,40}/u.exec(String(violation.directive))?.[0] ?? "unknown",
          blocked: originOf(violation.blocked),
          page: pageOf(violation.page),
          source: sourceOf(violation.source),
          line: Number.isSafeInteger(violation.line) ? violation.line : undefined,
        },
        "content security policy violated",
      );
    }
    response.status(204).end();
  };
}

/** The origin of an address, or its keyword if it has none, such as `inline`. */
function originOf(blocked: unknown): string {
  if (typeof blocked !== "string") return "unknown";
  if (/^[a-z-]{1,40}$/u.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return "unknown";
  const { origin, protocol } = new URL(blocked);
  return origin === "null" ? protocol : origin.slice(0, 200);
}

/** The first part of a page's path, which names the page and no person. */
function pageOf(page: unknown): string {
  if (typeof page !== "string" || !URL.canParse(page)) return "unknown";
  const { pathname } = new URL(page);
  return isAppRoute(pathname) ? `/${pathname.split("/")[1]?.toLowerCase() ?? ""}` : "unknown";
}

/** The origin of a script, and its path where it is one of the web app's own. */
function sourceOf(source: unknown): string {
  if (typeof source !== "string" || !URL.canParse(source)) return "unknown";
  const { pathname } = new URL(source);
  return originOf(source) + (/^\/assets\/[\w.-]{1,100}$/u.test(pathname) ? pathname : "");
}
