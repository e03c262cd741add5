import { afterEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { MemoryMealPlanReads } from "../../../../adapters/memory/meal_plan/meal_plan_reads.ts";
import { maya, tomas } from "../../../../adapters/memory/people_and_recipes.ts";
import { clearSlot, listWeek, saveMeal } from "../../../../core/meal_plan/mod.ts";
import { calendarDate } from "../../../../core/shared/mod.ts";
import { type MemoryServices, mayaSignedIn, plannedWeek } from "../../../testing/mod.ts";
import { open, openScreen } from "../../../testing/open_screen.tsx";

const date = calendarDate("2026-11-19");
const fridayLunch = { day: "Friday", mealTime: "Lunch", date } as const;
const options = { household: { members: [tomas] }, mealPlan: { planned: plannedWeek } };

afterEach(() => vi.restoreAllMocks());

function goOffline(): () => void {
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  dispatchEvent(new Event("offline"));
  return () => {
    network.mockRestore();
    dispatchEvent(new Event("online"));
  };
}

async function mealOf({ stores }: MemoryServices) {
  const { meals } = await listWeek(
    { ...stores, plan: new MemoryMealPlanReads(stores.mealPlans, stores.recipes) },
    { userId: maya.id, date },
  );
  return meals.find((meal) => meal.date === "2026-11-20" && meal.mealTime === "Lunch")?.recipeId;
}

/** Empties Friday's lunch without a connection. */
async function clearedOffline() {
  const opened = await open("/week?date=2026-11-19", options);
  const filled = opened.screen.getByRole("button", { name: /^Friday Nov 20, Lunch: Heirloom/u });
  const empty = opened.screen.getByRole("button", { name: "Friday Nov 20, Lunch: empty" });
  await expect.element(filled).toBeVisible();
  const goOnline = goOffline();
  (filled.element() as HTMLElement).focus();
  await userEvent.keyboard("{Delete}");
  await expect.element(empty).toBeVisible();
  await expect.element(opened.screen.getByText(/^Not all changes are sent/u)).toBeVisible();
  return { ...opened, goOnline, filled, empty };
}

it("stores a change of the plan over a reload, shows it, and sends it when there is a connection", async () => {
  const { screen, services, goOnline } = await clearedOffline();
  expect(await mealOf(services)).toBe("heirloom-tomato-caprese");
  await screen.unmount();

  goOnline();
  services.mealPlan.answers.behave({ failing: ["clearSlot"] });
  const { screen: reloaded } = await openScreen(services, "/week?date=2026-11-19");
  await expect.element(reloaded.getByRole("button", { name: "Friday Nov 20, Lunch: empty" })).toBeVisible();
  services.mealPlan.answers.behave({});
  dispatchEvent(new Event("online"));
  await expect.poll(() => mealOf(services)).toBeUndefined();
  await expect.element(reloaded.getByText(/^Not all changes are sent/u)).not.toBeInTheDocument();
});

it("leaves what another member planned meanwhile, says so, and has it the person's way on demand", async () => {
  const { screen, services, goOnline, filled, empty } = await clearedOffline();
  const recipeId = plannedWeek[0]?.recipe.id ?? "";
  await saveMeal(services.stores, { userId: tomas.id, recipeId, ...fridayLunch });
  goOnline();
  await expect.element(screen.getByText(/^1 change is not saved/u)).toBeVisible();
  await expect.element(filled.or(empty)).not.toBeInTheDocument();
  expect(await mealOf(services)).toBe(recipeId);

  await screen.getByRole("button", { name: "Show" }).click();
  const dialog = screen.getByRole("dialog", { name: "Not sent yet" });
  await expect.element(dialog.getByText(/^Friday's Lunch was changed meanwhile and stays so/u)).toBeVisible();
  await dialog.getByRole("button", { name: /^Send again/u }).click();
  await expect.poll(() => mealOf(services)).toBeUndefined();
});

it("does not repeat a change whose reply was lost, also if another member has undone it meanwhile", async () => {
  const { screen, services, goOnline } = await clearedOffline();
  services.mealPlan.answers.behave({ losing: ["clearSlot"] });
  goOnline();
  await expect.poll(() => mealOf(services)).toBeUndefined();
  const recipeId = "heirloom-tomato-caprese";
  await saveMeal(services.stores, { userId: tomas.id, recipeId, ...fridayLunch });
  services.mealPlan.answers.behave({});
  dispatchEvent(new Event("online"));
  await expect.element(screen.getByText(/^Not all changes are sent/u)).not.toBeInTheDocument();
  await expect.poll(() => services.outboxStore.list(mayaSignedIn.id)).toEqual([]);
  expect(await mealOf(services)).toBe(recipeId);
});

it("is no conflict if another member has done the same", async () => {
  const { screen, services, goOnline } = await clearedOffline();
  await clearSlot(services.stores, { userId: tomas.id, ...fridayLunch });
  goOnline();
  await expect.element(screen.getByText(/^Not all changes are sent/u)).not.toBeInTheDocument();
  await expect.poll(() => services.outboxStore.list(mayaSignedIn.id)).toEqual([]);
  await expect.element(screen.getByText(/not saved/u)).not.toBeInTheDocument();
});
