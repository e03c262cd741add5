/** Codes for failures without an error envelope of the server. */
export type ClientErrorCode = "unreachable" | "bad_reply";

/** A call that failed. The message can be shown to a person. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** The error envelope's stable code, or one of {@linkcode ClientErrorCode}. */
  readonly code: string;
  /** Finds the request in the server's log; undefined without a response. */
  readonly requestId: string | undefined;
  /** The input that a 400 or 409 is about, such as `recipe.name`; undefined if the server names none. */
  readonly field: string | undefined;
  /** When the same call may succeed, ISO 8601 in UTC; undefined if the server does not say. */
  readonly until: string | undefined;

  constructor(
    message: string,
    details: {
      status: number;
      code: string;
      requestId?: string | undefined;
      field?: string | undefined;
      until?: string | undefined;
      cause?: unknown;
    },
  ) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.code = details.code;
    this.requestId = details.requestId;
    this.field = details.field;
    this.until = details.until;
  }

  /** The message without the field's technical name, for where the field is shown: "Cannot be read". */
  get words(): string {
    const words = this.message.replace(/^[\w.]+:\s+/u, "");
    return words.charAt(0).toUpperCase() + words.slice(1);
  }

  /** Whether the message is the server's own, not our replacement for a missing or unreadable response. */
  get isFromServer(): boolean {
    return this.message !== "" && this.code !== "unreachable" && this.code !== "bad_reply";
  }

  /** Whether the same call may succeed a moment later. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}
