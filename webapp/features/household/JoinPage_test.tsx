import { expect, it } from "vitest";
import { maya, tomas } from "../../../adapters/memory/people_and_recipes.ts";
import { invite } from "../../../core/household/mod.ts";
import { weekOf } from "../../../core/meal_plan/mod.ts";
import {
  type MemoryServices,
  type MemoryServicesOptions,
  mayaSignedIn,
  memoryServices,
  plannedWeek,
  storyToday,
} from "../../testing/mod.ts";
import { open, openScreen } from "../../testing/open_screen.tsx";

const LINK = "/join#invitation-1";

/** Tomás invites Maya. */
function invited(options: MemoryServicesOptions = {}): MemoryServicesOptions {
  return { ...options, household: { arrange: (stores) => invite(stores, { userId: tomas.id }) } };
}

async function plannedMeals({ stores }: MemoryServices): Promise<number> {
  return (await stores.mealPlans.listWeek(tomas.id, weekOf(storyToday))).length;
}

it("joins with the own meals, and shows the household", async () => {
  const { screen, services, address } = await open(LINK, invited({ mealPlan: { planned: plannedWeek } }));
  await screen.getByRole("button", { name: "Bring my planned meals" }).click();

  await expect.element(screen.getByText("Together you plan 2 portions of each dish.")).toBeVisible();
  expect(address()).toBe("/household");
  expect(await plannedMeals(services)).toBe(plannedWeek.length);
  expect(services.tabStorage.getItem("invitation")).toBeNull();
});

it("joins without them", async () => {
  const { screen, services } = await open(LINK, invited({ mealPlan: { planned: plannedWeek } }));
  await screen.getByRole("button", { name: "Leave them" }).click();
  await expect.element(screen.getByText("Together you plan 2 portions of each dish.")).toBeVisible();
  expect(await plannedMeals(services)).toBe(0);
});

it("says before joining that food rules are shared, and can be declined", async () => {
  const { screen, services, address } = await open(LINK, invited());
  await expect.element(screen.getByText(/^The members see which of your food rules a dish breaks/u)).toBeVisible();
  await screen.getByRole("button", { name: "Not now" }).click();
  await expect.poll(address).toBe("/home");
  expect((await services.stores.households.find(maya.id, services.stores.clock.now()))?.members).toHaveLength(1);
  expect(services.tabStorage.getItem("invitation")).toBeNull();
});

it("takes the token out of the address, and keeps it through a login", async () => {
  const stranger = { signedIn: undefined, accounts: [{ ...mayaSignedIn, password: "saffron-and-lemon" }] };
  const { screen, address, hash } = await open(LINK, invited({ identity: stranger }));
  await expect.poll(hash).toBe("");
  await screen.getByRole("link", { name: "Log in" }).click();
  await screen.getByLabelText("Email Address").fill("maya@example.com");
  await screen.getByLabelText("Password", { exact: true }).fill("saffron-and-lemon");
  await screen.getByRole("button", { name: "Login" }).click();

  await expect.element(screen.getByRole("heading", { level: 1, name: "Plan with Tomás Herrera" })).toBeVisible();
  expect(address()).toBe("/join");
});

it("comes back to the invitation after onboarding, which follows a sign-up", async () => {
  const services = memoryServices(invited());
  services.tabStorage.setItem("invitation", "invitation-1");
  const { screen } = await openScreen(services, "/onboarding");
  for (const name of [/^Dessert/u, /^Salad/u]) await screen.getByRole("button", { name }).click();
  await screen.getByRole("button", { name: "Continue" }).click();

  await expect.element(screen.getByRole("heading", { level: 1, name: "Plan with Tomás Herrera" })).toBeVisible();
});

it("says so where the invitation was used meanwhile", async () => {
  const { screen, services } = await open(LINK, invited());
  await expect.element(screen.getByRole("button", { name: "Join" })).toBeVisible();
  const household = await services.stores.households.find(tomas.id, services.stores.clock.now());
  await services.stores.households.revoke(tomas.id, household?.invitations[0]?.id ?? 0, services.stores.clock.now());
  await screen.getByRole("button", { name: "Join" }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "This invitation cannot be used" })).toBeVisible();
});
