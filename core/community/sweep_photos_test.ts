import { beforeEach, expect, it } from "vitest";
import { newPost } from "../../adapters/memory/community/community_posts.ts";
import { MemoryPhotoStorage } from "../../adapters/memory/community/photo_storage.ts";
import { MemoryPostStore } from "../../adapters/memory/community/post_store.ts";
import { FixedClock } from "../../adapters/memory/fixed_clock.ts";
import { maya } from "../../adapters/memory/people_and_recipes.ts";
import { calendarDate } from "../shared/mod.ts";
import { photoKey } from "./photo.ts";
import { sweepPhotos } from "./sweep_photos.ts";

const ONE_MINUTE_MS = 60_000;
let clock: FixedClock;
let posts: MemoryPostStore;
let photoStorage: MemoryPhotoStorage;
/** The copies that moderators need. */
const evidence = { photosInUse: async () => new Set([photoKey("evidence-kept")]) };

beforeEach(() => {
  clock = new FixedClock(calendarDate("2026-11-19"));
  posts = new MemoryPostStore([maya]);
  photoStorage = new MemoryPhotoStorage(clock);
});

// #community-photo-swept
it("removes photos that nothing needs, and no others", async () => {
  await store("posted");
  await posts.insert(newPost({ photoKey: "posted" }));
  await store("stray");
  await store("evidence-kept");
  await store("evidence-old");
  clock.advance(61 * ONE_MINUTE_MS);
  await store("on-its-way");

  expect(await sweepPhotos({ users: [posts, evidence], photoStorage, clock })).toBe(2);
  expect(await keys()).toEqual(["evidence-kept", "on-its-way", "posted"]);
  expect(await sweepPhotos({ users: [posts, evidence], photoStorage, clock })).toBe(0);
});

it("removes only photos older than the given age", async () => {
  await store("stray");
  clock.advance(6 * ONE_MINUTE_MS);

  expect(await sweepPhotos({ users: [posts, evidence], photoStorage, clock }, { olderThanMinutes: 6 })).toBe(0);
  expect(await sweepPhotos({ users: [posts, evidence], photoStorage, clock }, { olderThanMinutes: 5 })).toBe(1);
});

it("reads a large storage one page at a time", async () => {
  for (let index = 0; index < 450; index += 1) {
    await store(`photo-${index}`);
    if (index % 2 === 0) await posts.insert(newPost({ photoKey: `photo-${index}` }));
  }
  clock.advance(61 * ONE_MINUTE_MS);
  const batchSizes: number[] = [];
  const recorded: typeof posts.photosInUse = (each) => {
    batchSizes.push(each.length);
    return posts.photosInUse(each);
  };

  expect(await sweepPhotos({ users: [{ photosInUse: recorded }, evidence], photoStorage, clock })).toBe(225);
  expect(batchSizes).toEqual([200, 200, 50]);
  expect(await keys()).toHaveLength(225);
});

function store(key: string): Promise<void> {
  return photoStorage.put(photoKey(key), [{ width: 800, bytes: new Uint8Array([1]) }]);
}

async function keys(): Promise<string[]> {
  return (await photoStorage.list({ after: undefined, limit: 300 })).map(({ key }) => key);
}
