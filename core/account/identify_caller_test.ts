import { beforeEach, expect, it } from "vitest";
import { MemoryPersonStore } from "../../adapters/memory/account/person_store.ts";
import { FixedClock } from "../../adapters/memory/fixed_clock.ts";
import { maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { calendarDate } from "../shared/mod.ts";
import { identifyCaller } from "./identify_caller.ts";
import type { VerifiedIdentity } from "./person.ts";

const clock = new FixedClock(calendarDate("2026-11-19"));
let people: MemoryPersonStore;

beforeEach(() => {
  people = new MemoryPersonStore(clock, [maya]);
});

function newcomer(name: string | undefined): VerifiedIdentity {
  return { identityId: tomas.identityId, email: tomas.email, name };
}

it("finds a known person, with the account's name", async () => {
  const caller = await identifyCaller({ people }, { ...maya, name: "another name" });

  expect(caller).toEqual(maya);
});

it("keeps the name of an account that is older than the rules for names", async () => {
  const before = { ...maya, fullName: `Weekplate ${"M".repeat(190)}` };
  const caller = await identifyCaller({ people: new MemoryPersonStore(clock, [before]) }, { ...maya, name: undefined });

  expect(caller.fullName).toBe(before.fullName);
});

// #account-first-call
it("creates an account for a newcomer with the identity's name", async () => {
  const caller = await identifyCaller({ people }, newcomer("Tomás Herrera"));

  expect(caller).toMatchObject({ fullName: "Tomás Herrera", email: tomas.email });
  expect(await people.find(caller.id)).toEqual(caller);
});

// #account-first-call
it.each([undefined, "", "  ", "Weekplate"])("calls a newcomer with the name %j Guest", async (name) => {
  expect(await identifyCaller({ people }, newcomer(name))).toMatchObject({ fullName: "Guest" });
});
