import { initializeApp } from "firebase-admin/app";
import { type Auth, type DecodedIdToken, getAuth } from "firebase-admin/auth";
import type { IdentityId, IdentityVerifier, VerifiedToken } from "../../core/account/mod.ts";
import { type Clock, DomainError } from "../../core/shared/mod.ts";
import { identityUnavailable, type Keys, PublicKeys } from "./public_keys.ts";

export interface FirebaseIdentityVerifierOptions {
  /** Tokens of another project are not ours. */
  readonly projectId: string;
  /**
   * `host:port` of the identity service's emulator, whose tokens are not signed: never in production. Undefined: the
   * real service, whatever the environment says.
   */
  readonly emulatorHost?: string | undefined;
  readonly clock: Pick<Clock, "now">;
  /** Where the real service's keys are published. Default Google's. */
  readonly keysUrl?: string;
}

/** What firebase-admin says of a token, or of its owner, that is no good. All else is a failure to find out. */
const BAD_TOKEN_CODES: ReadonlySet<unknown> = new Set([
  "auth/argument-error",
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/invalid-uid",
  "auth/user-disabled",
  "auth/user-not-found",
]);

const EMULATOR_VARIABLE = "FIREBASE_AUTH_EMULATOR_HOST";

/**
 * {@linkcode IdentityVerifier} on firebase-admin. The emulator's tokens are held against its accounts at each call;
 * the real service's against its public keys, which are kept for a day when they can't be renewed.
 */
export class FirebaseIdentityVerifier implements IdentityVerifier {
  readonly #auth: Auth;
  /** Undefined with the emulator. */
  readonly #publicKeys: PublicKeys | undefined;

  constructor({ projectId, emulatorHost, clock, keysUrl }: FirebaseIdentityVerifierOptions) {
    this.#auth = authOf(projectId, emulatorHost);
    if (emulatorHost !== undefined) return;

    const publicKeys = new PublicKeys({ clock, ...(keysUrl === undefined ? {} : { url: keysUrl }) });
    takeKeysFrom(this.#auth, async () => (await publicKeys.current()).keys);
    this.#publicKeys = publicKeys;
  }

  async verify(token: string): Promise<VerifiedToken> {
    await this.#haveKeyOf(token);
    try {
      return verifiedToken(await this.#auth.verifyIdToken(token));
    } catch (error) {
      throw refusalOf(error);
    }
  }

  // Before firebase-admin is asked, because it tells keys that are missing as a token that is bad.
  async #haveKeyOf(token: string): Promise<void> {
    if (!this.#publicKeys) return;
    const { keys, isStale } = await this.#publicKeys.current();
    const keyId = keyIdOf(token);
    // A newer key than ours may well exist by now.
    if (isStale && keyId !== undefined && !Object.hasOwn(keys, keyId)) throw identityUnavailable();
  }
}

let apps = 0;

// firebase-admin takes the emulator from a variable, and at this moment only.
function authOf(projectId: string, emulatorHost: string | undefined): Auth {
  const before = process.env[EMULATOR_VARIABLE];
  setVariable(emulatorHost);
  try {
    apps += 1;
    return getAuth(initializeApp({ projectId }, `identity-verifier-${apps}`));
  } finally {
    setVariable(before);
  }
}

function setVariable(value: string | undefined): void {
  if (value === undefined) delete process.env[EMULATOR_VARIABLE];
  else process.env[EMULATOR_VARIABLE] = value;
}

/**
 * Has firebase-admin verify with these keys. Its own fetcher forgets the last good ones as soon as it can't renew
 * them, and waits for the network without end; it has no public way to bring another.
 */
function takeKeysFrom(auth: Auth, fetchPublicKeys: () => Promise<Keys>): void {
  const signatureVerifier = innerOf(innerOf(auth, "idTokenVerifier"), "signatureVerifier");
  const { fetchPublicKeys: original } = innerOf(signatureVerifier, "keyFetcher") as { fetchPublicKeys?: unknown };
  if (typeof original !== "function") throw new Error("firebase-admin fetches its keys another way than it did");
  Reflect.set(signatureVerifier, "keyFetcher", { fetchPublicKeys });
}

function innerOf(owner: object, name: string): object {
  const inner: unknown = Reflect.get(owner, name);
  if (typeof inner !== "object" || inner === null) throw new Error(`firebase-admin has no ${name} any more`);
  return inner;
}

function keyIdOf(token: string): string | undefined {
  try {
    const header: unknown = JSON.parse(Buffer.from(token.split(".", 1)[0] ?? "", "base64url").toString());
    const keyId = typeof header === "object" && header !== null && "kid" in header ? header.kid : undefined;
    return typeof keyId === "string" ? keyId : undefined;
  } catch {
    return undefined; // firebase-admin will say so
  }
}

function verifiedToken(decoded: DecodedIdToken): VerifiedToken {
  const name: unknown = decoded["name"];
  return {
    identityId: decoded.sub as IdentityId,
    email: decoded.email,
    name: typeof name === "string" ? name : undefined,
    expiresAt: new Date(decoded.exp * 1000),
  };
}

function refusalOf(error: unknown): DomainError {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return BAD_TOKEN_CODES.has(code)
    ? new DomainError("not_signed_in", "Please sign in", { cause: error })
    : identityUnavailable(error);
}
