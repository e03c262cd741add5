import { beforeEach, expect, it } from "vitest";
import { MemoryPersonStore } from "../../adapters/memory/account/person_store.ts";
import { FixedClock } from "../../adapters/memory/fixed_clock.ts";
import { maya } from "../../adapters/memory/people_and_recipes.ts";
import { calendarDate } from "../shared/mod.ts";
import type { VerifiedIdentity } from "./person.ts";
import { type SaveUserPorts, saveUser } from "./save_user.ts";

let people: MemoryPersonStore;
let ports: SaveUserPorts;

beforeEach(() => {
  people = new MemoryPersonStore(new FixedClock(calendarDate("2026-11-19")));
  ports = { people, suspensions: { suspendedUntil: async () => undefined } };
});

function identity(changes: Partial<VerifiedIdentity> = {}): VerifiedIdentity {
  return { identityId: maya.identityId, email: maya.email, name: undefined, ...changes };
}

// #account-name-source
it("stores the name that the person entered and the e-mail of the identity service", async () => {
  const person = await saveUser(ports, { identity: identity(), fullName: "  Maya\n Lindqvist " });

  expect(person).toMatchObject({ fullName: "Maya Lindqvist", email: "maya@example.com" });
  expect(await people.findByIdentity(maya.identityId)).toEqual(person);
});

// #account-call-save-user
it("changes the name of an account that exists", async () => {
  const before = await saveUser(ports, { identity: identity(), fullName: "Maya" });
  const after = await saveUser(ports, { identity: identity(), fullName: "Maya Lindqvist" });

  expect(after).toEqual({ ...before, fullName: "Maya Lindqvist" });
});

it("changes no name of a suspended person, and repeats their own", async () => {
  const before = await saveUser(ports, { identity: identity(), fullName: "Maya" });
  const until = new Date("2026-12-01");
  const whileSuspended = { people, suspensions: { suspendedUntil: async () => until } };

  expect(await saveUser(whileSuspended, { identity: identity(), fullName: "Maya" })).toEqual(before);
  await expect(saveUser(whileSuspended, { identity: identity(), fullName: "Anna" })).rejects.toMatchObject({
    code: "suspended",
    message: "Changes of your name are paused for your account until Tue, 01 Dec 2026 00:00:00 GMT",
  });
  expect((await people.findByIdentity(maya.identityId))?.fullName).toBe("Maya");
});

// #account-name-source
it.each([undefined, null, "", "   "])("uses the identity's own name for %j", async (fullName) => {
  const person = await saveUser(ports, { identity: identity({ name: "Maya by Google" }), fullName });

  expect(person.fullName).toBe("Maya by Google");
});

// #account-name-source
it("refuses a person without any name, and creates no account", async () => {
  await expect(saveUser(ports, { identity: identity({ name: " " }), fullName: " " })).rejects.toMatchObject({
    code: "invalid_input",
    field: "fullName",
    message: "Full Name is required",
  });

  expect(await people.findByIdentity(maya.identityId)).toBeUndefined();
});

it("refuses a name that the person cannot have, and keeps the account as it is", async () => {
  const before = await saveUser(ports, { identity: identity(), fullName: "Maya" });

  await expect(saveUser(ports, { identity: identity(), fullName: "Moderator" })).rejects.toMatchObject({
    code: "invalid_input",
    field: "fullName",
  });
  expect(await people.findByIdentity(maya.identityId)).toEqual(before);
});

it("cleans the identity's own name", async () => {
  const person = await saveUser(ports, { identity: identity({ name: "Maya\u202E Lindqvist" }) });

  expect(person.fullName).toBe("Maya Lindqvist");
});
