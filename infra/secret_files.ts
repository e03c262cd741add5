import { readFileSync } from "node:fs";

/** Settings that can be read from a file named by `{name}_FILE`, so that a container's environment does not show them. */
export const SECRET_SETTINGS = [
  "DATABASE_URL",
  "DATABASE_READ_URL",
  "NATS_URL",
  "FIREBASE_API_KEY",
  "FIREBASE_SERVICE_ACCOUNT",
  "OIDC_CLIENT_SECRET",
  "MINIO_ACCESS_KEY",
  "MINIO_SECRET_KEY",
  "METRICS_TOKEN",
  "INSTALLATION_SECRET",
] as const;

export interface RevealedSecrets {
  /** The given settings, with the secrets from files under their own names. */
  readonly settings: Readonly<Record<string, string>>;
  /** One line for each secret that cannot be read. */
  readonly errors: readonly string[];
}

/** Reads the secrets from files, each without the newline at its end. */
export function revealSecrets(given: Readonly<Record<string, string>>): RevealedSecrets {
  const settings = { ...given };
  const errors: string[] = [];
  for (const name of SECRET_SETTINGS) {
    const setting = `${name}_FILE`;
    const file = given[setting];
    if (file === undefined) continue;
    if (given[name] !== undefined) {
      errors.push(`${setting}: is set together with ${name}; set only one of them`);
      continue;
    }
    try {
      const secret = readFileSync(file, "utf8").replace(/\r?\n$/u, "");
      if (secret === "") errors.push(`${setting}: ${file} is empty`);
      else settings[name] = secret;
    } catch (error) {
      const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
      errors.push(`${setting}: ${file} can't be read (${reason})`);
    }
  }
  return { settings, errors };
}
