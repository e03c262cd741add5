import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { ChipGroup } from "./mod.ts";

holdsRootContract((props) => <ChipGroup {...props} label="Dish types" />);

it("is a group with a name", async () => {
  const screen = await renderKit(<ChipGroup label="Dish types">Soup</ChipGroup>);

  await expect.element(screen.getByRole("group", { name: "Dish types" })).toBeVisible();
});
