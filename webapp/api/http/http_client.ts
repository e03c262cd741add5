import type { Identity } from "../../identity/mod.ts";
import { ApiError } from "../api_error.ts";

/** One call, without its credential. */
export interface Call {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: `/${string}`;
  /** What is undefined is left out. */
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** `signed-in` sends the bearer; `public` never does. */
  readonly access: "signed-in" | "public";
  readonly signal?: AbortSignal | undefined;
}

/** What the client needs of the identity service. */
export type CallerIdentity = Pick<Identity, "token" | "logOut">;

const UNREACHABLE = "The server can't be reached. Check your connection and try again.";
const UNCLEAR = "Something went wrong. Try again.";

/** JSON over HTTP with the signed-in person's bearer credential, and one kind of failure: {@linkcode ApiError}. */
export class HttpClient {
  readonly #identity: CallerIdentity;
  readonly #fetch: typeof fetch;

  constructor(identity: CallerIdentity, options: { fetch?: typeof fetch } = {}) {
    this.#identity = identity;
    this.#fetch = options.fetch ?? ((input, init) => fetch(input, init));
  }

  /**
   * Makes the call and answers the body as it came. A credential that the server refuses is renewed once; refused
   * again, it is worth nothing, and the person is signed out.
   *
   * @throws {ApiError}
   * @throws {DOMException} `AbortError` where the caller gave up
   */
  async send(call: Call): Promise<unknown> {
    let response = await this.#request(call, {});
    if (response.status === 401 && call.access === "signed-in") {
      response = await this.#request(call, { fresh: true });
      if (response.status === 401) await this.#identity.logOut();
    }
    if (!response.ok) throw await refusal(response);
    return body(response);
  }

  async #request(call: Call, { fresh = false }: { fresh?: boolean }): Promise<Response> {
    const headers = new Headers({ accept: "application/json" });
    if (call.body !== undefined) headers.set("content-type", "application/json");
    if (call.access === "signed-in") {
      const token = await this.#identity.token({ fresh });
      if (token) headers.set("authorization", `Bearer ${token}`);
    }
    try {
      return await this.#fetch(address(call), {
        method: call.method,
        headers,
        body: call.body === undefined ? null : JSON.stringify(call.body),
        signal: call.signal ?? null,
      });
    } catch (cause) {
      if (call.signal?.aborted) throw cause;
      throw new ApiError(UNREACHABLE, { status: 0, code: "unreachable", cause });
    }
  }
}

function address({ path, query = {} }: Call): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, value);
  }
  const text = parameters.toString();
  return text ? `${path}?${text}` : path;
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
async function refusal(response: Response): Promise<ApiError> {
  const envelope: unknown = await response.json().catch(() => undefined);
  if (typeof envelope !== "object" || envelope === null) return unclear(response);
  const { message, code, requestId } = envelope as Readonly<Record<string, unknown>>;
  if (typeof message !== "string" || typeof code !== "string") return unclear(response);
  return new ApiError(message, {
    status: response.status,
    code,
    requestId: typeof requestId === "string" ? requestId : undefined,
  });
}

function unclear(response: Response, cause?: unknown): ApiError {
  const requestId = response.headers.get("x-request-id") ?? undefined;
  return new ApiError(UNCLEAR, { status: response.status, code: "bad_reply", requestId, cause });
}
