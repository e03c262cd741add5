import type { ErrorCode } from "../../core/shared/mod.ts";
import type { HttpErrorCode } from "../../wire/error_envelope.ts";

/** The HTTP status of every error code. */
export const ERROR_STATUS: Record<ErrorCode | HttpErrorCode, number> = {
  invalid_input: 400,
  not_signed_in: 401,
  forbidden: 403,
  sign_in_again: 403,
  person_not_found: 404,
  session_not_found: 404,
  recipe_not_found: 404,
  post_not_found: 404,
  photo_too_large: 413,
  photo_type_unknown: 415,
  photo_unreadable: 422,
  message_empty: 400,
  message_too_long: 400,
  receiver_unknown: 404,
  receiver_self: 400,
  too_many_blocks: 409,
  identity_unavailable: 503,
  photos_unavailable: 503,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  body_too_large: 413,
  body_type_unknown: 415,
  range_unsatisfiable: 416,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
};
