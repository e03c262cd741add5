import { openDatabase } from "../database.ts";
import { migrate } from "../migrate.ts";

/** Makes the migrated, empty database `template` on a server, that {@linkcode freshDatabase} copies. */
export async function makeTemplate(serverUrl: string): Promise<void> {
  const admin = openDatabase(`${serverUrl}/postgres`, { size: 1 });
  await admin.raw("CREATE DATABASE template");
  await admin.destroy();
  const template = openDatabase(`${serverUrl}/template`, { size: 1 });
  await migrate(template);
  await template.destroy();
}
