import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { CardGrid } from "./mod.ts";

holdsRootContract((props) => <CardGrid {...props} />);

it("is a list of its children", async () => {
  const screen = await renderKit(
    <CardGrid>
      <p>Shakshuka</p>
      <p>Ramen</p>
    </CardGrid>,
  );

  expect(screen.getByRole("list").getByRole("listitem").elements()).toHaveLength(2);
});

it.each([
  [390, 2],
  [768, 3],
  [1280, 4],
  [1600, 5],
])("has at %i px %i columns", async (width, columns) => {
  await page.viewport(width, 800);
  const screen = await renderKit(<CardGrid layout="even">Shakshuka</CardGrid>);

  const tracks = getComputedStyle(screen.getByRole("list").element()).gridTemplateColumns.split(" ");
  expect(tracks).toHaveLength(columns);
});
