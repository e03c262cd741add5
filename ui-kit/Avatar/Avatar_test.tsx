import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { missingPicture, samplePictures } from "../testing/sample_pictures.ts";
import { AVATAR_SIZES, Avatar } from "./mod.ts";

it("is an image named by the person; the initials are not read", async () => {
  const screen = await renderKit(<Avatar name="Maya Lindqvist" />);

  await expect.element(screen.getByRole("img", { name: "Maya Lindqvist", exact: true })).toHaveTextContent("ML");
});

it("is hidden from screen readers beside the name", async () => {
  const screen = await renderKit(<Avatar data-testid="avatar" name="Maya Lindqvist" alt="" />);

  expect(screen.getByRole("img").elements()).toHaveLength(0);
  await expect.element(screen.getByTestId("avatar")).toHaveAttribute("aria-hidden", "true");
});

it("has the same name and size with a photo, and when it fails the initials", async () => {
  const screen = await renderKit(<Avatar name="Priya Nair" />);
  const avatar = screen.getByRole("img", { name: "Priya Nair" });
  const { width, height } = avatar.element().getBoundingClientRect();

  await screen.rerender(<Avatar name="Priya Nair" picture={samplePictures.greenBowl} />);
  await expect.poll(() => avatar.element().querySelector("img")?.naturalWidth).toBeGreaterThan(0);
  expect(avatar.element().getBoundingClientRect()).toMatchObject({ width, height });

  await screen.rerender(<Avatar name="Priya Nair" picture={missingPicture} />);
  avatar.element().scrollIntoView();
  await expect.poll(() => avatar.element().querySelector("img")).toBeNull();
  await expect.element(avatar).toHaveTextContent("PN");
});

it("shows a silhouette, and says nothing, where there is no name", async () => {
  const screen = await renderKit(<Avatar data-testid="avatar" name="" />);

  expect(screen.getByRole("img").elements()).toHaveLength(0);
  expect(screen.getByTestId("avatar").element().querySelector("svg")).not.toBeNull();
});

it.each(AVATAR_SIZES)("is a circle that fits its letters, %s", async (size) => {
  const screen = await renderKit(<Avatar size={size} name="Wilhelmina Wolfeschlegelsteinhausenbergerdorff" />);
  const disc = screen.getByRole("img").element();
  const { width, height } = disc.getBoundingClientRect();

  expect(width).toBe({ small: 32, regular: 44, large: 72 }[size]);
  expect(height).toBe(width);
  expect(disc.scrollWidth).toBeLessThanOrEqual(disc.clientWidth);
});
