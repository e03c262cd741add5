import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair } from "jose";
import { type Adapter, type AdapterPayload, Provider } from "oidc-provider";

/** An account at the provider. */
export interface ProviderAccount {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

export const CLIENT_ID = "weekplate";
export const CLIENT_SECRET = "a-client-secret-of-the-test-provider";

/** A real OpenID Connect provider on a port of this machine, whose people sign in at once. */
export class TestProvider {
  readonly issuer: string;
  readonly #server: Server;
  readonly #records: Map<string, AdapterPayload>;
  readonly #accounts = new Map<string, ProviderAccount>();
  /** Behaviour of the provider's login page. */
  #visitor: ProviderAccount | "cancels" = "cancels";
  /** Whether it answers every request with status 503. */
  isDown = false;
  /** The authorization requests, in order. */
  readonly requests: URLSearchParams[] = [];

  private constructor(server: Server, records: Map<string, AdapterPayload>) {
    this.#server = server;
    this.#records = records;
    this.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** @param options `logOutUri`: where log-outs lead to; without it there is no page to log out. */
  static async start({ redirectUri, logOutUri }: { redirectUri: string; logOutUri?: string }): Promise<TestProvider> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const records = new Map<string, AdapterPayload>();
    const testProvider = new TestProvider(server, records);
    const { privateKey } = await generateKeyPair("RS256", { extractable: true });
    const provider = new Provider(testProvider.issuer, {
      adapter: (model) => storeOf(model, records),
      jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: "RS256", use: "sig" }] },
      clients: [
        {
          client_id: CLIENT_ID,
          client_secret: CLIENT_SECRET,
          redirect_uris: [redirectUri],
          ...(logOutUri === undefined ? {} : { post_logout_redirect_uris: [logOutUri] }),
          grant_types: ["authorization_code", "refresh_token"],
        },
      ],
      claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
      pkce: { required: () => true },
      rotateRefreshToken: true,
      ttl: { Interaction: 600, Session: 3600, Grant: 3600, AccessToken: 300, IdToken: 300, RefreshToken: 3600 },
      cookies: { keys: ["the test provider's cookies"] },
      features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: logOutUri !== undefined } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: (_context, sub) => {
        const account = testProvider.#accounts.get(sub);
        return account && { accountId: sub, claims: () => ({ ...account }) };
      },
    });
    const handle = provider.callback();
    server.on("request", (request, response) => {
      if (testProvider.isDown) return void response.writeHead(503).end("down for repairs");
      const { pathname, searchParams } = new URL(request.url ?? "", testProvider.issuer);
      if (pathname === "/auth") testProvider.requests.push(searchParams);
      if (pathname.startsWith("/interaction/")) return void testProvider.#interact(provider, { request, response });
      return void handle(request, response);
    });
    return testProvider;
  }

  /** From now on this person signs in at the provider. */
  welcome(account: ProviderAccount): void {
    this.#accounts.set(account.sub, account);
    this.#visitor = account;
  }

  /** From now on people cancel at the provider. */
  refuse(): void {
    this.#visitor = "cancels";
  }

  /** Disables or deletes an account, which look the same from outside. */
  remove(sub: string): void {
    this.#accounts.delete(sub);
  }

  /** Ends all sign-ins of an account, as an administrator does. */
  revoke(sub: string): void {
    for (const [key, { accountId }] of this.#records) if (accountId === sub) this.#records.delete(key);
  }

  /** Ends the validity of an account's access tokens, as time does. */
  expireAccessTokens(sub: string): void {
    for (const [key, { accountId, kind }] of this.#records) {
      if (accountId === sub && kind === "AccessToken") this.#records.delete(key);
    }
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async #interact(
    provider: Provider,
    { request, response }: { request: IncomingMessage; response: ServerResponse },
  ): Promise<void> {
    const { prompt, params, session, grantId } = await provider.interactionDetails(request, response);
    const visitor = this.#visitor;
    if (visitor === "cancels") {
      const result = { error: "access_denied", error_description: "<b>internal detail of the provider</b>" };
      return await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    }
    if (prompt.name === "login") {
      return await provider.interactionFinished(request, response, { login: { accountId: visitor.sub } });
    }
    const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
    const grant = known ?? new provider.Grant({ accountId: session?.accountId ?? visitor.sub, clientId: CLIENT_ID });
    grant.addOIDCScope(String(params["scope"]));
    await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  }
}

function storeOf(model: string, records: Map<string, AdapterPayload>): Adapter {
  const key = (id: string) => `${model}:${id}`;
  const find = async (isIt: (payload: AdapterPayload) => boolean) => [...records.values()].find(isIt);
  return {
    async upsert(id, payload) {
      records.set(key(id), payload);
    },
    find: async (id) => records.get(key(id)),
    findByUid: (uid) => find((payload) => payload.kind === model && payload.uid === uid),
    findByUserCode: (userCode) => find((payload) => payload.userCode === userCode),
    async consume(id) {
      const payload = records.get(key(id));
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      records.delete(key(id));
    },
    async revokeByGrantId(grantId) {
      for (const [each, payload] of records) if (payload.grantId === grantId) records.delete(each);
    },
  };
}
