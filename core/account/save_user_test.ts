import { beforeEach, expect, it } from "vitest";
import { FixedClock } from "../../adapters/memory/fixed_clock.ts";
import { maya } from "../../adapters/memory/people_and_recipes.ts";
import { MemoryPersonStore } from "../../adapters/memory/person_store.ts";
import { calendarDate } from "../shared/mod.ts";
import { FULL_NAME_MAX_LENGTH, type VerifiedIdentity } from "./person.ts";
import { saveUser } from "./save_user.ts";

let people: MemoryPersonStore;

beforeEach(() => {
  people = new MemoryPersonStore(new FixedClock(calendarDate("2026-11-19")));
});

function identity(changes: Partial<VerifiedIdentity> = {}): VerifiedIdentity {
  return { identityId: maya.identityId, email: maya.email, name: undefined, ...changes };
}

it("stores the name that the person entered and the e-mail of the identity service", async () => {
  const person = await saveUser({ people }, { identity: identity(), fullName: "  Maya\n Lindqvist " });

  expect(person).toMatchObject({ fullName: "Maya Lindqvist", email: "maya@example.com" });
  expect(await people.findByIdentity(maya.identityId)).toEqual(person);
});

it("changes the name of an account that exists", async () => {
  const before = await saveUser({ people }, { identity: identity(), fullName: "Maya" });
  const after = await saveUser({ people }, { identity: identity(), fullName: "Maya Lindqvist" });

  expect(after).toEqual({ ...before, fullName: "Maya Lindqvist" });
});

it.each([undefined, null, "", "   "])("uses the identity's own name for %j", async (fullName) => {
  const person = await saveUser({ people }, { identity: identity({ name: "Maya by Google" }), fullName });

  expect(person.fullName).toBe("Maya by Google");
});

it("refuses a person without any name, and creates no account", async () => {
  await expect(saveUser({ people }, { identity: identity({ name: " " }), fullName: " " })).rejects.toMatchObject({
    code: "invalid_input",
    field: "fullName",
    message: "Full Name is required",
  });

  expect(await people.findByIdentity(maya.identityId)).toBeUndefined();
});

it("accepts the longest name and refuses a longer one", async () => {
  const longest = "M".repeat(FULL_NAME_MAX_LENGTH);

  expect(await saveUser({ people }, { identity: identity(), fullName: longest })).toMatchObject({ fullName: longest });
  await expect(saveUser({ people }, { identity: identity(), fullName: `${longest}M` })).rejects.toMatchObject({
    code: "invalid_input",
    field: "fullName",
    message: "Cannot save the name: fullName has 201 characters and may have at most 200",
  });
});

it("cuts an identity's name that is too long, without a space at its end", async () => {
  const long = await saveUser({ people }, { identity: identity({ name: "M".repeat(500) }) });
  const spaced = await saveUser({ people }, { identity: identity({ name: `${"M".repeat(199)} Lindqvist` }) });

  expect(long.fullName).toHaveLength(FULL_NAME_MAX_LENGTH);
  expect(spaced.fullName).toBe("M".repeat(199));
});
