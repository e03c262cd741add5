import { z } from "zod";
import type { VerificationMails } from "../../core/account/mod.ts";
import { DomainError } from "../../core/shared/mod.ts";
import { IDENTITY_TOOLKIT_URL } from "./identity_accounts.ts";

export interface FirebaseVerificationMailsOptions {
  /** The project's public key for browsers, which its calls need too. */
  readonly apiKey: string;
  /** The project's domain. A key that is limited to websites accepts calls of this one. */
  readonly authDomain: string;
  /** `host:port` of the emulator, if that is the identity service. It sends nothing, and lists the links. */
  readonly emulatorHost?: string | undefined;
  /** Default {@linkcode IDENTITY_TOOLKIT_URL}. */
  readonly url?: string;
}

const TIMEOUT_MS = 10_000;
/** The service's codes for its limits of an address, a person and a day. */
const TOO_MANY = /^(?:TOO_MANY_ATTEMPTS_TRY_LATER|QUOTA_EXCEEDED|RESOURCE_EXHAUSTED)\b/u;
const errorReply = z.object({ error: z.object({ message: z.string() }) });

/** {@linkcode VerificationMails} by `accounts:sendOobCode` with the person's own token, so that it needs no service account. */
export class FirebaseVerificationMails implements VerificationMails {
  readonly #url: string;
  readonly #referrer: string;

  constructor({ apiKey, authDomain, emulatorHost, url = IDENTITY_TOOLKIT_URL }: FirebaseVerificationMailsOptions) {
    const base = emulatorHost === undefined ? url : `http://${emulatorHost}/identitytoolkit.googleapis.com`;
    this.#referrer = `https://${authDomain}/`;
    this.#url = `${base}/v1/accounts:sendOobCode?key=${encodeURIComponent(apiKey)}`;
  }

  async send(identityToken: string): Promise<void> {
    const code = await this.#callAndReadError(identityToken).catch((error: unknown) => {
      throw notSent(error);
    });
    if (code === undefined) return;
    if (TOO_MANY.test(code)) {
      throw new DomainError(
        "too_many_mails",
        "We have sent several mails. Look for one that has arrived, or try again later.",
        { cause: new Error(code) },
      );
    }
    throw notSent(new Error(code));
  }

  /** @returns undefined if the mail was sent. */
  async #callAndReadError(idToken: string): Promise<string | undefined> {
    const response = await fetch(this.#url, {
      method: "POST",
      headers: { "content-type": "application/json", referer: this.#referrer },
      body: JSON.stringify({ requestType: "VERIFY_EMAIL", idToken }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? undefined : errorReply.parse(await response.json()).error.message;
  }
}

function notSent(cause: unknown): DomainError {
  return new DomainError("identity_unavailable", "The mail can't be sent right now. Please try again in a moment.", {
    cause,
  });
}
