import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { weekOf } from "../../../core/meal_plan/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { type MemoryServicesOptions, plannedWeek, seedPlan, storyRecipe, storyToday } from "../../testing/mod.ts";
import { open } from "../../testing/open_screen.tsx";

const PLANNED = 16;
/** From Thursday, today, to Sunday. */
const EMPTY = 8;

async function openSheet(options: MemoryServicesOptions = {}) {
  const opened = await open("/week", { mealPlan: { planned: plannedWeek }, ...options });
  const { screen } = opened;
  const button = (name: string | RegExp) => screen.getByRole("button", { name });
  await expect.element(button(/^Thursday Nov 19, Dinner: Lemon/u)).toBeInTheDocument();
  await button("Fill my week").click();
  await expect.element(screen.getByRole("dialog", { name: "Fill my week" })).toBeInTheDocument();
  const listed = async () => (await opened.services.stores.mealPlans.listWeek(maya.id, weekOf(storyToday))).length;
  return { ...opened, button, listed };
}

/** Opens the week with suggestions in its empty slots. */
async function fill(options: MemoryServicesOptions = {}) {
  const opened = await openSheet(options);
  await opened.button("Suggest meals").click();
  await expect.element(opened.screen.getByRole("heading", { name: `${EMPTY} meals suggested` })).toBeInTheDocument();
  return opened;
}

it("suggests meals for the chosen empty slots, focuses the result, and remembers the choices", async () => {
  const { screen, button, services, listed } = await openSheet();
  await expect.element(screen.getByText(`${EMPTY} empty slots are filled.`)).toBeInTheDocument();
  await button("Snacks").click();
  await expect.element(screen.getByText("5 empty slots are filled.")).toBeInTheDocument();
  await screen.getByRole("combobox", { name: "Work for Dinner on weekdays" }).selectOptions("20 min");

  await button("Suggest meals").click();

  await expect.element(screen.getByRole("heading", { name: "5 meals suggested" })).toHaveFocus();
  await expect.element(screen.getByText("Suggested 5 meals")).toBeInTheDocument();
  await expect
    .element(button(/^Friday Nov 20, Dinner: .+\. Suggested\. 27 g fibre bring Friday to 39 g$/u))
    .toHaveAttribute("data-look", "tentative");
  await expect.element(button(/^Thursday Nov 19, Dinner: Lemon Salmon/u)).not.toHaveAttribute("data-look");
  expect(await listed()).toBe(PLANNED);
  expect(services.deviceStorage.getItem("weekplate.week-wishes")).toContain('"Dinner":20');
});

// #plan-suggestion-unsaved
it("locks a plate, shuffles the rest, clears one, and discards without a change", async () => {
  const { screen, button, listed } = await fill();
  const friday = button(/^Friday Nov 20, Dinner/u);
  const saturday = button(/^Saturday Nov 21, Lunch/u);
  const [before, other] = [friday.element().ariaLabel ?? "", saturday.element().ariaLabel];

  await button("Lock Friday dinner").click();
  await expect.element(button("Lock Friday dinner")).toHaveAttribute("aria-pressed", "true");
  await button("Shuffle the rest").click();
  await expect.poll(() => saturday.element().ariaLabel).not.toBe(other);
  const dish = (label: string | null) => label?.split(". ")[0];
  expect(dish(friday.element().ariaLabel)).toBe(dish(before));

  await button("Clear Saturday lunch").click();
  await expect.element(button("Saturday Nov 21, Lunch: empty")).toHaveFocus();
  await expect.element(screen.getByRole("heading", { name: "7 meals suggested" })).toBeInTheDocument();
  await expect.element(screen.getByText("22 foods to buy")).toBeInTheDocument();

  await button("Discard").click();
  await expect.element(button("Friday Nov 20, Dinner: empty")).toBeInTheDocument();
  await expect.element(button("Fill my week")).toHaveFocus();
  expect(await listed()).toBe(PLANNED);
});

