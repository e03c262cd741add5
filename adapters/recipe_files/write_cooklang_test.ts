import { assert, property } from "fast-check";
import { expect, it } from "vitest";
import { readCooklang } from "./cooklang.ts";
import { anyWrittenRecipe } from "./testing/any_written_recipe.ts";
import { writeCooklang } from "./write_cooklang.ts";

it("reads back every recipe that it writes", () => {
  assert(
    property(anyWrittenRecipe, (recipe) => {
      expect(readCooklang(writeCooklang(recipe), "file").recipe).toEqual(recipe);
    }),
    { numRuns: 150 },
  );
});

it("writes what other programs read: amounts apart, no marks by chance, details at the top", () => {
  const source = writeCooklang({
    name: "Spinach pie",
    portions: 4,
    totalMinutes: 50,
    ingredients: [
      { lines: [{ text: "500g spinach, chopped", food: "spinach" }, { text: "2 tbsp oil" }, { text: "salt" }] },
      { title: "To serve", lines: [{ text: "1½ lemons", food: null }] },
    ],
    steps: ["Fry the spinach.\nStir -- often.", "Bake @ 200 °C."],
    notes: ["Freezes well."],
    source: { name: "Maya" },
    tags: ["Pies, quick"],
  });

  expect(source).toBe(String.raw`---
title: Spinach pie
servings: 4
time required: 50 minutes
source:
  name: Maya
tags:
  - Pies, quick
---

@spinach{500g}(chopped) [- food: spinach -]
@oil{2%tbsp}
@salt{}

== To serve ==

@lemons{1½} [- no food -]

==

Fry the spinach.\
Stir \-- often.

Bake \@ 200 °C.

> Freezes well.
`);
});
