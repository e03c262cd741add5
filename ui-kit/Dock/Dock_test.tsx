import { expect, it } from "vitest";
import { Button } from "../Button/mod.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { Dock } from "./mod.ts";

const hint = "Choose a meal to save it for Dinner.";
const action = <Button>Save</Button>;

holdsRootContract((props) => <Dock {...props} hint={hint} action={action} />);

it("asks for a meal, then says which one goes where", async () => {
  const screen = await renderKit(<Dock hint={hint} action={action} />);
  await expect.element(screen.getByRole("region", { name: "Selection" }).getByText(hint)).toBeVisible();

  await screen.rerender(
    <Dock hint={hint} action={action} choice={{ ...sampleRecipes.bolognese, place: "Dinner, Friday Nov 20" }} />,
  );

  await expect.element(screen.getByText("Dinner, Friday Nov 20")).toBeVisible();
  await expect.element(screen.getByText("Spaghetti Bolognese")).toBeVisible();
});
