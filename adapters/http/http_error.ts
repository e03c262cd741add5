import type { HttpErrorCode } from "../../wire/error_envelope.ts";

/** An expected error of the HTTP layer, as {@linkcode DomainError} is of the product. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly code: HttpErrorCode;
  /** Extra headers of the reply, such as `Allow`. */
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
