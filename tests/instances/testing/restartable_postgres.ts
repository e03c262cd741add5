import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

/** A test's own Postgres with the product's settings, whose address stays the same after a restart. */
export class RestartablePostgres implements FreshDatabase {
  readonly url: string;
  readonly knex: Knex;
  readonly #parent: string;
  readonly #line: BreakableProxy;
  readonly #running: { postgres: EmbeddedPostgres };

  private constructor(parent: string, line: BreakableProxy, running: { postgres: EmbeddedPostgres }) {
    this.#parent = parent;
    this.#line = line;
    this.#running = running;
    this.url = line.through(running.postgres.url(DATABASE));
    this.knex = openDatabase(this.url, { size: 2 });
  }

  /** Starts it with a migrated database and one recipe. */
  static async start(): Promise<RestartablePostgres> {
    const parent = await mkdtemp(join(tmpdir(), "weekplate-restartable-"));
    await chmod(parent, 0o755); // as root, Postgres runs as another user
    const running = { postgres: await startIn(parent) };
    await emptyDatabase(running.postgres.url("postgres"), DATABASE);
    const line = await BreakableProxy.open(() => Number(new URL(running.postgres.url(DATABASE)).port)); // another at each start
    const own = new RestartablePostgres(parent, line, running);
    await migrate(own.knex);
    await insertRecipes(own.knex, [shakshuka]);
    return own;
  }

  async shutDown(): Promise<void> {
    await this.#running.postgres.stop();
  }

  async startAgain(): Promise<void> {
    this.#running.postgres = await startIn(this.#parent);
  }

  async drop(): Promise<void> {
    await this.knex.destroy();
    await this.shutDown();
    this.#line.close();
    await rm(this.#parent, { recursive: true, force: true });
  }
}

function startIn(parent: string): Promise<EmbeddedPostgres> {
  return EmbeddedPostgres.start({ folder: join(parent, "data"), password: "test" });
}
