import {
  type IdentityId,
  PREFERENCES,
  type Preference,
  type PreferenceStore,
  type UserId,
} from "../../../core/account/mod.ts";
import type { MemoryPersonStore } from "./person_store.ts";

/** {@linkcode PreferenceStore} in memory, on the people of one {@linkcode MemoryPersonStore}. */
export class MemoryPreferenceStore implements PreferenceStore {
  readonly #people: MemoryPersonStore;
  readonly #preferences = new Map<UserId, readonly Preference[]>();

  constructor(people: MemoryPersonStore) {
    this.#people = people;
  }

  async list(userId: UserId): Promise<Preference[]> {
    const chosen = this.#preferences.get(userId) ?? [];
    return PREFERENCES.filter((preference) => chosen.includes(preference));
  }

  async replace(userId: UserId, preferences: readonly Preference[]): Promise<void> {
    this.#preferences.set(userId, [...preferences]);
  }

  async putFirst(
    identityId: IdentityId,
    preferences: readonly Preference[],
    { createdSince }: { createdSince: Date },
  ): Promise<boolean> {
    const person = await this.#people.findByIdentity(identityId);
    const createdAt = this.#people.createdAt(identityId);
    if (!person || !createdAt || createdAt < createdSince || this.#preferences.get(person.id)?.length) return false;
    this.#preferences.set(person.id, [...preferences]);
    return true;
  }
}
