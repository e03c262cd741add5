import { errors, type JWTPayload, type JWTVerifyOptions, jwtVerify, UnsecuredJWT } from "jose";
import type { IdentityId, IdentityVerifier, VerifiedToken } from "../../core/account/mod.ts";
import { type Clock, DomainError } from "../../core/shared/mod.ts";
import { assertAccountActive } from "./emulator_accounts.ts";
import { identityUnavailable } from "./identity_unavailable.ts";
import { PublicKeys } from "./public_keys.ts";

export interface FirebaseIdentityVerifierOptions {
  /** Tokens of other projects are refused. */
  readonly projectId: string;
  /**
   * `host:port` of the Firebase Auth emulator, whose tokens are unsigned: never set it in production. Undefined: only
   * signed tokens are accepted.
   */
  readonly emulatorHost?: string | undefined;
  readonly clock: Pick<Clock, "now">;
  /** Address of the public keys, as a JSON Web Key Set. Default Google's. */
  readonly keysUrl?: string;
}

/** How far our clock may be behind the identity service's, in seconds. */
const CLOCK_SKEW_SECONDS = 60;
const MAX_SUBJECT_LENGTH = 128;

/**
 * {@linkcode IdentityVerifier} for Firebase ID tokens. Signed tokens are checked against the identity service's public
 * keys; the emulator's unsigned tokens against its accounts.
 */
export class FirebaseIdentityVerifier implements IdentityVerifier {
  readonly #projectId: string;
  readonly #emulatorHost: string | undefined;
  readonly #clock: Pick<Clock, "now">;
  readonly #publicKeys: PublicKeys;

  constructor({ projectId, emulatorHost, clock, keysUrl }: FirebaseIdentityVerifierOptions) {
    this.#projectId = projectId;
    this.#emulatorHost = emulatorHost;
    this.#clock = clock;
    this.#publicKeys = new PublicKeys({ clock, ...(keysUrl === undefined ? {} : { url: keysUrl }) });
  }

  async verify(token: string): Promise<VerifiedToken> {
    const host = this.#emulatorHost;
    try {
      return host === undefined ? await this.#verifySigned(token) : await this.#verifyUnsigned(token, host);
    } catch (error) {
      if (error instanceof DomainError) throw error;
      if (error instanceof errors.JOSEError) throw invalidToken(error);
      throw identityUnavailable(error);
    }
  }

  async #verifySigned(token: string): Promise<VerifiedToken> {
    const { getKey, isStale } = await this.#publicKeys.current();
    try {
      const { payload } = await jwtVerify(token, getKey, { ...this.#expectedClaims(), algorithms: ["RS256"] });
      return this.#verifiedToken(payload);
    } catch (error) {
      // The token may be signed with a newer key than the ones we have, or the published key is damaged.
      const isKeyMissing = error instanceof errors.JWKSNoMatchingKey ? isStale : error instanceof errors.JWKSInvalid;
      throw isKeyMissing ? identityUnavailable(error) : error;
    }
  }

  async #verifyUnsigned(token: string, emulatorHost: string): Promise<VerifiedToken> {
    const { payload } = UnsecuredJWT.decode(token, this.#expectedClaims());
    const verified = this.#verifiedToken(payload);
    await assertAccountActive({
      emulatorHost,
      projectId: this.#projectId,
      accountId: verified.identityId,
      authTime: Number(payload["auth_time"]),
    });
    return verified;
  }

  #expectedClaims(): JWTVerifyOptions {
    return {
      issuer: `https://securetoken.google.com/${this.#projectId}`,
      audience: this.#projectId,
      requiredClaims: ["exp", "iat", "auth_time", "sub"],
      currentDate: this.#clock.now(),
    };
  }

  #verifiedToken({ sub = "", exp = 0, iat, auth_time, email, email_verified, name }: JWTPayload): VerifiedToken {
    if (sub === "" || sub.length > MAX_SUBJECT_LENGTH) throw invalidToken(new Error("sub is empty or too long"));
    const latest = this.#clock.now().getTime() / 1000 + CLOCK_SKEW_SECONDS;
    for (const time of [iat, auth_time]) {
      if (typeof time !== "number" || time > latest) throw invalidToken(new Error("iat or auth_time is in the future"));
    }
    return {
      identityId: sub as IdentityId,
      email: typeof email === "string" ? email : undefined,
      emailVerified: email_verified === true,
      name: typeof name === "string" ? name : undefined,
      signedInAt: new Date(Number(auth_time) * 1000),
      expiresAt: new Date(exp * 1000),
    };
  }
}

function invalidToken(cause: Error): DomainError {
  return new DomainError("not_signed_in", "Please sign in", { cause });
}
