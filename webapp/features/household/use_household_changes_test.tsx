import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { maya, tomas } from "../../../adapters/memory/people_and_recipes.ts";
import { invite, joinHousehold, REMOVAL_AFTER_MS, removeMember } from "../../../core/household/mod.ts";
import { clearSlot, type DayOfWeek, saveMeal, weekOf } from "../../../core/meal_plan/mod.ts";
import { type MemoryServices, storyRecipe, storyToday } from "../../testing/mod.ts";
import { type OpenedScreen, openWatched } from "../../testing/open_screen.tsx";

const ramen = storyRecipe("miso-mushroom-ramen");
const curry = storyRecipe("coconut-chicken-curry");
const withTomas = { household: { members: [tomas] } };

function dinnerOn(day: DayOfWeek) {
  return { day, mealTime: "Dinner", date: storyToday } as const;
}

async function tomasPlans({ stores }: MemoryServices, day: DayOfWeek, recipeId = ramen.id): Promise<void> {
  await saveMeal(stores, { userId: tomas.id, recipeId, ...dinnerOn(day) });
}

function dinner(screen: OpenedScreen, day: string, meal: string) {
  return screen.getByRole("button", { name: new RegExp(`^${day} .*Dinner: ${meal}`, "u") });
}

function callsOf({ mealPlan }: MemoryServices): number {
  return mealPlan.answers.calls.filter((call) => call === "listWeek").length;
}

function findsOf({ recipes }: MemoryServices): number {
  return recipes.answers.calls.filter((call) => call === "getRecipe").length;
}

it("shows what another member plans and clears, and says who did it", async () => {
  const { screen, services } = await openWatched("/week", withTomas);
  await expect.element(dinner(screen, "Friday", "empty")).toBeVisible();

  await tomasPlans(services, "Friday");
  await expect.element(dinner(screen, "Friday", "Miso Mushroom Ramen")).toBeVisible();
  const told = screen.getByText("Tomás Herrera planned Dinner on Friday.");
  await expect.element(told).toBeVisible();
  expect(told.element().closest("[aria-live]")).toHaveAttribute("aria-live", "polite");

  await clearSlot(services.stores, { userId: tomas.id, ...dinnerOn("Friday") });
  await expect.element(dinner(screen, "Friday", "empty")).toBeVisible();
  await expect.element(screen.getByText("Tomás Herrera cleared Dinner on Friday.")).toBeVisible();
});

it("reports several changes of one moment in one message", async () => {
  const { screen, services } = await openWatched("/week", withTomas);
  await expect.element(dinner(screen, "Friday", "empty")).toBeVisible();
  for (const day of ["Monday", "Tuesday", "Wednesday"] as const) await tomasPlans(services, day);
  await expect.element(screen.getByText("Tomás Herrera changed 3 meals of the plan.")).toBeVisible();
  await expect.element(dinner(screen, "Wednesday", "Miso Mushroom Ramen")).toBeVisible();
});

it("reads nothing again for the person's own changes on this device, and reports nothing", async () => {
  const planned = [{ slot: dinnerOn("Friday"), recipe: curry }];
  const { screen, services } = await openWatched("/week", { ...withTomas, mealPlan: { planned } });
  await expect.element(dinner(screen, "Friday", "Coconut Chicken Curry")).toBeVisible();
  const before = callsOf(services);

  (dinner(screen, "Friday", "Coconut Chicken Curry").element() as HTMLElement).focus();
  await userEvent.keyboard("{Delete}");
  await expect.element(dinner(screen, "Friday", "empty")).toBeVisible();
  await tomasPlans(services, "Monday");
  await expect.element(screen.getByText("Tomás Herrera planned Dinner on Monday.")).toBeVisible();

  await expect.element(screen.getByText(/^Maya Lindqvist/u)).not.toBeInTheDocument();
  // One at the end of the person's own change, one for Tomás's.
  expect(callsOf(services)).toBe(before + 2);
});

it("asks again for a recipe that was not found after a gap, while its page stays on the screen", async () => {
  const { screen, services } = await openWatched("/recipe/grey-gruel", withTomas);
  const title = screen.getByRole("heading", { name: "Recipe not found" });
  await expect.element(title).toBeVisible();
  const before = findsOf(services);
  services.chatConnection.setStatus("connecting");
  await tomasPlans(services, "Friday");
  services.chatConnection.setStatus("online");
  await services.chatConnection.sendHouseholdVersion();

  await expect.poll(() => findsOf(services)).toBe(before + 1);
  await expect.element(title).toBeVisible();
});

