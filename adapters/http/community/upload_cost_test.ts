import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PHOTO_FILES } from "../../../core/community/mod.ts";
import { FilesystemPhotoStorage } from "../../filesystem/photo_storage.ts";
import { ingeborg, maya, priya, tomas } from "../../memory/people_and_recipes.ts";
import { type CommunityApp, PEOPLE, POSTS, post, startCommunityApp } from "./testing/community_app.ts";

// The cost of photo uploads for the server, with real decoding and real files.

const MEBIBYTE = 2 ** 20;

let folder: string;
let app: CommunityApp;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "weekplate-uploads-"));
  app = await startCommunityApp(await FilesystemPhotoStorage.open(folder));
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it("200 aborted uploads leave no memory, no files and no upload slots in use", async () => {
  // Noise, so that its file has a megabyte; all of them together are far more than the limit below.
  const photo = await noise(900, 600).jpeg({ quality: 100 }).toBuffer();
  expect(photo.length).toBeGreaterThan(MEBIBYTE / 2);
  const before = bytesInUse();

  for (let wave = 0; wave < 10; wave += 1) {
    await Promise.all(
      // Aborted at the first byte, in the middle, or one byte before the end.
      Array.from({ length: 20 }, (_, n) => abortedUpload(PEOPLE[n % 6] ?? maya, { photo, share: (n % 3) / 2 })),
    );
  }

  await expect.poll(bytesInUse, { timeout: 20_000 }).toBeLessThan(before + 16 * MEBIBYTE);
  const replies = await Promise.all([...PEOPLE, maya, tomas].map((person) => post(app, person, { photo })));
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(await readdir(join(folder, ".incoming"))).toEqual([]);
  expect((await filesIn(folder)).length).toBe(8 * PHOTO_FILES.length);
});

it("the event loop stays free while four photos are decoded", async () => {
  const photo = await sharp({ create: { width: 6_000, height: 4_000, channels: 3, background: "tomato" } })
    .jpeg()
    .toBuffer();
  const startedAt = performance.now();
  expect((await post(app, maya, { photo })).status).toBe(200);
  const decodingMs = performance.now() - startedAt;

  const lag = monitorEventLoopDelay({ resolution: 5 });
  lag.enable();
  const replies = await Promise.all([maya, tomas, ingeborg, priya].map((person) => post(app, person, { photo })));
  lag.disable();

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  // Decoding on the event loop itself would block it for the whole time of a photo.
  expect(lag.percentile(95) / 1e6 / decodingMs).toBeLessThan(0.5);
});

/** Begins an upload, and cuts the connection after this share of its photo. */
async function abortedUpload(
  person: (typeof PEOPLE)[number],
  { photo, share }: { photo: Buffer; share: number },
): Promise<void> {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname).on("error", () => {});
  await once(socket, "connect");
  const start = `--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const sent = Math.min(photo.length - 1, Math.floor(photo.length * share));
  socket.write(
    `POST ${POSTS} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${tokenOf(person)}\r\n` +
      `content-type: multipart/form-data; boundary=x\r\ncontent-length: ${start.length + photo.length}\r\n\r\n${start}`,
  );
  // A body that waits for its turn is not read, so the write may not end.
  const written = new Promise<void>((resolve) => socket.write(photo.subarray(0, sent), () => resolve()));
  await Promise.race([written, new Promise((resolve) => setTimeout(resolve, 100))]);
  socket.destroy();
}

function tokenOf(person: (typeof PEOPLE)[number]): string {
  return app.verifier.issue({ ...person, name: person.fullName });
}

/** Memory of this process after a garbage collection: objects and buffers. */
function bytesInUse(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function filesIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

function noise(width: number, height: number) {
  const gaussian = { type: "gaussian" as const, mean: 128, sigma: 60 };
  return sharp({ create: { width, height, channels: 3, background: "black", noise: gaussian } });
}
