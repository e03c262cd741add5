import { errors, type JWTPayload, jwtVerify } from "jose";
import type { IdentityVerifier, VerifiedToken } from "../../core/account/mod.ts";
import { type Clock, DomainError } from "../../core/shared/mod.ts";
import { identityIdOf } from "./identity_id.ts";
import type { OidcProvider } from "./provider.ts";
import { notSignedIn, providerUnavailable } from "./provider_errors.ts";

export interface OidcIdentityVerifierOptions {
  readonly provider: OidcProvider;
  readonly clock: Pick<Clock, "now">;
}

/** How far our clock may be behind the provider's, in seconds. */
const CLOCK_SKEW_SECONDS = 60;
/** No shared secrets: who has one could sign tokens. */
const ALGORITHMS = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "ES512",
  "EdDSA",
  "Ed25519",
];

/** {@linkcode IdentityVerifier} for the ID tokens that an OpenID Connect provider has issued to us. */
export class OidcIdentityVerifier implements IdentityVerifier {
  readonly #provider: OidcProvider;
  readonly #clock: Pick<Clock, "now">;

  constructor({ provider, clock }: OidcIdentityVerifierOptions) {
    this.#provider = provider;
    this.#clock = clock;
  }

  async verify(token: string): Promise<VerifiedToken> {
    try {
      const { issuer, getKey } = await this.#provider.discover();
      const { payload, protectedHeader } = await jwtVerify(token, getKey, {
        issuer,
        audience: this.#provider.registration.clientId,
        algorithms: ALGORITHMS,
        requiredClaims: ["exp", "iat", "sub"],
        currentDate: this.#clock.now(),
      });
      // The provider signs its access and logout tokens with the same keys.
      if (!/^JWT$/iu.test(protectedHeader.typ ?? "JWT")) throw notSignedIn("the token is not an ID token");
      return this.#verifiedToken(payload, issuer);
    } catch (error) {
      if (error instanceof DomainError) throw error;
      throw isRefusal(error) ? notSignedIn("the token is not valid", error) : providerUnavailable(error);
    }
  }

  #verifiedToken({ sub, exp = 0, iat = 0, auth_time = 0, azp, ...claims }: JWTPayload, issuer: string): VerifiedToken {
    const identityId = identityIdOf(issuer, sub);
    if (!identityId) throw notSignedIn("sub is empty or too long");
    if (azp !== undefined && azp !== this.#provider.registration.clientId) throw notSignedIn("azp is another client");
    const latest = this.#clock.now().getTime() / 1000 + CLOCK_SKEW_SECONDS;
    if (typeof auth_time !== "number" || Math.max(iat, auth_time) > latest) {
      throw notSignedIn("iat or auth_time is in the future");
    }
    return {
      identityId,
      ...profileOf(claims),
      // A token need not say it. Then the sign-in counts as long ago, so that nothing follows from it.
      signedInAt: new Date(auth_time * 1000),
      expiresAt: new Date(exp * 1000),
    };
  }
}

/** Longest address that mail can be sent to. */
const MAX_EMAIL_LENGTH = 254;

/** The e-mail and name among the claims of an ID token or of the userinfo endpoint. */
export function profileOf(
  claims: Readonly<Record<string, unknown>>,
): Pick<VerifiedToken, "email" | "emailVerified" | "name"> {
  const { email, email_verified: isVerified, name } = claims;
  const address = typeof email === "string" && email.length <= MAX_EMAIL_LENGTH ? email : undefined;
  return {
    email: address,
    // Without an address the claims say nothing about the one that is known.
    emailVerified: address === undefined ? undefined : isVerified === true,
    name: typeof name === "string" ? name : undefined,
  };
}

/** Whether jose has refused the token itself. Its other errors are of fetching the keys. */
function isRefusal(error: unknown): boolean {
  const isOfKeys =
    error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || !(error instanceof errors.JOSEError);
  return !isOfKeys && error.code !== errors.JOSEError.code;
}
