import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { boxesOf } from "../testing/read_all.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { StarRate, StarRating } from "./mod.ts";

// #recipe-unrated
it.each([
  [4.6, 128, "4.6 out of 5 stars", "(128 reviews)"],
  [5, 1, "5.0 out of 5 stars", "(1 review)"],
  [null, 0, "No rating yet", "(0 reviews)"],
])("says the rating %s of %i reviews in words", async (value, reviews, rating, count) => {
  const screen = await renderKit(<StarRating value={value} reviews={reviews} />);

  await expect.element(screen.getByText(rating)).toBeInTheDocument();
  await expect.element(screen.getByText(count)).toBeVisible();
});

it("is a group of radio buttons to rate by press and by arrows", async () => {
  const onRate = vi.fn();
  const screen = await renderKit(<StarRate label="Rate this recipe" onRate={onRate} />);

  await expect.element(screen.getByRole("group", { name: "Rate this recipe" })).toBeVisible();
  await screen.getByRole("radio", { name: "3 stars" }).click();
  await userEvent.keyboard("{ArrowRight}");

  expect(onRate.mock.calls).toEqual([[3], [4]]);
  await expect.element(screen.getByRole("radio", { name: "4 stars" })).toBeChecked();
});

it("fills the stars by their fraction", async () => {
  const screen = await renderKit(<StarRating data-testid="rating" value={3.5} reviews={128} />);
  const filled = [...screen.getByTestId("rating").element().querySelectorAll("svg > svg")];

  expect(filled.map((part) => part.getAttribute("width"))).toEqual(["24", "24", "24", "12", "0"]);
});

it("gives each star input a target of 44 by 44 px", async () => {
  const screen = await renderKit(<StarRate label="Rate this recipe" />);
  const targets = boxesOf(screen.getByRole("radio"));

  expect(targets).toHaveLength(5);
  expect(targets.every(({ width, height }) => width >= 44 && height >= 44)).toBe(true);
});

it("is controlled by its value", async () => {
  const onRate = vi.fn();
  const screen = await renderKit(<StarRate label="Rate this recipe" value={2} onRate={onRate} />);

  await screen.getByRole("radio", { name: "5 stars" }).click();

  expect(onRate).toHaveBeenCalledWith(5);
  await expect.element(screen.getByRole("radio", { name: "2 stars" })).toBeChecked();
});

it("is one tab stop, at the current rating", async () => {
  const screen = await renderKit(
    <>
      <StarRate label="Rate this recipe" defaultValue={3} />
      <button type="button">Share</button>
    </>,
  );

  await userEvent.tab();
  await expect.element(screen.getByRole("radio", { name: "3 stars" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Share" })).toHaveFocus();
});