it("replaces a dish by one of three, each with its price", async () => {
  const { screen, button } = await fill();

  await button("Replace Friday dinner").click();
  const choices = screen.getByRole("button", { name: /^Choose for Friday dinner/u });
  await expect.poll(() => choices.elements().length).toBe(3);
  expect(choices.first().element().ariaLabel).toMatch(/: .+\. \d+ min of work\. \+2 foods, −6 g protein$/u);
  const chosen = /: (.+)\. \d+ min of work/u.exec(choices.first().element().ariaLabel ?? "")?.[1];
  await choices.first().click();

  await expect.element(button(new RegExp(`^Friday Nov 20, Dinner: ${chosen}\\. Suggested`, "u"))).toBeInTheDocument();
  await expect.element(button("Replace Friday dinner")).toHaveFocus();
});

it("plans all of it on Accept, as one change, and takes all of it back on Undo", async () => {
  const { screen, button, listed, services } = await fill();

  await button("Accept").click();
  await expect.element(screen.getByText(`${EMPTY} meals planned.`)).toBeInTheDocument();
  await expect.element(button(/^Friday Nov 20, Dinner: (?!empty)/u)).not.toHaveAttribute("data-look");
  expect(await listed()).toBe(PLANNED + EMPTY);
  expect(services.mealPlan.answers.calls).not.toContain("saveMeal");

  await button("Undo").click();
  await expect.element(screen.getByRole("heading", { name: `${EMPTY} meals suggested` })).toBeInTheDocument();
  expect(await listed()).toBe(PLANNED);
});

