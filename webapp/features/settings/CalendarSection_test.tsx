import { afterEach, expect, it, vi } from "vitest";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { open } from "../../testing/open_screen.tsx";

afterEach(() => vi.restoreAllMocks());

it("saves the times of meals", async () => {
  const { screen, services } = await open("/settings");
  const dinner = screen.getByLabelText("Dinner");
  await expect.element(dinner).toHaveValue("18:30");

  await dinner.fill("19:15");
  await screen.getByRole("button", { name: "Save meal times" }).click();

  await expect
    .poll(async () => (await services.stores.settings.find(maya.id))?.mealTimes)
    .toEqual({ Breakfast: "08:00", Lunch: "12:30", Dinner: "19:15", Snacks: "15:30" });
});

it("names a time that is missing, and saves nothing", async () => {
  const { screen, services } = await open("/settings");
  const lunch = screen.getByLabelText("Lunch");
  await lunch.fill("");

  await screen.getByRole("button", { name: "Save meal times" }).click();

  await expect.element(lunch).toHaveFocus();
  await expect.element(lunch).toHaveAccessibleDescription("Enter a time.");
  expect(services.account.answers.calls).not.toContain("saveSettings");
});

it("makes a link, which is shown selected and can be copied, and another one in its place", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const { screen, services } = await open("/settings");
  await screen.getByRole("button", { name: "Make a calendar link" }).click();
  const field = screen.getByLabelText("Calendar link");
  await expect.element(field).toHaveValue(`${location.origin}/calendar/invitation-1.ics`);
  await expect.element(field).toHaveFocus();
  expect(getSelection()?.toString()).toBe(`${location.origin}/calendar/invitation-1.ics`);
  await screen.getByRole("button", { name: "Copy link" }).click();
  await expect.element(screen.getByText("Link copied.")).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/calendar/invitation-1.ics`);

  await screen.getByRole("button", { name: "Make a new link" }).click();

  await expect.element(field).toHaveValue(`${location.origin}/calendar/invitation-2.ics`);
  expect(await services.stores.calendarFeeds.findOwner("invitation-1")).toBeUndefined();
  expect(await services.stores.calendarFeeds.findOwner("invitation-2")).toMatchObject({ userId: maya.id });
});

it("turns the link off, and keeps the focus nearby", async () => {
  const { screen, services } = await open("/settings", {
    account: { calendarFeed: new Date("2026-11-02T18:06:00Z") },
  });
  await expect.element(screen.getByLabelText("Calendar link")).not.toBeInTheDocument();

  await screen.getByRole("button", { name: "Turn off" }).click();

  await expect.element(screen.getByText("The calendar link is turned off.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Make a calendar link" })).toHaveFocus();
  expect(await services.stores.calendarFeeds.find(maya.id)).toBeUndefined();
});

it("says that no link was made, and makes one on request", async () => {
  const { screen, services } = await open("/settings", { calendar: { failing: ["makeCalendarFeed"] } });
  await screen.getByRole("button", { name: "Make a calendar link" }).click();
  await expect.element(screen.getByText("No link was made.")).toBeVisible();

  services.calendar.answers.behave({});
  await screen.getByRole("button", { name: "Try again" }).click();

  await expect.element(screen.getByLabelText("Calendar link")).toBeVisible();
});
