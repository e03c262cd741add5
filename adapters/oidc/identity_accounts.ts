import { decodeJwt } from "jose";
import { fetchUserInfo, refreshTokenGrant, skipSubjectCheck } from "openid-client";
import type { ActiveAccount, IdentityAccounts, IdentityId, SessionProof } from "../../core/account/mod.ts";
import { type Clock, DomainError } from "../../core/shared/mod.ts";
import { identityIdOf } from "./identity_id.ts";
import { profileOf } from "./identity_verifier.ts";
import type { DiscoveredProvider, OidcProvider } from "./provider.ts";
import { isAccessTokenRefused, isGrantRefused, notSignedIn, providerUnavailable } from "./provider_errors.ts";

export interface OidcIdentityAccountsOptions {
  readonly provider: OidcProvider;
  readonly clock: Pick<Clock, "now">;
}

/**
 * {@linkcode IdentityAccounts} at an OpenID Connect provider: it asks the userinfo endpoint with the session's access token,
 * which it renews when the provider no longer accepts it. An ID token alone can't be asked about, and counts until it expires.
 */
export class OidcIdentityAccounts implements IdentityAccounts {
  readonly #provider: OidcProvider;
  readonly #clock: Pick<Clock, "now">;

  constructor({ provider, clock }: OidcIdentityAccountsOptions) {
    this.#provider = provider;
    this.#clock = clock;
  }

  async check(identityId: IdentityId, proof: SessionProof): Promise<ActiveAccount> {
    const { accessToken, refreshToken } = proof;
    if (accessToken === undefined && refreshToken === undefined) return { proof: this.#withValidToken(proof) };
    try {
      const provider = await this.#provider.discover();
      const active = accessToken === undefined ? undefined : await this.#ask(identityId, { provider, accessToken });
      if (active) return { ...active, proof };
      const renewed = await this.#renew(proof, provider);
      const activeNow = await this.#ask(identityId, { provider, accessToken: renewed.accessToken });
      if (!activeNow) throw notSignedIn("the provider refuses a renewed token");
      return { ...activeNow, proof: renewed };
    } catch (error) {
      throw error instanceof DomainError ? error : providerUnavailable(error);
    }
  }

  #withValidToken(proof: SessionProof): SessionProof {
    const { exp = 0 } = decodeJwt(proof.identityToken); // it has passed the verifier
    if (exp * 1000 <= this.#clock.now().getTime()) throw notSignedIn("the ID token has expired");
    return proof;
  }

  /** @returns undefined if the access token is no longer valid. @throws {DomainError} `not_signed_in` if it is another account's. */
  async #ask(
    identityId: IdentityId,
    { provider: { config, issuer }, accessToken }: { provider: DiscoveredProvider; accessToken: string },
  ): Promise<Pick<ActiveAccount, "email" | "emailVerified"> | undefined> {
    try {
      const userInfo = await fetchUserInfo(config, accessToken, skipSubjectCheck);
      if (identityIdOf(issuer, userInfo.sub) !== identityId) throw notSignedIn("the tokens are another account's");
      const { email, emailVerified } = profileOf(userInfo);
      return { email, emailVerified };
    } catch (error) {
      if (isAccessTokenRefused(error)) return undefined;
      throw error;
    }
  }

  async #renew(
    proof: SessionProof,
    { config }: DiscoveredProvider,
  ): Promise<SessionProof & { readonly accessToken: string }> {
    const { identityToken, refreshToken } = proof;
    if (refreshToken === undefined) throw notSignedIn("the access token has expired");
    try {
      const renewed = await refreshTokenGrant(config, refreshToken);
      return {
        ...proof,
        identityToken: renewed.id_token ?? identityToken,
        accessToken: renewed.access_token,
        refreshToken: renewed.refresh_token ?? refreshToken, // some providers give a new one each time
      };
    } catch (error) {
      throw isGrantRefused(error) ? notSignedIn("the provider has ended the sign-in", error) : error;
    }
  }
}
