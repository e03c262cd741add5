import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { OptionCardSkeleton, RecipeCardSkeleton, RecipePageSkeleton, Skeleton } from "./mod.ts";

holdsRootContract((props) => <Skeleton {...props} />);

it.each([
  ["Skeleton", Skeleton],
  ["RecipeCardSkeleton", RecipeCardSkeleton],
  ["OptionCardSkeleton", OptionCardSkeleton],
  ["RecipePageSkeleton", RecipePageSkeleton],
] as const)("%s says nothing to a screen reader", async (_, Shape) => {
  const screen = await renderKit(<Shape data-testid="shape" />);

  await expect.element(screen.getByTestId("shape")).toHaveAttribute("aria-hidden", "true");
});
