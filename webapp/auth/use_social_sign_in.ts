import { useState } from "react";
import { type AuthPurpose, IdentityError, type SocialProvider } from "../identity/mod.ts";
import { useServices } from "../services.ts";
import type { RunWithoutRedirect } from "./use_redirect_when_signed_in.ts";

/** What a way in through another service needs. */
export interface SocialSignInOptions {
  readonly purpose: AuthPurpose;
  readonly withoutRedirect: RunWithoutRedirect;
  /** Once somebody is signed in. A failure of it shows as the entrance's. */
  readonly onSignedIn: () => Promise<void>;
  /** What to say; undefined takes back what was said before. */
  readonly onFailure: (message: string | undefined) => void;
}

export interface SocialSignIn {
  /** Whose popup is open. */
  readonly activeProvider: SocialProvider | undefined;
  enter(provider: SocialProvider): Promise<void>;
  /** Loads what the popup needs, ahead of the press. */
  prepare(): void;
}

/** Signing in through another service's popup. Whoever closes it has changed their mind: nothing is said. */
export function useSocialSignIn({
  purpose,
  withoutRedirect,
  onSignedIn,
  onFailure,
}: SocialSignInOptions): SocialSignIn {
  const { identity } = useServices();
  const [activeProvider, setActiveProvider] = useState<SocialProvider>();

  async function enter(provider: SocialProvider): Promise<void> {
    onFailure(undefined);
    setActiveProvider(provider);
    try {
      await withoutRedirect(() => identity.signInWithProvider(provider, purpose));
      await onSignedIn();
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error;
      if (!error.isCancelled) onFailure(error.message);
    } finally {
      setActiveProvider(undefined);
    }
  }

  return { activeProvider, enter, prepare: () => identity.preload() };
}
