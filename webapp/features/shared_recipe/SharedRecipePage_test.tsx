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
