import { describe, expect } from "vitest";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { mayaSignedIn } from "../mod.ts";
import {
  byButton,
  byLabel,
  byLink,
  byPlaceholder,
  byText,
  byTitle,
  type OpenedScreen,
  open,
  seen,
  shown,
  stranger,
} from "./on_screen.ts";

const signedOut = { identity: { signedIn: undefined, popups: { google: mayaSignedIn, facebook: mayaSignedIn } } };

async function signUp(screen: OpenedScreen, fullName = "Tomás Herrera"): Promise<void> {
  await byLabel(screen, "Full Name").fill(fullName);
  await byLabel(screen, "Email Address").fill("tomas@example.com");
  await byLabel(screen, "Password").fill("saffron");
  await byButton(screen, "Create Account").click();
}

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
  shown({ rule: "#account-social-sign-in", means: "a divider", says: ["OR"] }, seen("/", byText, stranger));
  shown(
    { rule: "#account-signup-form", means: "have labels", says: ["Full Name", "Email Address", "Password"] },
    seen("/", byLabel, stranger),
  );
  shown(
    { rule: "#account-signup-form", means: "the password has a placeholder", says: ["Password (min 6 chars)"] },
    seen("/", byPlaceholder, stranger),
  );
  shown(
    { rule: "#account-signup-form", means: "and its text while busy", says: ["Create Account", "Creating…"] },
    async ([name = "", busy = ""]) => {
      const { screen } = await open("/", { ...stranger, account: { hanging: ["saveUser"] } });
      await expect.element(byButton(screen, name)).toBeEnabled();
      await signUp(screen);
      await expect.element(byButton(screen, busy)).toBeDisabled();
    },
  );
  shown({ rule: "#account-signup-form", means: "beside it a link to login", says: ["Login"] }, async ([name = ""]) => {
    const { screen, address } = await open("/", stranger);
    await byLink(screen, name).click();
    await expect.poll(address).toBe("/login");
  });
  shown({ rule: "#account-signup-success", means: "leads to onboarding" }, async () => {
    const { screen, address } = await open("/", stranger);
    await signUp(screen);
    await expect.poll(address).toBe("/onboarding");
  });
  shown(
    { rule: "#account-social-sign-in, #account-login-form", means: "the same buttons, and two fields" },
    async () => {
      const { screen } = await open("/login", stranger);
      for (const name of ["Continue with Google", "Continue with Facebook"]) {
        await expect.element(byButton(screen, name)).toBeVisible();
      }
      for (const label of ["Email Address", "Password"]) await expect.element(byLabel(screen, label)).toBeVisible();
    },
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
  shown(
    { rule: "#account-login-form", means: "beside it a link to sign-up", says: ["Create one"] },
    async ([name = ""]) => {
      const { screen, address } = await open("/login", stranger);
      await byLink(screen, name).click();
      await expect.poll(address).toBe("/");
    },
  );
  shown({ rule: "#account-login-form", means: "leads home" }, async () => {
    const { screen, address } = await open("/login", stranger);
    await logIn(screen);
    await expect.poll(address).toBe("/home");
  });
  shown(
    { rule: "#account-onboarding", means: "asks", says: ["What are your meal preferences?"] },
    seen("/onboarding", byTitle),
  );
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
  shown(
    { rule: "#account-onboarding", means: "progress dots between two buttons", says: ["← Back", "Continue"] },
    async (says) => {
      const { screen } = await open("/onboarding");
      for (const name of says) await expect.element(byButton(screen, name)).toBeVisible();
      await expect.element(byLabel(screen, "Step 2 of 3")).toBeInTheDocument();
    },
  );
});
