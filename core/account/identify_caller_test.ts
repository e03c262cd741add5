import { beforeEach, expect, it } from "vitest";
import { FixedClock } from "../../adapters/memory/fixed_clock.ts";
import { maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { MemoryPersonStore } from "../../adapters/memory/person_store.ts";
import { calendarDate } from "../shared/mod.ts";
import { identifyCaller } from "./identify_caller.ts";
import type { VerifiedIdentity } from "./person.ts";

let people: MemoryPersonStore;

beforeEach(() => {
  people = new MemoryPersonStore(new FixedClock(calendarDate("2026-11-19")), [maya]);
});

function newcomer(name: string | undefined): VerifiedIdentity {
  return { identityId: tomas.identityId, email: tomas.email, name };
}

it("finds a known person, with the account's name", async () => {
  const caller = await identifyCaller({ people }, { ...maya, name: "another name" });

  expect(caller).toEqual(maya);
});

it("creates an account for a newcomer with the identity's name", async () => {
  const caller = await identifyCaller({ people }, newcomer("Tomás Herrera"));

  expect(caller).toMatchObject({ fullName: "Tomás Herrera", email: tomas.email });
  expect(await people.find(caller.id)).toEqual(caller);
});

it.each([undefined, "", "  "])("calls a newcomer with the name %j Guest", async (name) => {
  expect(await identifyCaller({ people }, newcomer(name))).toMatchObject({ fullName: "Guest" });
});
