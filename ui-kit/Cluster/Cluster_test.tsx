import { expect, it } from "vitest";
import { Badge } from "../Badge/mod.ts";
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

it("wraps, so that nothing scrolls horizontally at 400 % zoom", async () => {
  const screen = await renderKit(
    <Cluster data-testid="cluster" style={{ inlineSize: "320px" }}>
      {["Smart matches", "Quick to cook", "Fewer missing items"].map((text) => (
        <Badge key={text}>{text}</Badge>
      ))}
    </Cluster>,
  );
  const cluster = screen.getByTestId("cluster").element();
  const tops = new Set([...cluster.children].map((child) => Math.round(child.getBoundingClientRect().top)));

  expect(tops.size).toBeGreaterThan(1);
  expect(cluster.scrollWidth).toBeLessThanOrEqual(cluster.clientWidth);
});
