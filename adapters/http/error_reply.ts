import { DomainError } from "../../core/shared/mod.ts";
import type { ErrorEnvelope } from "../../wire/error_envelope.ts";
import { ERROR_STATUS } from "./error_status.ts";
import { HttpError } from "./http_error.ts";

/** How a client is told of a failure. */
export interface ErrorReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly envelope: ErrorEnvelope;
}

export interface ErrorReplyOptions {
  readonly requestId: string;
  /** Whether a failure is a part of ours that can't be reached for now, such as the database. */
  readonly isUnavailable: (error: unknown) => boolean;
}

/** Seconds after which it is worth asking a part again that could not be reached. */
const RETRY_AFTER = "5";

/** Turns whatever was thrown into an answer. What is not an expected refusal says nothing of itself. */
export function errorReply(error: unknown, { requestId, isUnavailable }: ErrorReplyOptions): ErrorReply {
  const { code, message, headers } = refusalOf(error, isUnavailable);
  const status = ERROR_STATUS[code];
  return {
    status,
    headers: {
      ...(status === 401 ? { "www-authenticate": "Bearer" } : {}),
      ...(status === 503 ? { "retry-after": RETRY_AFTER } : {}),
      ...headers,
    },
    envelope: { message, code, requestId },
  };
}

function refusalOf(
  error: unknown,
  isUnavailable: (error: unknown) => boolean,
): Pick<HttpError, "message" | "headers"> & Pick<ErrorEnvelope, "code"> {
  if (error instanceof HttpError) return error;
  if (error instanceof DomainError) return { code: error.code, message: error.message, headers: {} };
  if (isUndecodableAddress(error)) {
    return { code: "invalid_input", message: "Cannot read the address: its %-encoding is broken", headers: {} };
  }
  if (isUnavailable(error)) {
    return { code: "unavailable", message: "The server can't do this just now. Please try again.", headers: {} };
  }
  return { code: "internal", message: "Something went wrong on our side. Please try again.", headers: {} };
}

// Express's router throws it where a path parameter can't be decoded.
function isUndecodableAddress(error: unknown): boolean {
  return error instanceof URIError && "status" in error && error.status === 400;
}
