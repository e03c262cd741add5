import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { ApiClient } from "../../adapters/http/testing/api_client.ts";
import { foods } from "../../adapters/memory/food/foods.ts";
import { maya, shakshuka, tomas, tomatoSoup } from "../../adapters/memory/people_and_recipes.ts";
import { startMinio } from "../../adapters/minio/testing/minio_server.ts";
import { PostgresFoodStore } from "../../adapters/postgres/food/food_store.ts";
import { type FreshDatabase, freshDatabase } from "../../adapters/postgres/testing/fresh_database.ts";
import { freePort } from "../../adapters/system/free_port.ts";
import { TestDevice } from "../../adapters/ws/testing/test_device.ts";
import type { Person } from "../../core/account/mod.ts";
import { AuthEmulator } from "../../infra/embedded/auth_emulator.ts";
import { type SignedUp, signUpAtEmulator } from "../conformance/testing/emulator_sign_up.ts";
import { findMinio } from "../setup/find_minio.ts";
import { PROJECT } from "../setup/identity_emulator.ts";
import { DenoServer, runStart, runWithServerPermissions } from "./testing/deno_server.ts";

// The server as `deno task start` runs it, with real Postgres and the identity service's emulator.

const PHOTO = join(import.meta.dirname, "..", "..", "infra", "seed", "photos", "garden-caprese.jpg");

let folder: string;
let database: FreshDatabase;
let emulator: AuthEmulator;
let settings: Record<string, string>;
let url: string;
let mayas: SignedUp;
let tomass: SignedUp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "weekplate-deno-"));
  const [port, emulatorPort] = await Promise.all([freePort(), freePort()]);
  [emulator, database] = await Promise.all([
    AuthEmulator.start({ projectId: PROJECT, port: emulatorPort, accountsFile: join(folder, "accounts.json") }),
    freshDatabase({ people: [], recipes: [shakshuka, tomatoSoup] }),
  ]);
  await new PostgresFoodStore(database.knex).putAll(foods);
  [mayas, tomass] = await Promise.all([signUp(maya), signUp(tomas)]);
  url = `http://127.0.0.1:${port}`;
  const secret = join(folder, "database-url");
  await writeFile(secret, database.url);
  settings = {
    PORT: String(port),
    DATABASE_URL_FILE: secret,
    FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
    PHOTOS_FOLDER: join(folder, "photos"),
    CHAT_BUS: "postgres",
  };
});

afterAll(async () => {
  await Promise.all([emulator.stop(), database.drop()]);
  await rm(folder, { recursive: true });
});

async function signUp({ fullName }: Person): Promise<SignedUp> {
  return await signUpAtEmulator(emulator.host, { email: `${randomUUID()}@example.com`, password: fullName });
}

