import { z } from "zod";
import { ERROR_CODES } from "../core/shared/mod.ts";

/** What the server itself refuses, beside the product's own {@linkcode ERROR_CODES}. */
export const HTTP_ERROR_CODES = [
  "not_found",
  "method_not_allowed",
  "body_too_large",
  "body_type_unknown",
  "range_unsatisfiable",
  "rate_limited",
  "unavailable",
  "internal",
] as const;

export type HttpErrorCode = (typeof HTTP_ERROR_CODES)[number];

/** Every refusal of every call has this body and no other. */
export const errorEnvelope = z.object({
  /** In words for a person. */
  message: z.string(),
  code: z.enum([...ERROR_CODES, ...HTTP_ERROR_CODES]),
  /** Finds the request in the server's log; `X-Request-Id` carries it too. */
  requestId: z.string(),
});

export type ErrorEnvelope = z.infer<typeof errorEnvelope>;
