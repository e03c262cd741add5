import { z } from "zod";
import { ERROR_CODES } from "../core/shared/mod.ts";

/** The HTTP layer's own error codes, beside the product's {@linkcode ERROR_CODES}. */
export const HTTP_ERROR_CODES = [
  "not_found",
  "method_not_allowed",
  "request_timeout",
  "body_too_large",
  "body_type_unknown",
  "range_unsatisfiable",
  "rate_limited",
  "unavailable",
  "internal",
] as const;

export type HttpErrorCode = (typeof HTTP_ERROR_CODES)[number];

/** The body of every error reply. */
export const errorEnvelope = z.object({
  /** For a person to read. */
  message: z.string(),
  code: z.enum([...ERROR_CODES, ...HTTP_ERROR_CODES]),
  /** Ours: the input that a 400 or 409 is about, such as `mealName` or `meal.id`; every 400 names one. */
  field: z.string().optional(),
  /** Ours: when the same can be tried again, as far as that is known. ISO 8601 in UTC. */
  until: z.iso.datetime().optional(),
  /** Identifies the request in the server's log; `X-Request-Id` has it too. */
  requestId: z.string(),
});

export type ErrorEnvelope = z.infer<typeof errorEnvelope>;
