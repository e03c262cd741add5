import type { Knex } from "knex";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../adapters/http/testing/api_client.ts";
import { openDatabase } from "../../adapters/postgres/database.ts";
import { ReadReplica, type ReadReplicaOptions } from "../../adapters/postgres/read_replica.ts";
import { tolerateLag } from "../../adapters/shared/lag_tolerance.ts";
import type { CommunityPost } from "../../wire/community/community_post.ts";
import { formOf, SMALL_PHOTO } from "../conformance/testing/spec_stage.ts";
import { type Cluster, type Cook, startCluster } from "./testing/cluster.ts";
import { ReplicatedPostgres } from "./testing/replicated_postgres.ts";

// A real streaming replica, whose lag the tests set.

/** The replica shows nothing new. */
const NEVER = "1h";
const HOUR_MS = 3_600_000;

let postgres: ReplicatedPostgres;

beforeAll(async () => {
  postgres = await ReplicatedPostgres.start();
  await postgres.knex.raw("CREATE TABLE plate (name text)");
});
afterAll(() => postgres.drop());

describe("a pool with a replica", () => {
  let primary: Knex;
  let told: { isUsable: boolean; reason: string | undefined }[];

  afterEach(async () => {
    await primary.destroy();
    await postgres.delayReplica("0");
  });

  function routed(options: Partial<ReadReplicaOptions> & { url?: string } = {}): ReadReplica {
    const { url = postgres.replicaUrl, ...others } = options;
    told = [];
    primary = openDatabase(postgres.url, { size: 4 });
    const replica = openDatabase(url, { size: 4, watched: true });
    return ReadReplica.route(primary, {
      replica,
      checkIntervalMs: 50,
      onChange: (state) => told.push(state),
      ...others,
    });
  }

  async function plates(): Promise<string[]> {
    return await primary<{ name: string }>("plate").orderBy("name").pluck("name");
  }

  const serve = (name: string) => primary("plate").insert({ name });

  it("reads from it what tolerates lag, so that others' writes show later, and all else from the primary", async () => {
    const replica = routed({ maxLagMs: HOUR_MS });
    await expect.poll(() => replica.isUsable).toBe(true);
    await postgres.delayReplica(NEVER);
    await serve("first");

    expect(await plates()).toContain("first");
    expect(await tolerateLag(plates)).not.toContain("first");
    expect(
      await tolerateLag(() => primary.transaction((transaction) => transaction("plate").pluck("name"))),
    ).not.toContain("first");

    await postgres.delayReplica("0");
    await expect.poll(() => tolerateLag(plates)).toContain("first");
  });

  it("does on the primary what fails on it", async () => {
    const replica = routed();
    await expect.poll(() => replica.isUsable).toBe(true);

    await tolerateLag(async () => await serve("written by a read"));

    expect(await plates()).toContain("written by a read");
    expect(replica.reads).toBe(1);
  });

  it("uses the primary while it is too far behind, and the replica again when it has caught up", async () => {
    const replica = routed({ maxLagMs: 500 });
    await expect.poll(() => replica.isUsable).toBe(true);
    await postgres.delayReplica(NEVER);
    await serve("late");
    await expect.poll(() => replica.isUsable).toBe(false);

    expect(await tolerateLag(plates)).toContain("late");

    await postgres.delayReplica("0");
    await expect.poll(() => replica.isUsable).toBe(true);
    expect(told).toEqual([
      { isUsable: true, reason: undefined },
      { isUsable: false, reason: expect.stringContaining("behind") },
      { isUsable: true, reason: undefined },
    ]);
  });

  it("never reads from a database that is no replica", async () => {
    const replica = routed({ url: postgres.url });
    await expect.poll(() => told).toEqual([{ isUsable: false, reason: "it is not a replica" }]);
    await serve("only here");

    expect(await tolerateLag(plates)).toContain("only here");
    expect(replica.reads).toBe(0);
  });
});

