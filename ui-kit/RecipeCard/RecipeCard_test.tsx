import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { RecipeCard } from "./mod.ts";

const salmon = sampleRecipes.lemonSalmon;

it("is one link, named by its dish; the name is a heading", async () => {
  const screen = await renderKit(<RecipeCard {...salmon} />);

  await expect.element(screen.getByRole("link", { name: salmon.name })).toHaveAttribute("href", salmon.href);
  expect(screen.getByRole("link").elements()).toHaveLength(1);
  await expect.element(screen.getByRole("heading", { level: 2, name: salmon.name })).toBeVisible();
});

it("opens by a press anywhere except on its heart", async () => {
  const onFavourite = vi.fn();
  const screen = await renderKit(<RecipeCard {...salmon} style={{ inlineSize: "280px" }} onFavourite={onFavourite} />);
  const link = screen.getByRole("link").element();
  const heart = screen.getByRole("button", { name: `Favourite ${salmon.name}` }).element();
  const card = screen.getByRole("article").element().getBoundingClientRect();
  const heartBox = heart.getBoundingClientRect();

  expect(document.elementFromPoint(card.left + 20, card.top + 100)).toBe(link);
  expect(heart.contains(document.elementFromPoint(heartBox.left + 22, heartBox.top + 22))).toBe(true);
});

it("says with aria-pressed whether the heart is set, and asks for the other", async () => {
  const onFavourite = vi.fn();
  const screen = await renderKit(<RecipeCard {...salmon} favourite onFavourite={onFavourite} />);
  const heart = screen.getByRole("button", { name: `Favourite ${salmon.name}` });

  await expect.element(heart).toHaveAttribute("aria-pressed", "true");
  await heart.click();
  expect(onFavourite).toHaveBeenCalledWith(false);
});

it("includes the action's text in the link's name, without a second link or button", async () => {
  const screen = await renderKit(<RecipeCard {...salmon} action="View" />);
  const link = screen.getByRole("link", { name: `View ${salmon.name}`, exact: true });
  const text = screen.getByText("View", { exact: true }).element();
  text.scrollIntoView();
  const pill = text.getBoundingClientRect();

  await expect.element(link).toHaveAttribute("href", salmon.href);
  expect(screen.getByRole("link").elements()).toHaveLength(1);
  expect(screen.getByRole("button").elements()).toHaveLength(0);
  expect(document.elementFromPoint(pill.left + 2, pill.top + 2)).toBe(link.element());
});

it("clips a note to one line, and describes its link by the full note", async () => {
  const note = "Because you like Beetroot & Lentil Salad with Walnuts";
  const card = (text: string) => <RecipeCard {...salmon} note={text} noteOnOneLine style={{ inlineSize: "172px" }} />;
  const screen = await renderKit(card("New to you"));
  const before = screen.getByRole("article").element().getBoundingClientRect().height;

  await screen.rerender(card(note));

  await expect.element(screen.getByRole("link", { name: salmon.name })).toHaveAccessibleDescription(note);
  expect(screen.getByRole("article").element().getBoundingClientRect().height).toBe(before);
});

it.each([390, 1280])("keeps its height when calories and time arrive, at %i px", async (width) => {
  await page.viewport(width, 800);
  const { name, picture, href } = salmon;
  const screen = await renderKit(<RecipeCard name={name} picture={picture} href={href} />);
  const before = screen.getByRole("article").element().getBoundingClientRect().height;

  await screen.rerender(<RecipeCard {...salmon} />);

  expect(screen.getByRole("article").element().getBoundingClientRect().height).toBeCloseTo(before, 0);
});

it("calls back by a press on the calories, which Tab skips", async () => {
  const onCalories = vi.fn();
  const screen = await renderKit(
    <RecipeCard {...salmon} calories="534,000 cal" caloriesBeside="534 kcal" onCalories={onCalories} />,
  );
  const figure = screen.getByRole("button", { name: /^534,000 cal/u });
  await figure.click();
  expect(onCalories).toHaveBeenCalledOnce();
  await expect.element(figure).toHaveAttribute("tabindex", "-1");
});
