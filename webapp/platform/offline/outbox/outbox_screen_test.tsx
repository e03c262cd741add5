import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { addLine } from "../../../../core/shopping/mod.ts";
import { mayaSignedIn } from "../../../testing/mod.ts";
import { open, openScreen } from "../../../testing/open_screen.tsx";
import type { OutboxEntry } from "./mod.ts";

const accounts = [{ ...mayaSignedIn, password: "saffron-and-lemon" }];

function refused(id: string): OutboxEntry {
  const action = { kind: "list", change: addLine(id, "2 milk"), householdId: undefined } as const;
  const refusal = { code: "shopping_list_full", message: "Finish shopping first." };
  return { id, madeAt: "2026-11-20T18:06:00.000Z", action, refusal };
}

it("lists what is not sent on every page, and sends or discards what was refused", async () => {
  const { screen, services } = await open("/home");
  await screen.unmount();
  for (const id of ["a", "b"]) await services.outboxStore.put(mayaSignedIn.id, refused(id));

  const { screen: reloaded } = await openScreen(services, "/home");
  await expect.element(reloaded.getByText(/^2 changes are not saved/u)).toBeVisible();
  await reloaded.getByRole("button", { name: "Show" }).click();
  const dialog = reloaded.getByRole("dialog", { name: "Not sent yet" });
  await expect.element(dialog.getByText("Finish shopping first.").first()).toBeVisible();
  await dialog.getByRole("button", { name: "Discard: “2 milk” on the shopping list" }).first().click();
  await dialog.getByRole("button", { name: "Send again: “2 milk” on the shopping list" }).click();
  await expect.element(dialog.getByText("All is sent.")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(reloaded.getByText(/not saved/u)).not.toBeInTheDocument();
  expect(services.shopping.answers.calls.filter((call) => call === "changeShoppingList")).toHaveLength(1);
  await expect.poll(() => services.outboxStore.list(mayaSignedIn.id)).toEqual([]);
});

it("asks before log-out deletes what is not sent", async () => {
  const { screen, services, address } = await open("/shopping", {
    identity: { accounts },
    shopping: { failing: ["changeShoppingList"] },
  });
  await screen.getByRole("textbox", { name: "Add to the list" }).fill("2 milk");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText(/^Not all changes are sent/u)).toBeVisible();
  const logOut = async () => {
    await screen.getByRole("button", { name: "Settings" }).click();
    await screen.getByRole("menuitem", { name: "Log out" }).click();
  };
  await logOut();
  const question = screen.getByRole("alertdialog", { name: "Log out without sending?" });
  await expect.element(question).toHaveAccessibleDescription(/^1 change is not sent yet/u);
  await question.getByRole("button", { name: "Stay" }).click();
  expect(await services.outboxStore.list(mayaSignedIn.id)).toHaveLength(1);
  await logOut();
  await question.getByRole("button", { name: "Log out" }).click();
  await expect.poll(address).toBe("/login");
  expect(await services.outboxStore.list(mayaSignedIn.id)).toEqual([]);
});

it("stores unsent actions when the session only ends, until the person is back", async () => {
  const { screen, services } = await open("/shopping", {
    identity: { accounts },
    shopping: { failing: ["changeShoppingList"] },
  });
  await screen.getByRole("textbox", { name: "Add to the list" }).fill("2 milk");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText(/^Not all changes are sent/u)).toBeVisible();
  services.identity.sessionEnded();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeVisible();
  expect(await services.outboxStore.list(mayaSignedIn.id)).toHaveLength(1);
  services.shopping.answers.behave({});
  const before = services.shopping.answers.calls.filter((call) => call === "changeShoppingList").length;
  await screen.getByLabelText("Email Address").fill("maya@example.com");
  await screen.getByLabelText("Password", { exact: true }).fill("saffron-and-lemon");
  await screen.getByRole("button", { name: "Login" }).click();
  await expect.element(screen.getByRole("checkbox", { name: "2 milk" })).toBeVisible();
  await expect.poll(() => services.outboxStore.list(mayaSignedIn.id)).toEqual([]);
  expect(services.shopping.answers.calls.filter((call) => call === "changeShoppingList").length).toBe(before + 1);
});
