import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { SPACES } from "../tokens/mod.ts";
import { CLUSTER_JUSTIFICATIONS, Cluster } from "./mod.ts";

it.each(SPACES)("keeps step %s of the scale between its children and its lines", async (gap) => {
  const screen = await renderKit(<Cluster gap={gap} data-testid="cluster" />);
  const style = getComputedStyle(screen.getByTestId("cluster").element());

  expect([style.columnGap, style.rowGap]).toEqual([`${gap}px`, `${gap}px`]);
});

it.each(CLUSTER_JUSTIFICATIONS)("is justified by %s", async (justify) => {
  const screen = await renderKit(<Cluster justify={justify} data-testid="cluster" />);

  expect(getComputedStyle(screen.getByTestId("cluster").element()).justifyContent).toBe(justify);
});
