import { describe, expect, it } from "vitest";
import { serviceAccountKey } from "../adapters/firebase/testing/service_account_key.ts";
import { InvalidConfig, readConfig } from "./config.ts";
import { SETTING_NAMES } from "./settings.ts";

/** The minimum settings of a production server. */
const production = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://weekplate:s3en-and-kept@db.internal:5432/weekplate",
  FIREBASE_PROJECT_ID: "weekplate-prod",
  FIREBASE_API_KEY: "AIza-of-the-web-app",
};

const minio = {
  PHOTOS: "minio",
  MINIO_ENDPOINT: "https://s3.example.com",
  MINIO_ACCESS_KEY: "weekplate",
  MINIO_SECRET_KEY: "kept-in-a-vault",
};

const oidc = {
  IDENTITY: "oidc",
  OIDC_ISSUER: "https://id.example/realms/kitchen",
  OIDC_CLIENT_ID: "weekplate",
  OIDC_CLIENT_SECRET: "kept-in-the-same-vault",
  OIDC_NAME: "Kitchen ID",
};

/** The lines of the error. */
const serviceAccount = serviceAccountKey("weekplate-prod");

function errorsOf(variables: Record<string, string>): string[] {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof InvalidConfig) return error.message.split("\n");
    throw error;
  }
  return [];
}

