import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { freshDatabase } from "../../adapters/postgres/testing/fresh_database.ts";
import { freePort } from "../../adapters/system/free_port.ts";
import { SEED_PASSWORD } from "../../infra/seed/people.ts";
import { newSettings, ProductProcess, type RunSettings, reset } from "./testing/product_process.ts";
import { Visitor } from "./testing/visitor.ts";

// The product's process with settings other than the defaults.

let settings: RunSettings;
let running: ProductProcess[];

beforeEach(async () => {
  settings = await newSettings();
  running = [];
});

afterEach(async () => {
  await Promise.all(running.map((product) => product.stop()));
  await rm(dirname(settings.STATE_FOLDER), { recursive: true, force: true });
});

async function start(changes: Readonly<Record<string, string>>): Promise<ProductProcess> {
  const product = await ProductProcess.start({ ...settings, ...changes });
  running.push(product);
  return product;
}

// #server-settings
it("prints a line for each invalid setting", async () => {
  const { code, output, errors } = await ProductProcess.run({
    ...settings,
    PORT: "web",
    PHOTOS: "s3",
    METRICS_TOKEN: "hunter2",
  });

  expect(code).toBe(1);
  expect(output).toBe("");
  expect(errors.trimEnd().split("\n")).toEqual([
    "Cannot start, these settings are invalid:",
    expect.stringMatching(/^PORT: /u),
    expect.stringMatching(/^PHOTOS: /u),
    expect.stringMatching(/^METRICS_TOKEN: /u),
  ]);
  expect(errors).not.toContain("hunter2");
});

it("says in one line that the configured database does not answer, without its password", async () => {
  const { code, errors } = await ProductProcess.run({
    ...settings,
    DATABASE_URL: `postgres://weekplate:hunter2@127.0.0.1:${await freePort()}/weekplate`,
    FIREBASE_AUTH_EMULATOR_HOST: "localhost:1",
  });

  expect(code).toBe(1);
  expect(errors).toMatch(/^Cannot start: the database does not answer [^\n]+\n$/u);
  expect(errors).not.toContain("hunter2");
});

it("says in one line that the state folder cannot be created", async () => {
  const file = join(dirname(settings.STATE_FOLDER), "file");
  await writeFile(file, "");
  for (const STATE_FOLDER of [join(file, "state"), "/proc/weekplate"]) {
    const { code, errors } = await ProductProcess.run({ ...settings, STATE_FOLDER });

    expect(code).toBe(1);
    expect(errors).toMatch(/^Cannot start: the folder .+ cannot be created or written \(E[^\n]+\n$/u);
  }
});

it.each(["", undefined])("says in one line that the database's password is missing (%j)", async (content) => {
  await mkdir(join(settings.STATE_FOLDER, "postgres"), { recursive: true });
  await writeFile(join(settings.STATE_FOLDER, "postgres", "PG_VERSION"), "18\n");
  const file = join(settings.STATE_FOLDER, "postgres-password");
  if (content !== undefined) await writeFile(file, content);
  const { code, errors } = await ProductProcess.run(settings);

  expect(code).toBe(1);
  expect(errors).toBe(
    `Cannot start: the database's password in ${file} is missing. Restore that file, or delete the remaining data with \`make reset\`.\n`,
  );
});

// #run-seed-off
it("creates no demo users with SEED_PEOPLE=off, and keeps its data below a folder that is closed to others", async () => {
  const { STATE_FOLDER } = settings;
  await chmod(dirname(STATE_FOLDER), 0o700);
  const first = await start({ SEED_PEOPLE: "off" });
  expect(first.output).not.toContain("@example.com");
  await expect(Visitor.signIn(first, "maya", { password: SEED_PASSWORD })).rejects.toThrow("EMAIL_NOT_FOUND");
  const signe = await Visitor.signUp(first, "signe");
  expect(await signe.feed()).toEqual([]);
  await signe.saveDinner({ day: "Monday", recipeId: "shakshuka-with-feta" });
  await first.stop();

  const second = await start({ SEED_PEOPLE: "off" });
  const signeAgain = await Visitor.signIn(second, "signe");
  expect(await signeAgain.dinners()).toEqual({ Monday: "Dinner: Shakshuka with Feta" });
  await second.stop();

  await writeFile(join(STATE_FOLDER, "postgres-password"), "another");
  expect(await ProductProcess.run(settings)).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^Cannot start: the password in .+ is not the database's\. .+\n$/u),
  });

  const database = await readFile(join(STATE_FOLDER, "postgres-folder"), "utf8");
  expect(existsSync(database)).toBe(true);
  expect(await reset(settings)).toMatchObject({ code: 0 });
  expect(existsSync(database)).toBe(false);
  expect(existsSync(STATE_FOLDER)).toBe(false);
});

// #run-seed-off
it("seeds nothing into a configured database", async () => {
  const { knex, url, drop } = await freshDatabase({ people: [], recipes: [] });
  try {
    const product = await start({ DATABASE_URL: url });
    expect(product.output).toContain("The data is kept in the configured database.");
    expect(product.output).not.toContain("@example.com");
    await product.stop();

    const counts = await knex.raw<{ rows: unknown[] }>(
      "SELECT (SELECT count(*)::int FROM person) AS people, (SELECT count(*)::int FROM recipe) AS recipes",
    );
    expect(counts.rows).toEqual([{ people: 0, recipes: 0 }]);
    expect(existsSync(join(settings.STATE_FOLDER, "postgres"))).toBe(false);
  } finally {
    await drop();
  }
});
