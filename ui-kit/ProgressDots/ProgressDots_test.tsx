import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { ProgressDots } from "./mod.ts";

holdsRootContract((props) => <ProgressDots {...props} count={3} current={2} />);

it("says and shows where one is", async () => {
  const screen = await renderKit(<ProgressDots count={3} current={2} />);
  const dots = screen.getByRole("img", { name: "Step 2 of 3" });

  expect([...dots.element().children].map((dot) => dot.getAttribute("data-dot"))).toEqual([
    "done",
    "current",
    "to-come",
  ]);
});
