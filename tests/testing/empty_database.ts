import { openDatabase } from "../../adapters/postgres/database.ts";

/**
 * Drops and creates a database, on the same server as another one, for a program that starts with an empty one.
 *
 * @returns its address
 */
export async function emptyDatabase(anyDatabaseUrl: string, name: string): Promise<string> {
  const url = (database: string) => Object.assign(new URL(anyDatabaseUrl), { pathname: `/${database}` }).href;
  const admin = openDatabase(url("postgres"), { size: 1 });
  try {
    await admin.raw("DROP DATABASE IF EXISTS ?? WITH (FORCE)", [name]);
    await admin.raw("CREATE DATABASE ??", [name]);
  } finally {
    await admin.destroy();
  }
  return url(name);
}
