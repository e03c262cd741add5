import { beforeEach, expect, it } from "vitest";
import { MemoryPersonStore } from "../../adapters/memory/account/person_store.ts";
import { memoryChatPorts } from "../../adapters/memory/chat/chat_ports.ts";
import { newPost } from "../../adapters/memory/community/community_posts.ts";
import { MemoryPhotoStorage } from "../../adapters/memory/community/photo_storage.ts";
import { MemoryPostStore } from "../../adapters/memory/community/post_store.ts";
import { FixedClock } from "../../adapters/memory/fixed_clock.ts";
import { ingeborg, maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { MemoryModeration } from "../../adapters/memory/safety/moderation.ts";
import type { UserId } from "../account/mod.ts";
import { deletePost, evidenceKey, photoKey, photosUnavailable, sweepPhotos } from "../community/mod.ts";
import { calendarDate, DAY_MS } from "../shared/mod.ts";
import { decideReport } from "./decide_report.ts";
import { EVIDENCE_PHOTO_DAYS, evidencePhotosInUse, reportPhoto } from "./evidence_photo.ts";
import { reportContent } from "./report_content.ts";

const key = photoKey("knives");
let clock: FixedClock;
let posts: MemoryPostStore;
let moderation: MemoryModeration;
let photoStorage: MemoryPhotoStorage;

beforeEach(async () => {
  clock = new FixedClock(calendarDate("2026-11-19"));
  const accounts = [maya, tomas, ingeborg];
  posts = new MemoryPostStore(accounts);
  moderation = new MemoryModeration({ people: new MemoryPersonStore(clock, accounts), posts, clock });
  photoStorage = new MemoryPhotoStorage(clock);
  await photoStorage.put(key, [{ width: 800, bytes: new TextEncoder().encode("knives") }]);
  await posts.insert(newPost({ authorId: tomas.id, photoKey: key }));
});

function report(reporterId: UserId = maya.id) {
  const people = new MemoryPersonStore(clock, [maya, tomas, ingeborg]);
  const ports = { reports: moderation, people, feed: posts, chat: memoryChatPorts(clock).chat, photoStorage };
  return reportContent(ports, { reporterId, kind: "post", subjectId: 1, reason: "spam", note: "" });
}

async function photoOf(reportId: number): Promise<string> {
  let text = "";
  for await (const chunk of await reportPhoto({ moderation, photoStorage }, { reportId })) {
    text += new TextDecoder().decode(chunk);
  }
  return text;
}

function sweep() {
  const evidence = {
    photosInUse: (keys: Parameters<typeof evidencePhotosInUse>[1]) =>
      evidencePhotosInUse({ reports: moderation, clock }, keys),
  };
  return sweepPhotos({ users: [posts, evidence], photoStorage, clock });
}

it("keeps the photo of a reported post that its author deletes, until 30 days after the decision", async () => {
  await report();
  await report(ingeborg.id);
  await deletePost({ feed: posts, posts, photoStorage }, { userId: tomas.id, postId: 1 });
  expect(await photoStorage.sizeOf(key, 800)).toBeUndefined();
  expect(await photoOf(2)).toBe("knives");

  clock.advance(365 * DAY_MS);
  expect(await sweep()).toBe(0);
  const nothing = { hidePost: false, warn: false, suspendUntil: undefined, reason: "It is gone" };
  await decideReport(
    { moderation, moderators: new Set(), clock },
    { reportId: 1, moderatorId: ingeborg.id, ...nothing },
  );
  clock.advance(EVIDENCE_PHOTO_DAYS * DAY_MS - 1);
  expect(await sweep()).toBe(0);
  expect(await photoOf(1)).toBe("knives");

  clock.advance(1);
  expect(await sweep()).toBe(1);
  await expect(photoOf(1)).rejects.toMatchObject({ code: "report_not_found" });
});

it("accepts a report while the storage is away, without the photo", async () => {
  photoStorage.get = () => Promise.reject(photosUnavailable(new Error("The disk is gone")));
  await report();

  expect(await moderation.findPhoto(1)).toBe(evidenceKey(key));
  await expect(photoOf(1)).rejects.toMatchObject({ code: "report_not_found" });
});
