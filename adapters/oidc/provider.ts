import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";
import * as client from "openid-client";

/** Our registration at a provider. */
export interface OidcRegistration {
  /** The provider's issuer identifier, under which it publishes its configuration. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The provider's published metadata. */
export interface DiscoveredProvider {
  /** As the provider itself spells it, and puts it into its tokens. */
  readonly issuer: string;
  readonly config: client.Configuration;
  /** Finds the public key of a token. */
  readonly getKey: JWTVerifyGetKey;
  /** Whether the provider gives refresh tokens for the scope `offline_access`. */
  readonly hasOfflineAccess: boolean;
}

const TIMEOUT_SECONDS = 5;

/** An OpenID Connect provider, found by discovery when it is first needed. A failed discovery is repeated. */
export class OidcProvider {
  readonly registration: OidcRegistration;
  #discovered: Promise<DiscoveredProvider> | undefined;

  constructor(registration: OidcRegistration) {
    this.registration = registration;
  }

  /** @throws if the provider can't be reached, or its configuration lacks something. */
  async discover(): Promise<DiscoveredProvider> {
    this.#discovered ??= discover(this.registration).catch((error: unknown) => {
      this.#discovered = undefined;
      throw error;
    });
    return await this.#discovered;
  }
}

async function discover({ issuer: given, clientId, clientSecret }: OidcRegistration): Promise<DiscoveredProvider> {
  const server = new URL(given);
  const config = await client.discovery(server, clientId, undefined, secretIn(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    execute: server.protocol === "http:" ? [client.allowInsecureRequests] : [],
  });
  const { issuer, jwks_uri, userinfo_endpoint, scopes_supported } = config.serverMetadata();
  if (!jwks_uri || !userinfo_endpoint) {
    throw new Error(
      `Cannot use the provider ${issuer}: it publishes no ${jwks_uri ? "userinfo_endpoint" : "jwks_uri"}`,
    );
  }
  return {
    issuer,
    config,
    getKey: createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: TIMEOUT_SECONDS * 1000 }),
    hasOfflineAccess: scopes_supported?.includes("offline_access") ?? false,
  };
}

/** Sends the secret in the way that the provider supports; without a list, in the header, as OpenID Connect says. */
function secretIn(secret: string): client.ClientAuth {
  const [inHeader, inBody] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    return (methods.includes("client_secret_basic") ? inHeader : inBody)(server, ...rest);
  };
}
