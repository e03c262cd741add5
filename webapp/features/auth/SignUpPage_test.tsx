import { expect, it } from "vitest";
import type { IdentityId } from "../../../core/account/mod.ts";
import { type MemoryServices, mayaSignedIn } from "../../testing/mod.ts";
import { type OpenedScreen, open } from "../../testing/open_screen.tsx";

const stranger = { signedIn: undefined, accounts: [{ ...mayaSignedIn, password: "saffron-and-lemon" }] };

async function savedName({ identity, stores }: MemoryServices): Promise<string | undefined> {
  const person = await stores.people.findByIdentity(identity.current?.id as IdentityId);
  return person?.fullName;
}

async function fill(screen: OpenedScreen, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) await screen.getByLabelText(label, { exact: true }).fill(text);
  await screen.getByRole("button", { name: "Create Account" }).click();
}

// #account-signup-success
it("creates the account, saves the person and opens onboarding", async () => {
  const { screen, address, services } = await open("/", { identity: stranger });

  await fill(screen, { "Full Name": "  Tomás Herrera ", "Email Address": "tomas@example.com", Password: "saffron" });

  await expect
    .element(screen.getByRole("heading", { level: 1, name: "What are your meal preferences?" }))
    .toBeInTheDocument();
  expect(address()).toBe("/onboarding");
  expect(await savedName(services)).toBe("Tomás Herrera");
  expect(services.stores.verificationMails.sent).toEqual([`token-of-${services.identity.current?.id}`]);
});

it("opens onboarding, although the mail that verifies the address could not be sent", async () => {
  const failing = { failing: ["sendVerificationMail"] } as const;
  const { screen, address, services } = await open("/", { identity: stranger, account: failing });

  await fill(screen, { "Full Name": "Tomás Herrera", "Email Address": "tomas@example.com", Password: "saffron" });

  await expect.poll(address).toBe("/onboarding");
  expect(services.logged).toMatchObject([{ message: "Cannot send the mail that verifies an address" }]);
});

// #account-name-required
it("requires a name", async () => {
  const { screen, services } = await open("/", { identity: stranger });

  await fill(screen, { "Full Name": "   ", "Email Address": "tomas@example.com", Password: "saffron" });

  await expect.element(screen.getByText("Full Name is required")).toBeInTheDocument();
  expect(services.identity.current).toBeUndefined();
});

it("refuses a name that looks like the product's, before it creates an account", async () => {
  const { screen, services } = await open("/", { identity: stranger });

  await fill(screen, { "Full Name": "Wееkрlаte", "Email Address": "tomas@example.com", Password: "saffron" });

  await expect
    .element(screen.getByLabelText("Full Name"))
    .toHaveAccessibleDescription("Full Name looks like a name that only Weekplate itself may use. Choose another.");
  expect(services.identity.current).toBeUndefined();
});

it("refuses one of the most common passwords, before it creates an account", async () => {
  const { screen, services } = await open("/", { identity: stranger });

  await fill(screen, { "Full Name": "Tomás Herrera", "Email Address": "tomas@example.com", Password: "Sunshine" });

  const password = screen.getByLabelText("Password", { exact: true });
  await expect
    .element(password)
    .toHaveAccessibleDescription("This is one of the most common passwords, which are guessed first. Choose another.");
  await expect.element(password).toHaveFocus();
  expect(services.identity.current).toBeUndefined();
});

it("marks every empty field, and focuses the first", async () => {
  const { screen } = await open("/", { identity: stranger });

  await fill(screen, {});

  await expect.element(screen.getByLabelText("Full Name")).toHaveAccessibleDescription("Full Name is required");
  await expect
    .element(screen.getByLabelText("Email Address"))
    .toHaveAccessibleDescription("Enter your e-mail address.");
  const password = screen.getByLabelText("Password", { exact: true });
  await expect.element(password).toHaveAccessibleDescription("Enter a password.");
  await expect.element(screen.getByLabelText("Full Name")).toHaveFocus();
});

it("shows an error at its field, and keeps the typed text", async () => {
  const { screen } = await open("/", { identity: stranger });

  await fill(screen, { "Full Name": "Tomás Herrera", "Email Address": "tomas@example.com", Password: "salt" });

  const password = screen.getByLabelText("Password", { exact: true });
  await expect.element(password).toHaveAccessibleDescription("The password needs at least 6 characters.");
  await expect.element(password).toHaveFocus();
  await expect.element(screen.getByLabelText("Full Name")).toHaveValue("Tomás Herrera");
});

it("repeats only the second step after it failed", async () => {
  const { screen, services } = await open("/", { identity: stranger, account: { failing: ["saveUser"] } });
  await fill(screen, { "Full Name": "Tomás Herrera", "Email Address": "tomas@example.com", Password: "saffron" });
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Something went wrong. Try again.");

  services.account.answers.behave({});
  await screen.getByRole("button", { name: "Create Account" }).click();

  await expect.element(screen.getByRole("button", { name: "Continue" })).toBeDisabled();
  expect(await savedName(services)).toBe("Tomás Herrera");
});
