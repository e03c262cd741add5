import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { Button } from "../Button/mod.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { Dock } from "./mod.ts";

const hint = "Choose a meal to save it for Dinner.";
const action = <Button>Save</Button>;

it("is a region with a name that shows a hint, then the choice and its slot", async () => {
  const screen = await renderKit(<Dock hint={hint} action={action} />);
  await expect.element(screen.getByRole("region", { name: "Selection" }).getByText(hint)).toBeVisible();

  await screen.rerender(
    <Dock hint={hint} action={action} choice={{ ...sampleRecipes.bolognese, place: "Dinner, Friday Nov 20" }} />,
  );

  await expect.element(screen.getByText("Dinner, Friday Nov 20")).toBeVisible();
  await expect.element(screen.getByText("Spaghetti Bolognese")).toBeVisible();
});

const chosen = { ...sampleRecipes.grandmas, place: "Dinner, Friday Nov 20" };

it("announces the choice politely", async () => {
  const screen = await renderKit(<Dock hint={hint} action={action} choice={chosen} />);
  const live = screen.getByText(chosen.name).element().closest("[aria-live]");

  expect(live?.getAttribute("aria-live")).toBe("polite");
});

it("shows one line of a long name, and all of it in its title", async () => {
  const screen = await renderKit(<Dock hint={hint} action={action} choice={chosen} />);
  const name = screen.getByText(chosen.name).element();

  expect(name.getAttribute("title")).toBe(chosen.name);
  expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
  expect(name.clientHeight).toBeLessThan(40);
});

it.each([360, 1280])("keeps its height when the choice is shown", async (width) => {
  await page.viewport(width, 700);
  const screen = await renderKit(<Dock hint={hint} action={action} />);
  const region = screen.getByRole("region").element();
  const before = region.getBoundingClientRect().height;

  await screen.rerender(<Dock hint={hint} action={action} choice={chosen} />);

  expect(region.getBoundingClientRect().height).toBeCloseTo(before, 0);
});
