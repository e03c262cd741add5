import { expect, it } from "vitest";
import { priya } from "../../../adapters/memory/people_and_recipes.ts";
import { memoryServices } from "../../testing/mod.ts";
import { openScreen } from "../../testing/open_screen.tsx";

const account = { id: priya.identityId, email: "priya@example.com", fullName: priya.fullName, password: "laid-table" };

it.each(["/", "/login?next=%2Fweek"])("%s opens home when the person logs in in another tab", async (address) => {
  const services = memoryServices({ identity: { signedIn: undefined, accounts: [account] } });
  const opened = await openScreen(services, address);
  await expect.element(opened.screen.getByRole("heading", { level: 1 })).toBeVisible();

  await services.identity.logIn(account);

  await expect.poll(opened.address).toBe("/home");
});
