import { t } from "@lingui/core/macro";
import type { SignInProblem } from "../../../core/account/mod.ts";

const TEXTS: Readonly<Record<SignInProblem, (provider: string) => string>> = {
  denied: () => t`The sign-in was cancelled.`,
  expired: () => t`This sign-in took too long, or another one has begun since. Try again.`,
  unavailable: (provider) => t`${provider} can't be reached right now. Try again in a moment.`,
  failed: () => t`Signing in did not work. Try again, and if it fails again, tell whoever runs this site.`,
  "other-account": () => t`This is another account. Sign in with the one that you use here.`,
};

/** Why a sign-in at the provider did not succeed, from the address that it led to; undefined if it says nothing. */
export function signInProblemText(search: URLSearchParams, provider: string): string | undefined {
  const problem = search.get("problem") ?? "";
  return Object.hasOwn(TEXTS, problem) ? TEXTS[problem as SignInProblem](provider) : undefined; // sound: it is a key
}
