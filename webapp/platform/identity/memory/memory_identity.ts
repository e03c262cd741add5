import { i18n } from "#i18n";
import type { SignInMethod } from "../../../../core/account/mod.ts";
import { currentPasswordError, newValueError } from "../change_errors.ts";
import {
  type AuthPurpose,
  type Identity,
  type IdentityError,
  type SignedInUser,
  SOCIAL_PROVIDERS,
  type SocialProvider,
} from "../identity.ts";
import { toIdentityError } from "../identity_messages.ts";
import { otherAccount } from "../other_account.ts";
import { SOCIAL_FAILURES } from "../social_failures.ts";

/** Where a {@linkcode MemoryIdentity} begins. */
export interface MemoryIdentityStart {
  readonly signedIn?: SignedInUser | undefined;
  readonly accounts?: readonly (SignedInUser & { readonly password: string })[];
  /** The person who completes the popup of a provider, or the code with which it fails. Without an entry the popup is closed. */
  readonly popups?: Readonly<Partial<Record<SocialProvider, SignedInUser | `auth/${string}`>>>;
  /** The providers that this installation offers; all by default. */
  readonly socialProviders?: readonly SocialProvider[];
  /** The OpenID Connect provider where people sign in; none by default. */
  readonly providerName?: string;
  readonly method?: SignInMethod;
}

/** The identity service in memory, with its real error messages. */
export class MemoryIdentity implements Identity {
  readonly socialProviders: readonly SocialProvider[];
  readonly providerName: string | undefined;
  /** How the person signed in; with a password by default. */
  readonly method: SignInMethod;
  /** The service's mails, in order. */
  readonly sentMails: { readonly kind: "password" | "email"; readonly to: string }[] = [];
  #current: SignedInUser | undefined;
  readonly #accounts: Map<string, SignedInUser & { readonly password: string }>;
  readonly #listeners = new Set<() => void>();
  readonly #popups: NonNullable<MemoryIdentityStart["popups"]>;

  constructor({
    signedIn,
    accounts = [],
    popups = {},
    method = "password",
    providerName,
    socialProviders = providerName === undefined ? SOCIAL_PROVIDERS : [],
  }: MemoryIdentityStart = {}) {
    this.providerName = providerName;
    this.method = method;
    this.#popups = popups;
    this.socialProviders = socialProviders;
    this.#current = signedIn;
    this.#accounts = new Map(accounts.map((account) => [account.email, account]));
  }

  get current(): SignedInUser | undefined {
    return this.#current;
  }

  async ready(): Promise<SignedInUser | undefined> {
    return this.#current;
  }

  subscribe(onChange: () => void): () => void {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  }

  async signUp({ email, password, fullName }: { email: string; password: string; fullName: string }) {
    if (!email.includes("@")) throw refusal("auth/invalid-email");
    if (password.length < 6) throw refusal("auth/weak-password");
    if (this.#accounts.has(email)) throw refusal("auth/email-already-in-use");
    const user = { id: `identity-${this.#accounts.size + 1}`, email, fullName, password };
    this.#accounts.set(email, user);
    return this.#enter(user);
  }

  async logIn({ email, password }: { email: string; password: string }) {
    const account = this.#accounts.get(email);
    if (account?.password !== password) throw refusal("auth/invalid-credential");
    return this.#enter(account);
  }

  async signInWithProvider(provider: SocialProvider, purpose: AuthPurpose): Promise<SignedInUser> {
    const answer = this.#popups[provider];
    if (typeof answer === "string") throw refusal(answer, i18n._(SOCIAL_FAILURES[purpose][provider]));
    if (!answer) throw refusal("auth/popup-closed-by-user");
    return this.#enter(answer);
  }

  async signInAgain(how: { password: string } | { provider: SocialProvider }): Promise<string> {
    const user = this.#current;
    if ("password" in how) {
      if (this.#accounts.get(user?.email ?? "")?.password !== how.password) throw refusal("auth/invalid-credential");
    } else {
      const answer = this.#popups[how.provider];
      if (typeof answer === "string") throw refusal(answer, i18n._(SOCIAL_FAILURES.login[how.provider]));
      if (!answer) throw refusal("auth/popup-closed-by-user");
      if (answer.id !== user?.id) throw otherAccount();
    }
    return `fresh-token-of-${user?.id}`;
  }

  async sendPasswordReset(email: string): Promise<void> {
    if (!email.includes("@")) throw refusal("auth/invalid-email");
    if (this.#accounts.has(email)) this.sentMails.push({ kind: "password", to: email });
  }

  async changeEmail({ password, newEmail }: { password: string; newEmail: string }): Promise<void> {
    this.#requirePassword(password);
    if (!newEmail.includes("@")) throw refusal("auth/invalid-new-email");
    if (!this.#accounts.has(newEmail)) this.sentMails.push({ kind: "email", to: newEmail });
  }

  async changePassword({ password, newPassword }: { password: string; newPassword: string }): Promise<void> {
    const account = this.#requirePassword(password);
    if (newPassword.length < 6) throw newValueError(refusal("auth/weak-password"));
    this.#accounts.set(account.email, { ...account, password: newPassword });
  }

  #requirePassword(password: string): SignedInUser & { readonly password: string } {
    const account = this.#accounts.get(this.#current?.email ?? "");
    if (account?.password !== password) throw currentPasswordError(refusal("auth/invalid-credential"));
    return account;
  }

  preload(): void {}

  async logOut(): Promise<void> {
    this.sessionEnded();
  }

  async confirm(): Promise<SignedInUser | undefined> {
    return this.#current;
  }

  sessionEnded(): void {
    this.#current = undefined;
    this.#tell();
  }

  #enter({ id, email, fullName }: SignedInUser): SignedInUser {
    const user = { id, email, fullName };
    this.#current = user;
    this.#tell();
    return user;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function refusal(code: string, fallback = ""): IdentityError {
  return toIdentityError(Object.assign(new Error(`Firebase: Error (${code}).`), { code }), fallback);
}
