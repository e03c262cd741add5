import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { samplePictures } from "../testing/sample_pictures.ts";
import { PhotoStrip } from "./mod.ts";

const photos = Object.values(samplePictures).map((picture, place) => ({ ...picture, alt: `Photo ${place + 1}` }));

it("shows four at most", async () => {
  const screen = await renderKit(<PhotoStrip label="More photos" photos={photos} />);

  expect(photos.length).toBeGreaterThan(4);
  expect(screen.getByRole("list", { name: "More photos" }).getByRole("img").elements()).toHaveLength(4);
});

it("is a list with a name; each photo that shows something new has its own", async () => {
  const [first, second] = photos;
  const screen = await renderKit(
    <PhotoStrip
      label="More photos"
      photos={[
        { src: first?.src ?? "", alt: "From the side" },
        { src: second?.src ?? "", alt: "" },
      ]}
    />,
  );
  const list = screen.getByRole("list", { name: "More photos" });

  expect(list.getByRole("listitem").elements()).toHaveLength(2);
  expect(list.getByRole("img").elements()).toHaveLength(1);
  await expect.element(list.getByRole("img", { name: "From the side" })).toBeInTheDocument();
});

it("renders nothing without photos", async () => {
  const screen = await renderKit(<PhotoStrip label="More photos" photos={[]} />);

  expect(screen.getByRole("list").elements()).toHaveLength(0);
});
