import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { InvalidConfig, readConfig } from "./config.ts";
import { SECRET_SETTINGS } from "./secret_files.ts";

const DATABASE = "postgres://weekplate:s3en-and-kept@db.internal:5432/weekplate";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "weekplate-secrets-"));
});

afterEach(() => rm(folder, { recursive: true }));

async function fileWith(text: string): Promise<string> {
  const file = join(folder, "secret");
  await writeFile(file, text);
  return file;
}

function refusal(variables: Record<string, string>): string {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof InvalidConfig) return error.message;
    throw error;
  }
  return "";
}

describe("a secret in a file", () => {
  it.each([DATABASE, `${DATABASE}\n`, `${DATABASE}\r\n`])(
    "is the setting, without the newline at its end: %j",
    async (text) => {
      expect(readConfig({ DATABASE_URL_FILE: await fileWith(text) }).databaseUrl).toBe(DATABASE);
    },
  );

  it("keeps its other blanks: they may be part of it", async () => {
    const token = { METRICS_TOKEN_FILE: await fileWith(" a token with blanks \n\n") };

    expect(readConfig(token).metricsToken).toBe(" a token with blanks \n");
  });

  it("goes for every secret that there is", async () => {
    const secret = "kept-in-the-same-vault";
    const file = await fileWith(`${secret}\n`);
    const files = Object.fromEntries(SECRET_SETTINGS.map((name) => [`${name}_FILE`, file]));
    const config = readConfig({
      ...files,
      DATABASE_URL_FILE: "",
      DATABASE_READ_URL_FILE: "",
      NATS_URL_FILE: "",
      FIREBASE_SERVICE_ACCOUNT_FILE: "",
      FIREBASE_PROJECT_ID: "weekplate-prod",
      PHOTOS: "minio",
      MINIO_ENDPOINT: "https://s3.example.com",
    });

    expect(config.metricsToken).toBe(secret);
    expect(config.identity.apiKey).toBe(secret);
    expect(config.photos).toMatchObject({ accessKey: secret, secretKey: secret });
  });

  it("is checked like any other, and never shown", async () => {
    const file = await fileWith("mysql://weekplate:hunter2@db/weekplate");

    expect(refusal({ DATABASE_URL_FILE: file })).toMatch(/^DATABASE_URL: .+ \(it is "…"\)$/u);
  });

  it("is rejected in production if it is well known", async () => {
    const production = { NODE_ENV: "production", FIREBASE_PROJECT_ID: "weekplate-prod", FIREBASE_API_KEY: "AIza" };
    const file = await fileWith("postgres://weekplate:changeme@db/weekplate\n");

    expect(refusal({ ...production, DATABASE_URL_FILE: file })).toBe("DATABASE_URL: is a well-known default secret");
  });

  it("can't be given both ways", async () => {
    const both = { DATABASE_URL: DATABASE, DATABASE_URL_FILE: await fileWith(DATABASE) };

    expect(refusal(both)).toBe("DATABASE_URL_FILE: is set together with DATABASE_URL; set only one of them");
  });

  it("names a file that can't be read, and one that is empty", async () => {
    const missing = join(folder, "missing");
    const empty = await fileWith("\n");

    expect(refusal({ METRICS_TOKEN_FILE: missing, MINIO_SECRET_KEY_FILE: folder, MINIO_ACCESS_KEY_FILE: empty })).toBe(
      [
        `MINIO_ACCESS_KEY_FILE: ${empty} is empty`,
        `MINIO_SECRET_KEY_FILE: ${folder} can't be read (EISDIR)`,
        `METRICS_TOKEN_FILE: ${missing} can't be read (ENOENT)`,
      ].join("\n"),
    );
  });
});
