import { t } from "@lingui/core/macro";
import type { Identity } from "../../identity/mod.ts";
import { ApiError } from "../api_error.ts";
import { sendForm } from "./send_form.ts";

/** One call. The browser adds the session's cookie. */
interface Call {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: `/${string}`;
  /** Undefined values are left out. */
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Whether a refusal means that the session has ended. */
  readonly access: "signed-in" | "public";
  /** Sent in place of the session. */
  readonly identityToken?: string | undefined;
  /** Whether a successful reply is a file, and no JSON. */
  readonly isFile?: boolean;
  readonly signal?: AbortSignal | undefined;
  /** Called with the headers of a successful reply. */
  readonly onHeaders?: ((headers: Headers) => void) | undefined;
}

interface Upload {
  readonly method: Call["method"];
  readonly path: `/${string}`;
  readonly form: FormData;
  readonly access: Call["access"];
  readonly signal?: AbortSignal | undefined;
  /** Told how much is on the server, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** The part of the identity service that the client uses. */
type CallerIdentity = Pick<Identity, "current" | "sessionEnded">;

type Log = (message: string, error: unknown) => void;

/** JSON over HTTP with the signed-in person's session, and one kind of failure: {@linkcode ApiError}. */
export class HttpClient {
  readonly #identity: CallerIdentity;
  readonly #fetch: typeof fetch;
  readonly #sendForm: typeof sendForm;
  /** Logs a reply that does not fit its call. */
  readonly log: Log;

  constructor(identity: CallerIdentity, options: { fetch?: typeof fetch; sendForm?: typeof sendForm; log?: Log } = {}) {
    this.#identity = identity;
    this.log = options.log ?? (() => {});
    this.#fetch = options.fetch ?? ((input, init) => fetch(input, init));
    this.#sendForm = options.sendForm ?? sendForm;
  }

  /** The caller's uid under each of these names; nothing for a visitor. */
  uidIn(names: readonly string[]): Readonly<Record<string, string>> {
    const uid = this.#identity.current?.id;
    return uid === undefined ? {} : Object.fromEntries(names.map((name) => [name, uid]));
  }

  /**
   * Makes the call and answers the body as it came, a file as a `Blob`. If the server refuses the session, the person is signed out.
   *
   * @throws {ApiError}
   * @throws {DOMException} `AbortError` where the caller gave up
   */
  async send(call: Call): Promise<unknown> {
    return this.#answer(call, (headers) => {
      if (call.body !== undefined) headers.set("content-type", "application/json");
      if (call.identityToken !== undefined) headers.set("authorization", `Bearer ${call.identityToken}`);
      return this.#fetch(address(call), {
        method: call.method,
        headers,
        body: call.body === undefined ? null : JSON.stringify(call.body),
        signal: call.signal ?? null,
      });
    });
  }

  /**
   * The same for a form with a file, whose way to the server is watched.
   *
   * @throws {ApiError}
   * @throws {DOMException} `AbortError` where the caller gave up
   */
  async upload(upload: Upload): Promise<unknown> {
    return this.#answer(upload, (headers) => this.#sendForm({ ...upload, address: upload.path, headers }));
  }

  async #answer(call: Call | Upload, request: (headers: Headers) => Promise<Response>): Promise<unknown> {
    const caller = this.#identity.current?.id;
    const response = await this.#try(call, request);
    // Not if another person has signed in meanwhile.
    const isOwnSession = this.#identity.current?.id === caller;
    if (response.status === 401 && call.access === "signed-in" && isOwnSession) this.#identity.sessionEnded();
    if (!response.ok) throw await toApiError(response);
    if ("onHeaders" in call) call.onHeaders?.(response.headers);
    return "isFile" in call && call.isFile ? file(response) : body(response);
  }

  async #try({ signal }: Pick<Call, "signal">, request: (headers: Headers) => Promise<Response>): Promise<Response> {
    try {
      return await request(new Headers({ accept: "application/json" }));
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw unreachable(cause);
    }
  }
}

function unreachable(cause: unknown): ApiError {
  return new ApiError(t`The server can't be reached. Check your connection and try again.`, {
    status: 0,
    code: "unreachable",
    cause,
  });
}

function address({ path, query = {} }: Call): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, value);
  }
  const text = parameters.toString();
  return text ? `${path}?${text}` : path;
}

async function file(response: Response): Promise<Blob> {
  return await response.blob().catch((cause: unknown) => {
    throw unreachable(cause);
  });
}

async function body(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw unclear(response, cause);
  }
}

/** The server's error envelope; a proxy between us and the server may answer anything at all. */
async function toApiError(response: Response): Promise<ApiError> {
  const envelope: unknown = await response.json().catch(() => undefined);
  if (typeof envelope !== "object" || envelope === null) return unclear(response);
  const { message, code, requestId, field } = envelope as Readonly<Record<string, unknown>>;
  if (typeof message !== "string" || typeof code !== "string") return unclear(response);
  return new ApiError(message, {
    status: response.status,
    code,
    requestId: typeof requestId === "string" ? requestId : undefined,
    field: typeof field === "string" ? field : undefined,
  });
}

function unclear(response: Response, cause?: unknown): ApiError {
  const requestId = response.headers.get("x-request-id") ?? undefined;
  return new ApiError(t`Something went wrong. Try again.`, {
    status: response.status,
    code: "bad_reply",
    requestId,
    cause,
  });
}
