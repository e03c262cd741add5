import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFile, rm, truncate, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { get } from "node:https";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { docker } from "../../infra/production/images/docker.ts";
import { Visitor } from "../embedded/testing/visitor.ts";
import { ProductionStack, type Ran } from "./testing/production_stack.ts";

// The production form in containers, as operators use it: started, updated, backed up, lost and restored. The tests build on
// one another.

const execute = promisify(execFile);
/** The first start builds the images. */
const FIRST_START_TIMEOUT_MS = 1_200_000;
const TEST_TIMEOUT_MS = 900_000;

let stack: ProductionStack;
let started: Ran;
let backup: string;
let before: Awaited<ReturnType<typeof everything>>;

beforeAll(async () => {
  stack = await ProductionStack.create();
  backup = join(stack.folder, "backup.tar");
  started = await stack.make("up");
}, FIRST_START_TIMEOUT_MS);

afterAll(() => stack.remove(), TEST_TIMEOUT_MS);

beforeEach(({ onTestFailed }) => {
  onTestFailed(async () => console.error(await stack.logs()));
});

it("starts two servers behind one address, and prints it", async () => {
  expect(started).toMatchObject({ code: 0, output: expect.stringContaining(`Weekplate is served at ${stack.url} `) });
  expect(await stack.containersOf("server")).toHaveLength(2);
  const page = await fetch(stack.url);
  expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(await page.text()).toMatch(/<title>[^<]*Weekplate<\/title>/u);
  expect((await fetch(`${stack.url}/api/recipes?query=soup`)).status).toBe(200);
});

it("gives the servers only what they need", async () => {
  for (const id of await stack.containersOf("server")) {
    const format =
      "{{.Config.User}} {{.HostConfig.ReadonlyRootfs}} {{.HostConfig.CapDrop}} {{.HostConfig.PortBindings}}";
    expect((await docker("inspect", "--format", format, id)).trim()).toBe("node true [ALL] map[]");
    await expect(docker("exec", "--user=0", id, "sh", "-c", "touch /app/infra/main.ts")).rejects.toThrow(
      "Read-only file system",
    );
    // The environment, which `docker inspect` shows, has no secret.
    const environment = await docker("inspect", "--format", "{{.Config.Env}}", id);
    const secret = (await readFile(join(stack.folder, "secrets", "database_password"), "utf8")).trim();
    expect(environment).not.toContain(secret);
    expect((await docker("exec", id, "ls", "/run/secrets")).trim().split("\n")).toEqual([
      "database_url",
      "installation_secret",
      "metrics_token",
      "minio_access_key",
      "minio_secret_key",
    ]);
  }
});

it("gives the servers a MinIO key for their bucket only", async () => {
  const source = await readFile(join(import.meta.dirname, "testing", "photo_key_rights.ts"), "utf8");
  for (const id of await stack.containersOf("server")) {
    const node = ["node", "--input-type=module-typescript", "--eval", source];
    expect(JSON.parse(await docker("exec", id, ...node))).toEqual({
      buckets: ["weekplate-photos"],
      listsOwn: expect.any(Number),
      listsAnother: "AccessDenied",
      readsAnother: "AccessDenied",
      makesAnother: "AccessDenied",
      opensOwnToAll: "AccessDenied",
      listsUsers: 403,
      makesUser: 403,
      newSecretForItself: 403,
      stopsMinio: 403,
    });
  }
  expect(await stack.containersOf("photo-key")).toEqual([]);
});

it(
  "stores meals, posts with photos and messages through either server",
  async () => {
    const maya = await Visitor.signUp(stack, "maya");
    const tomas = await Visitor.signUp(stack, "tomas");
    await maya.saveDinner({ day: "Monday", recipeId: "shakshuka-with-feta" });
    await maya.saveDinner({ day: "Friday", recipeId: "spaghetti-bolognese" });
    await maya.post("Caprese on the Balcony");
    await tomas.post("Caprese in the Kitchen");
    const [, mayas] = await tomas.feed();
    await tomas.write(mayas?.user_id ?? 0, "Which tomatoes do you take?");

    before = await everything();
    expect(before.photos.every(({ type, length }) => type === "image/webp" && length > 1_000)).toBe(true);
    expect(before.photos).toHaveLength(6);
    expect(before.messages).toEqual(["Which tomatoes do you take?"]);
  },
  TEST_TIMEOUT_MS,
);

