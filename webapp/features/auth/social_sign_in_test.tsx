import { describe, expect, it } from "vitest";
import { priya } from "../../../adapters/memory/people_and_recipes.ts";
import { open } from "../../testing/open_screen.tsx";

const priyaElsewhere = { id: priya.identityId, email: "priya@example.com", fullName: priya.fullName };
const stranger = { signedIn: undefined, popups: { google: priyaElsewhere, facebook: priyaElsewhere } };

describe.each(["Google", "Facebook"])("Continue with %s", (provider) => {
  it("logs in to the requested page, without saving the person again", async () => {
    const { screen, address, services } = await open("/week?date=2026-12-24", { identity: stranger });

    await screen.getByRole("button", { name: `Continue with ${provider}` }).click();

    await expect.poll(address).toBe("/week?date=2026-12-24");
    expect(services.account.answers.calls).not.toContain("saveUser");
  });
});

it.each(["/", "/login"])("is not offered on %s where the installation has none", async (address) => {
  const { screen } = await open(address, { identity: { signedIn: undefined, socialProviders: [] } });

  await expect.element(screen.getByRole("button", { name: /^Continue with/u })).not.toBeInTheDocument();
  await expect.element(screen.getByText("OR")).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText("Email Address")).toBeVisible();
});

it("shows no error when the popup is closed", async () => {
  const { screen, address } = await open("/login", { identity: { signedIn: undefined } });
  const google = screen.getByRole("button", { name: "Continue with Google" });

  await google.click();

  await expect.element(google).toBeEnabled();
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
  expect(address()).toBe("/login");
});

it.each([
  ["auth/popup-blocked", "The browser blocked the window. Allow popups for this page and try again."],
  ["auth/unauthorized-domain", "Signing in does not work from this address. Use e-mail and password."],
] as const)("says what to do after %s", async (code, words) => {
  const { screen } = await open("/", { identity: { signedIn: undefined, popups: { facebook: code } } });

  await screen.getByRole("button", { name: "Continue with Facebook" }).click();

  await expect.element(screen.getByRole("alert")).toHaveTextContent(words);
});

it("shows that the person could not be saved, and saves them at the next try", async () => {
  const { screen, address, services } = await open("/", { identity: stranger, account: { failing: ["saveUser"] } });
  await screen.getByRole("button", { name: "Continue with Google" }).click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Something went wrong. Try again.");

  services.account.answers.behave({});
  await screen.getByRole("button", { name: "Continue with Google" }).click();

  await expect.poll(address).toBe("/onboarding");
});
