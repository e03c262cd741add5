import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Makes sure that this folder has a file for every secret of `compose.yaml`. Missing ones are generated; existing ones do not
 * change.
 *
 * @returns the names of the generated secrets.
 */
export async function ensureSecrets(folder: string): Promise<string[]> {
  // Containers read the files under different user ids, so the files are readable for all and the folder for the owner only.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const password = random();
  const secrets = {
    // Both or neither, because the URL contains the password.
    ...(existsSync(join(folder, "database_password")) || existsSync(join(folder, "database_url"))
      ? {}
      : { database_password: password, database_url: `postgres://weekplate:${password}@postgres:5432/weekplate` }),
    // MinIO's root key, and the servers' key.
    minio_root_user: "weekplate-root",
    minio_root_password: random(),
    minio_access_key: "weekplate-servers",
    minio_secret_key: random(),
    metrics_token: random(),
    installation_secret: random(),
  };
  const missing = Object.entries(secrets).filter(([name]) => !existsSync(join(folder, name)));
  for (const [name, secret] of missing) await writeFile(join(folder, name), secret, { mode: 0o444 });
  return missing.map(([name]) => name);
}

function random(): string {
  return randomBytes(24).toString("base64url");
}
