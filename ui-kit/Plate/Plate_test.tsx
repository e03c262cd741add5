import { afterEach, expect, it } from "vitest";
import { computedContrast } from "../testing/computed_contrast.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { missingPicture, samplePictures } from "../testing/sample_pictures.ts";
import { PLATE_RIMS, Plate } from "./mod.ts";

const picture = samplePictures.beetLentil;
const phoneSize = { display: "block", "--plate-size": "68px" };

afterEach(() => {
  delete document.documentElement.dataset["theme"];
});

it("is a circle of --plate-size", async () => {
  const screen = await renderKit(
    <div style={phoneSize}>
      <Plate data-testid="plate" picture={picture} rim="lunch" />
    </div>,
  );
  const { width, height } = screen.getByTestId("plate").element().getBoundingClientRect();

  expect([width, height]).toEqual([68, 68]);
});

it("is decorative beside the dish's name, otherwise named by alt", async () => {
  const screen = await renderKit(
    <>
      <Plate picture={picture} />
      <Plate picture={picture} alt="Beetroot salad" />
    </>,
  );

  expect(screen.getByRole("img").elements()).toHaveLength(1);
  await expect.element(screen.getByRole("img")).toHaveAccessibleName("Beetroot salad");
});

it("has the same name and size when its picture is missing", async () => {
  const props = { "data-testid": "plate", alt: "Beetroot salad", rim: "dinner", loading: "eager" } as const;
  const screen = await renderKit(<Plate {...props} picture={picture} />);
  const { width, height } = screen.getByTestId("plate").element().getBoundingClientRect();

  await screen.rerender(<Plate {...props} picture={missingPicture} />);

  await expect.element(screen.getByRole("img", { name: "Beetroot salad" })).toHaveAttribute("data-plate", "empty");
  expect(screen.getByTestId("plate").element().getBoundingClientRect()).toMatchObject({ width, height });
});

it.each(["light", "dark"])("has rims with a contrast of at least 3 to the page", async (theme) => {
  document.documentElement.dataset["theme"] = theme;
  const rims = PLATE_RIMS.filter((rim) => rim !== "own");
  const screen = await renderKit(
    <>
      {rims.map((rim) => (
        <Plate key={rim} data-testid={rim} picture={picture} rim={rim} />
      ))}
    </>,
  );
  const page = getComputedStyle(document.body).backgroundColor;

  for (const rim of rims) {
    const { backgroundColor } = getComputedStyle(screen.getByTestId(rim).element());
    expect(computedContrast(backgroundColor, page)).toBeGreaterThanOrEqual(3);
  }
});
