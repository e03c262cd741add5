import { t } from "@lingui/core/macro";
import { i18n } from "#i18n";
import type * as deviceDatabase from "../../offline/device_database/mod.ts";
import {
  type AuthPurpose,
  type Identity,
  IdentityError,
  type SignedInUser,
  SOCIAL_PROVIDERS,
  type SocialProvider,
} from "../identity.ts";
import { SOCIAL_FAILURES } from "../social_failures.ts";
import { readConfig } from "./client_config.ts";
import type * as firebaseSignIn from "./firebase_sign_in.ts";
import { endServerSession, findServerSession } from "./server_session.ts";
import { SessionMarker } from "./session_marker.ts";
import { takeSignedInFragment } from "./signed_in_fragment.ts";

/** After this, the page that the person opened has loaded. */
const WRITE_DEVICE_AFTER_MS = 5_000;

export interface FirebaseIdentityOptions {
  /** Whom the server drew the page for, and the marker of their session. */
  readonly person?: { readonly user: SignedInUser; readonly marker: string } | undefined;
  /** Called when a person is about to sign in. Default: nothing. */
  readonly onPreload?: () => void;
}

/**
 * Sign-up and login at Firebase, and then a session of our server, in a cookie that scripts can't read. Firebase is loaded only
 * for sign-up and login. At an OpenID Connect provider, the server signs people in and starts the session.
 */
export class FirebaseIdentity implements Identity {
  readonly socialProviders: readonly SocialProvider[];
  readonly providerName: string | undefined;
  readonly #marker = new SessionMarker();
  readonly #onPreload: () => void;
  readonly #listeners = new Set<() => void>();
  #firebase: Promise<typeof firebaseSignIn> | undefined;
  #current: SignedInUser | undefined;
  /** The request for who is signed in, of the marker's session. */
  #finding: { readonly marker: string; readonly user: Promise<SignedInUser | undefined> } | undefined;

