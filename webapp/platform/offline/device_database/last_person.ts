import type { SignedInUser } from "../../identity/mod.ts";
import { makePictureCache, removePictureCache } from "../picture_cache_lifetime.ts";
import { deleteDeviceDatabase, deviceDatabase, LAST } from "./device_database.ts";

// A device's stored data belongs to the person who was signed in last, and to one session of theirs, which its marker
// identifies.

/**
 * The person who was signed in last, if it was in this session. Their e-mail address is not stored.
 *
 * @throws where the browser has no IndexedDB or refuses it
 */
export async function findLastPerson(marker: string): Promise<SignedInUser | undefined> {
  const row = await (await deviceDatabase()).get("last_person", LAST);
  return row?.marker === marker ? { id: row.personId, email: "", fullName: row.fullName } : undefined;
}

/**
 * Id of the person whose data the device stores, in any session: for the service worker, which can't read the session's
 * marker.
 *
 * @throws as {@linkcode findLastPerson}
 */
export async function findDevicePersonId(): Promise<string | undefined> {
  return (await (await deviceDatabase()).get("last_person", LAST))?.personId;
}

/**
 * The server has confirmed who is signed in: from now on this device stores data of theirs, and of no other person.
 *
 * @throws as {@linkcode findLastPerson}
 */
export async function storeLastPerson(marker: string, { id, fullName }: SignedInUser): Promise<void> {
  const transaction = (await deviceDatabase()).transaction(["answers", "last_person"], "readwrite");
  const people = transaction.objectStore("last_person");
  const known = await people.get(LAST);
  const isOther = known?.personId !== id;
  if (isOther) await transaction.objectStore("answers").clear();
  if (isOther || known.marker !== marker || known.fullName !== fullName) {
    await people.put({ marker, personId: id, fullName }, LAST);
  }
  await transaction.done;
  if (isOther) await removePictureCache();
  await makePictureCache();
}

/**
 * For the end of a session: removes all persisted queries and pictures, and the last person. Unsent actions wait for
 * the same person. The database is deleted if it is empty then.
 *
 * @throws as {@linkcode findLastPerson}
 */
export async function forgetAnswers(): Promise<void> {
  await forget();
}

/**
 * For Log out: also removes the person's unsent actions, and their drafts.
 *
 * @throws as {@linkcode findLastPerson}
 */
export async function forgetPerson(personId: string): Promise<void> {
  await forget(personId);
}

async function forget(unsentOf?: string): Promise<void> {
  await removePictureCache();
  const transaction = (await deviceDatabase()).transaction(["answers", "last_person", "outbox", "drafts"], "readwrite");
  const outbox = transaction.objectStore("outbox");
  const drafts = transaction.objectStore("drafts");
  await Promise.all([transaction.objectStore("answers").clear(), transaction.objectStore("last_person").clear()]);
  if (unsentOf !== undefined) {
    const unsent = await outbox.index("by_person").getAllKeys(unsentOf);
    const written = await drafts.index("by_person").getAllKeys(unsentOf);
    await Promise.all([...unsent.map((order) => outbox.delete(order)), ...written.map((key) => drafts.delete(key))]);
  }
  const remaining = (await outbox.count()) + (await drafts.count());
  await transaction.done;
  if (remaining === 0) await deleteDeviceDatabase();
}
