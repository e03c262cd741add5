import { describe, expect, it } from "vitest";
import { mayaSignedIn } from "../../testing/mod.ts";
import { open } from "../../testing/open_screen.tsx";

const visitor = {
  identity: { signedIn: undefined, accounts: [{ ...mayaSignedIn, password: "saffron-and-lemon" }] },
};

/** Opens the dialog, after an address was typed for the login. */
async function openDialog(typed = "") {
  const app = await open("/login", visitor);
  await app.screen.getByLabelText("Email Address").fill(typed);
  await app.screen.getByRole("button", { name: "Forgot password?" }).click();
  const dialog = app.screen.getByRole("dialog", { name: "Forgot password?" });
  await expect.element(dialog.getByLabelText("Email Address")).toHaveFocus();
  return { ...app, dialog };
}

// #account-forgot-password
describe("a forgotten password", () => {
  it("is replaced by a mail to the address that was typed for the login", async () => {
    const { screen, services, dialog } = await openDialog("maya@example.com");
    await expect.element(dialog.getByLabelText("Email Address")).toHaveValue("maya@example.com");

    await dialog.getByRole("button", { name: "Send the mail" }).click();

    await expect.element(dialog.getByRole("status")).toHaveFocus();
    expect(services.identity.sentMails).toEqual([{ kind: "password", to: "maya@example.com" }]);
    await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
    await expect.element(screen.getByLabelText("Email Address")).toHaveValue("maya@example.com");
    await expect.element(screen.getByRole("button", { name: "Forgot password?" })).toHaveFocus();
  });

  it("says the same of an address without an account", async () => {
    const { services, dialog } = await openDialog("stranger@example.com");

    await dialog.getByRole("button", { name: "Send the mail" }).click();

    await expect
      .element(dialog.getByRole("status"))
      .toHaveTextContent(
        "If there is an account with a password for stranger@example.com, a mail is on its way. Open the link in it to set a new password.",
      );
    expect(services.identity.sentMails).toEqual([]);
  });

  it.each([
    ["", "Enter your e-mail address."],
    ["maya", "This is not an e-mail address."],
  ])("names what is wrong with %j, which stays", async (typed, message) => {
    const { dialog } = await openDialog();
    const field = dialog.getByLabelText("Email Address");
    await field.fill(typed);

    await dialog.getByRole("button", { name: "Send the mail" }).click();

    await expect.element(field).toHaveAccessibleDescription(message);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue(typed);
  });
});
