import { z } from "zod";
import { natsUrls } from "./nats_urls.ts";
import { serviceAccount } from "./service_account.ts";

export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "silent"] as const;

/** Not a secret: the emulator accepts any key. */
export const EMULATOR_API_KEY = "demo-key";
/** Used outside production, where nothing depends on it. */
export const DEVELOPMENT_SECRET = "weekplate-development";

const count = (fallback: number) => z.coerce.number().int().min(1).max(1_000_000).default(fallback);
const list = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split(",")
      .map((item) => item.trim())
      .filter(Boolean),
  );

/** The environment variables that are settings. */
export const environment = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
  HOST: z
    .union(
      [z.literal("localhost"), z.ipv4(), z.ipv6()],
      "must be localhost, or an IP address of this machine, such as 0.0.0.0",
    )
    .default("127.0.0.1"),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  LOG_LEVEL: z.enum(LOG_LEVELS).optional(),
  STATE_FOLDER: z.string().min(1).default(".weekplate"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/u }).optional(),
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/u }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(20),
  PUBLIC_URL: z.url({ protocol: /^https?$/u }).optional(),
  IDENTITY: z.enum(["firebase", "oidc"]).default("firebase"),
  OIDC_ISSUER: z.url({ protocol: /^https?$/u }).optional(),
  OIDC_CLIENT_ID: z.string().max(255).optional(),
  OIDC_CLIENT_SECRET: z.string().min(16, "must have at least 16 characters").optional(),
  OIDC_NAME: z.string().trim().min(1).max(40).optional(),
  FIREBASE_PROJECT_ID: z.string().min(1).optional(),
  FIREBASE_API_KEY: z.string().min(1).optional(),
  FIREBASE_AUTH_DOMAIN: z.string().min(1).optional(),
  FIREBASE_SERVICE_ACCOUNT: serviceAccount.optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[\w.-]+:\d+$/u, "must be host:port, without http://")
    .optional(),
  AUTH_EMULATOR_URL: z.url({ protocol: /^https?$/u }).optional(),
  AUTH_EMULATOR_PORT: z.coerce.number().int().min(1).max(65_535).default(9099),
  EMULATOR_ON_NETWORK: z.enum(["on", "off"]).default("off"),
  SOCIAL_SIGN_IN: z.enum(["on", "off"]).default("on"),
  REQUIRE_VERIFIED_EMAIL: z.enum(["on", "off"]).default("off"),
  PHOTOS: z.enum(["filesystem", "minio"]).default("filesystem"),
  PHOTOS_FOLDER: z.string().min(1).optional(),
  MINIO_ENDPOINT: z.url({ protocol: /^https?$/u }).optional(),
  MINIO_ACCESS_KEY: z.string().min(1).optional(),
  MINIO_SECRET_KEY: z.string().min(1).optional(),
  MINIO_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u,
      "must be a bucket name: 3 to 63 lower-case letters, digits, dots or dashes",
    )
    .default("weekplate-photos"),
  ALLOWED_ORIGINS: list,
  TRUSTED_PROXIES: list,
  MODERATORS: list.pipe(z.array(z.email().transform((address) => address.toLowerCase()))),
  INSTALLATION_SECRET: z.string().min(16, "must have at least 16 characters").optional(),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  RATE_READS_PER_MINUTE: count(600),
  RATE_WRITES_PER_MINUTE: count(120),
  RATE_PHOTOS_PER_TEN_MINUTES: count(60),
  RATE_ADDRESS_READS_PER_MINUTE: count(600),
  RATE_SAVE_PREFERENCES_PER_MINUTE: count(30),
  RATE_CHAT_BURST: count(60),
  RATE_CHAT_PER_SECOND: count(2),
  UNAUTHENTICATED_SOCKETS_PER_ADDRESS: count(64),
  CHAT_BUS: z.enum(["in-process", "postgres", "nats"]).default("in-process"),
  NATS_URL: natsUrls.optional(),
  IMPORT_CATALOGUE: z.enum(["on", "off"]).optional(),
  SEED_PEOPLE: z.enum(["on", "off"]).optional(),
  IMPORT_ALLOW_HOSTS: list.pipe(
    z.array(z.string().regex(/^(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}$/iu, "must be host:port")),
  ),
  STOP_NOTICE_SECONDS: z.coerce.number().int().min(0).max(4).default(0),
});

/** The values of the environment variables. */
export type Settings = z.output<typeof environment>;

/** The names of all settings. docs/configuration.md is compared with them. */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

/** Default values, for the same comparison; without those that depend on other settings. */
export const SETTING_DEFAULTS: Readonly<Record<string, unknown>> = environment.parse({});

/** Whether a start imports the catalogue; by default only into the embedded database. */
export function importsCatalogue({ IMPORT_CATALOGUE, DATABASE_URL }: Settings): boolean {
  return IMPORT_CATALOGUE ? IMPORT_CATALOGUE === "on" : DATABASE_URL === undefined;
}

/** Whether users sign in at a real identity service, not at an emulator, which accepts every token. */
export function usesRealIdentityService({
  IDENTITY,
  FIREBASE_PROJECT_ID,
  FIREBASE_AUTH_EMULATOR_HOST,
}: Settings): boolean {
  return IDENTITY === "oidc" || (FIREBASE_PROJECT_ID !== undefined && !FIREBASE_AUTH_EMULATOR_HOST);
}

/** The Firebase project; by default one that only emulators know. */
export function projectIdOf({ FIREBASE_PROJECT_ID }: Settings): string {
  return FIREBASE_PROJECT_ID ?? "demo-weekplate";
}
