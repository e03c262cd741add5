import { z } from "zod";
import { type IdentityRemoval, signInAgain } from "../../core/personal_data/mod.ts";
import { DomainError } from "../../core/shared/mod.ts";
import { IDENTITY_TOOLKIT_URL } from "./identity_accounts.ts";

export interface FirebaseIdentityRemovalOptions {
  /** The project's public key for browsers, which its calls need too. */
  readonly apiKey: string;
  /** The project's domain. A key that is limited to websites accepts calls of this one. */
  readonly authDomain: string;
  /** `host:port` of the emulator, if that is the identity service. */
  readonly emulatorHost?: string | undefined;
  /** Default {@linkcode IDENTITY_TOOLKIT_URL}. */
  readonly url?: string;
}

const TIMEOUT_MS = 10_000;
const failure = z.object({ error: z.object({ message: z.string() }) });

/** {@linkcode IdentityRemoval} by `accounts:delete` with the person's own token, so that it needs no service account. */
export class FirebaseIdentityRemoval implements IdentityRemoval {
  readonly #url: string;
  readonly #referrer: string;

  constructor({ apiKey, authDomain, emulatorHost, url = IDENTITY_TOOLKIT_URL }: FirebaseIdentityRemovalOptions) {
    const base = emulatorHost === undefined ? url : `http://${emulatorHost}/identitytoolkit.googleapis.com`;
    this.#referrer = `https://${authDomain}/`;
    this.#url = `${base}/v1/accounts:delete?key=${encodeURIComponent(apiKey)}`;
  }

  async remove(identityToken: string): Promise<void> {
    const code = await this.#callAndReadError(identityToken).catch((error: unknown) => {
      throw notRemoved(error);
    });
    if (code === undefined || code === "USER_NOT_FOUND") return;
    if (/^(?:CREDENTIAL_TOO_OLD_LOGIN_AGAIN|TOKEN_EXPIRED|INVALID_ID_TOKEN)/u.test(code)) {
      throw signInAgain(new Error(code));
    }
    throw notRemoved(new Error(code));
  }

  /** @returns undefined if the account was deleted. */
  async #callAndReadError(idToken: string): Promise<string | undefined> {
    const response = await fetch(this.#url, {
      method: "POST",
      headers: { "content-type": "application/json", referer: this.#referrer },
      body: JSON.stringify({ idToken }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? undefined : failure.parse(await response.json()).error.message;
  }
}

/** The error of an account that may still be there. */
export function notRemoved(cause: unknown): DomainError {
  return new DomainError(
    "identity_unavailable",
    "Your data is deleted, but your sign-in can't be deleted right now. Please try again in a moment.",
    { cause },
  );
}
