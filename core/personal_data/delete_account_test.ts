import { beforeEach, expect, it } from "vitest";
import { newPost } from "../../adapters/memory/community/community_posts.ts";
import { type MemoryStores, memoryStores } from "../../adapters/memory/memory_stores.ts";
import { maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { MemoryIdentityRemoval } from "../../adapters/memory/personal_data/identity_removal.ts";
import { MemoryPersonData } from "../../adapters/memory/personal_data/person_data.ts";
import { type PhotoKey, photoKey, photosUnavailable } from "../community/mod.ts";
import { reportContent } from "../safety/mod.ts";
import { deleteAccount, RECENT_SIGN_IN_MS } from "./delete_account.ts";

const token = "a token of Maya";
let stores: MemoryStores;
let identityRemoval: MemoryIdentityRemoval;
let personData: MemoryPersonData;

beforeEach(() => {
  stores = memoryStores();
  identityRemoval = new MemoryIdentityRemoval();
  identityRemoval.add(token);
  personData = new MemoryPersonData(stores);
});

function leave({ secondsAfterSignIn = 0 } = {}) {
  const signedInAt = new Date(stores.clock.now().getTime() - secondsAfterSignIn * 1000);
  const ports = { ...stores, personData, identityRemoval };
  return deleteAccount(ports, { identityId: maya.identityId, identityToken: token, signedInAt });
}

async function post(key: string, author = maya): Promise<void> {
  await stores.photoStorage.put(photoKey(key), [{ width: 800, bytes: new Uint8Array(1) }]);
  await stores.posts.insert(newPost({ authorId: author.id, photoKey: key }));
}

function storedPhotos(): Promise<PhotoKey[]> {
  return stores.photoStorage.list({ after: undefined, limit: 300 }).then((photos) => photos.map(({ key }) => key));
}

it("removes the person, every photo and the identity, and notifies every server", async () => {
  for (let index = 0; index < 210; index += 1) await post(`maya-${index}`);
  await post("tomas-1", tomas);

  expect(await leave()).toBe(maya.id);

  expect(await stores.people.find(maya.id)).toBeUndefined();
  expect(await storedPhotos()).toEqual(["tomas-1"]);
  expect(identityRemoval.has(token)).toBe(false);
  expect(stores.publishedEvents).toEqual([{ kind: "removed", userId: maya.id }]);
});

it("removes the copies that moderators have of the photos, also of posts deleted before", async () => {
  await post("maya-1");
  const [{ id: subjectId } = { id: 0 }] = stores.posts.postsOf(maya.id);
  const report = { reporterId: tomas.id, kind: "post", subjectId, reason: "spam", note: "" } as const;
  await reportContent({ ...stores, reports: stores.moderation, feed: stores.posts }, report);
  await stores.posts.remove(subjectId);
  await stores.photoStorage.remove(photoKey("maya-1"));
  expect(await storedPhotos()).toEqual(["evidence-maya-1"]);

  await leave();
  expect(await storedPhotos()).toEqual([]);
});

it("wants a sign-in of the last five minutes, and else removes nothing", async () => {
  expect(RECENT_SIGN_IN_MS).toBe(300_000);
  await expect(leave({ secondsAfterSignIn: 301 })).rejects.toMatchObject({
    code: "sign_in_again",
    message: "Please sign in again to delete your account",
  });
  expect(await stores.people.find(maya.id)).toBeDefined();
  expect(identityRemoval.has(token)).toBe(true);

  expect(await leave({ secondsAfterSignIn: 300 })).toBe(maya.id);
});

it("removes nothing else while photos can't be removed, and works once they can", async () => {
  await post("maya-1");
  const remove = stores.photoStorage.remove.bind(stores.photoStorage);
  stores.photoStorage.remove = () => Promise.reject(photosUnavailable(new Error("The disk is gone")));
  await expect(leave()).rejects.toMatchObject({ code: "photos_unavailable" });
  expect(await stores.people.find(maya.id)).toBeDefined();

  stores.photoStorage.remove = remove;
  await leave();
  expect(await storedPhotos()).toEqual([]);
});

it("removes the photo of a post that was stored meanwhile", async () => {
  const removePerson = personData.remove.bind(personData);
  personData.remove = async (...args) => {
    await post("just-now");
    return await removePerson(...args);
  };
  await leave();

  expect(await storedPhotos()).toEqual([]);
});

it("finishes at the next try if the identity service could not be reached", async () => {
  identityRemoval.setAvailable(false);
  await expect(leave()).rejects.toMatchObject({ code: "identity_unavailable" });
  expect(await stores.people.find(maya.id)).toBeUndefined();

  identityRemoval.setAvailable(true);
  expect(await leave()).toBeUndefined();
  expect(identityRemoval.has(token)).toBe(false);
});
