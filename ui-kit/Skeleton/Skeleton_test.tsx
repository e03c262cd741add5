import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import {
  OptionCardSkeleton,
  PlateSkeleton,
  PostCardSkeleton,
  RecipeCardSkeleton,
  RecipePageSkeleton,
  SKELETON_SHAPES,
  Skeleton,
} from "./mod.ts";

const EVERY_SKELETON = (
  <>
    {SKELETON_SHAPES.map((shape) => (
      <Skeleton key={shape} shape={shape} />
    ))}
    <RecipeCardSkeleton />
    <PostCardSkeleton />
    <OptionCardSkeleton />
    <PlateSkeleton />
    <RecipePageSkeleton />
  </>
);

it("is hidden from screen readers: a status text says what loads", async () => {
  const { container } = await renderKit(EVERY_SKELETON);
  const shapes = [...container.querySelectorAll("[data-skeleton]")];

  expect(shapes.length).toBeGreaterThan(SKELETON_SHAPES.length);
  expect(shapes.filter((shape) => !shape.closest('[aria-hidden="true"]'))).toEqual([]);
});

it("has the sizes of a plate, a picture and a pill", async () => {
  const screen = await renderKit(
    <div style={{ inlineSize: "280px" }}>
      <Skeleton data-testid="picture" shape="picture" />
      <Skeleton data-testid="plate" shape="plate" />
      <Skeleton data-testid="pill" shape="pill" />
    </div>,
  );
  const size = (id: string) => {
    const { width, height } = screen.getByTestId(id).element().getBoundingClientRect();
    return [width, height];
  };

  expect(size("picture")).toEqual([280, 210]);
  expect(size("plate")).toEqual([92, 92]);
  expect(size("pill")).toEqual([280, 44]);
});

it("gives neighbouring posts different ratios, between 4:5 and 4:3", async () => {
  const { container } = await renderKit(
    <div style={{ inlineSize: "240px" }}>
      {[0, 1, 2, 3, 4].map((place) => (
        <PostCardSkeleton key={place} place={place} />
      ))}
    </div>,
  );
  const heights = [...container.querySelectorAll('[data-skeleton="picture"]')].map(
    (picture) => picture.getBoundingClientRect().height,
  );

  expect(heights.filter((height, place) => height === heights[place + 1])).toEqual([]);
  expect(Math.max(...heights)).toBe(300);
  expect(Math.min(...heights)).toBe(180);
});
