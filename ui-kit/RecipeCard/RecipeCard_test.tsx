import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
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

it("opens by a press anywhere except on its two buttons, each of at least 44 px", async () => {
  const screen = await renderKit(
    <RecipeCard {...salmon} style={{ inlineSize: "171px" }} onFavourite={vi.fn()} onPlan={vi.fn()} />,
  );
  const link = screen.getByRole("link").element();
  const card = screen.getByRole("article").element().getBoundingClientRect();

  expect(document.elementFromPoint(card.left + 20, card.top + 100)).toBe(link);
  for (const name of [`Favourite ${salmon.name}`, `Plan ${salmon.name}`]) {
    const button = screen.getByRole("button", { name, exact: true }).element();
    const { left, top, width, height } = button.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(button.contains(document.elementFromPoint(left + 22, top + 22))).toBe(true);
  }
});

it("plans by a button of its own, which moves none of its texts", async () => {
  const onPlan = vi.fn();
  const screen = await renderKit(<RecipeCard {...salmon} />);
  const before = screen.getByRole("heading").element().getBoundingClientRect();

  await screen.rerender(<RecipeCard {...salmon} onPlan={onPlan} />);
  expect(screen.getByRole("heading").element().getBoundingClientRect()).toEqual(before);

  screen
    .getByRole("button", { name: `Plan ${salmon.name}` })
    .element()
    .focus();
  await userEvent.keyboard("{Enter}");
  expect(onPlan).toHaveBeenCalledOnce();
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

it("describes its link by its warning, with all that it says, and by its note", async () => {
  const warning = {
    tone: "possible",
    text: "May contain nuts",
    more: 1,
    fullText: "May contain nuts (stock). Not vegan: honey",
  } as const;
  const screen = await renderKit(<RecipeCard {...salmon} note="New to you" warning={warning} />);

  await expect.element(screen.getByText("May contain nuts", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("link")).toHaveAccessibleDescription(`${warning.fullText} New to you`);
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
