import { expect } from "vitest";
import { ApiClient, type ApiReply, type ApiRequest } from "../../../adapters/http/testing/api_client.ts";

/** What nobody but a person themselves may get to see. */
export interface Private {
  readonly uid: string;
  readonly email: string;
}

export interface WatchedClientOptions {
  readonly token?: string;
  /** Whose client it is; nobody's where absent. */
  readonly owner?: Private;
  /** All who are known, and who join later. */
  readonly everybody: readonly Private[];
}

/** A client under which every answer of a run is searched for what is private to others. */
export class WatchedClient extends ApiClient {
  readonly #owner: Private | undefined;
  readonly #everybody: readonly Private[];

  constructor(url: string, { token, owner, everybody }: WatchedClientOptions) {
    super(url, token === undefined ? {} : { token });
    this.#owner = owner;
    this.#everybody = everybody;
  }

  override async send(method: string, request: ApiRequest & { path: string }): Promise<ApiReply> {
    const reply = await super.send(method, request);
    expectNothingOf(
      this.#everybody.filter(({ uid }) => uid !== this.#owner?.uid),
      reply,
    );
    return reply;
  }
}

function expectNothingOf(others: readonly Private[], { headers, body }: ApiReply): void {
  const said = `${[...headers].join("\n")}\n${JSON.stringify(body)}`;
  expect(others.filter(({ uid, email }) => said.includes(uid) || said.includes(email))).toEqual([]);
}
