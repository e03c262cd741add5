import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { samplePictures } from "../testing/sample_pictures.ts";
import { PhotoStrip } from "./mod.ts";

const photos = Object.values(samplePictures).map((picture, place) => ({ ...picture, alt: `Photo ${place + 1}` }));

holdsRootContract((props) => <PhotoStrip {...props} label="More photos" photos={photos} />);

it("shows four at most", async () => {
  const screen = await renderKit(<PhotoStrip label="More photos" photos={photos} />);

  expect(photos.length).toBeGreaterThan(4);
  expect(screen.getByRole("list", { name: "More photos" }).getByRole("img").elements()).toHaveLength(4);
});
