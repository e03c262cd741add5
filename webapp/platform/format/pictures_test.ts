import { expect, it } from "vitest";
import { shakshuka } from "../../../adapters/memory/people_and_recipes.ts";
import { recipePicture, smallRecipePhoto } from "./mod.ts";

it("offers the small picture beside the large one, and both in AVIF", () => {
  expect(recipePicture(shakshuka.mainImage, "92px")).toEqual({
    src: "/pictures/shakshuka-with-feta.webp",
    srcSet: "/pictures/shakshuka-with-feta-400.webp 400w, /pictures/shakshuka-with-feta.webp 1200w",
    sizes: "92px",
    avif: { srcSet: "/pictures/shakshuka-with-feta-400.avif 400w, /pictures/shakshuka-with-feta-800.avif 800w" },
  });
});

it("leaves a page's width on a wide screen with fine pixels to the large picture", () => {
  expect(recipePicture(shakshuka.mainImage, "50vw").avif?.media).toBe("(width < 640px), (resolution < 1.5dppx)");
});

it.each(["https://pictures.example/soup.jpg", ""])("leaves %j alone", (address) => {
  expect(recipePicture(address, "92px")).toEqual({ src: address });
});

it("offers another photo in AVIF, if it is the catalogue's", () => {
  expect(smallRecipePhoto("/pictures/shakshuka-with-feta-detail-1.webp")).toEqual({
    src: "/pictures/shakshuka-with-feta-detail-1.webp",
    avif: { srcSet: "/pictures/shakshuka-with-feta-detail-1-400.avif" },
  });
  expect(smallRecipePhoto("/photos/soup/1200.webp")).toEqual({ src: "/photos/soup/1200.webp" });
});
