import { expect, it } from "vitest";
import { recipe } from "../../adapters/memory/people_and_recipes.ts";
import { writtenOf } from "./written_of.ts";

it("keeps what a cook would write, and the food of each line that has one", () => {
  const line = { food: "tomato", foodName: "tomato", text: "500 g tomatoes", optional: false, principal: true };
  const salt = { ...line, food: "salt", text: "salt, and black pepper to taste", seasonings: ["black-pepper"] };
  const butter = { ...line, food: "butter", text: "butter or oil", alternatives: ["oil"] };
  const soup = recipe({
    id: "tomato-soup",
    name: "Tomato soup",
    description: "",
    keywords: ["soup"],
    servings: 4,
    totalMinutes: 30,
    ingredientGroups: [{ title: "For the soup", items: [line, salt, butter] }],
    steps: ["Chop.\nCook.", "Serve."],
    notes: ["Freezes well."],
  });

  expect(writtenOf(soup)).toEqual({
    name: "Tomato soup",
    portions: 4,
    totalMinutes: 30,
    ingredients: [
      {
        title: "For the soup",
        lines: [
          { text: "500 g tomatoes", food: "tomato" },
          { text: "salt, and black pepper to taste" },
          { text: "butter or oil" },
        ],
      },
    ],
    steps: ["Chop.\nCook.", "Serve."],
    notes: ["Freezes well."],
    tags: ["soup"],
  });
});