it("rejects a body above the photo limit in the proxy, as the server would", async () => {
  const call = request(`${stack.url}/api/community-posts`, {
    method: "POST",
    headers: { "content-length": String(12 * 1024 ** 2) },
  });
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    call.once("response", resolve).once("error", reject).flushHeaders(); // and nothing of the body
  });
  const body: unknown = await json(reply);
  call.destroy();

  expect(reply.statusCode).toBe(413);
  expect(body).toEqual({
    code: "body_too_large",
    message: expect.stringContaining("larger"),
    requestId: expect.stringMatching(/^[\da-f-]{36}$/u),
  });
});

it("answers every request during the kill of one server", async () => {
  const [killed = ""] = await stack.containersOf("server");
  const statuses: number[] = [];
  const requests = Array.from({ length: 150 }, async (_, place) => {
    await new Promise((resolve) => setTimeout(resolve, place * 20)); // spread over the moment of the kill
    statuses.push((await fetch(`${stack.url}/config.json`)).status);
  });
  await docker("kill", killed);
  await Promise.all(requests);

  expect(new Set(statuses)).toEqual(new Set([200]));
  await docker("start", killed);
});

it(
  "keeps the running servers if an update cannot migrate the database, and says why",
  async () => {
    const servers = await stack.containersOf("server");
    const newest = (await stack.sql("SELECT name FROM schema_migration ORDER BY id DESC LIMIT 1")).trim();
    await stack.sql(`DELETE FROM schema_migration WHERE name = '${newest}'`); // its second run fails, because its tables exist

    const update = await stack.make("up");

    expect(update.code).toBe(1);
    expect(update.output).toMatch(
      /^Cannot start: the database can't be brought to the newest schema \(.+\)\. Nothing was changed\.$/mu,
    );
    expect(await stack.containersOf("server")).toEqual(servers);
    await expectAllOf(before);
    await stack.sql(`INSERT INTO schema_migration (name, batch, migration_time) VALUES ('${newest}', 1, now())`);
  },
  TEST_TIMEOUT_MS,
);

it(
  "replaces both servers without a failed request, and generates a deleted photo key again",
  async () => {
    const servers = await stack.containersOf("server");
    await rm(join(stack.folder, "secrets", "minio_secret_key"));
    const statuses: number[] = [];
    const updating = stack.make("up").then(() => true);
    while (!(await Promise.race([updating, new Promise((resolve) => setTimeout(resolve, 20, false))]))) {
      statuses.push((await fetch(`${stack.url}/config.json`)).status);
    }

    expect(new Set(statuses)).toEqual(new Set([200]));
    const now = await stack.containersOf("server");
    expect(now).toHaveLength(2);
    expect(now.filter((id) => servers.includes(id))).toEqual([]);
    await expectAllOf(before);
  },
  TEST_TIMEOUT_MS,
);

it(
  "restores every post, plan, message and photo from a backup after the loss of all data",
  async () => {
    expect(await stack.make("backup", { BACKUP: backup })).toMatchObject({ code: 0 });
    await stack.destroyData();

    const restored = await stack.make("restore", { BACKUP: backup });

    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("Restored 2 posts and 2 photos.") });
    await expectAllOf(before);
  },
  TEST_TIMEOUT_MS,
);

