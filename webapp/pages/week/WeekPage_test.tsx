import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { calendarDate } from "../../../core/shared/mod.ts";
import { laidWeek, memoryServices } from "../../testing/mod.ts";
import { openScreen } from "../../testing/open_screen.tsx";

function laidTable() {
  return memoryServices({ mealPlan: { planned: laidWeek } });
}

it("shows this week from Monday to Sunday, with today marked", async () => {
  const { screen } = await openScreen(laidTable(), "/week");

  await expect.element(screen.getByText("Nov 16 – Nov 22, 2026")).toBeInTheDocument();
  await expect
    .element(screen.getByRole("button", { name: "Thursday Nov 19, Breakfast: Shakshuka with Feta" }))
    .toHaveAttribute("aria-current", "date");
});

it("moves by seven days, each week at an address of its own", async () => {
  const { screen, address, goBack } = await openScreen(laidTable(), "/week");

  await screen.getByRole("button", { name: "Next week" }).click();
  await expect.element(screen.getByText("Nov 23 – Nov 29, 2026")).toBeInTheDocument();
  expect(address()).toBe("/week?date=2026-11-26");
  await expect.element(screen.getByRole("button", { name: "Thursday Nov 26, Breakfast: empty" })).toBeInTheDocument();

  await goBack();
  await expect.element(screen.getByText("Nov 16 – Nov 22, 2026")).toBeInTheDocument();
  await screen.getByRole("button", { name: "Previous week" }).click();
  await expect.element(screen.getByText("Nov 9 – Nov 15, 2026")).toBeInTheDocument();
});

it("jumps to the week of a date", async () => {
  const { screen } = await openScreen(laidTable(), "/week");

  await screen.getByLabelText("Jump to date").fill("2027-01-01");

  await expect.element(screen.getByText("Dec 28 – Jan 3, 2027")).toBeInTheDocument();
});

it("opens the meal selection of a slot, in the week that is shown", async () => {
  const { screen, address } = await openScreen(laidTable(), "/week?date=2026-11-26");

  await screen.getByRole("button", { name: "Wednesday Nov 25, Dinner: empty" }).click();

  await expect.element(screen.getByRole("heading", { level: 1, name: "Pick Dinner for Wednesday" })).toHaveFocus();
  expect(address()).toBe("/select-meal/Wednesday?time=Dinner&date=2026-11-26");
});

it("empties a slot with Delete, and says so", async () => {
  const services = laidTable();
  const { screen } = await openScreen(services, "/week");
  const slot = screen.getByRole("button", { name: "Thursday Nov 19, Breakfast: Shakshuka with Feta" });
  await expect.element(slot).toBeInTheDocument();
  slot.element().focus();

  await userEvent.keyboard("{Delete}");

  await expect.element(screen.getByText("Thursday's Breakfast is empty.")).toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Thursday Nov 19, Breakfast: empty" })).toBeInTheDocument();
  expect(services.mealPlan.answers.calls).toContain("emptySlot");
});

it("lays the meal again on Undo, and leaves the focus where it was", async () => {
  const services = laidTable();
  const { screen } = await openScreen(services, "/week");
  const slot = screen.getByRole("button", { name: "Thursday Nov 19, Breakfast: Shakshuka with Feta" });
  await expect.element(slot).toBeInTheDocument();
  slot.element().focus();
  await userEvent.keyboard("{Delete}");
  const undo = screen.getByRole("button", { name: "Undo" });
  await expect.element(undo).toBeInTheDocument();
  undo.element().focus();

  await userEvent.keyboard("{Enter}");

  await expect.element(slot).toHaveFocus();
  await expect.element(undo).not.toBeInTheDocument();
  await expect.poll(() => services.mealPlan.answers.calls).toContain("saveMeal");
});

it("leaves the slot empty where Undo fails, and says so", async () => {
  const services = laidTable();
  const { screen } = await openScreen(services, "/week");
  const slot = screen.getByRole("button", { name: "Thursday Nov 19, Breakfast: Shakshuka with Feta" });
  await expect.element(slot).toBeInTheDocument();
  slot.element().focus();
  await userEvent.keyboard("{Delete}");
  services.mealPlan.answers.behave({ failing: ["saveMeal"] });

  await screen.getByRole("button", { name: "Undo" }).click();

  await expect.element(screen.getByText("Not put back. Try again.")).toBeInTheDocument();
  await expect.element(slot).not.toBeInTheDocument();
});

it("sets a saved meal's plate down where it was saved, and in no other week", async () => {
  const arrival = { pathname: "/week", state: { setDown: { day: "Thursday", mealTime: "Breakfast" } } };
  const nextWeek = laidWeek.map(({ slot, recipe }) => ({
    slot: { ...slot, date: calendarDate("2026-11-26") },
    recipe,
  }));
  const services = memoryServices({ mealPlan: { planned: [...laidWeek, ...nextWeek] } });
  const { screen } = await openScreen(services, arrival);
  const saved = screen.getByRole("button", { name: "Thursday Nov 19, Breakfast: Shakshuka with Feta" });
  await expect.element(saved).toHaveAttribute("data-state", "just-saved");

  await screen.getByRole("button", { name: "Next week" }).click();
  await expect
    .element(screen.getByRole("button", { name: "Thursday Nov 26, Breakfast: Shakshuka with Feta" }))
    .toHaveAttribute("data-state", "ready");
  await screen.getByRole("button", { name: "Previous week" }).click();

  await expect.element(saved).toHaveAttribute("data-state", "ready");
});

it("lays the meal again where emptying fails", async () => {
  const services = laidTable();
  const { screen } = await openScreen(services, "/week");
  const slot = screen.getByRole("button", { name: "Thursday Nov 19, Breakfast: Shakshuka with Feta" });
  await expect.element(slot).toBeInTheDocument();
  slot.element().focus();
  services.mealPlan.answers.behave({ failing: ["emptySlot"] });

  await userEvent.keyboard("{Delete}");

  await expect.element(screen.getByText("Not removed. Try again.")).toBeInTheDocument();
  await expect.element(slot).toBeInTheDocument();
});

it("says that the plan could not be had rather than show an empty table, and tries again", async () => {
  const services = memoryServices({ mealPlan: { planned: laidWeek, failing: ["listWeek"] } });
  const { screen } = await openScreen(services, "/week");
  await expect.element(screen.getByText("Your meals could not be loaded.")).toBeInTheDocument();
  expect(services.logged.map(({ message }) => message)).toContain("Cannot list the week of 2026-11-16");

  services.mealPlan.answers.behave({});
  await screen.getByRole("button", { name: "Try again" }).click();

  await expect
    .element(screen.getByRole("button", { name: "Thursday Nov 19, Breakfast: Shakshuka with Feta" }))
    .toBeInTheDocument();
});
