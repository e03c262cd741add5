import { expect, it } from "vitest";
import { open } from "../../testing/open_screen.tsx";
import { lemonSalmon } from "../../testing/story_recipes.ts";

it("is read without an account, and leads to sign-up", async () => {
  const { screen, address, services } = await open("/shared/link-1", {
    identity: { signedIn: undefined },
    recipes: { links: { [lemonSalmon.id]: "link-1" } },
  });
  await expect.element(screen.getByRole("heading", { level: 1, name: lemonSalmon.name })).toBeVisible();
  for (const [line = ""] of lemonSalmon.steps.map((step) => step.split("\n"))) {
    await expect.element(screen.getByText(line)).toBeVisible();
  }
  expect(document.title).toBe(`${lemonSalmon.name} · Weekplate`);
  expect(services.logged).toEqual([]);

  await screen.getByRole("link", { name: "Create an account" }).click();
  await expect.poll(address).toBe("/");
});

it("reads again after a failure", async () => {
  const { screen, services } = await open("/shared/link-1", {
    recipes: { links: { [lemonSalmon.id]: "link-1" }, failing: ["getRecipe"] },
  });
  const retry = screen.getByRole("button", { name: "Try again" });
  await expect.element(retry).toBeVisible();
  services.recipes.answers.behave({});
  await retry.click();
  await expect.element(screen.getByRole("heading", { level: 1, name: lemonSalmon.name })).toBeVisible();
});
