import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seedEmail } from "../../infra/seed/create_demo_users.ts";
import { SEED_PASSWORD, SEED_PEOPLE, SEED_POSTS, SEED_WEEK } from "../../infra/seed/people.ts";
import { answers, isAlive, newSettings, ProductProcess, type RunSettings, reset } from "./testing/product_process.ts";
import { Visitor } from "./testing/visitor.ts";

// The product with one state folder, from the first start to the reset: real processes, ended by SIGTERM, Ctrl-C and a
// kill. The tests build on one another.

const execute = promisify(execFile);
const ONE_LINE = /^[^\n]+\n$/u;

let settings: RunSettings;
let product: ProductProcess;
let maya: Visitor;
let mayasId: number;

beforeAll(async () => {
  settings = await newSettings();
  product = await ProductProcess.start(settings);
});

afterAll(async () => {
  await product.stop();
  await rm(dirname(settings.STATE_FOLDER), { recursive: true, force: true });
});

// #run-one-origin, #run-seed
it("shows the address, the demo users, their password and the data folder at the first start", () => {
  expect(product.output).toContain(`Weekplate is served at ${product.url}\n`);
  expect(product.output).toContain(`"${SEED_PASSWORD}"`);
  for (const person of SEED_PEOPLE) expect(product.output).toContain(seedEmail(person));
  expect(product.output).toContain(settings.STATE_FOLDER);
});

// #server-loopback
it("listens on the loopback address only", async () => {
  const { port } = new URL(product.url);
  // Another loopback address stands for another interface.
  expect([await answers(`127.0.0.1:${port}`), await answers(`127.0.0.2:${port}`)]).toEqual([true, false]);
});

it("answers no site whose name resolves to this machine", async () => {
  // `fetch` sets no `Host`.
  const request = get(`${product.url}/healthz`, { headers: { host: "evil.example" } });
  const [reply] = (await once(request, "response")) as [IncomingMessage];
  reply.resume();

  expect(reply.statusCode).toBe(403);
});

// #run-seed
it("lets demo users sign in and shows their meals and posts", async () => {
  maya = await Visitor.signIn(product, "maya", { password: SEED_PASSWORD });
  expect(await maya.mealsThisWeek()).toBe(SEED_WEEK.meals.length);

  const posts = await maya.feed();
  expect(posts.map((post) => post.meal_name)).toEqual(SEED_POSTS.map(({ mealName }) => mealName).toReversed());
  expect(posts.map((post) => post.like_count)).toEqual(SEED_POSTS.map(({ likedBy }) => likedBy.length).toReversed());
  mayasId = posts.find((post) => post.author === "Maya Lindqvist")?.user_id ?? 0;
});

// #run-one-origin
it("stores a new user's meal, post and message", async () => {
  const signe = await Visitor.signUp(product, "signe");
  await signe.saveDinner({ day: "Monday", recipeId: "shakshuka-with-feta" });
  await signe.post("Caprese on the Balcony");
  await signe.write(mayasId, "Which tomatoes do you take?");

  expect(await signe.dinners()).toEqual({ Monday: "Dinner: Shakshuka with Feta" });
  await expectNothingLost();
});

it("removes a seeded meal", async () => {
  await maya.emptyThisWeeks({ day: "Monday", time: "Dinner" });

  expect(await maya.mealsThisWeek()).toBe(SEED_WEEK.meals.length - 1);
});

it("fails a second start with the same folder, with one line, and keeps running", async () => {
  const elsewhere = await newSettings();
  const { code, errors } = await ProductProcess.run({ ...elsewhere, STATE_FOLDER: settings.STATE_FOLDER });
  await forget(elsewhere);

  expect(code).toBe(1);
  expect(errors).toMatch(ONE_LINE);
  expect(errors).toContain(`Weekplate already runs with ${settings.STATE_FOLDER}`);
  expect(errors).toContain(product.url);
  await expectNothingLost();
});

it.each(["PORT", "AUTH_EMULATOR_PORT"])(
  "fails for a %s in use, with one line, and releases the folder",
  async (name) => {
    const other = { ...(await newSettings()), [name]: settings[name] ?? "" };
    const { code, errors } = await ProductProcess.run(other);
    const isLocked = existsSync(join(other.STATE_FOLDER, "running.json"));
    await forget(other);

    expect(code).toBe(1);
    expect(errors).toMatch(ONE_LINE);
    expect(errors).toContain(`port ${settings[name]} is in use`);
    expect(errors).toContain(`set another ${name}`);
    expect(isLocked).toBe(false);
  },
);

