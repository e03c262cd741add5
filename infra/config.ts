import { join } from "node:path";
import { z } from "zod";
import type { ServiceAccount } from "../adapters/firebase/firebase_admin.ts";
import type { NatsServers } from "../adapters/nats/chat_bus.ts";
import { natsUrls } from "./nats_urls.ts";
import { revealSecrets } from "./secret_files.ts";
import { serviceAccount } from "./service_account.ts";

/** Settings, from the environment. A missing one has its default, which docs/configuration.md lists too. */
export interface Config {
  readonly production: boolean;
  /** The address of this machine to listen on; by default one that only this machine can reach. */
  readonly host: string;
  readonly port: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Folder of the embedded stack's data, and by default of the photos. */
  readonly stateFolder: string;
  /** Undefined means the embedded Postgres. */
  readonly databaseUrl: string | undefined;
  /** A streaming replica for reads that tolerate lag; undefined if the primary answers all. */
  readonly databaseReadUrl: string | undefined;
  readonly databasePool: number;
  readonly identity: IdentityConfig;
  readonly photos: PhotosConfig;
  /** Origin of the product in browsers; by default the address that a request was sent to. */
  readonly publicUrl: string | undefined;
  readonly allowedOrigins: readonly string[];
  /** Proxies whose X-Forwarded-For is trusted; none by default. */
  readonly trustedProxies: readonly string[];
  readonly metricsToken: string | undefined;
  /** Key of the hashes by which suspended people are recognised after they deleted their account. */
  readonly installationSecret: string | undefined;
  /** Verified e-mail addresses of the moderators, in lower case. */
  readonly moderators: ReadonlySet<string>;
  /** Whether people can post and send messages only once their e-mail address is verified. */
  readonly requireVerifiedEmail: boolean;
  readonly rateLimits: RateLimitsConfig | "off";
  /** Beyond it, the oldest of an address's chat sockets that have not authenticated yet is closed. */
  readonly unauthenticatedSocketsPerAddress: number;
  /** How instances over one database share chat events and rate limits; `in-process` for a single instance. */
  readonly chatBus: ChatBusConfig;
  /** Whether a start imports the recipe catalogue; by default only into the embedded database. */
  readonly importCatalogue: boolean;
  /** Whether the first start creates six demo users with a public password; only with an emulator. */
  readonly seedPeople: boolean;
  /** Servers, as `host:port`, from which recipes may be imported although they are not on the public internet. */
  readonly importAllowHosts: readonly string[];
  /** How long a stopping server continues to serve while `/readyz` fails. */
  readonly stopNoticeMs: number;
}

export interface IdentityConfig {
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
  /** To look up, revoke and delete accounts; undefined if that is done with people's own tokens. */
  readonly serviceAccount: ServiceAccount | undefined;
  /** `embedded`: started with the server, on this port. */
  readonly emulator:
    | { readonly kind: "embedded"; readonly port: number }
    | { readonly kind: "given"; readonly host: string }
    | undefined;
  /** The emulator's address for browsers; undefined if it is the server's. */
  readonly emulatorUrl: string | undefined;
  /** Whether people can sign in with Google and Facebook. */
  readonly socialSignIn: boolean;
  /** The OpenID Connect provider where people sign in; undefined with Firebase. Then nothing above is used. */
  readonly oidc: OidcConfig | undefined;
}

export interface OidcConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** For people, as in "Continue with {name}". */
  readonly name: string;
}

export type ChatBusConfig =
  | { readonly kind: "in-process" }
  | { readonly kind: "postgres" }
  | { readonly kind: "nats"; readonly servers: NatsServers };

export type PhotosConfig =
  | { readonly kind: "filesystem"; readonly folder: string }
  | {
      readonly kind: "minio";
      readonly endpoint: string;
      readonly accessKey: string;
      readonly secretKey: string;
      readonly bucket: string;
    };

/** Limits per person, or per address for calls without a token. Chat limits count messages. */
export interface RateLimitsConfig {
  readonly readsPerMinute: number;
  readonly writesPerMinute: number;
  readonly photosPerTenMinutes: number;
  readonly addressReadsPerMinute: number;
  readonly savePreferencesPerMinute: number;
  readonly chatBurst: number;
  readonly chatPerSecond: number;
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "silent"] as const;

