import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { Stack } from "./mod.ts";

holdsRootContract((props) => <Stack {...props} />);

it("keeps one step of the scale between its children", async () => {
  const screen = await renderKit(<Stack gap="24" data-testid="stack" />);

  expect(getComputedStyle(screen.getByTestId("stack").element()).rowGap).toBe("24px");
});
