import { expect, it } from "vitest";
import { writeText } from "./write_text.ts";

it("writes a recipe as a page of text", () => {
  const text = writeText({
    name: "Tomato soup",
    description: "A quick soup.",
    portions: 4,
    prepMinutes: 10,
    totalMinutes: 80,
    ingredients: [{ lines: [{ text: "500 g tomatoes" }] }, { title: "To serve", lines: [{ text: "basil" }] }],
    steps: ["Cook.\nStir.", "Serve."],
    notes: ["Freezes well."],
    source: { name: "Maya", url: "https://recipes.example/soup" },
    tags: ["soups", "quick"],
  });

  expect(text).toBe(`Tomato soup
===========

A quick soup.

Serves 4
Preparation: 10 min
In all: 1 h 20 min

Ingredients
-----------

- 500 g tomatoes

To serve:
- basil

Steps
-----

1. Cook.
   Stir.

2. Serve.

Notes
-----

Freezes well.

Source: Maya, https://recipes.example/soup

Tags: soups, quick
`);
});

it("leaves out what is not known", () => {
  expect(writeText({ name: "Toast", ingredients: [], steps: [], notes: [], tags: [] })).toBe("Toast\n=====\n");
});
