import { beforeEach, expect, it } from "vitest";
import { newPost } from "../../adapters/memory/community/community_posts.ts";
import { type MemoryStores, memoryStores } from "../../adapters/memory/memory_stores.ts";
import { ingeborg, maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import type { UserId } from "../account/mod.ts";
import { deletePost, evidenceKey, photoKey, photosUnavailable, sweepPhotos } from "../community/mod.ts";
import { DAY_MS } from "../shared/mod.ts";
import { decideReport } from "./decide_report.ts";
import { EVIDENCE_PHOTO_DAYS, evidencePhotosInUse, reportPhoto } from "./evidence_photo.ts";
import { reportContent } from "./report_content.ts";

const key = photoKey("knives");
let ports: MemoryStores;

beforeEach(async () => {
  ports = memoryStores({ people: [maya, tomas, ingeborg] });
  await ports.photoStorage.put(key, [{ width: 800, bytes: new TextEncoder().encode("knives") }]);
  await ports.posts.insert(newPost({ authorId: tomas.id, photoKey: key }));
});

function report(reporterId: UserId = maya.id) {
  const reportPorts = { ...ports, reports: ports.moderation, feed: ports.posts };
  return reportContent(reportPorts, { reporterId, kind: "post", subjectId: 1, reason: "spam", note: "" });
}

async function photoOf(reportId: number): Promise<string> {
  let text = "";
  for await (const chunk of await reportPhoto(ports, { reportId })) {
    text += new TextDecoder().decode(chunk);
  }
  return text;
}

function sweep() {
  const evidence = {
    photosInUse: (keys: Parameters<typeof evidencePhotosInUse>[1]) =>
      evidencePhotosInUse({ reports: ports.moderation, clock: ports.clock }, keys),
  };
  return sweepPhotos({ ...ports, users: [ports.posts, evidence] });
}

it("keeps the photo of a reported post that its author deletes, until 30 days after the decision", async () => {
  await report();
  await report(ingeborg.id);
  await deletePost({ ...ports, feed: ports.posts }, { userId: tomas.id, postId: 1 });
  expect(await ports.photoStorage.sizeOf(key, 800)).toBeUndefined();
  expect(await photoOf(2)).toBe("knives");

  ports.clock.advance(365 * DAY_MS);
  expect(await sweep()).toBe(0);
  const nothing = { hidePost: false, warn: false, suspendUntil: undefined, reason: "It is gone" };
  await decideReport({ ...ports, moderators: new Set() }, { reportId: 1, moderatorId: ingeborg.id, ...nothing });
  ports.clock.advance(EVIDENCE_PHOTO_DAYS * DAY_MS - 1);
  expect(await sweep()).toBe(0);
  expect(await photoOf(1)).toBe("knives");

  ports.clock.advance(1);
  expect(await sweep()).toBe(1);
  await expect(photoOf(1)).rejects.toMatchObject({ code: "report_not_found" });
});

it("accepts a report while the storage is away, without the photo", async () => {
  ports.photoStorage.get = () => Promise.reject(photosUnavailable(new Error("The disk is gone")));
  await report();

  expect(await ports.moderation.findPhoto(1)).toBe(evidenceKey(key));
  await expect(photoOf(1)).rejects.toMatchObject({ code: "report_not_found" });
});