/** Posts a meal with the photo. */
async function postPhoto(): Promise<{ mealName: string; photo: string }> {
  const form = new FormData();
  const fields = {
    firebaseUid: mayas.uid,
    mealName: "Garden Caprese",
    ingredients: "tomatoes",
    instructions: "Slice.",
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("photo", new Blob([await readFile(PHOTO)], { type: "image/jpeg" }), "caprese.jpg");
  const { status, body } = await new ApiClient(url, mayas).post("/api/community-posts", { form });
  expect(status).toBe(200);
  const { post } = body as { post: { meal_name: string; photo: string } };
  return { mealName: post.meal_name, photo: post.photo };
}

async function device({ token }: SignedUp): Promise<{ device: TestDevice; userId: number }> {
  const device = await new TestDevice(new WebSocket(`${url.replace("http", "ws")}/ws`)).opened();
  device.say("authenticate", { token });
  const { userId } = await device.next("authenticated");
  return { device, userId };
}

describe("the server on Deno", () => {
  let server: DenoServer;
  let stranger: ApiClient;
  let client: ApiClient;

  beforeAll(async () => {
    server = await DenoServer.start(settings);
    stranger = new ApiClient(url);
    client = new ApiClient(url, mayas);
  });

  afterAll(() => server.stop());

  it("serves the screens, its health and its metrics", async () => {
    expect(await stranger.get("/")).toMatchObject({ status: 200, body: expect.stringContaining("<!doctype html>") });
    expect(await stranger.get("/healthz")).toMatchObject({ status: 200, body: { status: "ok" } });
    expect(await stranger.get("/readyz")).toMatchObject({ status: 200, body: { status: "ready" } });
    expect(await stranger.get("/metrics")).toMatchObject({
      status: 200,
      body: expect.stringContaining("process_resident_memory_bytes"),
    });
  });

  it("answers reads and searches without a token", async () => {
    expect(await stranger.get(`/api/recipe/${shakshuka.id}`)).toMatchObject({
      status: 200,
      body: { recipe: { name: shakshuka.name } },
    });
    const { body } = await stranger.get("/api/recipes", { query: { query: "tomatoe soup" } });
    expect((body as { recipes: { id: string }[] }).recipes[0]?.id).toBe(tomatoSoup.id);
  });

  it("finds recipes by ingredients", async () => {
    const { status, body } = await stranger.post("/find-recipes", { json: { ingredients: ["eggs", "tomatoes"] } });

    expect(status).toBe(200);
    expect((body as { recipes: { id: string }[] }).recipes.map(({ id }) => id)).toContain(shakshuka.id);
  });

  it("recognises signed-in users", async () => {
    const json = { email: "maya@example.com", fullName: maya.fullName, firebaseUid: mayas.uid };
    expect(await client.post("/save-user", { json })).toMatchObject({ status: 200 });

    const query = { firebaseUid: mayas.uid };
    expect(await client.get("/api/user-info", { query })).toMatchObject({ status: 200 });
    expect(await stranger.get("/api/user-info", { query })).toMatchObject({ status: 401 });
    expect(await client.get("/api/current-user", { query })).toMatchObject({ body: { fullName: maya.fullName } });
  });

  it("stores data", async () => {
    const date = "2026-11-18";
    const meal = { id: shakshuka.id, name: shakshuka.name };
    const json = { firebaseUid: mayas.uid, day: "Monday", time: "Dinner", date, meal };
    expect(await client.post("/api/save-meal", { json })).toMatchObject({ status: 200 });

    const { body } = await client.get("/meal-plans", { query: { firebaseUid: mayas.uid, targetDate: date } });
    expect(body).toMatchObject([{ meal_name: `Dinner: ${shakshuka.name}` }]);
  });

  it("accepts a photo and serves it", async () => {
    const { mealName, photo } = await postPhoto();

    expect(mealName).toBe("Garden Caprese");
    const reply = await fetch(`${url}${photo}`);
    expect(reply.headers.get("content-type")).toBe("image/webp");
    expect(
      Buffer.from(await reply.arrayBuffer())
        .subarray(8, 12)
        .toString(),
    ).toBe("WEBP");
  });

  it("delivers chat messages", async () => {
    const [mine, theirs] = [await device(mayas), await device(tomass)];
    for (const [from, to, message] of [
      [mine, theirs, "Is the oven free?"],
      [theirs, mine, "From six o'clock."],
    ] as const) {
      from.device.say("sendMessage", {
        senderFirebaseUid: undefined,
        receiverId: to.userId,
        message,
        clientMessageId: message,
      });
      const { id } = await from.device.next("messageAck");
      expect(await to.device.next("newMessage")).toMatchObject({ id, message, sender_id: from.userId });
    }
    for (const each of [mine, theirs]) each.device.close();
  });
});

const minios = [findMinio()].filter((minio) => minio !== undefined);
it.each(minios)("stores photos in MinIO without writing a file", async (minio) => {
  const store = await startMinio(minio);
  const { url: MINIO_ENDPOINT, accessKey: MINIO_ACCESS_KEY, secretKey: MINIO_SECRET_KEY } = store.options;
  const minioSettings = {
    PHOTOS: "minio",
    MINIO_ENDPOINT,
    MINIO_ACCESS_KEY,
    MINIO_SECRET_KEY,
    MINIO_BUCKET: "deno-photos",
  };
  const server = await DenoServer.start({ ...settings, ...minioSettings });
  try {
    const { photo } = await postPhoto();
    expect(await fetch(`${url}${photo}`)).toMatchObject({ status: 200 });
  } finally {
    await server.stop();
    await store.stop();
  }
});

it("imports the catalogue with IMPORT_CATALOGUE=on", async () => {
  const empty = await freshDatabase({ people: [], recipes: [] });
  const { DATABASE_URL_FILE: _, ...others } = settings;
  const server = await DenoServer.start({ ...others, DATABASE_URL: empty.url, IMPORT_CATALOGUE: "on" });
  try {
    const { body } = await new ApiClient(url).get("/api/recipes");
    expect((body as { recipes: unknown[] }).recipes.length).toBeGreaterThan(0);
  } finally {
    await server.stop();
    await empty.drop();
  }
});

it("closes its sockets at SIGTERM and exits with 0", async () => {
  const server = await DenoServer.start(settings);
  const { device: open } = await device(mayas);
  const { code, output } = await server.stop();

  expect(await open.closed).toEqual({ code: 1012, reason: expect.stringMatching(/^retry-after-ms=\d+$/u) });
  expect(code).toBe(0);
  expect(output).toContain("Stopping: finishing open requests");
});

it("has only the permissions that it needs", async () => {
  const foreign = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await once(foreign, "listening");
  const address = foreign.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const program = {
    file: "tests/deno/testing/permission_attempts.ts",
    args: [new URL(database.url).host, `127.0.0.1:${port}`, settings["PHOTOS_FOLDER"] ?? ""],
  };
  const { output, errors } = await runWithServerPermissions(program, settings);
  foreign.close();

  expect(JSON.parse(output || errors)).toEqual({
    "read the screens": "done",
    "write a photo": "done",
    "call the database": "done",
    "read a setting": "done",
    "read another file": "NotCapable",
    "read the project's source": "NotCapable",
    "read the environment of the process": "NotCapable",
    "write outside the photos' folder": "NotCapable",
    "call another port": "NotCapable",
    "call the network's web servers": "NotCapable",
    "call the cloud's metadata": "NotCapable",
    "call a public web server by a name": "NotCapable",
    "call a public web server by its checked address": "done",
    "call another port of a public server": "prompt",
    "read another variable": "not set",
    "start a program": "NotCapable",
    "read system information": "NotCapable",
  });
});

describe("a failed start", () => {
  it("names the invalid setting", async () => {
    const { code, errors } = await runStart({ ...settings, PORT: "web" });

    expect(code).toBe(1);
    expect(errors).toMatch(/^Cannot start, these settings are invalid:\nPORT: [^\n]+\n$/mu);
  });

  it("says that it has no embedded Postgres", async () => {
    const { code, errors } = await runStart({ PORT: settings["PORT"] ?? "", STATE_FOLDER: join(folder, "state") });

    expect(code).toBe(1);
    expect(errors).toContain("On Deno the server starts no other programs: set DATABASE_URL");
    expect(errors).toMatch(/^Cannot start: Requires write access to [^\n]+\n$/mu);
  });
});
