import type { IdentityId, UserId } from "../account/mod.ts";
import type { ChatBus } from "../chat/mod.ts";
import type { PhotoKey, PhotoStorage } from "../community/mod.ts";
import { type Clock, DomainError } from "../shared/mod.ts";
import type { IdentityRemoval } from "./identity_removal.ts";
import type { PersonData } from "./person_data.ts";

/** The text that a person types to confirm that their account may be deleted. */
export const DELETE_CONFIRMATION = "DELETE";

/** How long after the sign-in an account can be deleted with it. */
export const RECENT_SIGN_IN_MS = 5 * 60_000;

export interface DeleteAccountPorts {
  readonly personData: Pick<PersonData, "listPhotos" | "remove">;
  readonly photoStorage: Pick<PhotoStorage, "remove">;
  readonly identityRemoval: IdentityRemoval;
  readonly bus: Pick<ChatBus, "publish">;
  readonly clock: Pick<Clock, "now">;
}

export interface DeleteAccountInput {
  readonly identityId: IdentityId;
  readonly identityToken: string;
  /** When the person signed in to get this token. */
  readonly signedInAt: Date;
}

const PHOTO_PAGE_SIZE = 200;
/** Each photo is several objects, and a person may have thousands. */
const PHOTOS_AT_ONCE = 8;

/**
 * Deletes a person's data and their account at the identity service. After a failure the call can be repeated.
 *
 * @returns the removed person's id; undefined if only the identity service's account was left.
 * @throws {DomainError} `sign_in_again`, `photos_unavailable`, `identity_unavailable`
 */
export async function deleteAccount(ports: DeleteAccountPorts, input: DeleteAccountInput): Promise<UserId | undefined> {
  const { personData, photoStorage, identityRemoval, bus, clock } = ports;
  const { identityId, identityToken, signedInAt } = input;
  const now = clock.now();
  if (now.getTime() - signedInAt.getTime() > RECENT_SIGN_IN_MS) throw signInAgain();

  // Photos first: a failure then leaves an account whose owner can try again, not a photo that outlives it.
  await removePhotos(ports, identityId);
  const removed = await personData.remove(identityId, { at: now });
  if (removed) {
    bus.publish({ kind: "removed", userId: removed.userId });
    if (removed.householdChange) bus.publish({ kind: "household", change: removed.householdChange });
    // Photos of posts that were stored meanwhile. The sweeper removes those that can't be removed now.
    await removeAll(photoStorage, removed.photos).catch(() => {});
  }
  // Last, because without this account the person could not try again.
  await identityRemoval.remove(identityToken);
  return removed?.userId;
}

/** The error of a sign-in that is too old for an irreversible action. */
export function signInAgain(cause?: unknown): DomainError {
  return new DomainError("sign_in_again", "Please sign in again to delete your account", { cause });
}

async function removePhotos({ personData, photoStorage }: DeleteAccountPorts, identityId: IdentityId): Promise<void> {
  let after: PhotoKey | undefined;
  do {
    const page = await personData.listPhotos(identityId, { after, limit: PHOTO_PAGE_SIZE });
    await removeAll(photoStorage, page);
    after = page.at(-1);
  } while (after);
}

async function removeAll(photoStorage: Pick<PhotoStorage, "remove">, photos: readonly PhotoKey[]): Promise<void> {
  for (let first = 0; first < photos.length; first += PHOTOS_AT_ONCE) {
    await Promise.all(photos.slice(first, first + PHOTOS_AT_ONCE).map((key) => photoStorage.remove(key)));
  }
}