it("shows the mean with a rating that was given while the recipe was read again", async () => {
  const { screen, services } = await openWatched(`/recipe/${curry.id}`, withTomas);
  await expect.element(screen.getByText("(0 reviews)")).toBeVisible();
  const older = await services.recipes.getRecipe({ id: curry.id });
  const reply = Promise.withResolvers<typeof older>();
  const read = vi.spyOn(services.recipes, "getRecipe").mockReturnValueOnce(reply.promise);
  services.chatConnection.setStatus("connecting");
  await tomasPlans(services, "Friday");
  services.chatConnection.setStatus("online");
  await services.chatConnection.sendHouseholdVersion();
  await expect.poll(() => read.mock.calls.length).toBe(1);

  await screen.getByRole("radio", { name: "4 stars" }).click();
  await expect.element(screen.getByText("(1 review)")).toBeVisible();
  reply.resolve(older);

  await expect.poll(() => read.mock.calls.length).toBe(2);
  await expect.element(screen.getByText("(1 review)")).toBeVisible();
});

it("reads the plan again after a gap, and only then", async () => {
  const { screen, services } = await openWatched("/week", withTomas);
  await expect.element(dinner(screen, "Friday", "empty")).toBeVisible();
  await services.chatConnection.sendHouseholdVersion();
  const before = callsOf(services);
  await services.chatConnection.sendHouseholdVersion();
  expect(callsOf(services)).toBe(before);

  services.chatConnection.setStatus("connecting");
  await tomasPlans(services, "Friday");
  services.chatConnection.setStatus("online");
  await services.chatConnection.sendHouseholdVersion();
  await expect.element(dinner(screen, "Friday", "Miso Mushroom Ramen")).toBeVisible();
});

it("shows both members the result where both change one slot, and the undo of the other one stays", async () => {
  const planned = [{ slot: dinnerOn("Friday"), recipe: curry }];
  const { screen, services } = await openWatched("/week", { ...withTomas, mealPlan: { planned } });
  await expect.element(dinner(screen, "Friday", "Coconut Chicken Curry")).toBeVisible();
  (dinner(screen, "Friday", "Coconut Chicken Curry").element() as HTMLElement).focus();
  await userEvent.keyboard("{Delete}");
  await expect.element(dinner(screen, "Friday", "empty")).toBeVisible();

  await tomasPlans(services, "Friday");
  await expect.element(dinner(screen, "Friday", "Miso Mushroom Ramen")).toBeVisible();
  // The message moves the one with Undo.
  await expect.element(screen.getByText("Tomás Herrera planned Dinner on Friday.")).toBeVisible();
  await screen.getByRole("button", { name: "Undo" }).click();

  await expect.element(dinner(screen, "Friday", "Coconut Chicken Curry")).toBeVisible();
  const ofTomas = await services.stores.mealPlans.listWeek(tomas.id, weekOf(storyToday));
  expect(ofTomas.map(({ recipeId }) => recipeId)).toEqual([curry.id]);
});

it("notifies a removed person, and shows their own copy of the plan", async () => {
  const { screen, services } = await openWatched("/household", withTomas);
  await expect.element(screen.getByText("Together you plan 2 portions of each dish.")).toBeVisible();
  services.stores.clock.advance(REMOVAL_AFTER_MS);
  await removeMember(services.stores, { userId: tomas.id, memberId: maya.id });
  await expect.element(screen.getByText(/^Tomás Herrera removed you from the household\./u)).toBeVisible();
  await expect.element(screen.getByText("You plan 1 portion of each dish.")).toBeVisible();
});

it("reports who joined", async () => {
  const { screen, services } = await openWatched("/household");
  await expect.element(screen.getByText("You plan 1 portion of each dish.")).toBeVisible();
  const { token } = await invite(services.stores, { userId: maya.id });
  await joinHousehold(services.stores, { userId: tomas.id, token, bringPlan: false });
  await expect.element(screen.getByText("Tomás Herrera joined the household.")).toBeVisible();
  await expect.element(screen.getByText("Together you plan 2 portions of each dish.")).toBeVisible();
});
