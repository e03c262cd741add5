import { expect } from "vitest";
import { ApiClient, type ApiReply, type ApiRequest } from "../../../adapters/http/testing/api_client.ts";
import { undeclaredError } from "./declared_errors.ts";

/** Data that only the user may see. */
export interface Private {
  readonly uid: string;
  readonly email: string;
}

export interface WatchedClientOptions {
  readonly token?: string;
  /** The client's user, if any. */
  readonly owner?: Private;
  /** All users; the array grows when others join. */
  readonly users: readonly Private[];
}

/** A client that searches every reply for the private data of other users, and for errors that its call does not declare. */
export class WatchedClient extends ApiClient {
  readonly #owner: Private | undefined;
  readonly #users: readonly Private[];

  constructor(url: string, { token, owner, users }: WatchedClientOptions) {
    super(url, token === undefined ? {} : { token });
    this.#owner = owner;
    this.#users = users;
  }

  override async send(method: string, request: ApiRequest & { path: string }): Promise<ApiReply> {
    const reply = await super.send(method, request);
    expectNoDataOf(
      this.#users.filter(({ uid }) => uid !== this.#owner?.uid),
      reply,
    );
    expectDeclaredError(reply, { method, path: request.path });
    return reply;
  }
}

function expectNoDataOf(others: readonly Private[], { headers, body }: ApiReply): void {
  const text = `${[...headers].join("\n")}\n${JSON.stringify(body)}`;
  expect(others.filter(({ uid, email }) => text.includes(uid) || text.includes(email))).toEqual([]);
}

function expectDeclaredError(
  { status, body }: ApiReply,
  call: { readonly method: string; readonly path: string },
): void {
  const code = status < 400 ? undefined : (body as { code?: unknown } | undefined)?.code;
  expect(undeclaredError(code, call), `${call.method} ${call.path}`).toBeUndefined();
}
