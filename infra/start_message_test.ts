import { resolve } from "node:path";
import { expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { seedEmail } from "./seed/create_demo_users.ts";
import { SEED_PASSWORD, SEED_PEOPLE } from "./seed/people.ts";
import { startingText, startMessage } from "./start_message.ts";

const DATABASE_URL = "postgres://weekplate:hunter2@db/weekplate";

function message(variables: Record<string, string> = {}, hasDemoUsers = true): string {
  return startMessage(readConfig(variables), { hasDemoUsers });
}

it("shows the address, the demo users, their password, the data folder, and how to stop", () => {
  const text = message({ PORT: "3100", STATE_FOLDER: "kept" });

  expect(text).toContain("http://localhost:3100\n");
  expect(text).toContain(`"${SEED_PASSWORD}"`);
  for (const person of SEED_PEOPLE) {
    expect(text).toMatch(new RegExp(`^ {2}${seedEmail(person)} +${person.fullName}$`, "mu"));
  }
  expect(text).toContain(`The data is kept in ${resolve("kept")}; `);
  expect(text).toContain("Ctrl-C");
});

it.each([
  ["::1", "http://localhost:3000"],
  ["0.0.0.0", "http://localhost:3000"],
  ["192.168.1.7", "http://192.168.1.7:3000"],
  ["2001:db8::7", "http://[2001:db8::7]:3000"],
])("shows the address of a server that listens on %s", (HOST, url) => {
  expect(message({ HOST, EMULATOR_ON_NETWORK: "on" })).toContain(`${url}\n`);
});

it("shows no demo users if there are none", () => {
  expect(message({}, false)).not.toMatch(/@example\.com|password/u);
});

it("does not print a configured database's address, which contains its password", () => {
  const text = message({ DATABASE_URL });

  expect(text).toContain("The data is kept in the configured database.");
  expect(text).not.toMatch(/hunter2|make reset/u);
});

it("names the services that it starts, and no others", () => {
  const project = { FIREBASE_PROJECT_ID: "weekplate-prod", FIREBASE_API_KEY: "AIza" };

  expect(startingText(readConfig({}))).toBe("Starting Postgres and the identity service's emulator");
  expect(startingText(readConfig(project))).toBe("Starting Postgres");
  expect(startingText(readConfig({ ...project, DATABASE_URL }))).toBe("Using the configured services");
});
