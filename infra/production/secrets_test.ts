import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { ensureSecrets } from "./secrets.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "weekplate-secrets-"));
});

afterEach(() => rm(folder, { recursive: true }));

it("generates secrets that a production server accepts, in a folder for the owner only", async () => {
  const names = await ensureSecrets(folder);

  const file = (name: string) => join(folder, name);
  const config = readConfig({
    NODE_ENV: "production",
    FIREBASE_PROJECT_ID: "weekplate-prod",
    FIREBASE_API_KEY: "AIza",
    PHOTOS: "minio",
    MINIO_ENDPOINT: "http://minio:9000",
    DATABASE_URL_FILE: file("database_url"),
    MINIO_ACCESS_KEY_FILE: file("minio_access_key"),
    MINIO_SECRET_KEY_FILE: file("minio_secret_key"),
    METRICS_TOKEN_FILE: file("metrics_token"),
    INSTALLATION_SECRET_FILE: file("installation_secret"),
    MODERATORS: "maya@example.com",
  });
  expect(new URL(config.databaseUrl ?? "").password).toBe(await readFile(file("database_password"), "utf8"));
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(names).toHaveLength(8);
  const [root, servers] = await Promise.all(
    ["minio_root_user", "minio_access_key"].map((name) => readFile(file(name), "utf8")),
  );
  expect(root).not.toBe(servers);
});

it("keeps existing secrets, and generates no password beside an existing database URL", async () => {
  await writeFile(join(folder, "database_url"), "postgres://weekplate@db.internal/weekplate");
  await ensureSecrets(folder);
  const [first, again] = [await readFile(join(folder, "minio_secret_key")), await ensureSecrets(folder)];

  expect(again).toEqual([]);
  expect(await readFile(join(folder, "minio_secret_key"))).toEqual(first);
  expect(await readFile(join(folder, "database_url"), "utf8")).toBe("postgres://weekplate@db.internal/weekplate");
  await expect(stat(join(folder, "database_password"))).rejects.toThrow("ENOENT");
});
