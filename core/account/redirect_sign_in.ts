import type { VerifiedIdentity } from "./person.ts";
import type { SessionProof } from "./session.ts";

/** Why a sign-in at the provider did not succeed. The login page has a text for each. */
export const SIGN_IN_PROBLEMS = ["denied", "expired", "unavailable", "failed", "other-account"] as const;

/** One of {@linkcode SIGN_IN_PROBLEMS}. */
export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number];

/** A sign-in at the provider that did not succeed. */
export class SignInRefused extends Error {
  override readonly name = "SignInRefused";
  readonly problem: SignInProblem;

  constructor(problem: SignInProblem, cause?: unknown) {
    super(`The sign-in was refused: ${problem}`, { cause });
    this.problem = problem;
  }
}

/** Binds the provider's reply to the browser that began the sign-in. */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The parameters with which the provider redirects the browser back. */
export interface SignInReply {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  readonly iss?: string | undefined;
  readonly error?: string | undefined;
}

export interface CompletedSignIn {
  readonly identity: VerifiedIdentity;
  readonly proof: SessionProof;
}

/** Sign-in at a provider that the browser is sent to, and comes back from. */
export interface RedirectSignIn {
  /**
   * @param options `again`: the person has to sign in even if the provider knows them already.
   * @returns the address to send the browser to.
   * @throws {SignInRefused} `unavailable`
   */
  begin(options: { again: boolean }): Promise<{ readonly address: string; readonly secrets: SignInSecrets }>;

  /** @throws {SignInRefused} */
  finish(reply: SignInReply, options: { secrets: SignInSecrets; again: boolean }): Promise<CompletedSignIn>;

  /**
   * Where the browser ends the provider's own session, and then comes back to our login page.
   *
   * @returns undefined if the provider has no such page, or can't be reached.
   */
  logOutAddress(proof: Pick<SessionProof, "identityToken">): Promise<string | undefined>;
}
