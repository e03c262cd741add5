import { expect, it } from "vitest";
import { MemoryPersonStore } from "../../adapters/memory/account/person_store.ts";
import { FixedClock } from "../../adapters/memory/fixed_clock.ts";
import { maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { calendarDate } from "../shared/mod.ts";
import { userInfo } from "./user_info.ts";

const people = new MemoryPersonStore(new FixedClock(calendarDate("2026-11-19")), [maya]);

// #account-call-user-info
it("returns a person's own account", async () => {
  expect(await userInfo({ people }, { userId: maya.id })).toEqual(maya);
});

it("fails if the account was removed", async () => {
  await expect(userInfo({ people }, { userId: tomas.id })).rejects.toMatchObject({
    code: "person_not_found",
    message: `Cannot find your account: there is no user ${tomas.id}`,
  });
});
