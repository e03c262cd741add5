import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { SPACES } from "../tokens/mod.ts";
import { ALIGNMENTS, Stack } from "./mod.ts";

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
