import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { maya, tomas } from "../../../adapters/memory/people_and_recipes.ts";
import { DEFAULT_SETTINGS } from "../../../core/account/mod.ts";
import { applyTheme, readTheme } from "../../../ui-kit/theme/mod.ts";
import { open, openScreen } from "../../testing/open_screen.tsx";

afterEach(() => applyTheme("system"));

it("shows the chosen theme at once, and remembers it in this browser", async () => {
  const { screen } = await open("/settings");
  const theme = screen.getByLabelText("Theme");
  await expect.element(theme).toHaveValue("system");

  await theme.selectOptions("Dark theme");

  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(readTheme()).toBe("dark");
  await theme.selectOptions("Theme of the system");
  expect(readTheme()).toBe("system");
});

// #recipe-energy-unit
it("saves the energy unit, and shows it on cards and recipes, also on the next visit", async () => {
  const { screen, services } = await open("/settings");
  const energy = screen.getByLabelText("Energy");
  await expect.element(energy).toHaveValue("cal");

  await energy.selectOptions("kJ (2,561 kJ)");
  await expect.element(energy).toHaveValue("kJ");
  await screen.getByRole("link", { name: "Home", exact: true }).first().click();

  await expect.element(screen.getByText("2,234 kJ")).toBeInTheDocument();
  await screen.getByRole("link", { name: "Lemon Salmon with Dill Potatoes" }).click();
  await expect.element(screen.getByText("534 kcal per serving", { exact: false })).toBeInTheDocument();
  await expect.element(screen.getByText("2,234", { exact: true })).toBeInTheDocument();
  expect(await services.stores.settings.find(maya.id)).toMatchObject({ energyUnit: "kJ" });

  await screen.unmount();
  const next = await openScreen({ ...services }, "/home");
  await expect.element(next.screen.getByText("2,234 kJ")).toBeInTheDocument();
});

it("saves the units of amounts together with what was chosen just before", async () => {
  const { screen, services } = await open("/settings");
  await screen.getByLabelText("Energy").selectOptions("kcal (612 kcal)");

  await screen.getByLabelText("Units").selectOptions("US (cups, °F)");

  await expect.element(screen.getByLabelText("Units")).toHaveValue("us");
  await expect
    .poll(() => services.stores.settings.find(maya.id))
    .toEqual({ ...DEFAULT_SETTINGS, energyUnit: "kcal", units: "us" });
});

it("goes back to the saved unit where saving fails, and tries again on request", async () => {
  const { screen, services } = await open("/settings", { account: { failing: ["saveSettings"] } });
  const energy = screen.getByLabelText("Energy");
  await energy.selectOptions("kcal (612 kcal)");
  await expect.element(screen.getByText("Not saved.")).toBeVisible();
  await expect.element(energy).toHaveValue("cal");

  services.account.answers.behave({});
  await screen.getByRole("button", { name: "Try again" }).click();

  await expect.element(energy).toHaveValue("kcal");
  expect(await services.stores.settings.find(maya.id)).toMatchObject({ energyUnit: "kcal" });
});

it("offers to load the settings again where that failed, and keeps the theme in reach", async () => {
  const { screen, services } = await open("/settings", { account: { failing: ["getSettings"] } });
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Your settings could not be loaded.");
  await expect.element(screen.getByLabelText("Theme")).toBeEnabled();

  services.account.answers.behave({});
  await screen.getByRole("button", { name: "Try again" }).click();

  await expect.element(screen.getByLabelText("Energy")).toHaveValue("cal");
});

it("shows calories in cal while the settings cannot be loaded", async () => {
  const { screen } = await open("/home", { account: { failing: ["getSettings"] } });

  await expect.element(screen.getByText("534,000 cal")).toBeInTheDocument();
});

it("lists blocked people, and unblocks one", async () => {
  const { screen, services } = await open("/settings", {
    safety: { arrange: async ({ blocks }) => void (await blocks.block(maya.id, { blockedId: tomas.id, max: 10 })) },
  });
  await screen.getByRole("button", { name: "Unblock Tomás Herrera" }).click();

  await expect.element(screen.getByText("Tomás Herrera is not blocked any more.")).toBeVisible();
  await expect.element(screen.getByText("You have blocked no one.", { exact: false })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Blocked people" })).toHaveFocus();
  expect(services.stores.blocks.isBetween(maya.id, tomas.id)).toBe(false);
});

it("leads to each section by its contents, also by a link from elsewhere", async () => {
  const { screen, hash } = await open("/settings#aims");
  await expect.element(screen.getByRole("heading", { name: "Nutrition aims" })).toHaveFocus();
  const contents = screen.getByRole("navigation", { name: "Settings" });
  const sections = screen.getByRole("main").getByRole("heading", { level: 2 });
  await expect
    .poll(() =>
      contents
        .getByRole("link")
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(sections.elements().map(({ textContent }) => textContent));

  await contents.getByRole("link", { name: "Blocked people" }).click();

  await expect.element(screen.getByRole("heading", { name: "Blocked people" })).toHaveFocus();
  expect(hash()).toBe("#blocked");
});

// #account-settings-folded
it("folds what is rarely changed on a phone, and opens it by its heading, its link and its address", async () => {
  await page.viewport(390, 844);
  const { screen } = await open("/settings#aims");
  const part = (name: string) => screen.getByRole("region", { name });
  await expect.element(part("Nutrition aims").getByRole("button", { name: "Save aims" })).toBeVisible();
  await expect.element(part("Meal preferences").getByRole("button", { name: "Change preferences" })).toBeVisible();
  const theme = screen.getByLabelText("Theme");
  await expect.element(theme).not.toBeVisible();

  await part("Appearance and units").getByRole("heading").click();
  await expect.element(theme).toBeVisible();
  await screen.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Your account" }).click();
  await expect.element(screen.getByRole("button", { name: "Download my data" })).toBeVisible();
  // More room, as on a phone that is turned.
  await page.viewport(1280, 900);
  await expect.element(screen.getByLabelText("Full Name")).toBeVisible();
});

it("asks for the end of the account by its address on a phone", async () => {
  await page.viewport(390, 844);
  const { screen } = await open("/settings?leaving=1");

  await expect.element(screen.getByRole("dialog", { name: "Delete my account" })).toBeVisible();
});