describe("two instances with a replica", () => {
  let cluster: Cluster;

  beforeAll(async () => {
    const database = { url: postgres.url, knex: postgres.knex, drop: async () => {} };
    cluster = await startCluster({ database, settings: { DATABASE_READ_URL: postgres.replicaUrl } });
  });
  afterEach(() => postgres.delayReplica("0"));
  afterAll(() => cluster.stop());

  /** A person's browser, which stores cookies. */
  async function browserOf({ token }: Cook) {
    const cookies = new Map<string, string>();
    const keep = (headers: Headers) => {
      for (const cookie of headers.getSetCookie()) {
        const [name = "", value = ""] = cookie.split(";")[0]?.split("=") ?? [];
        cookies.set(name, value);
      }
    };
    const [first] = cluster.instances;
    keep((await new ApiClient(first.url, { token }).post("/api/session")).headers);
    cookies.delete("weekplate-wrote"); // as after half a minute
    return {
      cookies,
      async send(url: string, method: "GET" | "POST", { path, form }: { path: string; form?: FormData }) {
        const headers = { cookie: [...cookies].map((pair) => pair.join("=")).join("; "), origin: url };
        const reply = await new ApiClient(url).send(method, { path, headers, ...(form ? { form } : {}) });
        keep(reply.headers);
        return reply;
      },
    };
  }

  type Browser = Awaited<ReturnType<typeof browserOf>>;

  async function feedOf(browser: Browser, url: string): Promise<string[]> {
    const { status, body } = await browser.send(url, "GET", { path: "/api/community-posts" });
    expect(status).toBe(200);
    return (body as { posts: CommunityPost[] }).posts.map((shown) => shown.meal_name);
  }

  async function post(browser: Browser, url: string, mealName: string): Promise<void> {
    const form = formOf({ mealName, ingredients: "leek", instructions: "Boil.", photo: SMALL_PHOTO });
    expect((await browser.send(url, "POST", { path: "/api/community-posts", form })).status).toBe(200);
  }

  async function metricOf(url: string, name: string): Promise<number> {
    const { body } = await new ApiClient(url).get("/metrics");
    return Number(new RegExp(`^${name} (\\S+)$`, "mu").exec(String(body))?.[1]);
  }

  const allUse = async (usable: number) =>
    (await Promise.all(cluster.instances.map(({ url }) => metricOf(url, "database_replica_usable")))).every(
      (value) => value === usable,
    );

  it("show a person what they wrote at once, at either of them, and others later", async () => {
    const [here, there] = cluster.instances;
    const [maya, tomas] = [await browserOf(await cluster.join("maya")), await browserOf(await cluster.join("tomas"))];
    await expect.poll(() => allUse(1), { timeout: 30_000 }).toBe(true);
    await feedOf(tomas, there.url);
    expect(await metricOf(there.url, "database_replica_reads_total")).toBeGreaterThan(0);

    await postgres.delayReplica(NEVER);
    await post(maya, here.url, "Leek Soup");
    expect(await feedOf(maya, here.url)).toContain("Leek Soup");
    expect(await feedOf(maya, there.url)).toContain("Leek Soup");

    await postgres.delayReplica("0");
    await expect.poll(() => feedOf(tomas, there.url), { timeout: 30_000 }).toContain("Leek Soup");
  });

  it("serve every read while the replica is away, and use it again afterwards", async () => {
    const [here] = cluster.instances;
    const maya = await browserOf(await cluster.join("maya again"));
    await expect.poll(() => allUse(1), { timeout: 30_000 }).toBe(true);

    const stopping = postgres.stopReplica();
    await expect.poll(async () => (await feedOf(maya, here.url)) && (await allUse(0)), { timeout: 30_000 }).toBe(true);
    await stopping;
    await feedOf(maya, here.url);

    await postgres.startReplica();
    await expect.poll(async () => (await feedOf(maya, here.url)) && (await allUse(1)), { timeout: 60_000 }).toBe(true);
  }, 120_000);
});
