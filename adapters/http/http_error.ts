import type { HttpErrorCode } from "../../wire/error_envelope.ts";

/** A refusal of the server's own, as {@linkcode DomainError} is one of the product's. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly code: HttpErrorCode;
  /** Headers that the answer carries besides the usual, such as `Allow`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: HttpErrorCode,
    message: string,
    options: { headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.headers = options.headers ?? {};
  }
}
