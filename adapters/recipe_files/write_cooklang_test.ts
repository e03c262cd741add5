import { assert, property } from "fast-check";
import { expect, it } from "vitest";
import { readCooklang } from "./cooklang.ts";
import { anyWrittenRecipe } from "./testing/any_written_recipe.ts";
import { writeCooklang } from "./write_cooklang.ts";

it("reads back every recipe that it writes", () => {
  assert(
    property(anyWrittenRecipe, (recipe) => {
      const source = writeCooklang(recipe);
      expect(readCooklang(source, "file").recipe).toEqual(recipe);
      expect(readCooklang(source.replaceAll("\n", "\r\n"), "file").recipe).toEqual(recipe);
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
time: 50 minutes
source:
  name: Maya
tags:
  - Pies, quick
---

@spinach{500%g}(chopped) [- food: spinach -] [- written: 500g spinach, chopped -]
@oil{2%tbsp}
@salt{}

== To serve ==

@lemons{1 1/2} [- no food -] [- written: 1½ lemons -]

==

Fry the spinach.\
Stir \-- often.

Bake \@ 200 °C.

> Freezes well.
`);
});

it("follows an ingredient that was changed in another program", () => {
  const source = writeCooklang({
    name: "Toast",
    ingredients: [{ lines: [{ text: "½ tsp salt" }] }],
    steps: [],
    notes: [],
    tags: [],
  });

  expect(readCooklang(source.replace("{1/2%", "{1%"), "file").recipe.ingredients).toEqual([
    { lines: [{ text: "1 tsp salt" }] },
  ]);
});
