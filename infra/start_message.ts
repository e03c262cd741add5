import { resolve } from "node:path";
import type { BootstrapResult } from "./bootstrap_database.ts";
import type { Config } from "./config.ts";
import { seedEmail } from "./seed/create_demo_users.ts";
import { SEED_PASSWORD, SEED_PEOPLE } from "./seed/people.ts";

/** What a person at the terminal has to know once the server runs. */
export function startMessage(config: Config, { hasDemoUsers }: BootstrapResult): string {
  return [
    "",
    `Weekplate is served at http://localhost:${config.port}`,
    ...(hasDemoUsers ? peopleLines() : []),
    config.databaseUrl === undefined
      ? `The data lies in ${resolve(config.stateFolder)} and stays there; \`make reset\` forgets it.`
      : "The data lies in the database that was configured.",
    "Ctrl-C stops it.",
    "",
  ].join("\n");
}

/** Whom one may sign in as where the six people are seated. */
export function peopleLines(): string[] {
  return [
    `Sign in as one of these, with the password "${SEED_PASSWORD}" (no secret: it works here only):`,
    ...SEED_PEOPLE.map((person) => `  ${seedEmail(person).padEnd(24)}${person.fullName}`),
  ];
}
