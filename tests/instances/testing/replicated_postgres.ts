import { execFile } from "node:child_process";
import { chmod, chown, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Knex } from "knex";
import { shakshuka } from "../../../adapters/memory/people_and_recipes.ts";
import { openDatabase } from "../../../adapters/postgres/database.ts";
import { migrate } from "../../../adapters/postgres/migrate.ts";
import type { FreshDatabase } from "../../../adapters/postgres/testing/fresh_database.ts";
import { insertRecipes } from "../../../adapters/postgres/testing/recipe_rows.ts";
import { EmbeddedPostgres } from "../../../infra/embedded/postgres/embedded_postgres.ts";
import { emptyDatabase } from "../../testing/empty_database.ts";
import { BreakableProxy } from "./breakable_proxy.ts";

const DATABASE = "weekplate";
const PASSWORD = "test";
const execute = promisify(execFile);

/** A test's own Postgres with the product's schema and one recipe, and a streaming replica of it. */
export class ReplicatedPostgres implements FreshDatabase {
  readonly url: string;
  readonly knex: Knex;
  /** The replica's address, which stays the same after a restart. */
  readonly replicaUrl: string;
  readonly #parent: string;
  readonly #primary: EmbeddedPostgres;
  readonly #line: BreakableProxy;
  readonly #replica: { running: EmbeddedPostgres };

  private constructor(
    parent: string,
    {
      primary,
      line,
      replica,
    }: { primary: EmbeddedPostgres; line: BreakableProxy; replica: { running: EmbeddedPostgres } },
  ) {
    this.#parent = parent;
    this.#primary = primary;
    this.#line = line;
    this.#replica = replica;
    this.url = primary.url(DATABASE);
    this.replicaUrl = line.through(replica.running.url(DATABASE));
    this.knex = openDatabase(this.url, { size: 4 });
  }

  static async start(): Promise<ReplicatedPostgres> {
    const parent = await mkdtemp(join(tmpdir(), "weekplate-replicated-"));
    await chmod(parent, 0o755); // as root, Postgres runs as another user
    const settings = { wal_keep_size: "64MB" }; // for a replica that was away
    const primary = await EmbeddedPostgres.start({ folder: join(parent, "primary"), password: PASSWORD, settings });
    await emptyDatabase(primary.url("postgres"), DATABASE);
    await copyFolder(parent, primary);
    const replica = { running: await startReplica(parent, primary) };
    const line = await BreakableProxy.open(() => Number(new URL(replica.running.url(DATABASE)).port));
    const own = new ReplicatedPostgres(parent, { primary, line, replica });
    await migrate(own.knex);
    await insertRecipes(own.knex, [shakshuka]);
    return own;
  }

  /** From now on the replica shows a change only so long after it was made: `1h`, or `0` for none. */
  async delayReplica(time: string): Promise<void> {
    const knex = openDatabase(this.#replica.running.url("postgres"), { size: 1 });
    await knex.raw(`ALTER SYSTEM SET recovery_min_apply_delay = '${time}'`);
    await knex.raw("SELECT pg_reload_conf()");
    await knex.destroy();
  }

  async stopReplica(): Promise<void> {
    await this.#replica.running.stop();
  }

  async startReplica(): Promise<void> {
    this.#replica.running = await startReplica(this.#parent, this.#primary);
  }

  async drop(): Promise<void> {
    await this.knex.destroy();
    await this.stopReplica();
    await this.#primary.stop();
    this.#line.close();
    await rm(this.#parent, { recursive: true, force: true });
  }
}

/** Replaces `pg_basebackup`, which the package does not have. */
async function copyFolder(parent: string, primary: EmbeddedPostgres): Promise<void> {
  const knex = openDatabase(primary.url("postgres"), { size: 1 }); // both statements have to be of one connection
  await knex.raw("SELECT pg_backup_start('replica', true)");
  // With their owners.
  await execute("cp", ["-a", join(parent, "primary"), join(parent, "replica")]);
  const { rows } = await knex.raw<{ rows: [{ labelfile: string }] }>("SELECT labelfile FROM pg_backup_stop(false)");
  await knex.destroy();
  const folder = join(parent, "replica");
  await rm(join(folder, "postmaster.pid"));
  const { uid, gid } = await stat(folder); // as root, that of the Postgres user
  for (const [name, content] of [
    ["backup_label", rows[0].labelfile],
    ["standby.signal", ""],
  ] as const) {
    await writeFile(join(folder, name), content);
    await chown(join(folder, name), uid, gid);
  }
}

async function startReplica(parent: string, primary: EmbeddedPostgres): Promise<EmbeddedPostgres> {
  const { port, username, password } = new URL(primary.url("postgres"));
  return await EmbeddedPostgres.start({
    folder: join(parent, "replica"),
    password: PASSWORD,
    settings: { primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password}` },
  });
}
