import { readFileSync } from "node:fs";

/** Settings that may lie in a file, which `{name}_FILE` then names: what a container's environment should not show. */
export const SECRET_SETTINGS = [
  "DATABASE_URL",
  "FIREBASE_API_KEY",
  "MINIO_ACCESS_KEY",
  "MINIO_SECRET_KEY",
  "METRICS_TOKEN",
] as const;

export interface RevealedSecrets {
  /** What was given, with the secrets that lie in files under their own names. */
  readonly settings: Readonly<Record<string, string>>;
  /** A line for each that can't be had. */
  readonly wrong: readonly string[];
}

/** Reads the secrets that lie in files, each without the newline at its end. */
export function revealSecrets(given: Readonly<Record<string, string>>): RevealedSecrets {
  const settings = { ...given };
  const wrong: string[] = [];
  for (const name of SECRET_SETTINGS) {
    const setting = `${name}_FILE`;
    const file = given[setting];
    if (file === undefined) continue;
    if (given[name] !== undefined) {
      wrong.push(`${setting}: is set beside ${name}; give one of them`);
      continue;
    }
    try {
      const secret = readFileSync(file, "utf8").replace(/\r?\n$/u, "");
      if (secret === "") wrong.push(`${setting}: ${file} is empty`);
      else settings[name] = secret;
    } catch (error) {
      const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
      wrong.push(`${setting}: ${file} can't be read (${reason})`);
    }
  }
  return { settings, wrong };
}
