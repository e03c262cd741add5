import { describe, expect, onTestFinished } from "vitest";
import { lemonSalmon, storyRecipes } from "../mod.ts";
import { byLink, byText, byTitle, open, shown } from "./on_screen.ts";

const salmon = `/recipe/${lemonSalmon.id}`;

describe("the specification: recipe", () => {
  ["/home", "/discover"].forEach((at) =>
    shown({ rule: "#recipe-card", means: `image, name, calories, total time and heart at ${at}` }, async () => {
      const { screen } = await open(at);
      const card = screen.getByRole("article").filter({ hasText: "Shakshuka with Feta" });
      await expect.element(card.getByText("398,000 cal")).toBeVisible();
      await expect.element(card.getByText("30 Min")).toBeVisible();
      await expect.element(card.getByRole("button", { name: "Favourite Shakshuka with Feta" })).toBeVisible();
      expect(card.element().querySelector("img")?.getAttribute("src")).toContain("shakshuka-with-feta");
    }),
  );
  shown({ rule: "#recipe-card", means: "a click opens the recipe, without a way back of its own" }, async () => {
    const { screen, address } = await open("/home");
    await byLink(screen, "Shakshuka with Feta").click();
    await expect.element(byTitle(screen, "Shakshuka with Feta")).toBeVisible();
    expect(address()).toBe("/recipe/shakshuka-with-feta");
    await expect.element(byLink(screen, "← Back")).not.toBeInTheDocument();
  });
  shown({ rule: "#recipe-discover-heading", means: "with a subtitle, and a search input in the top bar" }, async () => {
    const { screen } = await open("/discover?query=soup");
    await expect.element(screen.getByText("Search for a dish, a food or a diet at the top of the page.")).toBeVisible();
    await expect.element(screen.getByRole("banner").getByRole("searchbox").first()).toHaveValue("soup");
  });
  shown(
    { rule: "#recipe-page-head", means: "title, stars, reviews, description, servings, time, photos" },
    async () => {
      const { screen } = await open(salmon, {
        recipes: { ratings: { [lemonSalmon.id]: [5, 5, 5, 5, 5, 5, 4, 4, 4, 4] } },
      });
      await expect.element(byTitle(screen, lemonSalmon.name)).toBeVisible();
      await expect.element(screen.getByText("4.6 out of 5 stars")).toBeInTheDocument();
      await expect.element(byText(screen, "(10 reviews)")).toBeVisible();
      await expect.element(byText(screen, lemonSalmon.description)).toBeVisible();
      await expect.element(byText(screen, "35 Min")).toBeVisible();
      expect(screen.getByRole("main").element().textContent).toMatch(/Servings\s*4/u);
      const rate = screen.getByRole("group", { name: "Rate this recipe" });
      expect(rate.getByRole("radio").elements()).toHaveLength(5);
      const photos = screen.getByRole("list", { name: "More photos" });
      expect(photos.getByRole("listitem").elements()).toHaveLength(lemonSalmon.images.length);
    },
  );
  shown({ rule: "#recipe-page-body", means: "grouped, four nutrients, numbered, with sub-steps" }, async () => {
    const { screen } = await open(salmon);
    await expect.element(byText(screen, "For the salmon")).toBeVisible();
    await expect.element(byText(screen, "For the dill potatoes")).toBeVisible();
    for (const nutrient of ["Calories", "Protein", "Carbs", "Fat"]) {
      await expect.element(byText(screen, nutrient)).toBeVisible();
    }
    const step = screen.getByText("Boil the potatoes in salted water for 15 minutes, until a knife slides in.");
    expect(step.element().closest("ol")?.children).toHaveLength(lemonSalmon.steps.length);
    const subStep = screen.getByText("Press gently for the first minute.");
    expect(subStep.element().closest("li")?.parentElement?.closest("ol, ul")?.tagName).toBe("UL");
  });
});

describe("the specification: energy", () => {
  shown({ rule: "#recipe-card-look-up", means: "is how near a card has to come to be looked up" }, async () => {
    const asked: IntersectionObserverInit[] = [];
    const Own = globalThis.IntersectionObserver;
    globalThis.IntersectionObserver = class extends Own {
      constructor(tell: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
        super(tell, options);
        asked.push(options);
      }
    };
    try {
      const { screen } = await open("/home", { recipes: { recipes: storyRecipes, bareLists: true } });
      await expect.element(byText(screen, "534,000 cal")).toBeVisible();
    } finally {
      globalThis.IntersectionObserver = Own;
    }
    expect(asked).toContainEqual({ rootMargin: "200px", threshold: 0.01 });
  });
  shown({ rule: "#recipe-home-gradual", means: "as many cards as the text says" }, async () => {
    const seen = recordProgress();
    await open("/home");
    await expect
      .poll(() => [...seen])
      .toEqual([
        ["Loading more… 10/24", 10],
        ["Loading more… 20/24", 20],
      ]);
  });
});

/** The texts about home's progress and how many cards each came with: on a busy machine, a text is gone before it can be looked for. */
function recordProgress(): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  const observer = new MutationObserver(() => {
    const [text] = /Loading more… \d+\/\d+/u.exec(document.body.textContent) ?? [];
    if (text !== undefined && !seen.has(text)) seen.set(text, document.querySelectorAll("article").length);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return seen;
}
