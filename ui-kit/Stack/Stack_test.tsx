import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { testRootProps } from "../testing/root_props.tsx";
import { SPACES } from "../tokens/mod.ts";
import { ALIGNMENTS, Stack } from "./mod.ts";

testRootProps((props) => <Stack {...props} />);

it.each(SPACES)("keeps step %s of the scale between its children", async (gap) => {
  const screen = await renderKit(<Stack gap={gap} data-testid="stack" />);

  expect(getComputedStyle(screen.getByTestId("stack").element()).rowGap).toBe(`${gap}px`);
});

it.each(ALIGNMENTS)("aligns its children %s", async (align) => {
  const screen = await renderKit(<Stack align={align} data-testid="stack" />);

  expect(getComputedStyle(screen.getByTestId("stack").element()).alignItems).toBe(align);
});

it("keeps its style prop", async () => {
  const screen = await renderKit(<Stack style={{ marginBlock: "8px" }} data-testid="stack" />);
  const style = getComputedStyle(screen.getByTestId("stack").element());

  expect([style.marginTop, style.rowGap]).toEqual(["8px", "16px"]);
});

it("has the same reading, Tab and visual order", async () => {
  const screen = await renderKit(
    <Stack>
      <button type="button">Save</button>
      <button type="button">Discard</button>
    </Stack>,
  );
  const [first, second] = screen.getByRole("button").elements();

  await userEvent.tab();
  expect(document.activeElement).toBe(first);
  await userEvent.tab();
  expect(document.activeElement).toBe(second);
  expect(first?.getBoundingClientRect().bottom).toBeLessThanOrEqual(second?.getBoundingClientRect().top ?? 0);
});

it("has no role: it only lays out", async () => {
  const screen = await renderKit(<Stack data-testid="layout">Serves 4</Stack>);
  const root = screen.getByTestId("layout").element();

  expect([root.tagName, root.getAttribute("role")]).toEqual(["DIV", null]);
});
