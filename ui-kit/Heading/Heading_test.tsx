import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { Heading } from "./mod.ts";

holdsRootContract((props) => <Heading {...props}>Ingredients</Heading>);

it("is drawn in any size at any level", async () => {
  const screen = await renderKit(
    <Heading level={3} size="title">
      Ingredients
    </Heading>,
  );

  await expect.element(screen.getByRole("heading", { level: 3, name: "Ingredients" })).toBeVisible();
});
