import { expect, it } from "vitest";
import { boxesOf } from "../testing/read_all.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { MealSlot } from "./mod.ts";

const friday = { rim: "dinner", place: "Friday Nov 20, Dinner" } as const;

it("is a button that says when its plate is empty", async () => {
  const screen = await renderKit(<MealSlot {...friday} />);

  await expect.element(screen.getByRole("button", { name: "Friday Nov 20, Dinner: empty" })).toHaveTextContent("+");
});

it("is named by its position and the full dish name, even if that is clipped", async () => {
  const screen = await renderKit(<MealSlot {...friday} meal={sampleRecipes.grandmas} />);
  const slot = screen.getByRole("button", { name: `Friday Nov 20, Dinner: ${sampleRecipes.grandmas.name}` });

  await expect.element(slot).toHaveAttribute("title", sampleRecipes.grandmas.name);
});

it("says a warning in words, and the whole of it in its name", async () => {
  const warning = {
    tone: "certain",
    text: "Contains peanut",
    more: 1,
    fullText: "Contains peanut. Not vegan: honey",
  } as const;
  const screen = await renderKit(<MealSlot {...friday} meal={{ ...sampleRecipes.bolognese, warning }} />);
  const slot = screen.getByRole("button", {
    name: `Friday Nov 20, Dinner: ${sampleRecipes.bolognese.name}. ${warning.fullText}`,
  });

  await expect.element(slot.getByText("Contains peanut")).toHaveAttribute("data-more", "1");
});

it("animates a meal that was just saved", async () => {
  const screen = await renderKit(<MealSlot {...friday} meal={sampleRecipes.bolognese} state="just-saved" />);
  const plate = screen.getByRole("button").element().querySelector("[data-plate]");

  expect(plate && getComputedStyle(plate).animationName).toBe("weekplate-set-down");
});

it("is a target of at least 44 by 44 px, empty or not", async () => {
  const small = { inlineSize: "60px", "--plate-size": "40px" };
  const screen = await renderKit(
    <>
      <MealSlot {...friday} style={small} />
      <MealSlot {...friday} style={small} meal={sampleRecipes.bolognese} />
    </>,
  );

  for (const { width, height } of boxesOf(screen.getByRole("button"))) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});
