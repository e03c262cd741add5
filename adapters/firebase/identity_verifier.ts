import type { Auth, DecodedIdToken } from "firebase-admin/auth";
import { decodeJwt, decodeProtectedHeader } from "jose";
import type { IdentityId, IdentityVerifier, VerifiedToken } from "../../core/account/mod.ts";
import { type Clock, DomainError } from "../../core/shared/mod.ts";
import { codeOf, type FirebaseAdmin, isRevoked } from "./firebase_admin.ts";
import { identityUnavailable } from "./identity_unavailable.ts";
import { type KeysById, PublicKeys } from "./public_keys.ts";

export interface FirebaseIdentityVerifierOptions {
  /** Tokens of other projects are refused. */
  readonly admin: FirebaseAdmin;
  readonly clock: Pick<Clock, "now">;
  /** Address of the public keys, as a JSON Web Key Set. Default Google's. */
  readonly keysUrl?: string;
}

/** How far our clock may be behind the identity service's, in seconds. */
const CLOCK_SKEW_SECONDS = 60;

/** firebase-admin's codes for a token, or an account, that is not valid. Every other failure says nothing about them. */
const REFUSALS: ReadonlySet<string | undefined> = new Set([
  "auth/argument-error",
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/user-disabled",
  "auth/user-not-found",
]);

/**
 * {@linkcode IdentityVerifier} on firebase-admin. Signed tokens are checked against the identity service's public keys;
 * the emulator's unsigned tokens against its accounts.
 */
export class FirebaseIdentityVerifier implements IdentityVerifier {
  readonly #admin: FirebaseAdmin;
  readonly #clock: Pick<Clock, "now">;
  readonly #publicKeys: PublicKeys;

  constructor({ admin, clock, keysUrl }: FirebaseIdentityVerifierOptions) {
    this.#admin = admin;
    this.#clock = clock;
    this.#publicKeys = new PublicKeys({ clock, url: keysUrl });
  }

  async verify(token: string): Promise<VerifiedToken> {
    try {
      const keyId = keyIdOf(token);
      const claims = await (this.#admin.isEmulated ? this.#verifyAtEmulator(token) : this.#verifySigned(token, keyId));
      return this.#verifiedToken(claims);
    } catch (error) {
      if (error instanceof DomainError) throw error;
      throw REFUSALS.has(codeOf(error)) ? invalidToken(error) : identityUnavailable(error);
    }
  }

  async #verifySigned(token: string, keyId: string): Promise<DecodedIdToken> {
    const { keys, isStale } = await this.#publicKeys.current();
    // The token may be signed with a newer key than the ones we have. firebase-admin would call it invalid.
    if (isStale && !Object.hasOwn(keys, keyId)) throw identityUnavailable();
    return await this.#admin.call(async (auth) => {
      useKeys(auth, keys);
      return await auth.verifyIdToken(token);
    });
  }

  async #verifyAtEmulator(token: string): Promise<DecodedIdToken> {
    return await this.#admin.call(async (auth) => {
      try {
        return await auth.verifyIdToken(token);
      } catch (error) {
        // Its last check, which does not tolerate the second that the emulator needs.
        if (codeOf(error) !== "auth/id-token-revoked") throw error;
        const claims = decodeJwt<DecodedIdToken>(token);
        if (isRevoked(claims.auth_time, await auth.getUser(claims.sub))) throw error;
        return claims;
      }
    });
  }

  /** firebase-admin checks the issuer, the audience, the subject, and an expiry that there is. */
  #verifiedToken({ sub, exp, iat, auth_time, email, email_verified, name }: DecodedIdToken): VerifiedToken {
    const latest = this.#clock.now().getTime() / 1000 + CLOCK_SKEW_SECONDS;
    for (const time of [iat, auth_time]) {
      if (typeof time !== "number" || time > latest) throw invalidToken(new Error("iat or auth_time is in the future"));
    }
    if (typeof exp !== "number") throw invalidToken(new Error("exp is missing"));
    return {
      identityId: sub as IdentityId, // sound: checked above
      email: typeof email === "string" ? email : undefined,
      emailVerified: email_verified === true,
      name: typeof name === "string" ? name : undefined,
      signedInAt: new Date(auth_time * 1000),
      expiresAt: new Date(exp * 1000),
    };
  }
}

/** @throws {DomainError} `not_signed_in` for a text that is not a token, at which firebase-admin may fail in any way. */
function keyIdOf(token: string): string {
  try {
    decodeJwt(token);
    return decodeProtectedHeader(token).kid ?? "";
  } catch (error) {
    throw invalidToken(error);
  }
}

/**
 * Lets firebase-admin verify with these keys. It has no public way to do so, and its own keys break the promise of
 * {@linkcode PublicKeys}; that they can't be fetched, it reports like an invalid token.
 *
 * @throws {Error} if another version of firebase-admin fetches its keys in another way.
 */
function useKeys(auth: Auth, keys: KeysById): void {
  const signatureVerifier = privateField(privateField(auth, "idTokenVerifier"), "signatureVerifier");
  if (!("fetchPublicKeys" in privateField(signatureVerifier, "keyFetcher"))) {
    throw new Error("firebase-admin does not fetch its keys with fetchPublicKeys");
  }
  Reflect.set(signatureVerifier, "keyFetcher", { fetchPublicKeys: async () => keys });
}

function privateField(owner: object, name: string): object {
  const value: unknown = Reflect.get(owner, name);
  if (typeof value !== "object" || value === null) throw new Error(`firebase-admin has no ${name}`);
  return value;
}

function invalidToken(cause: unknown): DomainError {
  return new DomainError("not_signed_in", "Please sign in", { cause });
}
