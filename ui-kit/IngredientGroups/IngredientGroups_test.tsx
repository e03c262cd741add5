import { expect, it } from "vitest";
import { boxesOf } from "../testing/read_all.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { IngredientGroups } from "./mod.ts";

it("has a heading, one below for each titled group, and a list for its lines", async () => {
  const screen = await renderKit(
    <IngredientGroups
      title="Ingredients"
      groups={[
        { title: "For the salmon", items: ["4 salmon fillets", "2 lemons"] },
        { items: ["Salt and black pepper"] },
      ]}
    />,
  );

  await expect.element(screen.getByRole("heading", { level: 2, name: "Ingredients" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 3, name: "For the salmon" })).toBeVisible();
  expect(screen.getByRole("list").elements()).toHaveLength(2);
  expect(screen.getByRole("listitem").elements()).toHaveLength(3);
});

it("shows a text instead of an empty list", async () => {
  const screen = await renderKit(
    <IngredientGroups
      title="Ingredients"
      groups={[{ title: "For the salmon", items: [] }]}
      emptyText="No ingredients were listed for this recipe."
    />,
  );

  await expect.element(screen.getByText("No ingredients were listed for this recipe.")).toBeVisible();
  expect(screen.getByRole("list").elements()).toHaveLength(0);
  expect(screen.getByRole("heading").elements()).toHaveLength(1);
});

it("has two columns of lines, and one where they do not fit", async () => {
  const groups = [{ items: ["200 g ramen noodles", "2 eggs", "2 tbsp white miso"] }];
  const screen = await renderKit(
    <div style={{ inlineSize: "468px" }} data-testid="dialog">
      <IngredientGroups layout="columns" title="Ingredients" groups={groups} />
    </div>,
  );
  const tops = () => boxesOf(screen.getByRole("listitem")).map(({ top }) => top);

  const [noodles, eggs, miso] = tops();
  expect(eggs).toBe(noodles);
  expect(miso).toBeGreaterThan(noodles ?? 0);

  screen.getByTestId("dialog").element().setAttribute("style", "inline-size: 320px");
  expect(new Set(tops()).size).toBe(3);
});

it("has headings of the given level", async () => {
  const screen = await renderKit(
    <IngredientGroups level={3} title="Ingredients" groups={[{ title: "For the salmon", items: ["2 lemons"] }]} />,
  );

  await expect.element(screen.getByRole("heading", { level: 3, name: "Ingredients" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 4, name: "For the salmon" })).toBeVisible();
});
