import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { EmptyState } from "./mod.ts";

holdsRootContract((props) => <EmptyState {...props} title="No recipes yet" />);

it("says what is missing and what to do next", async () => {
  const screen = await renderKit(
    <EmptyState title="No recipes yet" text="Try adding another ingredient or adjust your selection." />,
  );

  await expect.element(screen.getByRole("heading", { level: 2, name: "No recipes yet" })).toBeVisible();
  await expect.element(screen.getByText("Try adding another ingredient or adjust your selection.")).toBeVisible();
});
