import { expect, it, vi } from "vitest";
import { maya, tomas } from "../../../adapters/memory/people_and_recipes.ts";
import { type MemoryStores, mayaSignedIn } from "../../testing/mod.ts";
import { type OpenedScreen, open } from "../../testing/open_screen.tsx";

const password = "saffron-and-lemon";
const withPassword = { signedIn: mayaSignedIn, accounts: [{ ...mayaSignedIn, password }] };

function suspendMaya({ moderation }: MemoryStores): void {
  moderation.suspend(maya.id, new Date("2126-11-26T10:00:00Z"));
}

async function openDialog(screen: OpenedScreen): Promise<ReturnType<OpenedScreen["getByRole"]>> {
  await screen.getByRole("button", { name: "Delete my account" }).click();
  const dialog = screen.getByRole("dialog", { name: "Delete my account" });
  await expect.element(dialog.getByLabelText("Type DELETE to confirm")).toHaveFocus();
  return dialog;
}

it("deletes the account after confirmation and a new sign-in, and says so on the login page", async () => {
  const { screen, services, address } = await open("/settings", { identity: withPassword });
  const dialog = await openDialog(screen);
  await dialog.getByLabelText("Type DELETE to confirm").fill("DELETE");
  await dialog.getByLabelText("Your password", { exact: true }).fill(password);

  await dialog.getByRole("button", { name: "Delete my account" }).click();

  await expect.element(screen.getByText("Your account is deleted.")).toBeVisible();
  expect(address()).toBe("/login");
  expect(services.identity.current).toBeUndefined();
  expect(await services.stores.people.find(maya.id)).toBeUndefined();
});

it("says what stays of a suspended account", async () => {
  const suspended = { arrange: suspendMaya };
  const { screen } = await open("/settings", { identity: withPassword, safety: suspended });
  const dialog = await openDialog(screen);

  await expect.element(dialog.getByText(/^Your account is suspended\. Until that ends, we keep a code/u)).toBeVisible();
});

it("wants the exact word and the password, and deletes nothing before", async () => {
  const { screen, services } = await open("/settings", { identity: withPassword });
  const dialog = await openDialog(screen);
  const word = dialog.getByLabelText("Type DELETE to confirm");
  await word.fill("delete");

  await dialog.getByRole("button", { name: "Delete my account" }).click();

  await expect.element(word).toHaveAccessibleDescription("Type DELETE in capital letters.");
  await expect.element(word).toHaveFocus();
  const field = dialog.getByLabelText("Your password", { exact: true });
  await expect.element(field).toHaveAccessibleDescription("Enter your password.");
  expect(services.account.answers.calls).not.toContain("deleteAccount");
});

it.each([
  ["the wrong password", { password: "wrong" }, "E-mail or password is wrong."],
  ["a failing server", { password }, "Something went wrong. Try again."],
] as const)("stays open and says why after %s", async (_what, typed, message) => {
  const { screen, services } = await open("/settings", {
    identity: withPassword,
    account: { failing: ["deleteAccount"] },
  });
  const dialog = await openDialog(screen);
  await dialog.getByLabelText("Type DELETE to confirm").fill("DELETE");
  await dialog.getByLabelText("Your password", { exact: true }).fill(typed.password);

  await dialog.getByRole("button", { name: "Delete my account" }).click();

  await expect.element(dialog.getByRole("alert")).toHaveTextContent(message);
  expect(services.identity.current).toEqual(mayaSignedIn);
  expect(await services.stores.people.find(maya.id)).toBeDefined();
});

it("signs in again with Google, and refuses another account", async () => {
  const other = { id: tomas.identityId, email: "tomas@example.com", fullName: tomas.fullName };
  const { screen, services } = await open("/settings", {
    identity: { signedIn: mayaSignedIn, popups: { google: mayaSignedIn, facebook: other } },
  });
  const dialog = await openDialog(screen);
  await dialog.getByLabelText("Type DELETE to confirm").fill("DELETE");

  await dialog.getByRole("button", { name: "Delete with Facebook" }).click();
  await expect
    .element(dialog.getByRole("alert"))
    .toHaveTextContent("This is another account. Sign in with the one that you use here.");
  expect(await services.stores.people.find(maya.id)).toBeDefined();

  await dialog.getByRole("button", { name: "Delete with Google" }).click();
  await expect.element(screen.getByText("Your account is deleted.")).toBeVisible();
  expect(await services.stores.people.find(maya.id)).toBeUndefined();
});

it("downloads the person's data into a file", async () => {
  const { screen } = await open("/settings");
  const clicked: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function record(
    this: HTMLAnchorElement,
  ) {
    clicked.push(`${this.download} ${this.protocol}`);
  });
  try {
    await screen.getByRole("button", { name: "Download my data" }).click();
    await expect.poll(() => clicked).toEqual(["weekplate-data.zip blob:"]);
  } finally {
    click.mockRestore();
  }
});

it("says why the data could not be downloaded", async () => {
  const { screen } = await open("/settings", { account: { failing: ["exportData"] } });

  await screen.getByRole("button", { name: "Download my data" }).click();

  await expect.element(screen.getByText("Something went wrong. Try again.")).toBeVisible();
});
