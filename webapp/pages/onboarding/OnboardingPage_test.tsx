import { expect, it } from "vitest";
import { memoryServices } from "../../testing/mod.ts";
import { openScreen } from "../../testing/open_screen.tsx";

it("saves at least two preferences and opens home", async () => {
  const services = memoryServices();
  const { screen, address } = await openScreen(services, "/onboarding");
  const proceed = screen.getByRole("button", { name: "Continue" });

  await screen.getByRole("button", { name: /^Salad/u }).click();
  await expect.element(proceed).toBeDisabled();
  await screen.getByRole("button", { name: /^Dinner/u }).click();
  await proceed.click();

  await expect.element(screen.getByText("Shakshuka with Feta")).toBeInTheDocument();
  expect(address()).toBe("/home");
  expect(services.account.preferences).toEqual(["Salad", "Dinner"]);
});

it("goes back one page", async () => {
  const { screen, address } = await openScreen(memoryServices(), "/week", "/onboarding");
  // The page before is known only to a history that this visit has made.
  await screen.getByRole("button", { name: "← Back" }).click();

  await expect
    .element(screen.getByRole("heading", { level: 1 }))
    .not.toHaveTextContent("What are your meal preferences?");
  expect(["/week", "/home"]).toContain(address());
});
