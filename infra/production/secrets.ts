import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Has every secret that `compose.yaml` asks for in a file of this folder; those that are missing are made up, since nobody
 * has to know them. Those that are there stay.
 *
 * @returns the names of those that were made.
 */
export async function ensureSecrets(folder: string): Promise<string[]> {
  // Containers read the files under numbers of users of their own: so everybody may, and only the owner gets to the folder.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const password = random();
  const wanted = {
    // Both, or neither: one holds the other.
    ...(existsSync(join(folder, "database_password")) || existsSync(join(folder, "database_url"))
      ? {}
      : { database_password: password, database_url: `postgres://weekplate:${password}@postgres:5432/weekplate` }),
    // MinIO's own, and the servers', which it is told of.
    minio_root_user: "weekplate-root",
    minio_root_password: random(),
    minio_access_key: "weekplate-servers",
    minio_secret_key: random(),
    metrics_token: random(),
  };
  const missing = Object.entries(wanted).filter(([name]) => !existsSync(join(folder, name)));
  for (const [name, secret] of missing) await writeFile(join(folder, name), secret, { mode: 0o444 });
  return missing.map(([name]) => name);
}

function random(): string {
  return randomBytes(24).toString("base64url");
}
