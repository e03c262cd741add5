import { beforeEach, describe, expect, it } from "vitest";
import { MemoryPersonStore } from "../../adapters/memory/account/person_store.ts";
import { FixedClock } from "../../adapters/memory/fixed_clock.ts";
import { MemoryHouseholdStore } from "../../adapters/memory/household/household_store.ts";
import { ingeborg, maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import type { Person } from "../account/mod.ts";
import { calendarDate } from "../shared/mod.ts";
import {
  type HouseholdChange,
  householdPortions,
  INVITATION_VALID_MS,
  invite,
  joinHousehold,
  leaveHousehold,
  OPEN_INVITATIONS_MAX,
  previewInvitation,
  REMOVAL_AFTER_MS,
  removeMember,
  renameHousehold,
  revokeInvitation,
  setPortions,
} from "./mod.ts";

const userId = maya.id;
let clock: FixedClock;
let published: HouseholdChange[];
let tokensMade: number;
let ports: Parameters<typeof joinHousehold>[0] & Parameters<typeof invite>[0] & { households: MemoryHouseholdStore };

beforeEach(() => {
  clock = new FixedClock(calendarDate("2026-11-19"));
  published = [];
  tokensMade = 0;
  const tokens = {
    create: () => {
      tokensMade += 1;
      return `token ${tokensMade}`;
    },
    hash: (token: string) => `hash of ${token}`,
  };
  const households = new MemoryHouseholdStore(new MemoryPersonStore(clock, [maya, tomas, ingeborg]));
  ports = { households, events: { publish: (change) => published.push(change) }, clock, tokens };
});

async function join(person: Person): Promise<void> {
  const { token } = await invite(ports, { userId });
  await joinHousehold(ports, { userId: person.id, token, bringPlan: true });
}

describe("a household", () => {
  it("is named by the rules of a person's name, or not at all", async () => {
    expect(await renameHousehold(ports, { userId, name: "  The   Lindqvists " })).toMatchObject({
      name: "The Lindqvists",
    });
    expect(await renameHousehold(ports, { userId, name: " " })).toMatchObject({ name: undefined });
    await expect(renameHousehold(ports, { userId, name: "x".repeat(61) })).rejects.toMatchObject({
      code: "invalid_input",
      field: "name",
      message: "The household's name may have at most 60 characters.",
    });
  });

  it("notifies its members of every change", async () => {
    await renameHousehold(ports, { userId, name: "The Lindqvists" });
    await join(tomas);
    await setPortions(ports, { userId, memberId: tomas.id, portions: 0.5 });
    await removeMember(ports, { userId, memberId: tomas.id });
    const { id } = await invite(ports, { userId });
    await revokeInvitation(ports, { userId, id });

    expect(published.map(({ kind, by, version }) => [kind, by, version])).toEqual([
      ["household", maya.id, 1],
      ["household", maya.id, 2],
      ["members", tomas.id, 3],
      ["members", maya.id, 4],
      ["members", maya.id, 5],
      ["members", maya.id, 1],
      ["household", maya.id, 6],
      ["household", maya.id, 7],
    ]);
  });

  it("refuses what concerns a person who is not a member", async () => {
    const code = "household_member_not_found";
    await expect(setPortions(ports, { userId, memberId: tomas.id, portions: 1 })).rejects.toMatchObject({ code });
    await expect(removeMember(ports, { userId, memberId: tomas.id })).rejects.toMatchObject({ code });
    await expect(removeMember(ports, { userId, memberId: userId })).rejects.toMatchObject({ field: "id" });
    expect((await leaveHousehold(ports, { userId })).members).toHaveLength(1);
    expect(published).toEqual([]);
  });
});

// #household-remove
describe("removing a member", () => {
  const remove = (by: Person, member: Person) => removeMember(ports, { userId: by.id, memberId: member.id });

  it("is refused to a newcomer, who may still leave", async () => {
    await join(tomas);
    await join(ingeborg);
    clock.advance(REMOVAL_AFTER_MS - 1);

    await expect(remove(tomas, maya)).rejects.toMatchObject({ code: "forbidden", field: "id" });
    await expect(remove(tomas, ingeborg)).rejects.toMatchObject({ code: "forbidden" });
    expect((await leaveHousehold(ports, { userId: tomas.id })).members).toHaveLength(1);
  });

  it("is possible for everyone after a week, also of the one who invited them", async () => {
    await join(tomas);
    clock.advance(REMOVAL_AFTER_MS);

    expect((await remove(tomas, maya)).members).toMatchObject([{ id: tomas.id }]);
  });

  it("is possible at once for the one who joined first, even if someone else was it before", async () => {
    await join(tomas);
    await join(ingeborg);
    await leaveHousehold(ports, { userId });

    expect((await remove(tomas, ingeborg)).members).toMatchObject([{ id: tomas.id }]);
  });
});

describe("an invitation", () => {
  it("is open for seven days, for one person, and stored as a hash", async () => {
    const { token, expiresAt } = await invite(ports, { userId });
    expect(expiresAt.getTime() - clock.now().getTime()).toBe(INVITATION_VALID_MS);
    expect(JSON.stringify(await ports.households.find(userId, clock.now()))).not.toContain(token);
    await joinHousehold(ports, { userId: tomas.id, token, bringPlan: false });

    const unknown = { code: "invitation_not_found" };
    await expect(joinHousehold(ports, { userId: ingeborg.id, token, bringPlan: false })).rejects.toMatchObject(unknown);
    await expect(previewInvitation(ports, { userId: ingeborg.id, token })).rejects.toMatchObject(unknown);
    const second = await invite(ports, { userId });
    const joined = { code: "household_joined" };
    await expect(previewInvitation(ports, { userId: tomas.id, token: second.token })).rejects.toMatchObject(joined);
    await expect(joinHousehold(ports, { userId, token: second.token, bringPlan: false })).rejects.toMatchObject(joined);
    clock.advance(INVITATION_VALID_MS);
    await expect(previewInvitation(ports, { userId: ingeborg.id, token: second.token })).rejects.toMatchObject(unknown);
  });

  it("is refused as the sixth open one", async () => {
    for (let n = 0; n < OPEN_INVITATIONS_MAX; n += 1) await invite(ports, { userId });

    await expect(invite(ports, { userId })).rejects.toMatchObject({ code: "too_many_invitations" });
    await expect(revokeInvitation(ports, { userId, id: 999 })).rejects.toMatchObject({ code: "invitation_not_found" });
  });

  it("does not make a household of thirteen", async () => {
    const households = new MemoryHouseholdStore();
    ports = { ...ports, households };
    for (let id = 2; id <= 12; id += 1) await join({ ...tomas, id: id as Person["id"] });
    const { token } = await invite(ports, { userId });
    const person = { userId: 13 as Person["id"], token, bringPlan: false };

    await expect(joinHousehold(ports, person)).rejects.toMatchObject({ code: "household_full" });
  });
});

it("eats the portions of its members, in exact hundredths", () => {
  expect(householdPortions({ members: [{ portions: 1 }, { portions: 0.57 }, { portions: 0.1 }] })).toBe(1.67);
});
