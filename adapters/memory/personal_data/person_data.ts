import { DELETED_ACCOUNT_NAME, type IdentityId, type UserId } from "../../../core/account/mod.ts";
import type { PhotoKey } from "../../../core/community/mod.ts";
import type { PersonalRecord, PersonalRecords, PersonData, RemovedPerson } from "../../../core/personal_data/mod.ts";
import type { MemoryPersonStore } from "../account/person_store.ts";
import type { MemoryChatStore } from "../chat/chat_store.ts";
import type { MemoryPostStore } from "../community/post_store.ts";
import type { MemoryHouseholdStore } from "../household/household_store.ts";
import type { MemoryModeration } from "../safety/moderation.ts";

/** The stores that a person's data is in. */
export interface MemoryPersonDataStores {
  readonly people: MemoryPersonStore;
  readonly posts: MemoryPostStore;
  readonly chat: MemoryChatStore;
  readonly moderation: MemoryModeration;
  readonly households?: MemoryHouseholdStore;
}

/** {@linkcode PersonData} over other stores in memory. */
export class MemoryPersonData implements PersonData {
  readonly #stores: MemoryPersonDataStores;

  constructor(stores: MemoryPersonDataStores) {
    this.#stores = stores;
    stores.people.onSuspendedAgain = (userId, until) => stores.moderation.suspendAgain(userId, until);
  }

  async listPhotos(
    identityId: IdentityId,
    // sound: the empty text is before every key
    { after = "" as PhotoKey, limit }: { after: PhotoKey | undefined; limit: number },
  ): Promise<PhotoKey[]> {
    const person = await this.#stores.people.findByIdentity(identityId);
    const photos = person ? this.#photosOf(person.id) : [];
    return photos.filter((key) => key > after).slice(0, limit);
  }

  /** The parts that its stores have; the others are empty. */
  async *read(userId: UserId, part: PersonalRecords): AsyncIterable<readonly PersonalRecord[]> {
    const rows = await this.#rowsOf(userId, part);
    if (rows.length > 0) yield rows;
  }

  async #rowsOf(userId: UserId, part: PersonalRecords): Promise<PersonalRecord[]> {
    const { people, posts, chat } = this.#stores;
    if (part === "profile") {
      const person = await people.find(userId);
      return person ? [{ ...person }] : [];
    }
    if (part === "posts") {
      return posts
        .postsOf(userId)
        .map(({ id, text, photo, recipeId }) => ({ id, ...text, photo: photo.key, recipeId }));
    }
    if (part !== "messages") return [];
    const { messages } = await chat.listStream(userId, { after: 0, limit: Number.POSITIVE_INFINITY });
    return await Promise.all(
      messages.map(async ({ id, senderId, senderName, receiverId, text, sentAt }) => {
        const receiverName = (await people.find(receiverId))?.fullName ?? DELETED_ACCOUNT_NAME;
        return { id, sentAt, senderId, senderName, receiverId, receiverName, text };
      }),
    );
  }

  async remove(identityId: IdentityId, { at }: { at: Date }): Promise<RemovedPerson | undefined> {
    const { people, posts, chat, moderation, households } = this.#stores;
    const found = await people.findByIdentity(identityId);
    const suspendedUntil = found && (await moderation.suspendedUntil(found.id));
    const person = people.remove(identityId, { at, suspendedUntil });
    if (!person) return undefined;
    const photos = this.#photosOf(person.id);
    posts.removePerson(person.id);
    chat.removePerson(person.id);
    moderation.removePerson(person.id);
    const [householdChange] = households?.removePerson(person.id) ?? [];
    return { userId: person.id, photos, householdChange };
  }

  #photosOf(userId: UserId): PhotoKey[] {
    return [...this.#stores.posts.photosOf(userId), ...this.#stores.moderation.photosAbout(userId)].toSorted();
  }

  async forgetRemovals({ before }: { before: Date }): Promise<void> {
    this.#stores.people.forgetRemovals(before);
  }
}