describe("without settings", () => {
  // #run-embedded
  it("uses the embedded stack on the default ports", () => {
    expect(readConfig({})).toEqual({
      production: false,
      host: "127.0.0.1",
      port: 3000,
      logLevel: "warn",
      stateFolder: ".weekplate",
      databaseUrl: undefined,
      databaseReadUrl: undefined,
      databasePool: 20,
      identity: {
        projectId: "demo-weekplate",
        apiKey: "demo-key",
        authDomain: "demo-weekplate.firebaseapp.com",
        emulator: { kind: "embedded", port: 9099 },
        emulatorUrl: undefined,
        socialSignIn: true,
      },
      photos: { kind: "filesystem", folder: ".weekplate/photos" },
      allowedOrigins: [],
      trustedProxies: [],
      metricsToken: undefined,
      installationSecret: "weekplate-development",
      moderators: new Set(),
      rateLimits: {
        readsPerMinute: 600,
        writesPerMinute: 120,
        photosPerTenMinutes: 60,
        addressReadsPerMinute: 600,
        savePreferencesPerMinute: 30,
        chatBurst: 60,
        chatPerSecond: 2,
      },
      unauthenticatedSocketsPerAddress: 64,
      chatBus: { kind: "in-process" },
      importAllowHosts: [],
      importCatalogue: true,
      requireVerifiedEmail: false,
      seedPeople: true,
      stopNoticeMs: 0,
    });
  });

  it("treats an empty variable as not set", () => {
    const empty = Object.fromEntries(SETTING_NAMES.map((name) => [name, ""]));

    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it("ignores unknown variables", () => {
    expect(readConfig({ PATH: "/usr/bin", PORTS: "many" })).toEqual(readConfig({}));
  });
});

describe("settings", () => {
  it("stores photos in the state folder or in PHOTOS_FOLDER", () => {
    expect(readConfig({ STATE_FOLDER: "/srv/weekplate" }).photos).toEqual({
      kind: "filesystem",
      folder: "/srv/weekplate/photos",
    });
    expect(readConfig({ PHOTOS_FOLDER: "/srv/photos" }).photos).toEqual({ kind: "filesystem", folder: "/srv/photos" });
  });

  it("stores photos in a MinIO bucket", () => {
    expect(readConfig(minio).photos).toEqual({
      kind: "minio",
      endpoint: "https://s3.example.com",
      accessKey: "weekplate",
      secretKey: "kept-in-a-vault",
      bucket: "weekplate-photos",
    });
  });

  it("uses the real identity service for a project", () => {
    expect(readConfig({ FIREBASE_PROJECT_ID: "weekplate-prod", FIREBASE_API_KEY: "AIza" }).identity).toEqual({
      projectId: "weekplate-prod",
      apiKey: "AIza",
      authDomain: "weekplate-prod.firebaseapp.com",
      emulator: undefined,
      socialSignIn: true,
    });
  });

  it("calls accounts with a service account of the same project", () => {
    const real = { FIREBASE_PROJECT_ID: "weekplate-prod", FIREBASE_API_KEY: "AIza" };
    const FIREBASE_SERVICE_ACCOUNT = JSON.stringify(serviceAccount);

    expect(readConfig({ ...real, FIREBASE_SERVICE_ACCOUNT }).identity.serviceAccount).toEqual({
      projectId: "weekplate-prod",
      clientEmail: serviceAccount["client_email"],
      privateKey: serviceAccount["private_key"],
    });
    expect(errorsOf({ ...real, FIREBASE_SERVICE_ACCOUNT, FIREBASE_PROJECT_ID: "weekplate-test" })).toEqual([
      "FIREBASE_SERVICE_ACCOUNT: is of the project weekplate-prod, not of weekplate-test",
    ]);
    expect(errorsOf({ ...oidc, FIREBASE_SERVICE_ACCOUNT })).toContain(
      "FIREBASE_SERVICE_ACCOUNT: must not be set with IDENTITY=oidc",
    );
  });

  it("uses an OpenID Connect provider with IDENTITY=oidc, without emulator, demo users and social sign-in", () => {
    const config = readConfig({ ...oidc, HOST: "0.0.0.0", PUBLIC_URL: "https://weekplate.example" });

    expect(config).toMatchObject({ seedPeople: false, identity: { emulator: undefined, socialSignIn: false } });
    expect(config.identity.oidc).toEqual({
      issuer: "https://id.example/realms/kitchen",
      clientId: "weekplate",
      clientSecret: "kept-in-the-same-vault",
      name: "Kitchen ID",
    });
    expect(config.publicUrl).toBe("https://weekplate.example");
    expect(readConfig({ OIDC_NAME: "" }).identity.oidc).toBeUndefined();
  });

  it("has no social sign-in with SOCIAL_SIGN_IN=off", () => {
    expect(readConfig({ SOCIAL_SIGN_IN: "off" }).identity.socialSignIn).toBe(false);
  });

  it("requires verified e-mail addresses with REQUIRE_VERIFIED_EMAIL=on", () => {
    expect(readConfig({ REQUIRE_VERIFIED_EMAIL: "on" }).requireVerifiedEmail).toBe(true);
  });

  it("uses a running emulator, also for a named project", () => {
    const given = { FIREBASE_AUTH_EMULATOR_HOST: "localhost:9299" };

    expect(readConfig(given).identity.emulator).toEqual({ kind: "given", host: "localhost:9299" });
    expect(readConfig({ ...given, FIREBASE_PROJECT_ID: "demo-other" }).identity).toMatchObject({
      projectId: "demo-other",
      emulator: { kind: "given" },
    });
  });

  it.each(["127.0.0.1", "127.0.1.1", "::1", "localhost"])(
    "listens on %s, which only this machine can reach",
    (HOST) => {
      expect(readConfig({ HOST }).host).toBe(HOST);
    },
  );

  // #server-loopback
  it.each(["0.0.0.0", "::", "192.168.1.7", "2001:db8::7"])(
    "listens on %s with the real identity service, and with an emulator only if that is allowed",
    (HOST) => {
      const real = { FIREBASE_PROJECT_ID: "weekplate-prod", FIREBASE_API_KEY: "AIza" };
      const message = `HOST: ${HOST} can be reached by other machines, and the emulator accepts every token. Set EMULATOR_ON_NETWORK=on to allow that`;

      expect(readConfig({ HOST, ...real }).host).toBe(HOST);
      expect(errorsOf({ HOST })).toEqual([message]);
      expect(errorsOf({ HOST, FIREBASE_AUTH_EMULATOR_HOST: "localhost:9299" })).toEqual([message]);
      expect(readConfig({ HOST, EMULATOR_ON_NETWORK: "on" }).host).toBe(HOST);
    },
  );

  it("refuses a HOST that is not an address", () => {
    expect(errorsOf({ HOST: "weekplate.example" })).toEqual([
      'HOST: must be localhost, or an IP address of this machine, such as 0.0.0.0 (it is "weekplate.example")',
    ]);
  });

  it("reads lists with or without blanks", () => {
    const { allowedOrigins, trustedProxies } = readConfig({
      ALLOWED_ORIGINS: "https://weekplate.example, https://www.weekplate.example,",
      TRUSTED_PROXIES: "10.0.0.1",
    });

    expect(allowedOrigins).toEqual(["https://weekplate.example", "https://www.weekplate.example"]);
    expect(trustedProxies).toEqual(["10.0.0.1"]);
    expect(readConfig({ MODERATORS: "Maya@Example.com, tomas@example.com" }).moderators).toEqual(
      new Set(["maya@example.com", "tomas@example.com"]),
    );
  });

  // #limit-off
  it("switches rate limits and demo users off", () => {
    expect(readConfig({ RATE_LIMITS: "off", SEED_PEOPLE: "off" })).toMatchObject({
      rateLimits: "off",
      seedPeople: false,
    });
  });

  it("imports the catalogue into a configured database only with IMPORT_CATALOGUE=on", () => {
    const given = { DATABASE_URL: "postgres://weekplate:s3en-and-kept@db.internal:5432/weekplate" };

    expect(readConfig(given).importCatalogue).toBe(false);
    expect(readConfig({ ...given, IMPORT_CATALOGUE: "on" }).importCatalogue).toBe(true);
    expect(readConfig({ IMPORT_CATALOGUE: "off" }).importCatalogue).toBe(false);
  });

  it("creates demo users by default only in the embedded database with the catalogue and an emulator", () => {
    const DATABASE_URL = "postgres://weekplate:s3en-and-kept@db.internal:5432/weekplate";

    expect(readConfig({ FIREBASE_AUTH_EMULATOR_HOST: "localhost:9299" }).seedPeople).toBe(true);
    expect(readConfig({ DATABASE_URL, IMPORT_CATALOGUE: "on" }).seedPeople).toBe(false);
    expect(readConfig({ DATABASE_URL, IMPORT_CATALOGUE: "on", SEED_PEOPLE: "on" }).seedPeople).toBe(true);
    expect(readConfig({ IMPORT_CATALOGUE: "off" }).seedPeople).toBe(false);
    expect(readConfig({ FIREBASE_PROJECT_ID: "weekplate-prod", FIREBASE_API_KEY: "AIza" }).seedPeople).toBe(false);
  });

  it("gives browsers another address of the emulator", () => {
    const given = { FIREBASE_AUTH_EMULATOR_HOST: "emulator:9099", AUTH_EMULATOR_URL: "http://localhost:9099" };

    expect(readConfig(given).identity).toMatchObject({ emulatorUrl: "http://localhost:9099" });
  });

  it("lets instances share chat messages through Postgres", () => {
    expect(readConfig({ CHAT_BUS: "postgres" }).chatBus).toEqual({ kind: "postgres" });
  });

  it("lets a replica answer, but not without the database that it copies", () => {
    const DATABASE_READ_URL = "postgres://weekplate:s3en-and-kept@replica.internal:5432/weekplate";

    expect(readConfig({ ...production, DATABASE_READ_URL }).databaseReadUrl).toBe(DATABASE_READ_URL);
    expect(errorsOf({ DATABASE_READ_URL })).toEqual([
      "DATABASE_READ_URL: requires DATABASE_URL, of which it is a replica",
    ]);
    expect(errorsOf({ ...production, DATABASE_READ_URL: "postgres://weekplate:postgres@replica.internal/x" })).toEqual([
      "DATABASE_READ_URL: is a well-known default secret",
    ]);
  });

  it("lets them share chat messages through a cluster of NATS", () => {
    const NATS_URL = "tls://cook:s%2Calt@nats-1.example, tls://cook:s%2Calt@nats-2.example:5222";

    expect(readConfig({ CHAT_BUS: "nats", NATS_URL }).chatBus).toEqual({
      kind: "nats",
      servers: {
        addresses: ["nats-1.example:4222", "nats-2.example:5222"],
        user: "cook",
        password: "s,alt",
        tls: true,
      },
    });
    expect(readConfig({ CHAT_BUS: "nats", NATS_URL: "nats://localhost" }).chatBus).toEqual({
      kind: "nats",
      servers: { addresses: ["localhost:4222"], user: undefined, password: undefined, tls: false },
    });
    expect(errorsOf({ CHAT_BUS: "nats" })).toEqual(["NATS_URL: is required with CHAT_BUS=nats"]);
  });
});

describe("an invalid setting", () => {
  // #server-settings
  it.each([
    ["NODE_ENV", "prod"],
    ["PORT", "web"],
    ["PORT", "0"],
    ["PORT", "65536"],
    ["PORT", "80.5"],
    ["LOG_LEVEL", "loud"],
    ["DATABASE_POOL", "0"],
    ["FIREBASE_AUTH_EMULATOR_HOST", "http://localhost:9099"],
    ["FIREBASE_AUTH_EMULATOR_HOST", "localhost"],
    ["AUTH_EMULATOR_PORT", "-1"],
    ["PHOTOS", "s3"],
    ["MINIO_BUCKET", "Photos Of Ours"],
    ["RATE_LIMITS", "no"],
    ["RATE_READS_PER_MINUTE", "0"],
    ["RATE_CHAT_BURST", "a few"],
    ["SEED_PEOPLE", "false"],
    ["IMPORT_CATALOGUE", "yes"],
  ])("gives one line with its name and value: %s=%s", (name, value) => {
    const lines = errorsOf({ [name]: value });

    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name}: .+ \\(it is ".+"\\)$`, "u"));
    expect(lines[0]).toContain(`"${value}"`);
  });

  it.each([
    ["DATABASE_URL", "mysql://weekplate:hunter2@db/weekplate"],
    ["MINIO_ENDPOINT", "ftp://root:hunter2@s3.example.com"],
    ["NATS_URL", "http://cook:hunter2@nats-1.example"],
    ["NATS_URL", "nats://cook:hunter2@nats-1.example/path"],
    ["NATS_URL", "nats://cook:hunter2@nats-1.example,tls://cook:hunter2@nats-2.example"],
    ["NATS_URL", "nats://cook:hunter2@nats-1.example,nats://nats-2.example"],
    ["NATS_URL", "tls://cook:hunter2@192.0.2.1"],
    ["NATS_URL", "tls://cook:hunter2@[2001:db8::1]:4222"],
    ["NATS_URL", "nats://hunter2@nats-1.example"],
    ["NATS_URL", "nats://cook:hunter2%@nats-1.example"],
    ["METRICS_TOKEN", "hunter2"],
    ["FIREBASE_SERVICE_ACCOUNT", "hunter2"],
    ["FIREBASE_SERVICE_ACCOUNT", JSON.stringify({ ...serviceAccount, type: "authorized_user" })],
    ["FIREBASE_SERVICE_ACCOUNT", JSON.stringify({ ...serviceAccount, private_key: "hunter2" })],
  ])("never prints a possible secret: %s", (name, value) => {
    const lines = errorsOf({ [name]: value });

    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name}: .+ \\(it is "…"\\)$`, "u"));
    expect(lines.join()).not.toContain("hunter2");
  });

  it("has its own line among others", () => {
    const lines = errorsOf({ PORT: "web", PHOTOS: "s3", SEED_PEOPLE: "maybe" });

    expect(lines.map((line) => line.split(":")[0])).toEqual(["PORT", "PHOTOS", "SEED_PEOPLE"]);
  });

  it.each(["weekplate.example", "https://weekplate.example/", "https://weekplate.example/week", "null"])(
    "can be an origin in a form that no browser sends: %s",
    (origin) => {
      expect(errorsOf({ ALLOWED_ORIGINS: origin })).toEqual([
        `ALLOWED_ORIGINS: "${origin}" is not an origin, such as https://weekplate.example`,
      ]);
    },
  );

  it("names each setting that the OpenID Connect provider lacks", () => {
    expect(errorsOf({ IDENTITY: "oidc" })).toEqual(
      ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET", "OIDC_NAME"].map(
        (name) => `${name}: is required with IDENTITY=oidc`,
      ),
    );
  });

  it.each([
    ["two identity services", { ...oidc, FIREBASE_PROJECT_ID: "weekplate-prod" }, "FIREBASE_PROJECT_ID"],
    [
      "a provider and an emulator",
      { ...oidc, FIREBASE_AUTH_EMULATOR_HOST: "localhost:9099" },
      "FIREBASE_AUTH_EMULATOR_HOST",
    ],
    ["an issuer with a query", { ...oidc, OIDC_ISSUER: "https://id.example/?realm=kitchen" }, "OIDC_ISSUER"],
    ["a short client secret", { ...oidc, OIDC_CLIENT_SECRET: "fifteen-signs--" }, "OIDC_CLIENT_SECRET"],
    ["a public address with a path", { PUBLIC_URL: "https://example.com/weekplate" }, "PUBLIC_URL"],
    ["demo users at a provider", { ...oidc, SEED_PEOPLE: "on" }, "SEED_PEOPLE"],
  ])("can be %s", (_what, settings, name) => {
    expect(errorsOf(settings)[0]).toMatch(new RegExp(`^${name}: `, "u"));
    expect(errorsOf(settings).join()).not.toContain(oidc.OIDC_CLIENT_SECRET);
  });

  it("can be a project without an API key", () => {
    expect(errorsOf({ FIREBASE_PROJECT_ID: "weekplate-prod" })).toEqual([
      "FIREBASE_API_KEY: is required with FIREBASE_PROJECT_ID",
    ]);
  });

  it.each([
    [
      "the real identity service",
      { FIREBASE_PROJECT_ID: "weekplate-prod", FIREBASE_API_KEY: "AIza" },
      "requires an emulator",
    ],
    ["no recipes", { IMPORT_CATALOGUE: "off" }, "requires IMPORT_CATALOGUE=on"],
    ["a database without recipes", { DATABASE_URL: production.DATABASE_URL }, "requires IMPORT_CATALOGUE=on"],
  ])("can be demo users with %s", (_what, beside, reason) => {
    const lines = errorsOf({ ...beside, SEED_PEOPLE: "on" });

    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^SEED_PEOPLE: ${reason}`, "u"));
  });

  it.each(["MINIO_ENDPOINT", "MINIO_ACCESS_KEY", "MINIO_SECRET_KEY"] as const)(
    "can be a MinIO bucket without %s",
    (name) => {
      expect(errorsOf({ ...minio, [name]: "" })).toEqual([`${name}: is required with PHOTOS=minio`]);
    },
  );
});

describe("production", () => {
  it("accepts safe settings", () => {
    expect(readConfig({ ...production, ...minio, METRICS_TOKEN: "kept-in-the-same-vault" }).production).toBe(true);
  });

  it("accepts an OpenID Connect provider in place of a project, over TLS, at a known address", () => {
    const { DATABASE_URL, NODE_ENV } = production;
    const settings = { DATABASE_URL, NODE_ENV, ...oidc, PUBLIC_URL: "https://weekplate.example" };

    expect(errorsOf(settings)).toEqual([]);
    expect(errorsOf({ ...settings, PUBLIC_URL: "" })).toEqual([
      "PUBLIC_URL: is required in production with IDENTITY=oidc",
    ]);
    for (const [name, url] of Object.entries({
      PUBLIC_URL: "http://weekplate.example",
      OIDC_ISSUER: "http://id.example",
    })) {
      expect(errorsOf({ ...settings, [name]: url })).toEqual([
        `${name}: must be https in production, because it is not this machine`,
      ]);
    }
  });

  // #server-production
  it.each([
    ["an emulator's tokens", { FIREBASE_AUTH_EMULATOR_HOST: "localhost:9099" }, "FIREBASE_AUTH_EMULATOR_HOST"],
    ["an emulator's address for browsers", { AUTH_EMULATOR_URL: "http://localhost:9099" }, "AUTH_EMULATOR_URL"],
    ["an emulator's port", { AUTH_EMULATOR_PORT: "9099" }, "AUTH_EMULATOR_PORT"],
    ["no project", { FIREBASE_PROJECT_ID: "" }, "FIREBASE_PROJECT_ID"],
    ["no database", { DATABASE_URL: "" }, "DATABASE_URL"],
    ["users with a public password", { IMPORT_CATALOGUE: "on", SEED_PEOPLE: "on" }, "SEED_PEOPLE"],
    ["limits that are off", { RATE_LIMITS: "off" }, "RATE_LIMITS"],
    ["every origin", { ALLOWED_ORIGINS: "*" }, "ALLOWED_ORIGINS"],
    ["every origin of a domain", { ALLOWED_ORIGINS: "https://*.example.com" }, "ALLOWED_ORIGINS"],
    ["an unencrypted origin", { ALLOWED_ORIGINS: "http://weekplate.example" }, "ALLOWED_ORIGINS"],
    ["an unencrypted origin with a port", { ALLOWED_ORIGINS: "http://10.0.0.7:8080" }, "ALLOWED_ORIGINS"],
    ["the emulator's key", { FIREBASE_API_KEY: "demo-key" }, "FIREBASE_API_KEY"],
    ["MinIO's default name", { ...minio, MINIO_ACCESS_KEY: "minioadmin" }, "MINIO_ACCESS_KEY"],
    ["MinIO's default secret", { ...minio, MINIO_SECRET_KEY: "minioadmin" }, "MINIO_SECRET_KEY"],
    ["a database's default password", { DATABASE_URL: "postgres://app:postgres@db/weekplate" }, "DATABASE_URL"],
    ["a secret out of a tutorial", { ...minio, MINIO_SECRET_KEY: "minio123" }, "MINIO_SECRET_KEY"],
    [
      "a default password in another encoding",
      { DATABASE_URL: "postgres://app:p%6Fstgres@db/weekplate" },
      "DATABASE_URL",
    ],
  ])("refuses %s", (_what, change, name) => {
    const lines = errorsOf({ ...production, ...change });

    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name}: `, "u"));
  });

  it.each(["http://localhost:5173", "http://127.0.0.1:8080", "http://[::1]:8080", "http://app.localhost"])(
    "accepts %s, which never leaves the machine",
    (origin) => {
      expect(errorsOf({ ...production, ALLOWED_ORIGINS: origin })).toEqual([]);
    },
  );

  it("reports all errors at once and prints no secret", () => {
    const lines = errorsOf({
      ...production,
      ...minio,
      RATE_LIMITS: "off",
      MINIO_SECRET_KEY: "minioadmin",
      DATABASE_URL: "postgres://app:changeme@db/weekplate",
    });

    expect(lines.map((line) => line.split(":")[0])).toEqual(["RATE_LIMITS", "MINIO_SECRET_KEY", "DATABASE_URL"]);
    expect(lines.join()).not.toMatch(/minioadmin|changeme/u);
  });

  it("accepts a default secret outside production", () => {
    expect(errorsOf({ FIREBASE_API_KEY: "demo-key", ...minio, MINIO_SECRET_KEY: "minioadmin" })).toEqual([]);
  });
});

it("needs a secret of the installation in production where there are moderators", () => {
  const moderated = { ...production, MODERATORS: "maya@example.com" };
  const secret = "INSTALLATION_SECRET: is required in production with MODERATORS";

  expect(errorsOf(moderated)).toEqual([secret]);
  expect(errorsOf({ ...moderated, INSTALLATION_SECRET: "weekplate-development" })).toEqual([
    "INSTALLATION_SECRET: is a well-known default secret",
  ]);
  expect(readConfig({ ...moderated, INSTALLATION_SECRET: "kept-in-a-vault-too" }).installationSecret).toBe(
    "kept-in-a-vault-too",
  );
  expect(readConfig(production).installationSecret).toBeUndefined();
});
