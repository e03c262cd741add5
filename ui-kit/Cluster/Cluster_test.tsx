import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { Badge } from "../Badge/mod.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { testRootProps } from "../testing/root_props.tsx";
import { SPACES } from "../tokens/mod.ts";
import { CLUSTER_JUSTIFICATIONS, Cluster } from "./mod.ts";

testRootProps((props) => <Cluster {...props} />);

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

it("has the same reading, Tab and visual order", async () => {
  const screen = await renderKit(
    <Cluster>
      <button type="button">Save</button>
      <button type="button">Discard</button>
    </Cluster>,
  );
  const [first, second] = screen.getByRole("button").elements();

  await userEvent.tab();
  expect(document.activeElement).toBe(first);
  await userEvent.tab();
  expect(document.activeElement).toBe(second);
  expect(first?.getBoundingClientRect().right).toBeLessThanOrEqual(second?.getBoundingClientRect().left ?? 0);
});

it("has no role: it only lays out", async () => {
  const screen = await renderKit(<Cluster data-testid="layout">Serves 4</Cluster>);
  const root = screen.getByTestId("layout").element();

  expect([root.tagName, root.getAttribute("role")]).toEqual(["DIV", null]);
});
