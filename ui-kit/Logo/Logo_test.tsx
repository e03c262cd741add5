import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { Logo } from "./mod.ts";

holdsRootContract((props) => <Logo {...props} />);

it("says the product's name once", async () => {
  const screen = await renderKit(<Logo data-testid="logo" />);

  await expect.element(screen.getByTestId("logo")).toHaveTextContent("Weekplate");
});