it(
  "replaces existing data only with FORCE=yes, and never with a damaged backup",
  async () => {
    const maya = await Visitor.signIn(stack, "maya");
    await maya.saveDinner({ day: "Sunday", recipeId: "coconut-chicken-curry" });
    const since = await everything();

    const refused = await stack.make("restore", { BACKUP: backup });
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("the database already has users") });
    const damaged = join(stack.folder, "damaged.tar");
    await writeFile(damaged, await readFile(backup));
    await truncate(damaged, 200_000);
    expect(await stack.make("restore", { BACKUP: damaged, FORCE: "yes" })).toMatchObject({ code: 1 });
    await expectAllOf(since);

    expect(await stack.make("restore", { BACKUP: backup, FORCE: "yes" })).toMatchObject({ code: 0 });
    await expectAllOf(before);
  },
  TEST_TIMEOUT_MS,
);

it(
  "serves only TLS with a certificate, and uses the real identity service with a project",
  async () => {
    const certificate = join(stack.folder, "tls.pem");
    const key = [
      "-x509",
      "-newkey",
      "ec",
      "-pkeyopt",
      "ec_paramgen_curve:prime256v1",
      "-nodes",
      "-subj",
      "/CN=localhost",
    ];
    await execute("openssl", ["req", ...key, "-keyout", `${certificate}.key`, "-out", `${certificate}.crt`]);
    const parts = await Promise.all([".crt", ".key"].map((part) => readFile(certificate + part)));
    await writeFile(certificate, Buffer.concat(parts), { mode: 0o444 });

    const project = { FIREBASE_PROJECT_ID: "weekplate-prod", FIREBASE_API_KEY: "AIza-of-the-web-app" };
    const up = await stack.make("up", { TLS_CERTIFICATE: certificate, ...project });

    expect(up).toMatchObject({
      code: 0,
      output: expect.stringContaining(`Weekplate is served at ${stack.secureUrl} `),
    });
    const redirect = await fetch(`${stack.url}/week`, { redirect: "manual" });
    expect([redirect.status, redirect.headers.get("location")]).toEqual([
      308,
      expect.stringMatching(/^https:.+\/week$/u),
    ]);
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${stack.secureUrl}/config.json`, { rejectUnauthorized: false }, resolve).once("error", reject);
    });
    expect(await json(reply)).toEqual({
      firebase: {
        apiKey: "AIza-of-the-web-app",
        authDomain: "weekplate-prod.firebaseapp.com",
        projectId: "weekplate-prod",
      },
      authEmulatorUrl: null,
      socialSignIn: true,
      providerName: null,
    });
    expect(await stack.containersOf("emulator")).toEqual([]);
  },
  TEST_TIMEOUT_MS,
);

it(
  "stops everything, keeps the data, and says how to delete it",
  async () => {
    const { code, output } = await stack.make("down");

    expect(code).toBe(0);
    expect(output).toMatch(/docker volume rm \S+_accounts \S+_database \S+_photos/u);
    for (const service of ["server", "proxy", "postgres", "minio", "emulator"]) {
      expect(await stack.containersOf(service)).toEqual([]);
    }
  },
  TEST_TIMEOUT_MS,
);

/** Retries, because containers that were just replaced have closed their connections. */
async function expectAllOf(what: typeof before): Promise<void> {
  await expect.poll(everything, { interval: 500, timeout: 30_000 }).toEqual(what);
}

/** All data of Maya and Tomas, as they see it. */
async function everything() {
  const maya = await Visitor.signIn(stack, "maya");
  const tomas = await Visitor.signIn(stack, "tomas");
  const posts = await maya.feed();
  const widths = posts.flatMap(({ photo }) =>
    [1600, 800, 400].map((width) => photo.replace(/\d+\.webp$/u, `${width}.webp`)),
  );
  return {
    posts,
    dinners: await maya.dinners(),
    messages: await tomas.messagesWith(posts[1]?.user_id ?? 0),
    photos: await Promise.all(widths.map((path) => digestOf(stack.url + path))),
  };
}

/** Short enough to compare in a failure message. */
async function digestOf(address: string): Promise<{ type: string | null; length: number; sha256: string }> {
  const reply = await fetch(address);
  const bytes = Buffer.from(await reply.arrayBuffer());
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { type: reply.headers.get("content-type"), length: bytes.length, sha256 };
}
