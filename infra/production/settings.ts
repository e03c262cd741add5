import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";

const ROOT = join(import.meta.dirname, "..", "..");

export interface ProductionSettings {
  /** No identity service is configured, so the emulator is used, which accepts every token. */
  readonly isTrial: boolean;
  /** Whether to build the product's images. BUILD_IMAGES=off uses those that exist, such as those of a build server. */
  readonly buildsImages: boolean;
  /** The product's address for a browser on this machine. */
  readonly address: string;
  /** `host:port` of the emulator on this machine, if there is one. */
  readonly emulatorHost: string | undefined;
  readonly secretsFolder: string;
  /** Compose's files, in order. */
  readonly files: readonly string[];
  /** Values for the variables of `compose.yaml`. */
  readonly variables: Readonly<Record<string, string>>;
}

/** From the environment, then from the file `.env` beside `compose.yaml`, which Compose reads too. */
export function readProductionSettings(
  environment: Readonly<Record<string, string | undefined>>,
  file: string = join(ROOT, ".env"),
): ProductionSettings {
  const given = { ...(existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {}), ...environment };
  const hasOidc = given["IDENTITY"] === "oidc";
  const isTrial = !given["FIREBASE_PROJECT_ID"] && !hasOidc;
  const emulatorPort = given["AUTH_EMULATOR_PORT"] || "9099";
  const secretsFolder = resolve(ROOT, given["SECRETS_FOLDER"] || join("infra", "production", "secrets"));
  const hasServiceAccount = !isTrial && !hasOidc && existsSync(join(secretsFolder, "firebase_service_account"));
  const hasTls = Boolean(given["TLS_CERTIFICATE"]);
  const bind = hasTls ? given["HTTPS_BIND"] || "443" : given["HTTP_BIND"] || "127.0.0.1:8080";
  const addressAt = (name: string) => `${hasTls ? "https" : "http"}://${name}:${bind.split(":").at(-1)}`;
  return {
    isTrial,
    buildsImages: given["BUILD_IMAGES"] !== "off",
    address: addressAt("localhost"),
    emulatorHost: isTrial ? `localhost:${emulatorPort}` : undefined,
    secretsFolder,
    files: [
      join(ROOT, "compose.yaml"),
      ...(hasTls ? [join(import.meta.dirname, "compose.tls.yaml")] : []),
      ...(hasOidc ? [join(import.meta.dirname, "compose.oidc.yaml")] : []),
      ...(hasServiceAccount ? [join(import.meta.dirname, "compose.service_account.yaml")] : []),
    ],
    variables: {
      SECRETS_FOLDER: secretsFolder,
      // Overrides the shell's value: with `development` the servers would accept unsafe settings.
      NODE_ENV: "production",
      ...(isTrial && {
        COMPOSE_PROFILES: "try",
        NODE_ENV: "development",
        FIREBASE_AUTH_EMULATOR_HOST: "emulator:9099",
        // Only the proxy reaches the servers, and by default only this machine the proxy.
        EMULATOR_ON_NETWORK: "on",
        AUTH_EMULATOR_URL: `http://localhost:${emulatorPort}`,
        PRODUCT_ORIGINS: ["localhost", "127.0.0.1"].map((name) => new URL(addressAt(name)).origin).join(","),
        SEED_PEOPLE: given["SEED_PEOPLE"] || "on",
      }),
    },
  };
}
