import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { mayaAsModerator, mayaSignedIn, memoryServices, withTimers } from "../../testing/mod.ts";
import { open, openScreen } from "../../testing/open_screen.tsx";

const stranger = { signedIn: undefined, accounts: [{ ...mayaSignedIn, password: "saffron-and-lemon" }] };

// #screen-guard
it("brings a stranger back to the page that they wanted, after login", async () => {
  const { screen, address } = await open("/week?date=2026-12-24", { identity: stranger });
  await expect.element(screen.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeInTheDocument();

  await screen.getByLabelText("Email Address").fill("maya@example.com");
  await screen.getByLabelText("Password", { exact: true }).fill("saffron-and-lemon");
  await screen.getByRole("button", { name: "Login" }).click();

  await expect.element(screen.getByText("Dec 21 – Dec 27, 2026")).toBeInTheDocument();
  expect(address()).toBe("/week?date=2026-12-24");
});

it.each(["/", "/login"])("sends a signed-in person from %s home", async (at) => {
  const { screen, address } = await open(at);

  await expect.element(screen.getByText("Shakshuka with Feta")).toBeInTheDocument();
  expect(address()).toBe("/home");
});

it("logs out, and forgets what the server said", async () => {
  const { screen, address, services } = await open("/home", { identity: { accounts: stranger.accounts } });
  await expect.element(screen.getByText("Shakshuka with Feta")).toBeInTheDocument();

  await screen.getByRole("button", { name: "Settings" }).click();
  await screen.getByRole("menuitem", { name: "Log out" }).click();

  await expect.element(screen.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeInTheDocument();
  expect(address()).toBe("/login");
  expect(services.identity.current).toBeUndefined();
  const askedBefore = services.recipes.answers.calls.length;
  await screen.getByLabelText("Email Address").fill("maya@example.com");
  await screen.getByLabelText("Password", { exact: true }).fill("saffron-and-lemon");
  await screen.getByRole("button", { name: "Login" }).click();
  await expect.element(screen.getByText("Shakshuka with Feta")).toBeInTheDocument();
  expect(services.recipes.answers.calls.length).toBeGreaterThan(askedBefore);
});

it("leads to the settings from the foot of the page", async () => {
  const { screen, address } = await open("/home");

  await screen.getByRole("contentinfo").getByRole("link", { name: "Settings" }).click();

  await expect.element(screen.getByRole("heading", { level: 1, name: "Settings" })).toBeInTheDocument();
  expect(address()).toBe("/settings");
});

it("leads to the shopping list, the foods at home, the favourites, the own recipes, the household and the settings from the phone's menu, below the seven links", async () => {
  await page.viewport(390, 844);
  const { screen, address } = await open("/home");

  await screen.getByRole("button", { name: "Menu" }).click();
  const links = screen.getByRole("dialog", { name: "Menu" }).getByRole("link");
  expect(links.elements().map(({ textContent }) => textContent)).toEqual([
    "Home",
    "Plan Your Week",
    "Weekly Meals",
    "Ingredient Builder",
    "Community",
    "Post a Meal",
    "Discovery",
    "Shopping list",
    "Foods at home",
    "Favourites",
    "My recipes",
    "Household",
    "Settings",
  ]);
  await links.last().click();

  await expect.poll(address).toBe("/settings");
});

it("leaves for login when the session ends elsewhere, and knows the way back", async () => {
  const { screen, address, services } = await open("/week?date=2026-12-24");
  await expect.element(screen.getByText("Dec 21 – Dec 27, 2026")).toBeInTheDocument();

  await services.identity.logOut();

  await expect.element(screen.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeInTheDocument();
  expect(address()).toBe("/login?next=%2Fweek%3Fdate%3D2026-12-24");
});

it.each(["/week", "/WeeklyMeals", "/community", "/postmeal", "/recipe/shakshuka-with-feta"])(
  "leads from %s to discovery while one types, without losing a letter or the focus",
  async (from) => {
    const { screen, address, goBack } = await open(from);
    const search = screen.getByPlaceholder("Search for a recipe...");

    await search.click();
    await userEvent.keyboard("soup");

    await expect.element(search).toHaveValue("soup");
    await expect.element(search).toHaveFocus();
    await expect.poll(address).toBe("/discover?query=soup");
    await goBack();
    await expect.poll(address).toBe(from);
    await expect.element(search).toHaveValue("");
  },
);

it("keeps the navbar for a signed-in person at an address that no page has", async () => {
  const { screen } = await open("/breakfast-in-bed");

  await expect.element(screen.getByRole("heading", { name: "Page not found" })).toBeInTheDocument();
  await expect.element(screen.getByRole("link", { name: "Plan Your Week" }).first()).toBeVisible();
});

it("informs a visitor without a session about an address that no page has", async () => {
  const { screen } = await open("/breakfast-in-bed", { identity: stranger });

  await expect.element(screen.getByRole("heading", { name: "Page not found" })).toBeInTheDocument();
});

it("shows a moderator's warning on every page until it is confirmed", async () => {
  const { screen, services } = await open("/settings", {
    safety: { arrange: ({ moderation }) => moderation.warn(maya.id, "Please post no adverts.") },
  });
  const warning = screen.getByRole("alertdialog", { name: "A note from the moderators" });
  await expect.element(warning).toHaveAccessibleDescription("Please post no adverts.");
  await userEvent.keyboard("{Escape}");
  await expect.element(warning).toBeVisible();

  await screen.getByRole("button", { name: "I understand" }).click();

  await expect.element(warning).not.toBeInTheDocument();
  expect(await services.stores.moderation.find(maya.id, { warnings: 10 })).toMatchObject({ warnings: [] });
});

it("links moderators to their page", async () => {
  const { screen, address } = await open("/settings", {
    safety: { arrange: ({ people }) => people.verifyEmail(mayaAsModerator) },
  });
  await screen.getByRole("link", { name: "Moderation" }).first().click();

  await expect.element(screen.getByText("No open reports")).toBeVisible();
  expect(address()).toBe("/moderation");
});

it("covers at most a quarter of a phone, also with a timer and a message", async () => {
  await page.viewport(390, 844);
  const services = withTimers(memoryServices(), [{ name: "Simmer gently, step 3", minutes: 10 }]);
  const { screen } = await openScreen(services, "/home");
  const timers = screen.getByRole("region", { name: "Timers" });
  await expect.element(timers).toBeVisible();
  await expect.element(screen.getByText("Shakshuka with Feta")).toBeInTheDocument();
  await screen.getByRole("button", { name: "Plan Lemon Salmon with Dill Potatoes" }).click();
  await screen.getByRole("button", { name: /^Next free dinner:/u }).click();
  const message = screen.getByRole("alert").filter({ hasText: "Lemon Salmon with Dill Potatoes is planned for" });
  await expect.element(message).toBeVisible();
  scrollBy({ top: 600, behavior: "instant" });

  const box = (part: typeof timers) => part.element().getBoundingClientRect();
  const tabs = screen.getByRole("navigation").last();
  expect(box(screen.getByRole("banner")).bottom).toBeLessThanOrEqual(0);
  // Its height once it is set down.
  await expect
    .poll(() => box(timers).bottom + box(message).height + innerHeight - box(tabs).top)
    .toBeLessThanOrEqual(innerHeight / 4);
  expect(box(message).bottom).toBeLessThanOrEqual(box(tabs).top);
});
