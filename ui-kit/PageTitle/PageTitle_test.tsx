import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { PageTitle } from "./mod.ts";

holdsRootContract((props) => <PageTitle {...props} title="Plan Your Week" />);

it("is the page's first heading, its badge not part of it", async () => {
  const screen = await renderKit(<PageTitle title="Pick Dinner for Friday" badge={<b>24</b>} />);

  await expect
    .element(screen.getByRole("heading", { level: 1, name: "Pick Dinner for Friday", exact: true }))
    .toBeVisible();
});
