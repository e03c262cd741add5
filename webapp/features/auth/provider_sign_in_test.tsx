import { describe, expect, it } from "vitest";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { mayaSignedIn, memoryServices } from "../../testing/mod.ts";
import { open, openScreen } from "../../testing/open_screen.tsx";

const providerName = "Kitchen ID";
const visitor = { signedIn: undefined, providerName };
const link = { name: "Continue with Kitchen ID" };

describe.each([
  ["/", "Create your account"],
  ["/login", "Welcome Back"],
])("%s where people sign in at a provider", (address, title) => {
  it("has one way to sign in: a link to the provider", async () => {
    const { screen } = await open(address, { identity: visitor });

    await expect.element(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect.element(screen.getByRole("link", link)).toHaveAttribute("href", "/api/sign-in?returnTo=%2Fhome");
    expect(screen.getByRole("textbox").elements()).toEqual([]);
    expect(screen.getByRole("button").elements()).toEqual([]);
    expect(screen.getByLabelText("Password").elements()).toEqual([]);
  });

  it("opens home when the person signs in in another tab", async () => {
    const services = memoryServices({
      identity: { ...visitor, accounts: [{ ...mayaSignedIn, password: "in the other tab" }] },
    });
    const opened = await openScreen(services, address);
    await expect.element(opened.screen.getByRole("link", link)).toBeVisible();

    await services.identity.logIn({ email: mayaSignedIn.email, password: "in the other tab" });

    await expect.poll(opened.address).toBe("/home");
  });
});

it("leads back to the page that needed the sign-in", async () => {
  const { screen } = await open("/week?date=2026-12-24", { identity: visitor });

  await expect
    .element(screen.getByRole("link", link))
    .toHaveAttribute("href", "/api/sign-in?returnTo=%2Fweek%3Fdate%3D2026-12-24");
});

it.each([
  ["denied", "The sign-in was cancelled."],
  ["expired", "This sign-in took too long, or another one has begun since. Try again."],
  ["unavailable", "Kitchen ID can't be reached right now. Try again in a moment."],
  ["failed", "Signing in did not work. Try again, and if it fails again, tell whoever runs this site."],
])("says why a sign-in did not succeed: %s", async (problem, words) => {
  const { screen } = await open(`/login?problem=${problem}`, { identity: visitor });

  await expect.element(screen.getByRole("alert")).toHaveTextContent(words);
});

it("says nothing about a problem that it does not know", async () => {
  const { screen } = await open("/login?problem=toString", { identity: visitor });

  await expect.element(screen.getByRole("link", link)).toBeVisible();
  expect(screen.getByRole("alert").elements()).toEqual([]);
});

it("leaves the verification of an e-mail address to the provider", async () => {
  const { screen } = await open("/settings", {
    identity: { signedIn: mayaSignedIn, providerName },
    account: { email: { isVerified: false } },
  });

  const text = "Your e-mail address is not verified. Verify maya@example.com at the service where you sign in.";
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "I have verified it" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Send again" }).elements()).toEqual([]);
});

describe("deleting the account", () => {
  const identity = { signedIn: mayaSignedIn, providerName };

  it("begins with a new sign-in at the provider", async () => {
    const { screen } = await open("/settings", { identity });
    await screen.getByRole("button", { name: "Delete my account" }).click();
    const dialog = screen.getByRole("dialog", { name: "Delete my account" });

    await expect
      .element(dialog.getByRole("link", { name: "Sign in again with Kitchen ID" }))
      .toHaveAttribute("href", "/api/sign-in?again=1&returnTo=%2Fsettings%3Fleaving%3D1");
    await expect.element(dialog.getByText("Your account at Kitchen ID itself stays.")).toBeVisible();
    expect(dialog.getByRole("textbox").elements()).toEqual([]);
    expect(dialog.getByRole("button", { name: /^Delete/u }).elements()).toEqual([]);
  });

  it("continues after it with the confirmation, and deletes the account", async () => {
    const { screen, services, address } = await open("/settings?leaving=1", { identity });
    const dialog = screen.getByRole("dialog", { name: "Delete my account" });
    await dialog.getByLabelText("Type DELETE to confirm").fill("DELETE");

    await dialog.getByRole("button", { name: "Delete my account" }).click();

    await expect.element(screen.getByText("Your account is deleted.")).toBeVisible();
    expect(address()).toBe("/login");
    expect(await services.stores.people.find(maya.id)).toBeUndefined();
  });

  it("says why the new sign-in did not succeed, and forgets it with the dialog", async () => {
    const { screen, address } = await open("/settings?leaving=1&problem=other-account", { identity });
    const dialog = screen.getByRole("dialog", { name: "Delete my account" });

    await expect
      .element(dialog.getByRole("alert"))
      .toHaveTextContent("This is another account. Sign in with the one that you use here.");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect.poll(address).toBe("/settings");
  });
});
