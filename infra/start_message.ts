import { resolve } from "node:path";
import type { Config } from "./config.ts";
import { SEED_PASSWORD, SEED_PEOPLE } from "./seed/people.ts";
import { seedEmail } from "./seed/seed_people.ts";

/** What a person at the terminal has to know once the server runs. */
export function startMessage(config: Config, { seeded }: { seeded: boolean }): string {
  const people = SEED_PEOPLE.map((person) => `  ${seedEmail(person).padEnd(24)}${person.fullName}`);
  return [
    "",
    `Weekplate is served at http://localhost:${config.port}`,
    ...(seeded
      ? [`Sign in as one of these, with the password "${SEED_PASSWORD}" (no secret: it works here only):`, ...people]
      : []),
    config.databaseUrl === undefined
      ? `The data lies in ${resolve(config.stateFolder)} and stays there; \`make reset\` forgets it.`
      : "The data lies in the database that was configured.",
    "Ctrl-C stops it.",
    "",
  ].join("\n");
}
