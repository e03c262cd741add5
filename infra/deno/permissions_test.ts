import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { serviceAccountKey } from "../../adapters/firebase/testing/service_account_key.ts";
import { publicNetworks } from "../../adapters/page_fetch/public_address.ts";
import { SECRET_SETTINGS } from "../secret_files.ts";
import { SETTING_NAMES } from "../settings.ts";
import { needsEmbeddedStack, permissionsFor } from "./permissions.ts";

const real = {
  PORT: "8080",
  DATABASE_URL: "postgres://weekplate:laid-table@db.example/weekplate",
  FIREBASE_PROJECT_ID: "weekplate-kitchen",
  FIREBASE_API_KEY: "public",
};

const machine = { nameServers: ["10.0.0.53", "fd00::53", "10.0.0.54:5353"] };
/** Addresses that every server may reach to import pages. */
const web = [
  "10.0.0.53:53",
  "[fd00::53]:53",
  "10.0.0.54:5353",
  ...publicNetworks().flatMap((network) => [`${network}:80`, `${network}:443`]),
];

function listOf(kind: string, variables: Record<string, string>): string[] | undefined {
  const flag = permissionsFor(variables, machine).find((each) => each.startsWith(`--allow-${kind}=`));
  return flag?.slice(flag.indexOf("=") + 1).split(",");
}

const google = ["www", "identitytoolkit", "securetoken"].map((name) => `${name}.googleapis.com:443`);

describe("a server with configured services", () => {
  it("may only connect to them and to public web servers, and listen on its port", () => {
    expect(listOf("net", real)).toEqual(["127.0.0.1:8080", "db.example:5432", ...google, ...web]);
    expect(
      listOf("net", {
        DATABASE_URL: "postgres://weekplate:laid-table@[::1]:5433/weekplate",
        FIREBASE_AUTH_EMULATOR_HOST: "localhost:9099",
      }),
    ).toEqual(["127.0.0.1:3000", "[::1]:5433", "localhost:9099", ...web]);
    const FIREBASE_SERVICE_ACCOUNT = JSON.stringify(serviceAccountKey(real.FIREBASE_PROJECT_ID));
    expect(listOf("net", { ...real, FIREBASE_SERVICE_ACCOUNT })).toContain("oauth2.googleapis.com:443");
    expect(listOf("net", { ...real, IMPORT_ALLOW_HOSTS: "192.168.1.20:9000" })).toContain("192.168.1.20:9000");
    expect(listOf("net", { ...real, DATABASE_READ_URL: "postgres://replica.example/weekplate" })).toContain(
      "replica.example:5432",
    );
    expect(listOf("net", { ...real, HOST: "::" })).toContain("[::]:8080");
    expect(
      listOf("net", { ...real, CHAT_BUS: "nats", NATS_URL: "nats://nats-1.example,nats://[fd00::2]:5222" }),
    ).toEqual(expect.arrayContaining(["nats-1.example:4222", "[fd00::2]:5222"]));
    expect(
      listOf("net", {
        DATABASE_URL: real.DATABASE_URL,
        IDENTITY: "oidc",
        OIDC_ISSUER: "https://id.example/realms/kitchen",
        OIDC_CLIENT_ID: "weekplate",
        OIDC_CLIENT_SECRET: "kept-in-the-same-vault",
        OIDC_NAME: "Kitchen ID",
      }),
    ).toEqual(["127.0.0.1:3000", "db.example:5432", "id.example:443", ...web]);
  });

  it("may only write to the photos' folder", () => {
    const variables = { ...real, PHOTOS_FOLDER: "/srv/photos" };

    expect(listOf("write", variables)).toEqual(["/srv/photos"]);
    expect(listOf("read", variables)).toContain("/srv/photos");
    expect(listOf("write", real)).toEqual([".weekplate/photos"]);
  });

  it("may not write at all with photos in MinIO", () => {
    const variables = {
      ...real,
      PHOTOS: "minio",
      MINIO_ENDPOINT: "https://s3.example.com",
      MINIO_ACCESS_KEY: "weekplate",
      MINIO_SECRET_KEY: "well-kept",
    };

    expect(listOf("net", variables)).toContain("s3.example.com:443");
    expect(listOf("write", variables)).toBeUndefined();
  });

  it("may read its settings, the secrets' files and no other variable", async () => {
    const folder = await mkdtemp(join(tmpdir(), "weekplate-permissions-"));
    const file = join(folder, "metrics-token");
    await writeFile(file, "a-token-of-the-metrics\n");
    const variables = { ...real, METRICS_TOKEN_FILE: file };

    expect(listOf("read", variables)).toContain(file);
    await rm(folder, { recursive: true });
    expect(listOf("env", variables)).toEqual([...SETTING_NAMES, ...SECRET_SETTINGS.map((name) => `${name}_FILE`)]);
  });

  it("may read the catalogue only if it imports it", () => {
    expect(listOf("read", real)).not.toContain("catalogue");
    expect(listOf("read", { ...real, IMPORT_CATALOGUE: "on" })).toContain("catalogue");
  });

  it("rejects a path that would be read as two", () => {
    for (const PHOTOS_FOLDER of ["/srv/our photos", "/srv/photos,/etc"]) {
      expect(() => permissionsFor({ ...real, PHOTOS_FOLDER }, machine)).toThrow("Cannot permit");
    }
  });

  it("needs the embedded stack only without configured services", () => {
    expect(needsEmbeddedStack(real)).toBe(false);
    expect(needsEmbeddedStack({ ...real, DATABASE_URL: "" })).toBe(true);
    expect(needsEmbeddedStack({ DATABASE_URL: real.DATABASE_URL })).toBe(true);
  });
});

it.each([
  ["the embedded stack is needed", {}],
  ["a setting is invalid", { ...real, PORT: "web" }],
])("permits no address and no folder if %s", (_name, variables) => {
  expect(permissionsFor(variables, machine).map((flag) => flag.replace(/=.*$/u, ""))).toEqual([
    "--allow-env",
    "--allow-read",
  ]);
});
