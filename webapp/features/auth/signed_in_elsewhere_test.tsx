import { expect, it } from "vitest";
import { priya } from "../../../adapters/memory/people_and_recipes.ts";
import { memoryServices } from "../../testing/mod.ts";
import { open, openScreen } from "../../testing/open_screen.tsx";

const account = { id: priya.identityId, email: "priya@example.com", fullName: priya.fullName, password: "laid-table" };

it.each(["/", "/login?next=%2Fweek"])("%s opens home when the person logs in in another tab", async (address) => {
  const services = memoryServices({ identity: { signedIn: undefined, accounts: [account] } });
  const opened = await openScreen(services, address);
  await expect.element(opened.screen.getByRole("heading", { level: 1 })).toBeVisible();

  await services.identity.logIn(account);

  await expect.poll(opened.address).toBe("/home");
});

it("stays on sign-up if the new account could not be saved", async () => {
  const { screen, address } = await open("/", {
    identity: { signedIn: undefined },
    account: { failing: ["saveUser"] },
  });
  await screen.getByLabelText("Full Name").fill("Priya Raman");
  await screen.getByLabelText("Email Address").fill("priya@example.com");
  await screen.getByLabelText("Password", { exact: true }).fill("laid-table");

  await screen.getByRole("button", { name: "Create Account" }).click();

  await expect.element(screen.getByRole("alert")).toHaveTextContent("Something went wrong. Try again.");
  expect(address()).toBe("/");
});
