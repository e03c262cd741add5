import {
  accountDeleted,
  type IdentityId,
  type NewPerson,
  type Person,
  type PersonStore,
  type UserId,
} from "../../../core/account/mod.ts";
import type { Clock } from "../../../core/shared/mod.ts";

interface Account {
  readonly person: Person;
  readonly createdAt: Date;
}

/** {@linkcode PersonStore} in memory. Stores each row's creation time, as the database does. */
export class MemoryPersonStore implements PersonStore {
  readonly #accounts = new Map<IdentityId, Account>();
  readonly #verifiedEmails = new Map<UserId, string>();
  readonly #removedAt = new Map<IdentityId, Date>();
  readonly #clock: Pick<Clock, "now">;
  readonly #suspended = new Map<string, Date>();
  #lastId = 1000;

  /** Called with a new person whose earlier account was deleted during a suspension that goes on. */
  onSuspendedAgain: (userId: UserId, until: Date) => void = () => {};

  constructor(clock: Pick<Clock, "now">, people: readonly Person[] = []) {
    this.#clock = clock;
    for (const person of people) this.#put(person);
  }

  async save({ identityId, email, fullName, signedInAt }: NewPerson): Promise<Person> {
    this.#refuseRemoved(identityId, signedInAt);
    const existing = this.#accounts.get(identityId);
    const person = this.#put({ identityId, email, fullName, id: existing?.person.id ?? this.#nextId() });
    const ends = keysOf({ identityId, emails: [email] }).map((key) => this.#suspended.get(key) ?? new Date(0));
    const until = new Date(Math.max(...ends.map((end) => end.getTime())));
    if (!existing && until > this.#clock.now()) this.onSuspendedAgain(person.id, until);
    return person;
  }

  async findOrCreate(person: NewPerson): Promise<Person> {
    const found = this.#accounts.get(person.identityId)?.person ?? (await this.save(person));
    const { email, emailVerified } = person;
    if (emailVerified === undefined) return found;
    if (emailVerified && email !== undefined) {
      this.#verifiedEmails.set(found.id, email);
      if (email !== found.email) return this.#put({ ...found, email });
    } else if (this.#verifiedEmails.get(found.id) !== email) this.#verifiedEmails.delete(found.id);
    return found;
  }

  /** The identity service has verified the person's address. Does nothing if they have none. */
  verifyEmail({ id, email }: Pick<Person, "id" | "email">): void {
    if (email !== undefined) this.#verifiedEmails.set(id, email);
  }

  async verifiedEmail(id: UserId): Promise<string | undefined> {
    return this.#verifiedEmails.get(id);
  }

  /** Removes an account, refuses its older tokens, and remembers it while it is suspended. */
  remove(
    identityId: IdentityId,
    { at, suspendedUntil }: { at: Date; suspendedUntil: Date | undefined },
  ): Person | undefined {
    const person = this.#accounts.get(identityId)?.person;
    const emails = person ? [this.#verifiedEmails.get(person.id)] : [];
    if (suspendedUntil) for (const key of keysOf({ identityId, emails })) this.#suspended.set(key, suspendedUntil);
    this.#accounts.delete(identityId);
    this.#removedAt.set(identityId, at);
    return person;
  }

  /** Forgets the accounts that were removed before this time. */
  forgetRemovals(before: Date): void {
    for (const [identityId, at] of this.#removedAt) if (at < before) this.#removedAt.delete(identityId);
  }

  /** Forgets the suspension of earlier accounts. */
  async forgetSuspension(id: UserId): Promise<void> {
    const person = await this.find(id);
    if (!person) return;
    const { identityId, email } = person;
    for (const key of keysOf({ identityId, emails: [email, this.#verifiedEmails.get(id)] }))
      this.#suspended.delete(key);
  }

  #refuseRemoved(identityId: IdentityId, signedInAt: Date | undefined): void {
    const removedAt = this.#removedAt.get(identityId);
    if (removedAt && signedInAt && removedAt > signedInAt) throw accountDeleted();
  }

  async find(id: UserId): Promise<Person | undefined> {
    return [...this.#accounts.values()].find(({ person }) => person.id === id)?.person;
  }

  async findByIdentity(identityId: IdentityId): Promise<Person | undefined> {
    return this.#accounts.get(identityId)?.person;
  }

  /** When an identity's row was created; undefined if there is none. */
  createdAt(identityId: IdentityId): Date | undefined {
    return this.#accounts.get(identityId)?.createdAt;
  }

  #put(person: Person): Person {
    const createdAt = this.#accounts.get(person.identityId)?.createdAt ?? this.#clock.now();
    this.#accounts.set(person.identityId, { person, createdAt });
    return person;
  }

  #nextId(): UserId {
    this.#lastId += 1;
    return this.#lastId as UserId; // sound: a new id
  }
}

function keysOf(known: { identityId: IdentityId; emails: readonly (string | undefined)[] }): string[] {
  const emails = known.emails.flatMap((email) => (email === undefined ? [] : [`email:${email.toLowerCase()}`]));
  return [`identity:${known.identityId}`, ...emails];
}
