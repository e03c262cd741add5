import { decodeJwt } from "jose";
import { z } from "zod";
import type { ActiveAccount, IdentityAccounts, IdentityId, SessionProof } from "../../core/account/mod.ts";
import { type Clock, DomainError } from "../../core/shared/mod.ts";
import { codeOf, type FirebaseAdmin, isRevoked, VALID_SINCE_TOLERANCE_SECONDS } from "./firebase_admin.ts";
import { identityUnavailable } from "./identity_unavailable.ts";

/** Where the real service looks up accounts. */
export const IDENTITY_TOOLKIT_URL = "https://identitytoolkit.googleapis.com";
/** Where the real service renews identity tokens. */
export const SECURE_TOKEN_URL = "https://securetoken.googleapis.com";

export interface FirebaseIdentityAccountsOptions {
  /** The project's public key, which browsers use too. */
  readonly apiKey: string;
  /** The project's domain. A key that is limited to websites accepts calls of this one. */
  readonly authDomain: string;
  /** `host:port` of the Firebase Auth emulator; undefined for the real service. */
  readonly emulatorHost?: string | undefined;
  /** With a service account, which then looks up the accounts. */
  readonly admin?: FirebaseAdmin | undefined;
  readonly clock: Pick<Clock, "now">;
  /** Base address in place of the real service's two. */
  readonly serviceUrl?: string;
}

const TIMEOUT_MS = 5_000;
/** A token that expires sooner is renewed before it is used. */
const RENEWAL_MARGIN_MS = 60_000;

/** The service's codes for an account that is not active, or tokens that were revoked. */
const NOT_ACTIVE =
  /^(?:USER_DISABLED|USER_NOT_FOUND|TOKEN_EXPIRED|INVALID_ID_TOKEN|INVALID_REFRESH_TOKEN|CREDENTIAL_TOO_OLD_LOGIN_AGAIN)\b/u;

const lookupReply = z.object({
  users: z
    .array(
      z.object({
        localId: z.string(),
        disabled: z.boolean().default(false),
        validSince: z.coerce.number().default(0),
        email: z.string().optional(),
        emailVerified: z.boolean().default(false),
      }),
    )
    .default([]),
});
const renewalReply = z.object({ id_token: z.string(), refresh_token: z.string() });
const errorReply = z.object({ error: z.object({ message: z.string() }) });

/**
 * {@linkcode IdentityAccounts} at Firebase. Without a service account it asks as the person's browser would: with the
 * person's own tokens and the project's public key. Tokens are renewed in this way in any case.
 */
export class FirebaseIdentityAccounts implements IdentityAccounts {
  readonly #admin: FirebaseAdmin | undefined;
  readonly #clock: Pick<Clock, "now">;
  readonly #query: string;
  readonly #referrer: string;
  readonly #lookupUrl: string;
  readonly #renewalUrl: string;

  constructor(options: FirebaseIdentityAccountsOptions) {
    const { apiKey, authDomain, emulatorHost, admin, clock, serviceUrl } = options;
    this.#admin = admin;
    this.#clock = clock;
    this.#query = `?key=${encodeURIComponent(apiKey)}`;
    this.#referrer = `https://${authDomain}/`;
    const base = (url: string) =>
      emulatorHost === undefined ? (serviceUrl ?? url) : `http://${emulatorHost}/${new URL(url).host}`;
    this.#lookupUrl = `${base(IDENTITY_TOOLKIT_URL)}/v1/accounts:lookup`;
    this.#renewalUrl = `${base(SECURE_TOKEN_URL)}/v1/token`;
  }

  async check(identityId: IdentityId, proof: SessionProof): Promise<ActiveAccount> {
    try {
      const current = await this.#withValidToken(proof);
      const { identityToken } = current;
      // As of before the renewal: the emulator renews revoked tokens, with the time of the account's last sign-in.
      const signedInAt = Number(claimsOf(proof.identityToken)["auth_time"] ?? 0);
      const account = this.#admin
        ? await lookUp(this.#admin, { identityId, identityToken, signedInAt })
        : await this.#activeAccount(identityId, { identityToken, signedInAt });
      return { proof: current, ...account };
    } catch (error) {
      throw error instanceof DomainError ? error : identityUnavailable(error);
    }
  }

  async #withValidToken({ identityToken, refreshToken }: SessionProof): Promise<SessionProof> {
    const leftMs = (claimsOf(identityToken).exp ?? 0) * 1000 - this.#clock.now().getTime();
    if (leftMs > (refreshToken === undefined ? 0 : RENEWAL_MARGIN_MS)) return { identityToken, refreshToken };
    if (refreshToken === undefined) throw notActive("the identity token has expired");
    const form = new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken });
    const renewed = renewalReply.parse(await this.#post(this.#renewalUrl, form));
    return { identityToken: renewed.id_token, refreshToken: renewed.refresh_token };
  }

  async #activeAccount(
    identityId: IdentityId,
    { identityToken, signedInAt }: { identityToken: string; signedInAt: number },
  ): Promise<Omit<ActiveAccount, "proof">> {
    const [account] = lookupReply.parse(
      await this.#post(this.#lookupUrl, JSON.stringify({ idToken: identityToken })),
    ).users;
    if (!account || account.disabled) throw notActive("the account is gone or disabled");
    if (account.localId !== identityId) throw notActive("the tokens are another account's");
    if (signedInAt + VALID_SINCE_TOLERANCE_SECONDS < account.validSince) throw notActive("the tokens are revoked");
    return { email: account.email, emailVerified: account.emailVerified };
  }

  async #post(url: string, body: string | URLSearchParams): Promise<unknown> {
    const response = await fetch(url + this.#query, {
      method: "POST",
      headers: {
        referer: this.#referrer,
        ...(typeof body === "string" ? { "content-type": "application/json" } : {}),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const reply: unknown = await response.json();
    if (response.ok) return reply;
    const code = errorReply.safeParse(reply).data?.error.message ?? `status ${response.status}`;
    throw NOT_ACTIVE.test(code) ? notActive(code) : new Error(`The identity service answered ${code}`);
  }
}

async function lookUp(
  admin: FirebaseAdmin,
  { identityId, identityToken, signedInAt }: { identityId: IdentityId; identityToken: string; signedInAt: number },
): Promise<Omit<ActiveAccount, "proof">> {
  if (claimsOf(identityToken).sub !== identityId) throw notActive("the tokens are another account's");
  const account = await admin
    .call((auth) => auth.getUser(identityId))
    .catch((error: unknown) => {
      throw codeOf(error) === "auth/user-not-found" ? notActive("the account is gone", error) : error;
    });
  if (account.disabled) throw notActive("the account is disabled");
  if (isRevoked(signedInAt, account)) throw notActive("the tokens are revoked");
  return { email: account.email, emailVerified: account.emailVerified };
}

/** Not verified: only tokens that passed the verifier, or come from the service, arrive here. */
function claimsOf(identityToken: string): ReturnType<typeof decodeJwt> {
  try {
    return decodeJwt(identityToken);
  } catch (error) {
    throw notActive("the identity token can't be read", error);
  }
}

function notActive(reason: string, cause?: unknown): DomainError {
  return new DomainError("not_signed_in", "Please sign in", { cause: new Error(reason, { cause }) });
}
