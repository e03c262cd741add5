import { describe, expect, it } from "vitest";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { mayaSignedIn } from "../../testing/mod.ts";
import { open } from "../../testing/open_screen.tsx";

const password = "saffron-and-lemon";
const tomas = { id: "tomas", email: "tomas@example.com", fullName: "Tomás Herrera", password };
const withPassword = { identity: { signedIn: mayaSignedIn, accounts: [{ ...mayaSignedIn, password }, tomas] } };

// #account-profile-changed
describe("the name", () => {
  it("is changed on the server, and shown from then on", async () => {
    const { screen, services } = await open("/settings", withPassword);
    const field = screen.getByLabelText("Full Name");
    await expect.element(field).toHaveValue("Maya Lindqvist");
    await field.fill("  Maya Berg ");

    await screen.getByRole("button", { name: "Save name" }).click();

    await expect.element(screen.getByText("Your name is saved.")).toBeVisible();
    expect(await services.stores.people.find(maya.id)).toMatchObject({ fullName: "Maya Berg" });
  });

  it.each([
    ["  ", "Full Name is required"],
    ["<Maya>", "Full Name may not have < or >."],
  ])("is refused as %j, which stays", async (typed, message) => {
    const { screen, services } = await open("/settings", withPassword);
    const field = screen.getByLabelText("Full Name");
    await field.fill(typed);

    await screen.getByRole("button", { name: "Save name" }).click();

    await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(message));
    await expect.element(field).toHaveValue(typed);
    expect(services.account.answers.calls).not.toContain("saveUser");
  });
});

// #account-profile-changed
describe("the e-mail address", () => {
  async function openDialog(newEmail: string, typed = password) {
    const app = await open("/settings", withPassword);
    await app.screen.getByRole("button", { name: "Change e-mail address" }).click();
    const dialog = app.screen.getByRole("dialog", { name: "Change e-mail" });
    await expect.element(dialog.getByLabelText("New e-mail address")).toHaveFocus();
    await dialog.getByLabelText("New e-mail address").fill(newEmail);
    await dialog.getByLabelText("Your password", { exact: true }).fill(typed);
    await dialog.getByRole("button", { name: "Send the mail" }).click();
    return { ...app, dialog };
  }

  const sentTo = (address: string) =>
    `A mail is on its way to ${address}, unless another account has this address. Open the link in it to change your address. You are then logged out everywhere, and log in with the new one.`;

  it("is changed by a mail to the new one", async () => {
    const { services, dialog } = await openDialog("maya@berg.example");

    await expect.element(dialog.getByRole("status")).toHaveTextContent(sentTo("maya@berg.example"));
    expect(services.identity.sentMails).toEqual([{ kind: "email", to: "maya@berg.example" }]);
  });

  it("is why the session ends, as the login says until the next login", async () => {
    const { screen, services, dialog } = await openDialog("maya@berg.example");
    await expect.element(dialog.getByRole("status")).toBeVisible();
    await services.identity.logOut();
    const reason = screen.getByText("Your e-mail address has changed. Log in with the new one.");
    await expect.element(reason).toBeVisible();
    await screen.getByLabelText("Email Address").fill("tomas@example.com");
    await screen.getByLabelText("Password", { exact: true }).fill(password);
    await screen.getByRole("button", { name: "Login" }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();

    await services.identity.logOut();

    await expect.element(screen.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeVisible();
    await expect.element(reason).not.toBeInTheDocument();
  });

  it("says the same of another account's address, which gets no mail", async () => {
    const { services, dialog } = await openDialog("tomas@example.com");

    await expect.element(dialog.getByRole("status")).toHaveTextContent(sentTo("tomas@example.com"));
    expect(services.identity.sentMails).toEqual([]);
  });

  it.each([
    ["New e-mail address", "maya", password, "This is not an e-mail address."],
    ["New e-mail address", "Maya@Example.com", password, "This is your address already."],
    ["Your password", "maya@berg.example", "wrong", "This is not your password."],
  ])("names what is wrong at %s", async (label, newEmail, typed, message) => {
    const { services, dialog } = await openDialog(newEmail, typed);
    const field = dialog.getByLabelText(label, { exact: true });

    await expect.element(field).toHaveAccessibleDescription(message);
    await expect.element(field).toHaveFocus();
    expect(services.identity.sentMails).toEqual([]);
  });
});

// #account-profile-changed
describe("the password", () => {
  async function openDialog(newPassword: string, typed = password) {
    const app = await open("/settings", withPassword);
    await app.screen.getByRole("button", { name: "Change password" }).click();
    const dialog = app.screen.getByRole("dialog", { name: "Change password" });
    await expect.element(dialog.getByLabelText("Your password", { exact: true })).toHaveFocus();
    await dialog.getByLabelText("Your password", { exact: true }).fill(typed);
    await dialog.getByLabelText("New password", { exact: true }).fill(newPassword);
    await dialog.getByRole("button", { name: "Change password" }).click();
    return { ...app, dialog };
  }

  it("is changed with the current one", async () => {
    const { screen, services } = await openDialog("dill-and-potatoes");

    await expect.element(screen.getByText("Your password is changed.")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Change password" })).toHaveFocus();
    await expect(
      services.identity.logIn({ email: "maya@example.com", password: "dill-and-potatoes" }),
    ).resolves.toEqual(mayaSignedIn);
  });

  it.each([
    ["Your password", "dill-and-potatoes", "wrong", "This is not your password."],
    ["New password", "", password, "Enter a new password."],
    ["New password", "dill", password, "The password needs at least 6 characters."],
  ])("names what is wrong at %s", async (label, newPassword, typed, message) => {
    const { dialog } = await openDialog(newPassword, typed);
    const field = dialog.getByLabelText(label, { exact: true });

    await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(message));
    await expect.element(field).toHaveFocus();
  });
});

// #account-profile-changed
it.each([
  [{ method: "google" as const }, "Google"],
  [{ method: "other" as const }, "your provider"],
  [{ providerName: "Kitchen ID" }, "Kitchen ID"],
])("says where the rest is changed of a person who signs in elsewhere: %j", async (how, name) => {
  const { screen } = await open("/settings", { identity: { signedIn: mayaSignedIn, ...how } });

  await expect
    .element(
      screen.getByText(`You sign in with ${name}. Your e-mail address and your password are changed there, not here.`),
    )
    .toBeVisible();
  await expect.element(screen.getByLabelText("Full Name")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Change password" })).not.toBeInTheDocument();
});
