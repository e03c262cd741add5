import { describe, expect, it } from "vitest";
import { maya, priya, tomas } from "../../../adapters/memory/people_and_recipes.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import type { HouseholdReply } from "../../../wire/household/household.ts";
import { membersChangeText, planChangesNews } from "./household_change_text.ts";

/** A Thursday. */
const today = calendarDate("2026-11-19");
const by = { id: tomas.id, name: tomas.fullName };
const friday = { by, date: "2026-11-20", mealTime: "Dinner" } as const;
const nextFriday = { ...friday, date: "2026-11-27" } as const;
const planned = { ...friday, kind: "mealPlanned" } as const;
const cleared = { ...nextFriday, kind: "mealCleared" } as const;

describe("planChangesNews", () => {
  it.each([
    ["a planned meal", [planned], "Tomás Herrera planned Dinner on Friday."],
    ["a slot of another week", [cleared], "Tomás Herrera cleared Dinner on Friday, Nov 27."],
    ["a moved meal", [{ ...friday, kind: "mealMoved" }], "Tomás Herrera moved a meal to Dinner on Friday."],
    ["portions", [{ ...friday, kind: "portionsChanged" }], "Tomás Herrera changed the portions of Dinner on Friday."],
    ["a filled week", [{ ...friday, kind: "weekFilled" }], "Tomás Herrera filled this week."],
    [
      "a week that is undone",
      [{ ...nextFriday, kind: "weekCleared" }],
      "Tomás Herrera cleared meals of the week of Nov 23.",
    ],
    ["several meals", [planned, { ...planned, date: "2026-11-21" }], "Tomás Herrera changed 2 meals of the plan."],
    [
      "a slot that changed twice",
      [{ ...planned, kind: "mealCleared" }, planned],
      "Tomás Herrera planned Dinner on Friday.",
    ],
  ] as const)("tells of %s", (_what, changes, text) => {
    expect(planChangesNews(changes, { today })?.text).toBe(text);
  });
});

describe("membersChangeText", () => {
  const change = { kind: "members", by } as const;

  it.each([
    ["joined", [maya], [maya, tomas], "Tomás Herrera joined the household."],
    ["left", [maya, tomas], [maya], "Tomás Herrera left the household."],
    [
      "removed another member",
      [maya, tomas, priya],
      [maya, tomas],
      "Tomás Herrera removed Priya Raman from the household.",
    ],
    ["changed portions", [maya, tomas], [maya, tomas], "Tomás Herrera changed the portions of the household."],
  ] as const)("tells who %s", (_what, before, after, text) => {
    expect(membersChangeText(change, { before: household(before), after: household(after) })).toBe(text);
  });

  it("says to a removed person which data stays theirs", () => {
    const before = household([maya, tomas]);
    const after = { ...household([maya]), id: 2 };
    expect(membersChangeText(change, { before, after })).toBe(
      "Tomás Herrera removed you from the household. You have a copy of its plan.",
    );
  });

  it("reports only known facts", () => {
    expect(membersChangeText(change, { before: undefined, after: household([maya]) })).toBe(
      "Tomás Herrera changed the household.",
    );
  });
});

function household(people: readonly { readonly id: number; readonly fullName: string }[]): HouseholdReply {
  const members = people.map(({ id, fullName }) => ({
    id,
    name: fullName,
    portions: 1,
    removable: false,
    you: id === maya.id,
  }));
  return { id: 1, name: null, version: 1, members, invitations: [] };
}