/** Not a secret: the emulator accepts any key. */
const EMULATOR_API_KEY = "demo-key";
/** Used outside production, where nothing depends on it. */
const DEVELOPMENT_SECRET = "weekplate-development";
const COMMON_SECRETS = ["minioadmin", "minio123", "password", "secret", "changeme", "postgres", "admin"];
const DEFAULT_SECRETS = [...COMMON_SECRETS, EMULATOR_API_KEY, DEVELOPMENT_SECRET];
const EMULATOR_SETTINGS = ["FIREBASE_AUTH_EMULATOR_HOST", "AUTH_EMULATOR_URL", "AUTH_EMULATOR_PORT"];

/** Invalid settings; the message has one line for each. */
export class InvalidConfig extends Error {
  override readonly name = "InvalidConfig";
}

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

const environment = z.object({
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

type Environment = z.output<typeof environment>;

/** The names of all settings. docs/configuration.md is compared with them. */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

/** Default values, for the same comparison; without those that depend on other settings. */
export const SETTING_DEFAULTS: Readonly<Record<string, unknown>> = environment.parse({});

/**
 * Reads the settings.
 *
 * @throws {InvalidConfig} with a line for each invalid setting.
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable counts as not set.
  const entries = Object.entries(variables).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  const { settings: given, errors: unreadable } = revealSecrets(Object.fromEntries(entries));
  if (unreadable.length > 0) throw new InvalidConfig(unreadable.join("\n"));
  const result = environment.safeParse(given);
  if (!result.success) {
    throw new InvalidConfig(
      result.error.issues
        .map(({ path, message }) => `${path.join(".")}: ${message} (it is "${printable(given, path[0])}")`)
        .join("\n"),
    );
  }
  const values = result.data;
  const unsafe = values.NODE_ENV === "production" ? [...emulatorsOf(given), ...unsafeInProduction(values)] : [];
  const errors = [...contradictions(values), ...unsafe];
  if (errors.length > 0) throw new InvalidConfig(errors.join("\n"));
  return configOf(values);
}

function configOf(values: Environment): Config {
  return {
    production: values.NODE_ENV === "production",
    host: values.HOST,
    port: values.PORT,
    logLevel: values.LOG_LEVEL ?? (values.DATABASE_URL === undefined ? "warn" : "info"),
    stateFolder: values.STATE_FOLDER,
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    databasePool: values.DATABASE_POOL,
    identity: identityOf(values),
    photos: photosOf(values),
    publicUrl: values.PUBLIC_URL,
    allowedOrigins: values.ALLOWED_ORIGINS,
    trustedProxies: values.TRUSTED_PROXIES,
    metricsToken: values.METRICS_TOKEN,
    installationSecret:
      values.INSTALLATION_SECRET ?? (values.NODE_ENV === "production" ? undefined : DEVELOPMENT_SECRET),
    moderators: new Set(values.MODERATORS),
    requireVerifiedEmail: values.REQUIRE_VERIFIED_EMAIL === "on",
    rateLimits:
      values.RATE_LIMITS === "off"
        ? "off"
        : {
            readsPerMinute: values.RATE_READS_PER_MINUTE,
            writesPerMinute: values.RATE_WRITES_PER_MINUTE,
            photosPerTenMinutes: values.RATE_PHOTOS_PER_TEN_MINUTES,
            addressReadsPerMinute: values.RATE_ADDRESS_READS_PER_MINUTE,
            savePreferencesPerMinute: values.RATE_SAVE_PREFERENCES_PER_MINUTE,
            chatBurst: values.RATE_CHAT_BURST,
            chatPerSecond: values.RATE_CHAT_PER_SECOND,
          },
    unauthenticatedSocketsPerAddress: values.UNAUTHENTICATED_SOCKETS_PER_ADDRESS,
    chatBus: chatBusOf(values),
    importCatalogue: importsCatalogue(values),
    seedPeople: values.SEED_PEOPLE
      ? values.SEED_PEOPLE === "on"
      : values.DATABASE_URL === undefined && importsCatalogue(values) && !usesRealIdentityService(values),
    importAllowHosts: values.IMPORT_ALLOW_HOSTS,
    stopNoticeMs: values.STOP_NOTICE_SECONDS * 1_000,
  };
}

function importsCatalogue({ IMPORT_CATALOGUE, DATABASE_URL }: Environment): boolean {
  return IMPORT_CATALOGUE ? IMPORT_CATALOGUE === "on" : DATABASE_URL === undefined;
}

/** Whether users sign in at a real identity service, not at an emulator, which accepts every token. */
function usesRealIdentityService({ IDENTITY, FIREBASE_PROJECT_ID, FIREBASE_AUTH_EMULATOR_HOST }: Environment): boolean {
  return IDENTITY === "oidc" || (FIREBASE_PROJECT_ID !== undefined && !FIREBASE_AUTH_EMULATOR_HOST);
}

function identityOf(values: Environment): IdentityConfig {
  const projectId = values.FIREBASE_PROJECT_ID ?? "demo-weekplate";
  const host = values.FIREBASE_AUTH_EMULATOR_HOST;
  return {
    projectId,
    apiKey: values.FIREBASE_API_KEY ?? EMULATOR_API_KEY,
    authDomain: values.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    serviceAccount: values.FIREBASE_SERVICE_ACCOUNT,
    emulator: usesRealIdentityService(values)
      ? undefined
      : host
        ? { kind: "given", host }
        : { kind: "embedded", port: values.AUTH_EMULATOR_PORT },
    emulatorUrl: values.AUTH_EMULATOR_URL,
    socialSignIn: values.SOCIAL_SIGN_IN === "on" && values.IDENTITY === "firebase",
    oidc: oidcOf(values),
  };
}

function oidcOf(values: Environment): OidcConfig | undefined {
  const { IDENTITY, OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (IDENTITY !== "oidc" || !issuer || !clientId || !clientSecret || !values.OIDC_NAME) return undefined;
  return { issuer, clientId, clientSecret, name: values.OIDC_NAME };
}

function photosOf(values: Environment): PhotosConfig {
  const { MINIO_ENDPOINT: endpoint, MINIO_ACCESS_KEY: accessKey, MINIO_SECRET_KEY: secretKey } = values;
  return values.PHOTOS === "minio" && endpoint && accessKey && secretKey
    ? { kind: "minio", endpoint, accessKey, secretKey, bucket: values.MINIO_BUCKET }
    : { kind: "filesystem", folder: values.PHOTOS_FOLDER ?? join(values.STATE_FOLDER, "photos") };
}

function chatBusOf({ CHAT_BUS, NATS_URL }: Environment): ChatBusConfig {
  if (CHAT_BUS !== "nats") return { kind: CHAT_BUS };
  return NATS_URL ? { kind: CHAT_BUS, servers: NATS_URL } : { kind: "in-process" }; // refused as a contradiction
}

function contradictions(values: Environment): string[] {
  const errors = [...seedErrors(values), ...oidcErrors(values)];
  if (values.IDENTITY === "firebase" && usesRealIdentityService(values) && !values.FIREBASE_API_KEY) {
    errors.push("FIREBASE_API_KEY: is required with FIREBASE_PROJECT_ID");
  }
  const { projectId, serviceAccount: account } = identityOf(values);
  if (account && account.projectId !== projectId) {
    errors.push(`FIREBASE_SERVICE_ACCOUNT: is of the project ${account.projectId}, not of ${projectId}`);
  }
  if (!isLoopback(values.HOST) && values.EMULATOR_ON_NETWORK === "off" && !usesRealIdentityService(values)) {
    errors.push(
      `HOST: ${values.HOST} can be reached by other machines, and the emulator accepts every token. Set EMULATOR_ON_NETWORK=on to allow that`,
    );
  }
  if (values.PUBLIC_URL && new URL(values.PUBLIC_URL).origin !== values.PUBLIC_URL.replace(/\/$/u, "")) {
    errors.push("PUBLIC_URL: must be an origin without a path, such as https://weekplate.example");
  }
  if (values.PHOTOS === "minio") {
    for (const name of ["MINIO_ENDPOINT", "MINIO_ACCESS_KEY", "MINIO_SECRET_KEY"] as const) {
      if (!values[name]) errors.push(`${name}: is required with PHOTOS=minio`);
    }
  }
  if (values.DATABASE_READ_URL && !values.DATABASE_URL) {
    errors.push("DATABASE_READ_URL: requires DATABASE_URL, of which it is a replica");
  }
  if (values.CHAT_BUS === "nats" && !values.NATS_URL) errors.push("NATS_URL: is required with CHAT_BUS=nats");
  for (const origin of values.ALLOWED_ORIGINS) {
    // Browsers send origins in exactly this form, so any other form would never match.
    if (!origin.includes("*") && (!URL.canParse(origin) || new URL(origin).origin !== origin)) {
      errors.push(`ALLOWED_ORIGINS: "${origin}" is not an origin, such as https://weekplate.example`);
    }
  }
  return errors;
}

const OIDC_SETTINGS = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET", "OIDC_NAME"] as const;

function oidcErrors(values: Environment): string[] {
  if (values.IDENTITY !== "oidc") return [];
  const { OIDC_ISSUER } = values;
  const errors: string[] = OIDC_SETTINGS.filter((name) => !values[name]).map(
    (name) => `${name}: is required with IDENTITY=oidc`,
  );
  for (const name of ["FIREBASE_PROJECT_ID", "FIREBASE_AUTH_EMULATOR_HOST", "FIREBASE_SERVICE_ACCOUNT"] as const) {
    if (values[name]) errors.push(`${name}: must not be set with IDENTITY=oidc`);
  }
  if (OIDC_ISSUER && /[?#]/u.test(OIDC_ISSUER)) errors.push("OIDC_ISSUER: must have no query and no fragment");
  return errors;
}

/** For sign-in at a provider: secrets travel between it, the browser and the servers. */
function unsafeOidc({ PUBLIC_URL, OIDC_ISSUER }: Environment): string[] {
  const errors: string[] = [];
  if (!PUBLIC_URL) errors.push("PUBLIC_URL: is required in production with IDENTITY=oidc");
  for (const [name, url] of Object.entries({ PUBLIC_URL, OIDC_ISSUER })) {
    if (url && isUnencrypted(url)) errors.push(`${name}: must be https in production, because it is not this machine`);
  }
  return errors;
}

function seedErrors(values: Environment): string[] {
  if (values.SEED_PEOPLE !== "on") return [];
  if (values.NODE_ENV === "production") return ["SEED_PEOPLE: production must not have users with a public password"];
  if (usesRealIdentityService(values))
    return ["SEED_PEOPLE: requires an emulator, because the demo users' password is public"];
  if (!importsCatalogue(values))
    return ["SEED_PEOPLE: requires IMPORT_CATALOGUE=on, because the demo users plan with its recipes"];
  return [];
}

function emulatorsOf(given: Readonly<Record<string, string>>): string[] {
  return EMULATOR_SETTINGS.filter((name) => given[name] !== undefined).map(
    (name) => `${name}: production must not accept an emulator's tokens`,
  );
}

function unsafeInProduction(values: Environment): string[] {
  const errors: string[] = [];
  if (values.IDENTITY === "oidc") errors.push(...unsafeOidc(values));
  else if (!values.FIREBASE_PROJECT_ID) errors.push("FIREBASE_PROJECT_ID: is required in production");
  if (!values.DATABASE_URL) errors.push("DATABASE_URL: is required in production");
  if (values.MODERATORS.length > 0 && !values.INSTALLATION_SECRET) {
    errors.push("INSTALLATION_SECRET: is required in production with MODERATORS");
  }
  if (values.RATE_LIMITS === "off") errors.push("RATE_LIMITS: must be on in production");
  if (values.ALLOWED_ORIGINS.some((origin) => origin.includes("*"))) {
    errors.push("ALLOWED_ORIGINS: must not have a wildcard in production");
  }
  for (const origin of values.ALLOWED_ORIGINS) {
    if (isUnencrypted(origin))
      errors.push(`ALLOWED_ORIGINS: "${origin}" must be https, because it is not this machine`);
  }
  const secrets = {
    MINIO_SECRET_KEY: values.MINIO_SECRET_KEY,
    MINIO_ACCESS_KEY: values.MINIO_ACCESS_KEY,
    FIREBASE_API_KEY: values.FIREBASE_API_KEY,
    METRICS_TOKEN: values.METRICS_TOKEN,
    INSTALLATION_SECRET: values.INSTALLATION_SECRET,
    OIDC_CLIENT_SECRET: values.OIDC_CLIENT_SECRET,
    DATABASE_URL: passwordOf(values.DATABASE_URL),
    DATABASE_READ_URL: passwordOf(values.DATABASE_READ_URL),
    NATS_URL: values.NATS_URL?.password,
  };
  for (const [name, value] of Object.entries(secrets)) {
    if (value !== undefined && DEFAULT_SECRETS.includes(value)) errors.push(`${name}: is a well-known default secret`);
  }
  return errors;
}

/** Whether only this machine can reach the host. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[?::1\]?)$/u.test(host);
}

/** Whether pages of this origin cross a network unencrypted, where they could be changed. */
function isUnencrypted(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return protocol === "http:" && !isLoopback(hostname);
}

function passwordOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : decodeURIComponent(new URL(url).password);
}

/** The value, or … if it may be a secret. */
function printable(given: Readonly<Record<string, string | undefined>>, name: PropertyKey | undefined): string {
  const key = String(name);
  return /KEY|TOKEN|SECRET|SERVICE_ACCOUNT|URL|ENDPOINT/u.test(key) ? "…" : (given[key] ?? "");
}
