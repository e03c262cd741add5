import { DomainError } from "../../core/shared/mod.ts";
import type { ErrorEnvelope } from "../../wire/error_envelope.ts";
import { ERROR_STATUS } from "./error_status.ts";
import { HttpError } from "./http_error.ts";

export interface ErrorReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly envelope: ErrorEnvelope;
}

export interface ErrorReplyOptions {
  readonly requestId: string;
  /** Whether an error means that a backing service, such as the database, can't be reached now. */
  readonly isUnavailable: (error: unknown) => boolean;
}

const RETRY_AFTER_SECONDS = "5";

/** Turns a thrown error into a reply. The reply reveals no details of an unexpected error. */
export function errorReply(error: unknown, { requestId, isUnavailable }: ErrorReplyOptions): ErrorReply {
  const { code, message, headers = {}, field, until } = publicError(error, isUnavailable);
  const status = ERROR_STATUS[code];
  return {
    status,
    headers: {
      ...(status === 401 ? { "www-authenticate": "Bearer" } : {}),
      ...(status === 503 ? { "retry-after": RETRY_AFTER_SECONDS } : {}),
      ...(status === 429 && until ? { "retry-after": secondsUntil(until) } : {}),
      ...headers,
    },
    envelope: {
      message,
      code,
      ...((status === 400 || status === 409) && field !== undefined ? { field } : {}),
      ...(until ? { until: until.toISOString() } : {}),
      requestId,
    },
  };
}

interface PublicError extends Pick<ErrorEnvelope, "code" | "message"> {
  readonly headers?: Readonly<Record<string, string>>;
  readonly field?: string | undefined;
  readonly until?: Date | undefined;
}

function secondsUntil(time: Date): string {
  return String(Math.max(1, Math.ceil((time.getTime() - Date.now()) / 1000)));
}

function publicError(error: unknown, isUnavailable: (error: unknown) => boolean): PublicError {
  if (error instanceof HttpError || error instanceof DomainError) return error;
  if (isUndecodablePath(error)) {
    return { code: "invalid_input", message: "Cannot read the address: its %-encoding is broken", field: "path" };
  }
  if (isUnavailable(error)) {
    return { code: "unavailable", message: "The server can't do this just now. Please try again." };
  }
  return { code: "internal", message: "Something went wrong on our side. Please try again." };
}

/** Express's router throws this error where a path parameter can't be decoded. */
function isUndecodablePath(error: unknown): boolean {
  return error instanceof URIError && "status" in error && error.status === 400;
}
