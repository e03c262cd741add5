import { afterEach, describe, expect, it, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { type MealSlot, weekOf } from "../../../core/meal_plan/mod.ts";
import { lemonSalmon, type MemoryServices, memoryServices, storyToday, withTimers } from "../../testing/mod.ts";
import { open, openScreen } from "../../testing/open_screen.tsx";

const RECIPE = `/recipe/${lemonSalmon.id}`;
const COOK = `${RECIPE}/cook`;

const stepHeading = (number: number) => ({ level: 2, name: `Step ${number} of 5` }) as const;

describe("on the recipe's page", () => {
  it("is started with the chosen portions and units, and leaves back to its button", async () => {
    await page.viewport(390, 844);
    const { screen, address } = await open(["/home", RECIPE]);
    await screen.getByRole("button", { name: "More portions" }).click();
    await screen.getByRole("button", { name: "More portions" }).click();
    await screen.getByLabelText("Units").selectOptions("US (cups, °F)");
    await expect.poll(address).toBe(`${RECIPE}?portions=6&units=us`);
    const start = screen.getByRole("link", { name: "Start cooking" });
    scrollTo(0, 0);
    expect(start.element().getBoundingClientRect().bottom).toBeLessThan(844);

    await start.click();
    await expect.element(screen.getByRole("heading", stepHeading(1))).toBeVisible();
    expect(address()).toBe(`${COOK}?portions=6&units=us`);
    await expect.element(screen.getByText("2 lb 5 oz small potatoes")).toBeVisible();
    await screen.getByRole("button", { name: "Stop cooking" }).click();

    await expect.element(screen.getByRole("link", { name: "Start cooking" })).toHaveFocus();
    expect(address()).toBe(`${RECIPE}?portions=6&units=us`);
    await expect.element(screen.getByRole("spinbutton", { name: "Portions" })).toHaveAttribute("aria-valuenow", "6");
  });

  it("reads the next choice that is enough, for the portions of a planned meal", async () => {
    const { screen } = await open(`${RECIPE}?portions=4.5`);

    await expect.element(screen.getByRole("spinbutton", { name: "Portions" })).toHaveAttribute("aria-valuenow", "5");
  });

  it.each(["0", "-2", "1000", "many"])("reads its own portions for ?portions=%s", async (portions) => {
    const { screen } = await open(`${RECIPE}?portions=${portions}`);

    await expect.element(screen.getByRole("spinbutton", { name: "Portions" })).toHaveAttribute("aria-valuenow", "4");
  });
});

it("opened by its address, leaves to the recipe's page with the same portions", async () => {
  const { screen, address } = await open(`${COOK}?portions=2`);

  await screen.getByRole("button", { name: "Stop cooking" }).click();

  await expect.element(screen.getByRole("heading", { name: "Instructions" })).toBeVisible();
  expect(address()).toBe(`${RECIPE}?portions=2`);
});

describe("the steps", () => {
  it("go on and back by keyboard, with the focus on each heading and its text as description", async () => {
    const { screen } = await open(COOK);
    await expect.element(screen.getByRole("heading", stepHeading(1))).toBeVisible();

    await userEvent.keyboard(" ");
    const second = screen.getByRole("heading", stepHeading(2));
    await expect.element(second).toHaveFocus();
    await expect.element(second).toHaveAccessibleDescription(/^Heat the oil in a wide pan/u);
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(screen.getByRole("heading", stepHeading(3))).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(second).toHaveFocus();
    await expect
      .element(screen.getByRole("progressbar", { name: "Progress" }))
      .toHaveAttribute("aria-valuetext", "Step 2 of 5");
  });

  it("leave the space bar to buttons, and the keys to a dialog", async () => {
    const { screen } = await open(COOK);
    const all = screen.getByRole("button", { name: "All ingredients" });
    await expect.element(all).toBeVisible();
    all.element().focus();

    await userEvent.keyboard(" ");
    const dialog = screen.getByRole("dialog", { name: "Ingredients" });
    await expect.element(dialog.getByText("150 g baby spinach")).toBeVisible();
    await userEvent.keyboard("{ArrowRight}{Escape}");

    await expect.element(screen.getByRole("heading", stepHeading(1))).toBeVisible();
    await expect.element(all).toHaveFocus();
  });

  it("follow a swipe, but not a scroll", async () => {
    const { screen } = await open(COOK);
    const text = screen.getByText(/^Boil the potatoes/u);
    await expect.element(text).toBeVisible();

    swipe(text.element(), { x: -80, y: 70 });
    await expect.element(screen.getByRole("heading", stepHeading(1))).toBeVisible();
    swipe(text.element(), { x: -120, y: 10 });
    await expect.element(screen.getByRole("heading", stepHeading(2))).toHaveFocus();
    swipe(screen.getByText(/^Heat the oil/u).element(), { x: 120, y: 0 });
    await expect.element(screen.getByRole("heading", stepHeading(1))).toHaveFocus();
  });

  it("are all in a column on demand, which the device remembers", async () => {
    const services = memoryServices();
    const first = await openScreen(services, COOK);
    await first.screen.getByRole("button", { name: "All steps in a column" }).click();
    await expect.element(first.screen.getByRole("heading", stepHeading(5))).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(first.screen.getByRole("heading", stepHeading(2))).toHaveFocus();
    await first.screen.unmount();

    const { screen } = await openScreen(services, COOK);

    await expect.element(screen.getByRole("heading", stepHeading(5))).toBeVisible();
    expect(screen.getByRole("heading", stepHeading(2)).element().closest("li")?.ariaCurrent).toBe("step");
  });

  it("are remembered for the portions, and start again", async () => {
    const services = memoryServices();
    const first = await openScreen(services, COOK);
    await first.screen.getByRole("button", { name: "Next step" }).click();
    await first.screen.getByRole("button", { name: "Next step" }).click();
    await expect.element(first.screen.getByRole("heading", stepHeading(3))).toHaveFocus();
    await first.screen.unmount();

    const other = await openScreen(services, `${COOK}?portions=2`);
    await expect.element(other.screen.getByRole("heading", stepHeading(1))).toBeVisible();
    await other.screen.unmount();
    const { screen } = await openScreen(services, COOK);
    await expect.element(screen.getByText("You were at step 3.")).toBeVisible();
    await screen.getByRole("button", { name: "Start again" }).click();

    await expect.element(screen.getByRole("heading", stepHeading(1))).toHaveFocus();
    await expect.element(screen.getByText("You were at step 3.")).not.toBeInTheDocument();
  });

  // #cook-planned-meal
  it("ask for which later meal the dish was cooked, and mark it, with Undo", async () => {
    const friday = { day: "Friday", mealTime: "Lunch", date: storyToday } as const;
    const planned = [
      { slot: { ...friday, day: "Monday" } as const, recipe: lemonSalmon },
      { slot: friday, recipe: lemonSalmon },
      { slot: { ...friday, mealTime: "Dinner" } as const, recipe: lemonSalmon },
    ];
    const { screen, services } = await open(COOK, { mealPlan: { planned } });
    const cooked = async () =>
      (await services.stores.mealPlans.listWeek(maya.id, weekOf(storyToday))).map(({ isCooked }) => isCooked === true);
    await expect.element(screen.getByRole("heading", stepHeading(1))).toBeVisible();
    await userEvent.keyboard(" ".repeat(5));

    const question = screen.getByRole("dialog", { name: "Which meal is this?" });
    await question.getByRole("button", { name: /^Friday.s Lunch/u }).click();
    await expect.element(screen.getByText("Friday's Lunch is marked as cooked.")).toBeVisible();
    expect(await cooked()).toEqual([false, true, false]);
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.poll(cooked).toEqual([false, false, false]);
  });

  // #cook-planned-meal
  it("mark today's meal at once, and no other one if none of them was cooked", async () => {
    const today = { day: "Thursday", mealTime: "Dinner", date: storyToday } as const;
    const open5 = async (...slots: MealSlot[]) => {
      const planned = slots.map((slot) => ({ slot, recipe: lemonSalmon }));
      const { screen, services } = await open(COOK, { mealPlan: { planned } });
      await expect.element(screen.getByRole("heading", stepHeading(1))).toBeVisible();
      await userEvent.keyboard(" ".repeat(5));
      return { screen, services };
    };
    const first = await open5({ ...today, day: "Saturday" }, today);
    await expect.element(first.screen.getByText("Thursday's Dinner is marked as cooked.")).toBeVisible();
    await first.screen.unmount();

    const { screen, services } = await open5({ ...today, day: "Saturday" });
    await screen.getByRole("button", { name: "None of these" }).click();
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    expect(services.mealPlan.answers.calls).not.toContain("setMealCooked");
  });

  // #cook-planned-portions
  it("are for the planned portions on demand, in the text too", async () => {
    const slot = { day: "Friday", mealTime: "Dinner", date: storyToday } as const;
    const { screen, address } = await open(COOK, {
      mealPlan: { planned: [{ slot, recipe: lemonSalmon, portions: 8 }] },
    });
    await expect.element(screen.getByText("700 g small potatoes")).toBeVisible();
    await screen.getByRole("link", { name: "planned: 8" }).click();

    await expect.poll(address).toBe(`${COOK}?portions=8`);
    await expect.element(screen.getByText("1.4 kg small potatoes")).toBeVisible();
    await expect.element(screen.getByText("For 8 portions")).toBeVisible();
  });

  it("end with a rating, and begin anew the next time", async () => {
    const { screen, services } = await open(COOK);
    await expect.element(screen.getByRole("heading", stepHeading(1))).toBeVisible();
    await userEvent.keyboard(" ".repeat(5));

    await expect.element(screen.getByRole("heading", { name: "Enjoy your meal" })).toHaveFocus();
    await screen.getByRole("radio", { name: "4 stars" }).click();
    await expect.poll(() => services.stores.opinions.find(maya.id, lemonSalmon.id)).toMatchObject({ stars: 4 });
    await screen.getByRole("link", { name: "Back to the week" }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Plan Your Week" })).toBeVisible();
    expect(services.deviceStorage.getItem("weekplate-cooking")).toBeNull();
  });
});

describe("Cooked it", () => {
  const END = `${COOK}?portions=2`;
  const atHome = ["1.5 kg potatoes", "200 g spinach, by 2026-11-20", "500 g rice"];

  async function finish(options: Parameters<typeof open>[1]) {
    const app = await open(END, options);
    await expect.element(app.screen.getByRole("heading", stepHeading(1))).toBeVisible();
    await userEvent.keyboard(" ".repeat(5));
    return app;
  }

  async function pantryOf({ pantry }: MemoryServices): Promise<string[]> {
    const { foods } = await pantry.getPantry();
    return foods.map(({ name, amount }) => `${name} ${amount?.quantity}`);
  }

  it("takes off what was used for the cooked portions, without what is unticked, and Undo puts it back", async () => {
    const { screen, services } = await finish({ pantry: { atHome } });
    await expect.element(screen.getByText("125 g will be left, good until Nov 20")).toBeVisible();
    await screen.getByRole("checkbox", { name: "potatoes: 350 g" }).click();
    await screen.getByRole("button", { name: "Update foods at home" }).click();

    await expect.element(screen.getByText("Your foods at home are updated.")).toBeInTheDocument();
    expect(await pantryOf(services)).toEqual(["potatoes 1500", "spinach 125", "rice 500"]);
    await expect.element(screen.getByRole("button", { name: "Update foods at home" })).not.toBeInTheDocument();

    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => pantryOf(services)).toEqual(["potatoes 1500", "spinach 200", "rice 500"]);
    await expect.element(screen.getByRole("button", { name: "Update foods at home" })).toBeVisible();
  });

  it("leaves what another person has changed meanwhile, and says so", async () => {
    const { screen, services } = await finish({ pantry: { atHome: ["200 g spinach"] } });
    await expect.element(screen.getByRole("checkbox", { name: "spinach: 75 g" })).toBeChecked();
    const { foods } = await services.pantry.getPantry();
    const [spinach] = foods;
    if (!spinach) throw new Error("There is no spinach at home");
    await services.pantry.changeFood({ ...spinach, id: String(spinach.id), amount: { quantity: 90, unit: "g" } });
    await screen.getByRole("button", { name: "Update foods at home" }).click();

    await expect
      .element(screen.getByText("Some foods at home had changed meanwhile, and stay as they are."))
      .toBeVisible();
    expect(await pantryOf(services)).toEqual(["spinach 90"]);
  });

  it("says that nothing was taken off after a failure, and can be tried again", async () => {
    const { screen, services } = await finish({ pantry: { atHome, failing: ["cookDish"] } });
    await screen.getByRole("button", { name: "Update foods at home" }).click();
    await expect.element(screen.getByRole("alert")).toHaveTextContent("Not updated. Try again.");

    services.pantry.answers.behave({});
    await screen.getByRole("button", { name: "Update foods at home" }).click();
    await expect.element(screen.getByText("Your foods at home are updated.")).toBeInTheDocument();
  });

  it("asks nothing about foods where none was used", async () => {
    const { screen, services } = await finish({ pantry: { atHome: ["500 g rice"] } });
    await expect.poll(() => services.pantry.answers.calls).toContain("previewCookedDish");

    await expect.element(screen.getByRole("heading", { name: "Used from your foods at home" })).not.toBeInTheDocument();
  });
});

describe("timers", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("run on elsewhere, are announced and notified once, and end in cook mode too", async () => {
    const { screen, services } = await open(COOK);
    const start = screen.getByRole("button", { name: "Start timer: Boil, 15 min" });
    await expect.element(start).toBeVisible();
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "setInterval", "clearTimeout", "clearInterval"] });
    press(start);
    await vi.advanceTimersByTimeAsync(60_000);
    const timer = screen.getByRole("timer", { name: "Boil, step 1" });
    expect(timer.element().textContent).toBe("14:00");
    expect(services.alarm.prepared).toBe(1);

    press(screen.getByRole("button", { name: "Pause Boil, step 1" }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(timer.element().textContent).toBe("14:00");
    press(screen.getByRole("button", { name: "+1 min, Boil, step 1" }));
    press(screen.getByRole("button", { name: "Continue Boil, step 1" }));
    await vi.advanceTimersByTimeAsync(0);
    expect(services.alarm.planned).toEqual([Date.now() + 15 * 60_000]);
    vi.useRealTimers();

    await screen.getByRole("button", { name: "Stop cooking" }).click();
    const bar = screen.getByRole("region", { name: "Timers" });
    await expect.element(bar.getByRole("link", { name: lemonSalmon.name })).toBeVisible();
    await bar.getByRole("link", { name: lemonSalmon.name }).click();
    await expect.element(screen.getByRole("heading", stepHeading(1))).toBeVisible();
    await screen.getByRole("button", { name: "Cancel Boil, step 1" }).click();
    await expect.element(timer).not.toBeInTheDocument();
    expect(services.alarm.notified).toEqual([]);
  });

  it("are announced once they are done, until they are stopped", async () => {
    const { screen, services } = await open(COOK);
    const start = screen.getByRole("button", { name: "Start timer: Boil, 15 min" });
    await expect.element(start).toBeVisible();
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
    press(start);
    await vi.advanceTimersByTimeAsync(15 * 60_000);
    const alert = screen.getByText("Boil, step 1, Lemon Salmon with Dill Potatoes: time is up.").element();

    expect(alert.role).toBe("alert");
    expect(services.alarm.notified).toEqual(["Boil, step 1"]);
    press(screen.getByRole("button", { name: "Stop Boil, step 1" }));
    expect(services.deviceStorage.getItem("weekplate-timers")).toBeNull();
  });

  it("are at most twelve at once", async () => {
    const twelve = Array.from({ length: 12 }, (_, number) => ({ name: `Rest, step ${number}`, minutes: 60 }));
    const { screen } = await openScreen(withTimers(memoryServices(), twelve), COOK);
    await screen.getByRole("button", { name: "Start timer: Boil, 15 min" }).click();

    await expect.element(screen.getByText("At most 12 timers at once. Cancel one first.")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "11 more timers" })).toBeVisible();
  });

  it("are forgotten at log-out, with the places, but not the layout", async () => {
    const { screen, services } = await open(["/week", COOK]);
    await screen.getByRole("button", { name: "Start timer: Boil, 15 min" }).click();
    await screen.getByRole("button", { name: "All steps in a column" }).click();
    await screen.getByRole("button", { name: "Next step" }).click();
    await screen.getByRole("button", { name: "Stop cooking" }).click();
    await screen.getByRole("button", { name: "Settings" }).click();
    await screen.getByRole("menuitem", { name: "Log out" }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeVisible();

    expect(services.deviceStorage.getItem("weekplate-timers")).toBeNull();
    expect(services.deviceStorage.getItem("weekplate-cooking")).toBeNull();
    expect(services.deviceStorage.getItem("weekplate-cook-layout")).toBe("column");
    expect(services.alarm.planned).toEqual([]);
  });
});

