import { resolve } from "node:path";
import type { BootstrapResult } from "./bootstrap_database.ts";
import { type Config, isLoopback } from "./config.ts";
import { seedEmail } from "./seed/create_demo_users.ts";
import { SEED_PASSWORD, SEED_PEOPLE } from "./seed/people.ts";

/** The text that the terminal shows when the server is ready. */
export function startMessage(config: Config, { hasDemoUsers }: BootstrapResult): string {
  return [
    "",
    `Weekplate is served at ${serverUrl(config)}`,
    ...(hasDemoUsers ? demoUserLines() : []),
    config.databaseUrl === undefined
      ? `The data is kept in ${resolve(config.stateFolder)}; \`make reset\` deletes it.`
      : "The data is kept in the configured database.",
    "Ctrl-C stops it.",
    "",
  ].join("\n");
}

/** The server's address for a browser on this machine. */
export function serverUrl({ host, port }: Pick<Config, "host" | "port">): string {
  const name = isLoopback(host) || ["0.0.0.0", "::"].includes(host) ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/** The demo users and their password. */
export function demoUserLines(): string[] {
  return [
    `Sign in as one of these, with the password "${SEED_PASSWORD}" (not a secret: it works here only):`,
    ...SEED_PEOPLE.map((person) => `  ${seedEmail(person).padEnd(24)}${person.fullName}`),
  ];
}
