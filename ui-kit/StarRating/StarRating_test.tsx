import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { StarRate, StarRating } from "./mod.ts";

holdsRootContract((props) => <StarRating {...props} value={4.6} reviews={128} />);

it("says the rating and how many gave it", async () => {
  const screen = await renderKit(<StarRating value={4.6} reviews={128} />);

  await expect.element(screen.getByText("4.6 out of 5 stars")).toBeInTheDocument();
  await expect.element(screen.getByText("(128 reviews)")).toBeVisible();
});

it("shows five empty stars where nobody has rated", async () => {
  const screen = await renderKit(<StarRating value={null} reviews={0} />);

  await expect.element(screen.getByText("No rating yet")).toBeInTheDocument();
  await expect.element(screen.getByText("(0 reviews)")).toBeVisible();
});

it("says one review in the singular", async () => {
  const screen = await renderKit(<StarRating value={5} reviews={1} />);

  await expect.element(screen.getByText("(1 review)")).toBeVisible();
});

it("takes a rating by press and by arrows", async () => {
  const onRate = vi.fn();
  const screen = await renderKit(<StarRate label="Rate this recipe" onRate={onRate} />);

  await expect.element(screen.getByRole("group", { name: "Rate this recipe" })).toBeVisible();
  await screen.getByRole("radio", { name: "3 stars" }).click();
  await userEvent.keyboard("{ArrowRight}");

  expect(onRate.mock.calls).toEqual([[3], [4]]);
  await expect.element(screen.getByRole("radio", { name: "4 stars" })).toBeChecked();
});