describe("the screen", () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, "wakeLock");
  });

  it("stays on while cook mode is open, again after the tab was hidden", async () => {
    const locks: { released: boolean; release: () => Promise<void> }[] = [];
    wakeLockIs({
      async request() {
        const lock = {
          released: false,
          async release() {
            lock.released = true;
          },
        };
        locks.push(lock);
        return lock;
      },
    });
    const { screen } = await open(COOK);
    await expect.poll(() => locks.length).toBe(1);

    document.dispatchEvent(new Event("visibilitychange"));
    expect(locks).toHaveLength(1);
    await locks[0]?.release(); // as browsers do with a hidden tab
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.poll(() => locks.length).toBe(2);
    await screen.getByRole("button", { name: "Stop cooking" }).click();

    await expect.poll(() => locks.every(({ released }) => released)).toBe(true);
  });

  it("may not stay on where the device refuses, which a note says", async () => {
    wakeLockIs({ request: () => Promise.reject(new DOMException("low battery", "NotAllowedError")) });
    const { screen } = await open(COOK);

    await expect.element(screen.getByText(/^The screen could not be kept on/u)).toBeVisible();
  });
});

/** At once: with a stopped clock a click of the browser would wait for ever. */
function press(button: Locator): void {
  (button.element() as HTMLElement).click(); // sound: a button is an HTML element
}

function wakeLockIs(value: unknown): void {
  Object.defineProperty(navigator, "wakeLock", { value, configurable: true });
}

function swipe(target: Element, by: { x: number; y: number }): void {
  const start = { identifier: 1, target, clientX: 200, clientY: 200 };
  const end = new Touch({ ...start, clientX: start.clientX + by.x, clientY: start.clientY + by.y });
  target.dispatchEvent(new TouchEvent("touchstart", { bubbles: true, touches: [new Touch(start)] }));
  target.dispatchEvent(new TouchEvent("touchend", { bubbles: true, changedTouches: [end] }));
}
