import { isLoopback } from "./loopback.ts";
import {
  DEVELOPMENT_SECRET,
  EMULATOR_API_KEY,
  importsCatalogue,
  projectIdOf,
  type Settings,
  usesRealIdentityService,
} from "./settings.ts";

const COMMON_SECRETS = ["minioadmin", "minio123", "password", "secret", "changeme", "postgres", "admin"];
const DEFAULT_SECRETS = [...COMMON_SECRETS, EMULATOR_API_KEY, DEVELOPMENT_SECRET];
const EMULATOR_SETTINGS = ["FIREBASE_AUTH_EMULATOR_HOST", "AUTH_EMULATOR_URL", "AUTH_EMULATOR_PORT"];

/** A line for each setting that is missing beside another one, or contradicts it. */
export function contradictions(values: Settings): string[] {
  const errors = [...seedErrors(values), ...oidcErrors(values)];
  if (values.IDENTITY === "firebase" && usesRealIdentityService(values) && !values.FIREBASE_API_KEY) {
    errors.push("FIREBASE_API_KEY: is required with FIREBASE_PROJECT_ID");
  }
  const projectId = projectIdOf(values);
  const account = values.FIREBASE_SERVICE_ACCOUNT;
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

function oidcErrors(values: Settings): string[] {
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
function unsafeOidc({ PUBLIC_URL, OIDC_ISSUER }: Settings): string[] {
  const errors: string[] = [];
  if (!PUBLIC_URL) errors.push("PUBLIC_URL: is required in production with IDENTITY=oidc");
  for (const [name, url] of Object.entries({ PUBLIC_URL, OIDC_ISSUER })) {
    if (url && isUnencrypted(url)) errors.push(`${name}: must be https in production, because it is not this machine`);
  }
  return errors;
}

function seedErrors(values: Settings): string[] {
  if (values.SEED_PEOPLE !== "on") return [];
  if (values.NODE_ENV === "production") return ["SEED_PEOPLE: production must not have users with a public password"];
  if (usesRealIdentityService(values))
    return ["SEED_PEOPLE: requires an emulator, because the demo users' password is public"];
  if (!importsCatalogue(values))
    return ["SEED_PEOPLE: requires IMPORT_CATALOGUE=on, because the demo users plan with its recipes"];
  return [];
}

/** A line for each setting of an emulator. */
export function emulatorsOf(given: Readonly<Record<string, string>>): string[] {
  return EMULATOR_SETTINGS.filter((name) => given[name] !== undefined).map(
    (name) => `${name}: production must not accept an emulator's tokens`,
  );
}

/** A line for each setting that is missing or not safe in production. */
export function unsafeInProduction(values: Settings): string[] {
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

/** Whether pages of this origin cross a network unencrypted, where they could be changed. */
function isUnencrypted(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return protocol === "http:" && !isLoopback(hostname);
}

function passwordOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : decodeURIComponent(new URL(url).password);
}
