import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { samplePictures } from "../testing/sample_pictures.ts";
import { Plate } from "./mod.ts";

const picture = samplePictures.beetLentil;
const phoneSize = { display: "block", "--plate-size": "68px" };

holdsRootContract((props) => <Plate {...props} picture={picture} />);

it("is a circle of the size that its surroundings ask for", async () => {
  const screen = await renderKit(
    <div style={phoneSize}>
      <Plate data-testid="plate" picture={picture} rim="lunch" />
    </div>,
  );
  const { width, height } = screen.getByTestId("plate").element().getBoundingClientRect();

  expect([width, height]).toEqual([68, 68]);
});

it("takes its rim's colour from the meal", async () => {
  const screen = await renderKit(<Plate data-testid="plate" picture={picture} rim="lunch" />);

  expect(getComputedStyle(screen.getByTestId("plate").element()).backgroundColor).toBe("rgb(27, 115, 71)");
});
