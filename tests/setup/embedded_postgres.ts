import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { makeTemplate } from "../../adapters/postgres/testing/template.ts";
import { EmbeddedPostgres } from "../../infra/embedded/postgres/embedded_postgres.ts";

/**
 * Starts one Postgres for all projects of a run, with a migrated `template` that {@linkcode freshDatabase} copies. Vitest runs
 * the set-up of one project after the other, and ends them all at the end of the run.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if ("postgresUrl" in project.getProvidedContext()) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "weekplate-postgres-"));
  await chmod(folder, 0o755); // as root, Postgres runs as another user
  const postgres = await EmbeddedPostgres.start({
    folder: join(folder, "data"),
    password: "test",
    // The data is not needed after the run.
    settings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off" },
  });
  const url = postgres.url("").slice(0, -1);
  await makeTemplate(url);
  project.vitest.provide("postgresUrl", url);

  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
