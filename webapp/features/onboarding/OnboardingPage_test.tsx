import { expect, it } from "vitest";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { open } from "../../testing/open_screen.tsx";

// #account-preferences-saved, #account-preferences-minimum
it("saves at least two preferences and opens home", async () => {
  const { screen, address, services } = await open("/onboarding");
  const proceed = screen.getByRole("button", { name: "Continue" });

  await screen.getByRole("button", { name: /^Salad/u }).click();
  await expect.element(proceed).toBeDisabled();
  await screen.getByRole("button", { name: /^Dinner/u }).click();
  await proceed.click();

  await expect.element(screen.getByText("Shakshuka with Feta")).toBeInTheDocument();
  expect(address()).toBe("/home");
  expect(await services.stores.preferences.list(maya.id)).toEqual(["Salad", "Dinner"]);
});

it("goes one page back, also where that page was left by a reload", async () => {
  // The router calls the first page of a load "default"; the browser's own history is longer.
  history.pushState(null, "");
  const { screen, address } = await open(["/week", { pathname: "/onboarding", key: "default" }]);

  await screen.getByRole("button", { name: "← Back" }).click();

  await expect.poll(address).toBe("/week");
});
