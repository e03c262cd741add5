import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { MealIcon, PlateIcon } from "./mod.ts";

holdsRootContract((props) => <PlateIcon {...props} />);

it("draws the plate's two circles and stays silent", async () => {
  const screen = await renderKit(<MealIcon rim="dinner" data-testid="icon" />);
  const icon = screen.getByTestId("icon").element();

  expect([...icon.querySelectorAll("circle")].map((circle) => circle.getAttribute("r"))).toEqual(["9.5", "5"]);
  expect(icon.getAttribute("aria-hidden")).toBe("true");
});