it("is not reset while it runs", async () => {
  const { code, said } = await reset(settings);

  expect(code).toBe(1);
  expect(said).toMatch(/^Cannot reset: Weekplate runs with .+ Stop it first\.\n$/u);
  await expectNothingLost();
});

// #server-stops
it("finishes open requests at SIGTERM, exits with 0 and leaves no process", async () => {
  const postgres = await product.postgresPid();
  const signe = await Visitor.signIn(product, "signe");
  const saving = await signe.beginToSaveDinner({ day: "Tuesday", recipeId: "coconut-chicken-curry" });

  product.signal("SIGTERM");
  await product.said("Stopping");
  expect(await saving.finish()).toBe(200);

  expect(await product.ended()).toMatchObject({ code: 0, errors: "" });
  await expectNothingRuns(postgres);
});

// #run-state
it("has all data after a restart, without the removed seeded meal", async () => {
  product = await ProductProcess.start(settings);

  await expectNothingLost();
  const signe = await Visitor.signIn(product, "signe");
  expect(await signe.dinners()).toMatchObject({ Tuesday: "Dinner: Coconut Chicken Curry" });
  maya = await Visitor.signIn(product, "maya", { password: SEED_PASSWORD });
  expect(await maya.mealsThisWeek()).toBe(SEED_WEEK.meals.length - 1);
});

it("loses nothing after a kill, and replaces the leftover Postgres", async () => {
  const postgres = await product.postgresPid();
  const arne = await Visitor.signUp(product, "arne");
  await arne.saveDinner({ day: "Sunday", recipeId: "spaghetti-bolognese" });
  product.signal("SIGKILL");
  expect(await product.ended()).toMatchObject({ code: null });
  expect(isAlive(postgres)).toBe(true);

  product = await ProductProcess.start(settings);

  expect(isAlive(postgres)).toBe(false);
  const arneAgain = await Visitor.signIn(product, "arne");
  expect(await arneAgain.dinners()).toEqual({ Sunday: "Dinner: Spaghetti Bolognese" });
  await expectNothingLost();
});

it("exits with 0 at Ctrl-C, which reaches the whole process group, and leaves no process", async () => {
  const postgres = await product.postgresPid();

  product.pressCtrlC();

  expect(await product.ended()).toMatchObject({ code: 0, errors: "" });
  await expectNothingRuns(postgres);
});

it("has all data in a copy of its folder", async () => {
  const elsewhere = await newSettings();
  await execute("cp", ["-a", settings.STATE_FOLDER, elsewhere.STATE_FOLDER]);
  product = await ProductProcess.start(elsewhere);

  await expectNothingLost();
  await product.stop();
  const database = await readFile(join(elsewhere.STATE_FOLDER, "postgres-folder"), "utf8");
  expect(database).toBe(join(elsewhere.STATE_FOLDER, "postgres"));
  await forget(elsewhere);
});

// #run-state
it("is deleted by a reset after it has ended", async () => {
  expect(await reset(settings)).toEqual({ code: 0, said: `Deleted everything in ${settings.STATE_FOLDER}.\n` });
  expect(existsSync(settings.STATE_FOLDER)).toBe(false);
});

/** Checks all data that the first run acknowledged. */
async function expectNothingLost(): Promise<void> {
  const signe = await Visitor.signIn(product, "signe");
  expect(await signe.dinners()).toMatchObject({ Monday: "Dinner: Shakshuka with Feta" });
  expect(await signe.messagesWith(mayasId)).toEqual(["Which tomatoes do you take?"]);
  const post = (await signe.feed()).find(({ author }) => author === "signe");
  expect(post).toMatchObject({ meal_name: "Caprese on the Balcony", ingredients: "2 tomatoes\n1 mozzarella" });
  const photo = await fetch(`${product.url}${post?.photo}`);
  expect(photo.headers.get("content-type")).toBe("image/webp");
  expect((await photo.bytes()).length).toBeGreaterThan(1_000);
}

async function expectNothingRuns(postgres: number): Promise<void> {
  expect(isAlive(postgres)).toBe(false);
  expect(await answers(product.emulatorHost)).toBe(false);
  expect(await answers(new URL(product.url).host)).toBe(false);
  expect(existsSync(join(settings.STATE_FOLDER, "running.json"))).toBe(false);
}

async function forget({ STATE_FOLDER }: RunSettings): Promise<void> {
  await rm(dirname(STATE_FOLDER), { recursive: true, force: true });
}