  constructor({ person, onPreload = () => {} }: FirebaseIdentityOptions = {}) {
    this.#onPreload = onPreload;
    const { socialSignIn, providerName } = readConfig();
    this.socialProviders = socialSignIn ? SOCIAL_PROVIDERS : [];
    this.providerName = providerName ?? undefined;
    this.#marker.removeOldSession();
    if (takeSignedInFragment()) this.#marker.set();
    // The time zone takes a slow phone some time. Unless this is the session's first page, only a later one needs it.
    const isAlreadyReported = document.cookie.includes(this.#marker.read() ?? "");
    setTimeout(() => this.#marker.writeDevice(), isAlreadyReported ? WRITE_DEVICE_AFTER_MS : 0);
    this.#marker.watch(() => void this.#follow());
    // Unless the session has ended or changed since the page was asked for.
    if (person && person.marker === this.#marker.read()) this.#enterAs(person.user, person.marker);
    // A page that was closed meanwhile leaves the rest to this one.
    if (this.#marker.isLeaving) void forgetAnswers().then(() => this.#leave());
    if (this.#marker.isEnded) void this.#forgetSession();
  }

  get current(): SignedInUser | undefined {
    return this.#current;
  }

  async ready(): Promise<SignedInUser | undefined> {
    if (this.#current) return this.#current;
    const asked = this.confirm();
    const marker = this.#marker.read();
    if (marker === undefined) return await asked;
    // The page opens with the device's stored data of the last person, and offline too. A refused session removes all of it.
    const last = await lastPersonOf(marker);
    if (!last || this.#marker.read() !== marker) return await asked;
    asked.catch(() => {});
    if (!this.#current) this.#publish(last);
    return this.#current ?? last;
  }

  async confirm(): Promise<SignedInUser | undefined> {
    const marker = this.#marker.read();
    if (marker === undefined) {
      this.#publish(undefined);
      return undefined;
    }
    if (this.#finding?.marker !== marker) {
      const user = findServerSession().finally(() => {
        if (this.#finding?.marker === marker) this.#finding = undefined;
      });
      this.#finding = { marker, user };
    }
    const user = await this.#finding.user;
    // Another session may have started meanwhile.
    if (this.#marker.read() !== marker) return await this.confirm();
    if (user) this.#enterAs(user, marker);
    else this.#end();
    return user;
  }

  subscribe(onChange: () => void): () => void {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  }

  async signUp(account: { email: string; password: string; fullName: string }): Promise<SignedInUser> {
    return this.#enter(t`Something went wrong`, (firebase) => firebase.signUp(account));
  }

  async logIn(credentials: { email: string; password: string }): Promise<SignedInUser> {
    return this.#enter(t`Login failed`, (firebase) => firebase.logIn(credentials));
  }

  async signInWithProvider(provider: SocialProvider, purpose: AuthPurpose): Promise<SignedInUser> {
    return this.#enter(i18n._(SOCIAL_FAILURES[purpose][provider]), (firebase) => firebase.signInWithProvider(provider));
  }

  async signInAgain(how: { password: string } | { provider: SocialProvider }): Promise<string> {
    return (await this.#load()).FirebaseSignIn.open().signInAgain(how, this.#current);
  }

  async sendPasswordReset(email: string): Promise<void> {
    await this.#ask((firebase) => firebase.sendPasswordReset(email));
  }

  async changeEmail(change: { password: string; newEmail: string }): Promise<void> {
    await this.#ask((firebase) => firebase.changeEmail(change, this.#current));
  }

  async changePassword(change: { password: string; newPassword: string }): Promise<void> {
    await this.#enter(t`Something went wrong`, (firebase) => firebase.changePassword(change, this.#current));
  }

  preload(): void {
    if (this.providerName !== undefined) return;
    // The press of the button reports a failure.
    this.#load()
      .then(({ FirebaseSignIn }) => FirebaseSignIn.open())
      .catch(() => {});
  }

  async logOut(): Promise<void> {
    // First, so that no tab uses the session any more, even if the server can't be reached now.
    this.#marker.setLeaving();
    const personId = this.#current?.id;
    const [providerLogOut] = await Promise.all([
      this.#leave(),
      onDevice(({ forgetPerson }) => forgetPerson(personId ?? "")),
    ]);
    this.#publish(undefined);
    // Otherwise the next person at this computer could sign in without a password.
    if (providerLogOut !== undefined) location.assign(providerLogOut);
  }

  sessionEnded(): void {
    // Not if another tab has started another session meanwhile, with whose cookie the call was not sent.
    void this.#follow();
  }

  #end(): void {
    this.#marker.setEnded();
    this.#publish(undefined);
    void this.#forgetSession();
  }

  #enterAs(user: SignedInUser, marker: string | undefined): void {
    this.#publish(user);
    if (marker !== undefined) void onDevice(({ storeLastPerson }) => storeLastPerson(marker, user));
  }

  async #enter(
    fallback: string,
    enter: (firebase: firebaseSignIn.FirebaseSignIn) => Promise<SignedInUser>,
  ): Promise<SignedInUser> {
    const user = await this.#ask(enter, fallback);
    this.#marker.set();
    this.#enterAs(user, this.#marker.read());
    return user;
  }

  async #ask<Answer>(
    ask: (firebase: firebaseSignIn.FirebaseSignIn) => Promise<Answer>,
    fallback = t`Something went wrong`,
  ): Promise<Answer> {
    const { FirebaseSignIn, toIdentityError } = await this.#load().catch((cause: unknown) => {
      throw new IdentityError(fallback, { code: "unknown", cause });
    });
    try {
      return await ask(FirebaseSignIn.open());
    } catch (error) {
      throw toIdentityError(error, fallback);
    }
  }

  #load(): Promise<typeof firebaseSignIn> {
    this.#onPreload();
    this.#firebase ??= import("./firebase_sign_in.ts").catch((error: unknown) => {
      this.#firebase = undefined; // the next attempt may have a network
      throw error;
    });
    return this.#firebase;
  }

  /**
   * Ends the session at the server, or leaves that to the next page, when the server can be reached. Never rejects.
   *
   * @returns the address that ends the provider's session, if there is one.
   */
  async #leave(): Promise<string | undefined> {
    let providerLogOut: string | undefined;
    try {
      providerLogOut = await endServerSession();
    } catch {
      return undefined;
    }
    // Another session may have started meanwhile.
    if (this.#marker.isLeaving) this.#marker.clear();
    return providerLogOut;
  }

  /** Removes the device's stored data of the ended session. Never rejects. */
  async #forgetSession(): Promise<void> {
    await forgetAnswers();
    // Another session may have started meanwhile.
    if (this.#marker.isEnded) this.#marker.clear();
  }

  /** Asks who is signed in now, since that has changed. Never rejects. */
  async #follow(): Promise<void> {
    // Without an answer the page stays as it is: its next call shows whether it is still signed in.
    await this.confirm().catch(() => undefined);
  }

  #publish(user: SignedInUser | undefined): void {
    const isUnchanged = user?.id === this.#current?.id && user?.fullName === this.#current?.fullName;
    this.#current = user;
    if (isUnchanged) return;
    for (const listener of this.#listeners) listener();
  }
}

/** Who was signed in last on this device, if it was in this session. */
async function lastPersonOf(marker: string): Promise<SignedInUser | undefined> {
  return await onDevice(({ findLastPerson }) => findLastPerson(marker));
}

async function forgetAnswers(): Promise<void> {
  await onDevice((device) => device.forgetAnswers());
}

/** Uses the device's database. Undefined where the browser has none: the app works without. */
async function onDevice<Answer>(use: (device: typeof deviceDatabase) => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await use(await import("../../offline/device_database/mod.ts"));
  } catch {
    return undefined;
  }
}
