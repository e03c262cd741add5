import { execFile } from "node:child_process";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newSettings, ProductProcess, type RunSettings, reset } from "./testing/product_process.ts";
import { Visitor } from "./testing/visitor.ts";

// A backup of the embedded stack in a folder that is closed to others: as root, its database is in another folder.
// product_process_integration_test.ts copies an accessible folder.

const execute = promisify(execFile);

let backup: string;
let settings: RunSettings;
let elsewhere: RunSettings;
let product: ProductProcess | undefined;

beforeEach(async () => {
  backup = await mkdtemp(join(tmpdir(), "weekplate-backup-"));
  [settings, elsewhere] = await Promise.all([closedSettings(), closedSettings()]);
});

afterEach(async () => {
  await product?.stop();
  for (const each of [settings, elsewhere]) {
    await reset(each);
    await rm(dirname(each.STATE_FOLDER), { recursive: true });
  }
  await rm(backup, { recursive: true });
});

it("is restored by copies of its folder and its database, and does not start without the database", async () => {
  product = await ProductProcess.start(settings);
  const maya = await Visitor.signUp(product, "maya");
  const tomas = await Visitor.signUp(product, "tomas");
  await maya.post("Caprese on the Balcony");
  await tomas.write(await idOfMaya(tomas), "Which tomatoes do you take?");
  const before = await everything();
  await product.stop();

  const database = await readFile(join(settings.STATE_FOLDER, "postgres-folder"), "utf8");
  await copy(settings.STATE_FOLDER, join(backup, "state"));
  await copy(database, join(backup, "postgres"));
  expect(await reset(settings)).toMatchObject({ code: 0 });
  await copy(join(backup, "state"), elsewhere.STATE_FOLDER);
  await rm(join(elsewhere.STATE_FOLDER, "postgres"), { recursive: true, force: true });

  expect(await ProductProcess.run(elsewhere)).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^Cannot start: the database of .+ was in .+, which does not exist\..+\n$/u),
  });

  const isInside = database.startsWith(settings.STATE_FOLDER);
  const place = isInside ? join(elsewhere.STATE_FOLDER, "postgres") : database;
  await execute("mkdir", ["-p", "-m", "755", dirname(place)]);
  await copy(join(backup, "postgres"), place);
  product = await ProductProcess.start(elsewhere);

  expect(before).toMatchObject({ posts: [{ author: "maya" }], messages: ["Which tomatoes do you take?"] });
  expect(await everything()).toEqual(before);
});

async function closedSettings(): Promise<RunSettings> {
  // Without seeds, which would make the starts slower.
  const own = { ...(await newSettings()), IMPORT_CATALOGUE: "off", SEED_PEOPLE: "off" };
  await chmod(dirname(own.STATE_FOLDER), 0o700);
  return own;
}

/** With owners, which Postgres checks. */
async function copy(from: string, to: string): Promise<void> {
  await execute("cp", ["-a", from, to]);
}

async function idOfMaya(visitor: Visitor): Promise<number> {
  return (await visitor.feed())[0]?.user_id ?? 0;
}

/** Tomas's view of Maya's data, including the photo's bytes. */
async function everything() {
  if (!product) throw new Error("Nothing runs");
  const tomas = await Visitor.signIn(product, "tomas");
  const posts = await tomas.feed();
  const photo = await fetch(`${product.url}${posts[0]?.photo}`);
  const bytes = Buffer.from(await photo.arrayBuffer()).toString("base64");
  return {
    posts,
    messages: await tomas.messagesWith(await idOfMaya(tomas)),
    type: photo.headers.get("content-type"),
    bytes,
  };
}
