import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeWrittenRecipe } from "./merge_written_recipe.ts";
import type { WrittenRecipe } from "./written_recipe.ts";

const soup: WrittenRecipe = {
  name: "Lentil soup",
  portions: 4,
  ingredients: [
    { lines: [{ text: "200 g lentils" }, { text: "1 onion" }] },
    { title: "To serve", lines: [{ text: "1 lemon" }] },
  ],
  steps: ["Boil the lentils.", "Serve."],
  notes: [],
  tags: ["winter"],
};

describe("a part", () => {
  it("is taken from the side that alone has changed it", () => {
    const mine = { ...soup, name: "Grandma's lentil soup", tags: [] };
    const theirs = { ...soup, portions: 6, steps: [...soup.steps, "Eat."] };

    const { recipe, taken, conflicts } = mergeWrittenRecipe({ base: soup, mine, theirs });

    expect(recipe).toEqual({ ...soup, name: mine.name, tags: [], portions: 6, steps: theirs.steps });
    expect(taken.map(({ id }) => id)).toEqual(["portions", "steps"]);
    expect(conflicts).toEqual([]);
  });

  it("is a conflict if both sides have changed it, and is mine until the other is chosen", () => {
    const sides = { base: soup, mine: { ...soup, portions: 2 }, theirs: { ...soup, portions: undefined } };

    const { recipe, conflicts } = mergeWrittenRecipe(sides);
    expect(conflicts).toEqual([
      { id: "portions", part: { kind: "field", field: "portions" }, mine: 2, theirs: undefined },
    ]);
    expect(recipe.portions).toBe(2);
    expect(mergeWrittenRecipe(sides, { portions: "theirs" }).recipe).not.toHaveProperty("portions");
  });
});

describe("the groups of the ingredients", () => {
  const [main, toServe] = soup.ingredients as [WrittenRecipe["ingredients"][0], WrittenRecipe["ingredients"][0]];

  it("are merged each by itself", () => {
    const mine = { ...soup, ingredients: [{ lines: [...main.lines, { text: "1 carrot" }] }, toServe] };
    const bread = { title: "Bread", lines: [{ text: "500 g flour" }] };
    const theirs = { ...soup, ingredients: [bread, toServe, { lines: main.lines }] };

    const { recipe, conflicts } = mergeWrittenRecipe({ base: soup, mine, theirs });

    expect(conflicts).toEqual([]);
    expect(recipe.ingredients.map(({ title, lines }) => [title, lines.length])).toEqual([
      ["Bread", 1],
      ["To serve", 1],
      [undefined, 3],
    ]);
  });

  it("conflict where one side has removed what the other has changed", () => {
    const mine = { ...soup, ingredients: [main] };
    const theirs = { ...soup, ingredients: [main, { ...toServe, lines: [{ text: "1 lime", food: null }] }] };

    const { conflicts, recipe } = mergeWrittenRecipe({ base: soup, mine, theirs });
    const [conflict] = conflicts;

    expect(conflict?.part).toEqual({ kind: "group", title: "To serve", place: 0 });
    expect(recipe.ingredients).toHaveLength(1);
    const chosen = mergeWrittenRecipe({ base: soup, mine, theirs }, { [conflict?.id ?? ""]: "theirs" });
    expect(chosen.recipe.ingredients).toEqual(theirs.ingredients);
  });
});

const text = fc.constantFrom("a", "b", "c");
const anyRecipe: fc.Arbitrary<WrittenRecipe> = fc.record(
  {
    name: text,
    description: text,
    portions: fc.integer({ min: 1, max: 3 }),
    ingredients: fc.array(
      fc.record(
        {
          title: text,
          lines: fc.array(fc.record({ text, food: fc.constantFrom(null, "egg") }, { requiredKeys: ["text"] }), {
            maxLength: 2,
          }),
        },
        { requiredKeys: ["lines"] },
      ),
      { maxLength: 3 },
    ),
    steps: fc.array(text, { maxLength: 2 }),
    notes: fc.array(text, { maxLength: 1 }),
    source: fc.record({ name: text, url: text }, { requiredKeys: [] }),
    tags: fc.array(text, { maxLength: 2 }),
  },
  { requiredKeys: ["name", "ingredients", "steps", "notes", "tags"] },
);

describe("any two changes", () => {
  it("lose nothing that one side alone has changed, and the same change is no conflict", () => {
    fc.assert(
      fc.property(anyRecipe, anyRecipe, (base, changed) => {
        for (const sides of [
          { base, mine: changed, theirs: base },
          { base, mine: base, theirs: changed },
          { base, mine: changed, theirs: changed },
        ]) {
          const { recipe, conflicts } = mergeWrittenRecipe(sides);
          expect(conflicts).toEqual([]);
          expect(recipe).toEqual(changed);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("give one side or the other in each part, and the conflicts' other side where it is chosen", () => {
    fc.assert(
      fc.property(anyRecipe, anyRecipe, anyRecipe, (base, mine, theirs) => {
        const { conflicts, recipe } = mergeWrittenRecipe({ base, mine, theirs });
        const all = Object.fromEntries(conflicts.map(({ id }) => [id, "theirs" as const]));
        const other = mergeWrittenRecipe({ base, mine, theirs }, all).recipe;
        for (const field of ["name", "description", "portions", "steps", "notes", "source", "tags"] as const) {
          const isChanged = (side: WrittenRecipe) => JSON.stringify(side[field]) !== JSON.stringify(base[field]);
          expect(recipe[field]).toEqual(isChanged(mine) ? mine[field] : theirs[field]);
          expect(other[field]).toEqual(isChanged(theirs) ? theirs[field] : mine[field]);
        }
      }),
      { numRuns: 100 },
    );
  });
});
