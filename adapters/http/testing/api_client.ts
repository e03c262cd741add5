import { expect } from "vitest";
import { type ErrorEnvelope, errorEnvelope } from "../../../wire/error_envelope.ts";

export interface ApiRequest {
  readonly query?: string | Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as a form. */
  readonly form?: FormData;
  /** Sent unchanged; give its `content-type` in the headers. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ApiReply {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed where it is JSON, else the text. */
  readonly body: unknown;
}

/** Calls an API as one person, or without a token. Checks that every error reply has the error envelope. */
export class ApiClient {
  readonly #url: string;
  readonly #token: string | undefined;

  constructor(url: string, { token }: { token?: string } = {}) {
    this.#url = url;
    this.#token = token;
  }

  get(path: string, request: ApiRequest = {}): Promise<ApiReply> {
    return this.send("GET", { ...request, path });
  }

  post(path: string, request: ApiRequest = {}): Promise<ApiReply> {
    return this.send("POST", { ...request, path });
  }

  put(path: string, request: ApiRequest = {}): Promise<ApiReply> {
    return this.send("PUT", { ...request, path });
  }

  delete(path: string, request: ApiRequest = {}): Promise<ApiReply> {
    return this.send("DELETE", { ...request, path });
  }

  async send(
    method: string,
    { path, query, json, form, text, headers }: ApiRequest & { path: string },
  ): Promise<ApiReply> {
    const search = query === undefined ? "" : `?${typeof query === "string" ? query : new URLSearchParams(query)}`;
    const response = await fetch(`${this.#url}${path}${search}`, {
      method,
      headers: {
        ...(this.#token === undefined ? {} : { authorization: `Bearer ${this.#token}` }),
        ...(json === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      body: json === undefined ? (form ?? text ?? null) : JSON.stringify(json),
      redirect: "manual",
    });
    const received = await response.text();
    const isJson = received !== "" && (response.headers.get("content-type")?.startsWith("application/json") ?? false);
    const body: unknown = isJson ? JSON.parse(received) : received;
    if (response.status >= 400 && isJson) expectEnvelope(body, response);
    return { status: response.status, headers: response.headers, body };
  }
}

function expectEnvelope(body: unknown, { status, headers }: Response): void {
  const envelope: ErrorEnvelope = errorEnvelope.strict().parse(body);
  expect(envelope.requestId).toBe(headers.get("x-request-id"));
  expect(envelope.message).not.toMatch(/\bat .*:\d+|select |insert |node_modules/iu);
  if (status === 400) expect(envelope.field).toMatch(/^\w/u);
}
