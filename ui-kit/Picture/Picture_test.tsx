import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { missingPicture, samplePictures } from "../testing/sample_pictures.ts";
import { Picture } from "./mod.ts";

it("keeps its size before loading, after loading and after a failure", async () => {
  const props = { "data-testid": "frame", alt: "", loading: "eager", style: { inlineSize: "400px" } } as const;
  const screen = await renderKit(<Picture {...props} />);
  const frame = screen.getByTestId("frame").element();
  expect(frame.getBoundingClientRect().height).toBe(300);

  // Its ratio differs: it is cropped to the frame's.
  await screen.rerender(<Picture {...props} {...samplePictures.salmonLemon} width={300} height={900} />);
  await expect.poll(() => frame.querySelector("img")?.naturalWidth).toBeGreaterThan(0);
  expect(frame.getBoundingClientRect().height).toBe(300);
  expect(frame.querySelector("img")?.getBoundingClientRect().height).toBe(300);

  await screen.rerender(<Picture {...props} {...missingPicture} />);
  await expect.poll(() => frame.querySelector("[data-plate=empty]")).not.toBeNull();
  expect(frame.getBoundingClientRect().height).toBe(300);
});

it("lets the browser choose a source by its rendered width", async () => {
  // Chromium prefers a cached larger source, so these addresses are this test's own.
  const { src } = samplePictures.spaghetti;
  const narrow = `${samplePictures.greenBowl.src}?narrow`;
  const srcSet = `${narrow} 400w, ${samplePictures.beetLentil.src}?wide 4000w`;
  const screen = await renderKit(<Picture alt="Bowl" src={src} srcSet={srcSet} sizes="200px" loading="eager" />);
  const image = screen.getByRole("img", { name: "Bowl" });

  await expect.element(image).toHaveAttribute("sizes", "200px");
  await expect
    .poll(() => {
      const element = image.element();
      return element instanceof HTMLImageElement ? element.currentSrc : "";
    })
    .toBe(narrow);
});

it("shows another picture after one that failed", async () => {
  const screen = await renderKit(<Picture {...missingPicture} alt="Salmon" loading="eager" />);
  await expect.element(screen.getByRole("img", { name: "Salmon" })).toHaveAttribute("data-plate", "empty");

  await screen.rerender(<Picture {...samplePictures.salmonLemon} alt="Salmon" loading="eager" />);

  await expect.element(screen.getByRole("img", { name: "Salmon" })).toHaveAttribute("src");
});

it("is decorative beside a name, also if it is missing", async () => {
  const screen = await renderKit(
    <>
      <Picture alt="" {...samplePictures.salmonLemon} />
      <Picture alt="" />
    </>,
  );

  expect(screen.getByRole("img").elements()).toHaveLength(0);
});
