import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { FoodTable } from "../../core/food/mod.ts";
import { drawableSoup, plateArtistContract } from "../contracts/cookbook/plate_artist_contract.ts";
import { foods } from "../memory/food/foods.ts";
import { WorkerPlateArtist, type WorkerPlateArtistOptions } from "./plate_artist.ts";
import { HANGS, moduleOf } from "./testing/thread_modules.ts";

const tables = { current: async () => ({ foods: new FoodTable(foods) }) };
/** Ends itself. */
const dies = moduleOf(
  "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => process.exit(1));",
);

const artists: WorkerPlateArtist[] = [];
afterEach(async () => {
  await Promise.all(artists.splice(0).map((artist) => artist.close()));
});

function start(options: WorkerPlateArtistOptions = {}): WorkerPlateArtist {
  const artist = new WorkerPlateArtist(tables, options);
  artists.push(artist);
  return artist;
}

plateArtistContract("a worker thread", start);

describe("a worker that draws plates", () => {
  it("draws plates as wide as the catalogue's pictures and narrower, while this thread serves requests", async () => {
    const server = createServer((_request, response) => response.end("ok")).listen(0);
    const { port } = server.address() as AddressInfo;
    const drawing = start().draw(drawableSoup);
    let answered = 0;
    const countAnswers = async (): Promise<void> => {
      const response = await Promise.race([drawing, fetch(`http://127.0.0.1:${port}`)]);
      if (!(response instanceof Response)) return;
      await response.text();
      answered += 1;
      await countAnswers();
    };
    await countAnswers();
    server.close();

    const plate = await drawing;
    const sizes = await Promise.all(plate?.variants.map(({ bytes }) => sharp(bytes).metadata()) ?? []);
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
      ["webp", 1200, 900],
      ["webp", 800, 600],
      ["webp", 400, 300],
      ["heif", 800, 600],
      ["heif", 400, 300],
    ]);
    // Loading the drawings in this thread would let it answer once or twice.
    expect(answered).toBeGreaterThan(5);
  });

  it("refuses more than it can queue, and ends what takes too long", async () => {
    const artist = start({ maxQueued: 1, timeoutMs: 200, module: HANGS });
    const drawings = [1, 2, 3].map((number) => artist.draw({ ...drawableSoup, recipeId: `soup-${number}` }));
    const unavailable = (cause: string) => ({ code: "photos_unavailable", cause: expect.stringContaining(cause) });

    await expect(drawings[2]).rejects.toMatchObject(unavailable("too many"));
    await expect(drawings[0]).rejects.toMatchObject(unavailable("too long"));
    await expect(drawings[1]).rejects.toMatchObject(unavailable("too long"));
  });

  it("starts again after its thread has died", async () => {
    const artist = start({ module: dies });
    const unavailable = { code: "photos_unavailable" };
    await expect(artist.draw(drawableSoup)).rejects.toMatchObject(unavailable);
    await expect(artist.draw(drawableSoup)).rejects.toMatchObject(unavailable);
  });

  it("ends an idle thread, and starts another one for the next plate", async () => {
    const tellsThread = moduleOf(
      "import { parentPort, threadId } from 'node:worker_threads'; parentPort.on('message', ({ id }) => parentPort.postMessage({ id, result: [threadId] }));",
    );
    const threadOf = async (artist: WorkerPlateArtist) => (await artist.draw(drawableSoup))?.variants;
    const [busy, idle] = [start({ module: tellsThread }), start({ module: tellsThread, idleMs: 0 })];

    const thread = await threadOf(idle);
    await expect.poll(() => threadOf(idle)).not.toEqual(thread);
    expect(await threadOf(busy)).toEqual(await threadOf(busy));
  });
});
