import { describe, expect } from "vitest";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { mayaSignedIn } from "../mod.ts";
import { byButton, byLabel, byLink, byText, type OpenedScreen, open, shown, stranger } from "./on_screen.ts";

const signedOut = { identity: { signedIn: undefined, popups: { google: mayaSignedIn, facebook: mayaSignedIn } } };

async function logIn(screen: OpenedScreen): Promise<void> {
  await byLabel(screen, "Email Address").fill("maya@example.com");
  await byLabel(screen, "Password").fill("saffron-and-lemon");
  await byButton(screen, "Login").click();
}

describe("the specification: auth", () => {
  ["Continue with Google", "Continue with Facebook"].forEach((name) =>
    shown({ rule: "#account-social-sign-in", means: "signs up by a popup", says: [name] }, async ([text = ""]) => {
      const { screen, address, services } = await open("/", signedOut);
      await byButton(screen, text).click();
      await expect.poll(address).toBe("/onboarding");
      expect(services.account.answers.calls).toContain("saveUser");
      expect(await services.stores.people.find(maya.id)).toMatchObject({ fullName: maya.fullName });
    }),
  );
  (
    [
      ["/", "Login", "/login"],
      ["/login", "Create one", "/"],
    ] as const
  ).forEach(([at, name, to]) =>
    shown(
      { rule: "#account-signup-form, #account-login-form", means: `a link to ${to}`, says: [name] },
      async (says) => {
        const { screen, address } = await open(at, stranger);
        await byLink(screen, says[0] ?? "").click();
        await expect.poll(address).toBe(to);
      },
    ),
  );
  shown(
    { rule: "#account-login-form", means: "and its text while busy", says: ["Login", "Logging in…"] },
    async ([name = "", busy = ""]) => {
      const { screen, services } = await open("/login", stranger);
      services.identity.logIn = () => new Promise(() => {});
      await expect.element(byButton(screen, name)).toBeEnabled();
      await logIn(screen);
      await expect.element(byButton(screen, busy)).toBeDisabled();
    },
  );
  shown({ rule: "#account-login-form", means: "leads home" }, async () => {
    const { screen, address } = await open("/login", stranger);
    await logIn(screen);
    await expect.poll(address).toBe("/home");
  });
  shown({ rule: "#account-onboarding", means: "a card toggles" }, async () => {
    const { screen } = await open("/onboarding");
    const card = screen.getByRole("button", { name: /^Salad/u });
    for (const pressed of ["true", "false"]) {
      await card.click();
      await expect.element(card).toHaveAttribute("aria-pressed", pressed);
    }
  });
  shown(
    {
      rule: "#account-onboarding",
      means: "the button shows the hint and takes it back",
      says: ["Load more suggestions", "(You can later refine these in Settings)"],
    },
    async ([name = "", hint = ""]) => {
      const { screen } = await open("/onboarding");
      await byButton(screen, name).click();
      await expect.element(byText(screen, hint)).toBeVisible();
      await byButton(screen, name).click();
      await expect.element(byText(screen, hint)).not.toBeInTheDocument();
    },
  );
});