// #plan-week-cells
it("keeps the suggestion while other pages are visited, and names what another member has planned meanwhile", async () => {
  const { screen, button, services, goBack, listed } = await fill();
  await button(/^Thursday Nov 19, Dinner: Lemon/u).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Pick Dinner for Thursday" })).toBeInTheDocument();
  await goBack();
  await expect.element(screen.getByRole("heading", { name: `${EMPTY} meals suggested` })).toBeInTheDocument();
  await seedPlan(services.stores, [
    { slot: { day: "Friday", mealTime: "Dinner", date: storyToday }, recipe: storyRecipe("masala-chai") },
  ]);

  await button("Accept").click();

  await expect.element(screen.getByText(/^Friday's Dinner was planned meanwhile, and stays so\./u)).toBeInTheDocument();
  await expect.element(button("Friday Nov 20, Dinner: Masala Chai")).toBeInTheDocument();
  expect(await listed()).toBe(PLANNED + 1);
  await button("Accept").click();
  await expect.element(screen.getByText("7 meals planned.")).toBeInTheDocument();
});

it("says why there is no week, and searches again with a change that helps", async () => {
  const { screen, button } = await openSheet();
  await screen.getByRole("combobox", { name: "Work for Breakfast on weekdays" }).selectOptions("5 min");

  await button("Suggest meals").click();
  await expect.element(screen.getByText("at most 5 min of work")).toBeInTheDocument();
  await button(/^Breakfast on Friday: allow 10 min/u).click();

  await expect.element(screen.getByRole("heading", { name: `${EMPTY} meals suggested` })).toBeInTheDocument();
});

it("can be cancelled while it searches, and tried again after a failure, with the same choices", async () => {
  const { screen, button, services } = await openSheet({ weekPlan: { hanging: ["suggestWeek"] } });
  await screen.getByRole("checkbox", { name: "Plan leftovers" }).click();
  await button("Suggest meals").click();
  await button("Cancel").click();
  services.weekPlan.answers.behave({ failing: ["suggestWeek"] });
  await button("Suggest meals").click();
  await expect.element(screen.getByText("No week could be suggested. Try again.")).toBeInTheDocument();
  await expect.element(screen.getByRole("checkbox", { name: "Plan leftovers" })).not.toBeChecked();

  services.weekPlan.answers.behave({});
  await button("Try again").click();
  await expect.element(screen.getByRole("heading", { name: `${EMPTY} meals suggested` })).toBeInTheDocument();
});

it("is worked by keys on a phone: from a plate to its buttons, and Delete clears", async () => {
  await page.viewport(390, 844);
  const { button } = await fill();
  const plate = button(/^Friday Nov 20, Dinner/u);
  plate.element().focus();

  await userEvent.keyboard("{Tab}");
  await expect.element(button("Lock Friday dinner")).toHaveFocus();
  await userEvent.keyboard("{Enter}{Tab}");
  await expect.element(button("Lock Friday dinner")).toHaveAttribute("aria-pressed", "true");
  await expect.element(button("Replace Friday dinner")).toHaveFocus();
  // Over Friday's snacks and Saturday's breakfast, which are planned.
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Delete}");
  await expect.element(button("Saturday Nov 21, Lunch: empty")).toHaveFocus();
});

it("saves planned meals as a template, which fills another week with locked meals", async () => {
  const { screen, button } = await openSheet();
  await button("Save planned meals as a template").click();
  await button("Save template").click();
  const name = screen.getByLabelText("Name");
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription("Enter a name.");
  await name.fill("Our week");
  await button("Save template").click();
  await expect.element(screen.getByText("Saved as ‘Our week’.")).toBeVisible();
  await expect.element(screen.getByText("0 meals come from it.")).toBeVisible();

  // This week's planned meals are copied into the empty next one.
  await userEvent.keyboard("{Escape}");
  await button("Next week").click();
  await button("Fill my week").click();
  await screen.getByLabelText("Start with").selectOptions(`Our week (${PLANNED} meals)`);
  await expect.element(screen.getByText(`${PLANNED} meals come from it.`)).toBeVisible();
  await button("Suggest meals").click();
  await expect.element(screen.getByRole("heading", { name: "28 meals suggested" })).toBeInTheDocument();
  await expect.element(button("Lock Monday breakfast")).toHaveAttribute("aria-pressed", "true");
});

it("says that a name is taken, leaves the typed text, and deletes a template", async () => {
  const { screen, button, services } = await openSheet();
  const meals = [{ day: "Sunday", time: "Dinner", recipeId: "grey-gruel", name: "Grey Gruel" }] as const;
  await button("Save planned meals as a template").click();
  await services.stores.weekTemplates.add(maya.id, { name: "Feast", meals });
  await screen.getByLabelText("Name").fill("feast");
  await button("Save template").click();
  await expect
    .element(screen.getByLabelText("Name"))
    .toHaveAccessibleDescription("There is a template of this name already.");
  await expect.element(screen.getByLabelText("Name")).toHaveValue("feast");

  await screen.getByLabelText("Name").fill("Weekdays");
  await button("Save template").click();
  await screen.getByLabelText("Start with").selectOptions("Feast (1 meal)");
  await expect.element(screen.getByText("Grey Gruel is not in the catalogue any more.")).toBeVisible();
  await button("Delete ‘Feast’").click();
  await expect.element(screen.getByLabelText("Start with")).toHaveFocus();
  await expect
    .poll(async () => (await services.stores.weekTemplates.list(maya.id)).map((each) => each.name))
    .toEqual(["Weekdays"]);
});

it("offers next week from Friday on, as the household wishes it, until it is dismissed", async () => {
  const { screen, services, button } = await openSheet({ today: calendarDate("2026-11-20") });
  await expect.element(screen.getByText(/^Next week has room/u)).not.toBeInTheDocument();
  await button("Snacks").click();
  await screen.getByLabelText("Suggest next week every Friday").click();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByText("Next week has room for 28 meals.")).toBeVisible();
  await button("See a suggestion").click();
  await expect.element(screen.getByRole("heading", { name: "21 meals suggested" })).toBeInTheDocument();
  await expect.element(button("See a suggestion")).not.toBeInTheDocument();

  await button("Discard").click();
  await button("Not this week").click();
  await expect.element(button("Not this week")).not.toBeInTheDocument();
  expect(await services.stores.weekTemplates.findWeekly(maya.id)).toMatchObject({ dismissed: "2026-11-23" });
});
