import { useState } from "react";
import { type AuthPurpose, IdentityError, type SocialProvider } from "../../platform/identity/mod.ts";
import { useServices } from "../../services.ts";
import type { RunWithoutRedirect } from "./use_redirect_when_signed_in.ts";

export interface SocialSignInOptions {
  readonly purpose: AuthPurpose;
  readonly withoutRedirect: RunWithoutRedirect;
  readonly onSignedIn: () => Promise<void>;
  /** Called with the error text; undefined clears it. */
  readonly onFailure: (message: string | undefined) => void;
}

export interface SocialSignIn {
  readonly providers: readonly SocialProvider[];
  /** The provider whose popup is open. */
  readonly activeProvider: SocialProvider | undefined;
  signIn(provider: SocialProvider): Promise<void>;
  /** Loads the popup's code before the click. */
  preload(): void;
}

/** Signs in through a provider's popup. Closing the popup is not an error. */
export function useSocialSignIn({
  purpose,
  withoutRedirect,
  onSignedIn,
  onFailure,
}: SocialSignInOptions): SocialSignIn {
  const { identity } = useServices();
  const [activeProvider, setActiveProvider] = useState<SocialProvider>();

  async function signIn(provider: SocialProvider): Promise<void> {
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

  return { providers: identity.socialProviders, activeProvider, signIn, preload: () => identity.preload() };
}
