import { beforeEach, expect, it } from "vitest";
import type { UserId } from "../../../core/account/mod.ts";
import type { HouseholdStore } from "../../../core/household/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import {
  type TemplateMeal,
  WEEK_TEMPLATES_MAX,
  type WeekTemplate,
  type WeekTemplateStore,
} from "../../../core/week_plan/mod.ts";
import { maya, shakshuka, tomas } from "../../memory/people_and_recipes.ts";
import { type ContractFixture, contract } from "../contract_fixture.ts";

/** The contract's fixture: a store without templates, in which Maya and Tomás live alone. */
interface WeekTemplateStoreFixture extends ContractFixture {
  readonly templates: WeekTemplateStore;
  readonly households: Pick<HouseholdStore, "invite" | "join">;
}

const now = new Date("2026-11-19T12:00:00Z");

/** The contract of {@linkcode WeekTemplateStore}, run for every adapter. */
export const weekTemplateStoreContract = contract<WeekTemplateStoreFixture>("WeekTemplateStore", (fixture) => {
  let templates: WeekTemplateStore;
  const dish = { recipeId: shakshuka.id, name: "Shakshuka with “Feta” 🍳" };
  const meals: readonly TemplateMeal[] = [
    { day: "Monday", time: "Dinner", ...dish, portions: 3 },
    { day: "Tuesday", time: "Lunch", ...dish, leftoversOf: { day: "Monday", time: "Dinner" } },
  ];

  beforeEach(async () => {
    ({ templates } = fixture);
  });

  async function added(userId: UserId, name: string): Promise<WeekTemplate> {
    const template = await templates.add(userId, { name, meals });
    if (typeof template === "string") throw new Error(template);
    return template;
  }

  it("lists a household's templates by name, for all members, until one removes them", async () => {
    const weekdays = await added(maya.id, "our weekdays");
    const feast = await added(maya.id, "Feast");
    expect(await templates.list(maya.id)).toEqual([feast, weekdays]);
    expect(weekdays).toEqual({ id: weekdays.id, name: "our weekdays", meals });
    expect(await templates.list(tomas.id)).toEqual([]);
    expect(await templates.remove(tomas.id, feast.id)).toBe(false);

    const invitation = { tokenHash: "link", createdAt: now, expiresAt: new Date("2026-11-26T12:00:00Z") };
    await fixture.households.invite(maya.id, invitation, 5);
    const from = calendarDate("2026-11-19");
    await fixture.households.join(tomas.id, { tokenHash: "link", now, from, bringPlan: false, maxMembers: 12 });
    expect(await templates.list(tomas.id)).toEqual([feast, weekdays]);
    expect(await templates.remove(tomas.id, feast.id)).toBe(true);
    expect(await templates.remove(tomas.id, feast.id)).toBe(false);
    expect(await templates.list(maya.id)).toEqual([weekdays]);
  });

  it("has each name once, also if two members save it at once, and is bounded", async () => {
    const names = ["Our weekdays", "our weekdays", "OUR WEEKDAYS"];
    const saved = await Promise.all(names.map((name) => templates.add(maya.id, { name, meals })));
    expect(saved.filter((each) => each === "exists")).toHaveLength(2);
    for (let n = 1; n < WEEK_TEMPLATES_MAX; n += 1) await added(maya.id, `Week ${n}`);

    expect(await templates.add(maya.id, { name: "One more", meals })).toBe("full");
    expect(await templates.list(maya.id)).toHaveLength(WEEK_TEMPLATES_MAX);
  });

  it("remembers what the weekly suggestion is like, and for which week none is wanted", async () => {
    const monday = calendarDate("2026-11-23");
    await templates.dismissWeekly(maya.id, monday);
    expect(await templates.findWeekly(maya.id)).toBeUndefined();
    await templates.setWeekly(maya.id, { variety: 50, meals: ["Dinner"] });
    await templates.dismissWeekly(maya.id, monday);
    await templates.setWeekly(maya.id, { variety: 25 });

    expect(await templates.findWeekly(maya.id)).toEqual({ wishes: { variety: 25 }, dismissed: monday });
    expect(await templates.findWeekly(tomas.id)).toBeUndefined();
    await templates.setWeekly(maya.id, undefined);
    expect(await templates.findWeekly(maya.id)).toBeUndefined();
  });
});
