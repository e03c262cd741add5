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
    shown({ line: "2 sign-up: social buttons", means: "signs up by a popup", says: [name] }, async ([text = ""]) => {
      const { screen, address, services } = await open("/", signedOut);
      await byButton(screen, text).click();
      await expect.poll(address).toBe("/onboarding");
      expect(services.account.answers.calls).toContain("saveUser");
      expect(await services.stores.people.find(maya.id)).toMatchObject({ fullName: maya.fullName });
    }),
  );
  shown({ line: "2 sign-up: social buttons", means: "a divider", says: ["OR"] }, seen("/", byText, stranger));
  shown(
    { line: "2 sign-up: fields", means: "have labels", says: ["Full Name", "Email Address", "Password"] },
    seen("/", byLabel, stranger),
  );
  shown(
    { line: "2 sign-up: fields", means: "the password has a placeholder", says: ["Password (min 6 chars)"] },
    seen("/", byPlaceholder, stranger),
  );
  shown(
    { line: "2 sign-up: submit", means: "and its text while busy", says: ["Create Account", "Creating…"] },
    async ([name = "", busy = ""]) => {
      const { screen } = await open("/", { ...stranger, account: { hanging: ["saveUser"] } });
      await expect.element(byButton(screen, name)).toBeEnabled();
      await signUp(screen);
      await expect.element(byButton(screen, busy)).toBeDisabled();
    },
  );
  shown({ line: "2 sign-up: submit", means: "beside it a link to login", says: ["Login"] }, async ([name = ""]) => {
    const { screen, address } = await open("/", stranger);
    await byLink(screen, name).click();
    await expect.poll(address).toBe("/login");
  });
  shown({ line: "2 sign-up: success", means: "leads to onboarding" }, async () => {
    const { screen, address } = await open("/", stranger);
    await signUp(screen);
    await expect.poll(address).toBe("/onboarding");
  });
  shown({ line: "2 login: social buttons and fields", means: "the same buttons, and two fields" }, async () => {
    const { screen } = await open("/login", stranger);
    for (const name of ["Continue with Google", "Continue with Facebook"]) {
      await expect.element(byButton(screen, name)).toBeVisible();
    }
    for (const label of ["Email Address", "Password"]) await expect.element(byLabel(screen, label)).toBeVisible();
  });
  shown(
    { line: "2 login: submit", means: "and its text while busy", says: ["Login", "Logging in…"] },
    async ([name = "", busy = ""]) => {
      const { screen, services } = await open("/login", stranger);
      services.identity.logIn = () => new Promise(() => {});
      await expect.element(byButton(screen, name)).toBeEnabled();
      await logIn(screen);
      await expect.element(byButton(screen, busy)).toBeDisabled();
    },
  );
  shown(
    { line: "2 login: submit", means: "beside it a link to sign-up", says: ["Create one"] },
    async ([name = ""]) => {
      const { screen, address } = await open("/login", stranger);
      await byLink(screen, name).click();
      await expect.poll(address).toBe("/");
    },
  );
  shown({ line: "2 login: success", means: "leads home" }, async () => {
    const { screen, address } = await open("/login", stranger);
    await logIn(screen);
    await expect.poll(address).toBe("/home");
  });
  shown(
    { line: "2 onboarding: title and cards", means: "asks", says: ["What are your meal preferences?"] },
    seen("/onboarding", byTitle),
  );
  shown({ line: "2 onboarding: title and cards", means: "a card toggles" }, async () => {
    const { screen } = await open("/onboarding");
    const card = screen.getByRole("button", { name: /^Salad/u });
    for (const pressed of ["true", "false"]) {
      await card.click();
      await expect.element(card).toHaveAttribute("aria-pressed", pressed);
    }
  });
  shown(
    {
      line: "2 onboarding: more suggestions",
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
    { line: "2 onboarding: footer", means: "progress dots between two buttons", says: ["← Back", "Continue"] },
    async (says) => {
      const { screen } = await open("/onboarding");
      for (const name of says) await expect.element(byButton(screen, name)).toBeVisible();
      await expect.element(byLabel(screen, "Step 2 of 3")).toBeInTheDocument();
    },
  );
});
