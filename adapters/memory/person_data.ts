import type { IdentityId } from "../../core/account/mod.ts";
import type { PhotoKey } from "../../core/community/mod.ts";
import type { PersonData, RemovedPerson } from "../../core/personal_data/mod.ts";
import type { MemoryChatStore } from "./chat_store.ts";
import type { MemoryPersonStore } from "./person_store.ts";
import type { MemoryPostStore } from "./post_store.ts";

/** The stores that a person's data is in. */
export interface MemoryPersonDataStores {
  readonly people: MemoryPersonStore;
  readonly posts: MemoryPostStore;
  readonly chat: MemoryChatStore;
}

/** {@linkcode PersonData} over other stores in memory. */
export class MemoryPersonData implements PersonData {
  readonly #stores: MemoryPersonDataStores;

  constructor(stores: MemoryPersonDataStores) {
    this.#stores = stores;
  }

  async listPhotos(
    identityId: IdentityId,
    { after = "" as PhotoKey, limit }: { after: PhotoKey | undefined; limit: number },
  ): Promise<PhotoKey[]> {
    const person = await this.#stores.people.findByIdentity(identityId);
    const photos = person ? this.#stores.posts.photosOf(person.id) : [];
    return photos.filter((key) => key > after).slice(0, limit);
  }

  async remove(identityId: IdentityId, { at }: { at: Date }): Promise<RemovedPerson | undefined> {
    const { people, posts, chat } = this.#stores;
    const person = people.remove(identityId, at);
    if (!person) return undefined;
    const photos = posts.photosOf(person.id);
    posts.removePerson(person.id);
    chat.removePerson(person.id);
    return { userId: person.id, photos };
  }

  async forgetRemovals({ before }: { before: Date }): Promise<void> {
    this.#stores.people.forgetRemovals(before);
  }
}
