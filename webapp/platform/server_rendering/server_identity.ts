import type { ClientConfig } from "../../../wire/pages/config.ts";
import { type Identity, type SignedInUser, SOCIAL_PROVIDERS, type SocialProvider } from "../identity/mod.ts";

/** Who is signed in while the server draws a page. It can't change, and nothing of it signs in. */
export class ServerIdentity implements Identity {
  readonly current: SignedInUser | undefined;
  readonly socialProviders: readonly SocialProvider[];
  readonly providerName: string | undefined;

  constructor(user: SignedInUser | undefined, { socialSignIn, providerName }: ClientConfig) {
    this.current = user;
    this.socialProviders = socialSignIn ? SOCIAL_PROVIDERS : [];
    this.providerName = providerName ?? undefined;
  }

  async ready(): Promise<SignedInUser | undefined> {
    return this.current;
  }

  async confirm(): Promise<SignedInUser | undefined> {
    return this.current;
  }

  subscribe(): () => void {
    return () => {};
  }

  preload(): void {}

  sessionEnded(): void {}

  signUp(): Promise<never> {
    return inBrowsersOnly();
  }

  logIn(): Promise<never> {
    return inBrowsersOnly();
  }

  signInWithProvider(): Promise<never> {
    return inBrowsersOnly();
  }

  signInAgain(): Promise<never> {
    return inBrowsersOnly();
  }

  sendPasswordReset(): Promise<never> {
    return inBrowsersOnly();
  }

  changeEmail(): Promise<never> {
    return inBrowsersOnly();
  }

  changePassword(): Promise<never> {
    return inBrowsersOnly();
  }

  logOut(): Promise<never> {
    return inBrowsersOnly();
  }
}

async function inBrowsersOnly(): Promise<never> {
  throw new Error("Cannot change who is signed in: the server draws this page");
}
