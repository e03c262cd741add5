import { join } from "node:path";
import type { ServiceAccount } from "../adapters/firebase/firebase_admin.ts";
import type { NatsServers } from "../adapters/nats/chat_bus.ts";
import { revealSecrets } from "./secret_files.ts";
import { contradictions, emulatorsOf, unsafeInProduction } from "./setting_errors.ts";
import {
  DEVELOPMENT_SECRET,
  EMULATOR_API_KEY,
  environment,
  importsCatalogue,
  type LOG_LEVELS,
  projectIdOf,
  type Settings,
  usesRealIdentityService,
} from "./settings.ts";

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

/** Invalid settings; the message has one line for each. */
export class InvalidConfig extends Error {
  override readonly name = "InvalidConfig";
}

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

function configOf(values: Settings): Config {
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

function identityOf(values: Settings): IdentityConfig {
  const projectId = projectIdOf(values);
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

function oidcOf(values: Settings): OidcConfig | undefined {
  const { IDENTITY, OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (IDENTITY !== "oidc" || !issuer || !clientId || !clientSecret || !values.OIDC_NAME) return undefined;
  return { issuer, clientId, clientSecret, name: values.OIDC_NAME };
}

function photosOf(values: Settings): PhotosConfig {
  const { MINIO_ENDPOINT: endpoint, MINIO_ACCESS_KEY: accessKey, MINIO_SECRET_KEY: secretKey } = values;
  return values.PHOTOS === "minio" && endpoint && accessKey && secretKey
    ? { kind: "minio", endpoint, accessKey, secretKey, bucket: values.MINIO_BUCKET }
    : { kind: "filesystem", folder: values.PHOTOS_FOLDER ?? join(values.STATE_FOLDER, "photos") };
}

function chatBusOf({ CHAT_BUS, NATS_URL }: Settings): ChatBusConfig {
  if (CHAT_BUS !== "nats") return { kind: CHAT_BUS };
  return NATS_URL ? { kind: CHAT_BUS, servers: NATS_URL } : { kind: "in-process" }; // refused as a contradiction
}

/** The value, or … if it may be a secret. */
function printable(given: Readonly<Record<string, string | undefined>>, name: PropertyKey | undefined): string {
  const key = String(name);
  return /KEY|TOKEN|SECRET|SERVICE_ACCOUNT|URL|ENDPOINT/u.test(key) ? "…" : (given[key] ?? "");
}
