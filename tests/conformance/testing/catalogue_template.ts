import { inject } from "vitest";
import { openDatabase } from "../../../adapters/postgres/database.ts";
import { bootstrapDatabase } from "../../../infra/bootstrap_database.ts";
import { readConfig } from "../../../infra/config.ts";
import { createContainer } from "../../../infra/container.ts";
import { tokens } from "../../../infra/tokens.ts";

const NAME = "catalogue_template";

/**
 * Creates a database with the imported catalogue once per run; the import takes seconds, a copy of the database does not.
 *
 * @param folder for temporary files
 * @returns the name of the database
 */
export async function ensureCatalogueTemplate(folder: string): Promise<string> {
  const server = inject("postgresUrl");
  const admin = openDatabase(`${server}/postgres`, { size: 1 });
  try {
    // Released with the connection. The other test files wait here.
    await admin.raw("SELECT pg_advisory_lock(hashtext(?))", [NAME]);
    const existing = await admin("pg_database").where({ datname: NAME });
    if (existing.length > 0) return NAME;
    await admin.raw("DROP DATABASE IF EXISTS ??", [`${NAME}_unfinished`]);
    await admin.raw("CREATE DATABASE ?? TEMPLATE template", [`${NAME}_unfinished`]);
    const config = readConfig({ STATE_FOLDER: folder, LOG_LEVEL: "silent" });
    const container = await createContainer(config, {
      databaseUrl: `${server}/${NAME}_unfinished`,
      emulatorHost: undefined,
    });
    await bootstrapDatabase(container, { seed: "catalogue", onProgress: () => {} });
    await container.get(tokens.knex).destroy();
    await admin.raw("ALTER DATABASE ?? RENAME TO ??", [`${NAME}_unfinished`, NAME]);
    return NAME;
  } finally {
    await admin.destroy();
  }
}
