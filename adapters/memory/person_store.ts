import type { IdentityId, Person, PersonStore, UserId, VerifiedIdentity } from "../../core/account/mod.ts";
import type { Clock } from "../../core/shared/mod.ts";

interface Account {
  readonly person: Person;
  readonly createdAt: Date;
}

/** {@linkcode PersonStore} in memory. Stores each row's creation time, as the database does. */
export class MemoryPersonStore implements PersonStore {
  readonly #accounts = new Map<IdentityId, Account>();
  readonly #clock: Pick<Clock, "now">;
  #lastId = 1000;

  constructor(clock: Pick<Clock, "now">, people: readonly Person[] = []) {
    this.#clock = clock;
    for (const person of people) this.#put(person);
  }

  async save(identity: { identityId: IdentityId; email: string | undefined; fullName: string }): Promise<Person> {
    const existing = this.#accounts.get(identity.identityId);
    return this.#put({ ...identity, id: existing?.person.id ?? this.#nextId() });
  }

  async findOrCreate(identity: VerifiedIdentity & { fullName: string }): Promise<Person> {
    const { identityId, email, fullName } = identity;
    return this.#accounts.get(identityId)?.person ?? this.#put({ id: this.#nextId(), identityId, email, fullName });
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
    return this.#lastId as UserId;
  }
}
