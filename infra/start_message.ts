import { resolve } from "node:path";
import type { Config } from "./config.ts";
import { whatToSeed } from "./prepare.ts";
import { SEED_PASSWORD, SEED_PEOPLE } from "./seed/people.ts";
import { seedEmail } from "./seed/seed_people.ts";

/** What a person at the terminal has to know once the server runs. */
export function startMessage(config: Config): string {
  return [
    "",
    `Weekplate is served at http://localhost:${config.port}`,
    ...(arePeopleSeated(config) ? peopleLines() : []),
    config.databaseUrl === undefined
      ? `The data lies in ${resolve(config.stateFolder)} and stays there; \`make reset\` forgets it.`
      : "The data lies in the database that was configured.",
    "Ctrl-C stops it.",
    "",
  ].join("\n");
}

// Only the emulator takes accounts with a password that everybody knows.
function arePeopleSeated(config: Config): boolean {
  return whatToSeed(config) === "catalogue and people" && config.identity.emulator !== undefined;
}

function peopleLines(): string[] {
  return [
    `Sign in as one of these, with the password "${SEED_PASSWORD}" (no secret: it works here only):`,
    ...SEED_PEOPLE.map((person) => `  ${seedEmail(person).padEnd(24)}${person.fullName}`),
  ];
}
