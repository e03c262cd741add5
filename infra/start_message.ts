import { resolve } from "node:path";
import type { BootstrapResult } from "./bootstrap_database.ts";
import type { Config } from "./config.ts";
import { seedEmail } from "./seed/create_demo_users.ts";
import { SEED_PASSWORD, SEED_PEOPLE } from "./seed/people.ts";
import { serverUrl } from "./server_url.ts";

/** The terminal's text while the backing services start. */
export function startingText({ databaseUrl, identity }: Config): string {
  const started = [
    ...(databaseUrl === undefined ? ["Postgres"] : []),
    ...(identity.emulator?.kind === "embedded" ? ["the identity service's emulator"] : []),
  ];
  return started.length === 0 ? "Using the configured services" : `Starting ${started.join(" and ")}`;
}

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

/** The demo users and their password. */
export function demoUserLines(): string[] {
  return [
    `Sign in as one of these, with the password "${SEED_PASSWORD}" (not a secret: it works here only):`,
    ...SEED_PEOPLE.map((person) => `  ${seedEmail(person).padEnd(24)}${person.fullName}`),
  ];
}
