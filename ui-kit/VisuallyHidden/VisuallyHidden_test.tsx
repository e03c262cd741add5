import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { VisuallyHidden } from "./mod.ts";

holdsRootContract((props) => <VisuallyHidden {...props}>For those who listen</VisuallyHidden>);

it("names what it stands in without being seen", async () => {
  const screen = await renderKit(
    <button type="button">
      <VisuallyHidden data-testid="hidden">Menu</VisuallyHidden>
    </button>,
  );

  await expect.element(screen.getByRole("button", { name: "Menu" })).toBeInTheDocument();
  expect(screen.getByTestId("hidden").element().getBoundingClientRect().width).toBe(1);
});
