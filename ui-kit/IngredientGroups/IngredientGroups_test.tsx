import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { IngredientGroups } from "./mod.ts";

holdsRootContract((props) => <IngredientGroups {...props} title="Ingredients" groups={[]} />);

it("puts each group's lines under its heading", async () => {
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
