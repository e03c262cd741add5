import * as fc from "fast-check";
import { expect, it } from "vitest";
import { WRITTEN_RECIPE_LIMITS as LIMITS, NoRecipeFound } from "../../core/cookbook/mod.ts";
import { HtmlRecipePageReader } from "./mod.ts";

const reader = new HtmlRecipePageReader();
const url = "https://recipes.example/soup";
const script = (recipe: object) =>
  `<!doctype html><script type="application/ld+json">${JSON.stringify(recipe)}</script>`;

/** Undefined if there is no recipe in it. */
function read(text: string) {
  try {
    return reader.read({ text, url });
  } catch (error) {
    if (error instanceof NoRecipeFound) return undefined;
    throw error;
  }
}

const soup = {
  "@type": "Recipe",
  name: "Tomato soup",
  recipeYield: "4 servings",
  totalTime: "PT1H",
  image: { url: "/soup.jpg" },
  recipeIngredient: ["500 g tomatoes", "1 onion"],
  recipeInstructions: [{ "@type": "HowToStep", text: "Fry the onion.<br>Add the tomatoes." }],
};
const pages = [
  script(soup),
  `<html><div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1><ul><li itemprop="recipeIngredient">1 onion</li>
  <li itemprop="recipeIngredient">2 carrots</li></ul><div itemprop="recipeInstructions"><p>Fry it.</p></div></div></html>`,
  "<html><h1>Soup</h1><h2>Ingredients</h2><ul><li>1 onion</li><li>2 carrots</li></ul><h2>Method</h2><ol><li>Fry it all well.</li></ol></html>",
  "Soup\nServes 4\nIngredients\n- 1 onion\n- 2 carrots\nMethod\nFry it all well.\n",
];

it("reads a page or finds no recipe in it, whatever becomes of its bytes", () => {
  const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }));
  const damaged = fc.tuple(fc.constantFrom(...pages), fc.array(change, { maxLength: 10 }), fc.nat());
  fc.assert(
    fc.property(damaged, ([page, changes, cut]) => {
      const bytes = Buffer.from(page).subarray(0, cut % 3 === 0 ? cut % page.length : page.length);
      for (const [place, byte] of changes) if (bytes.length > 0) bytes[place % bytes.length] = byte;
      const found = read(bytes.toString("utf8"));
      expect(found?.recipe.name).not.toBe("");
    }),
    { numRuns: 500 },
  );
});

it("reads any value in any field", () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom("PT1H", "4 servings", "<li>a</li>", "&lt;", "1 cup", "Ingredients:", "@type"),
  );
  const value = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 4 }, text, fc.double(), fc.constant(null), fc.array(tie("value")), tie("object")),
    object: fc.dictionary(
      fc.constantFrom("@type", "@id", "name", "text", "url", "itemListElement", "value"),
      tie("value"),
    ),
  })).value;
  const recipe = fc.record(Object.fromEntries(Object.keys(soup).map((key) => [key, value])), { requiredKeys: [] });
  fc.assert(
    fc.property(recipe, (fields) => {
      const found = read(script({ ...fields, "@type": "Recipe", name: "Soup" }));
      expect(found?.recipe.name).toBe("Soup");
    }),
    { numRuns: 500 },
  );
});

it("shows markup in any field as text, and keeps only addresses of pages and pictures", () => {
  const evil = "<script>alert(1)</script><img src=x onerror=alert(1)>Soup &lt;b&gt;";
  const found = read(
    script({
      "@type": "Recipe",
      name: evil,
      description: evil,
      author: evil,
      url: "javascript:alert(1)",
      image: ["javascript:alert(1)", "data:image/png;base64,AA", "soup.jpg"],
      keywords: evil,
      recipeIngredient: [evil, `1 ${evil}`],
      recipeInstructions: [evil, { "@type": "HowToSection", name: evil, itemListElement: [evil] }],
    })
      .replaceAll("</script>", "<\\/script>")
      .replace(/<\\\/script>$/u, "</script>"),
  );

  expect(found).toMatchObject({
    recipe: {
      name: "Soup <b>",
      ingredients: [{ lines: [{ text: "Soup <b>" }, { text: "1 Soup <b>" }] }],
      steps: ["Soup <b>", "Soup <b>\nSoup <b>"],
      source: { name: "Soup <b>", url },
    },
    pictures: [{ url: "https://recipes.example/soup.jpg" }],
  });
});

it("keeps what a recipe may have of 10,000 ingredients and steps, and says so", () => {
  const recipeIngredient = Array.from({ length: 10_000 }, (_, index) => `${index + 1} eggs`);
  const asJson = read(script({ ...soup, recipeIngredient, recipeInstructions: "Stir it.\n".repeat(10_000) }));
  const asText = read(`Eggs\nIngredients\n${recipeIngredient.join("\n")}\nMethod\nStir it all.`);

  expect(asJson?.recipe.ingredients[0]?.lines).toHaveLength(LIMITS.lines);
  expect(asJson?.recipe.steps).toHaveLength(LIMITS.steps);
  expect(asJson?.doubts).toEqual([
    expect.stringContaining("10000 ingredients"),
    expect.stringContaining("10000 steps"),
  ]);
  expect(asText?.recipe.ingredients[0]?.lines).toHaveLength(LIMITS.lines);
});

it.each([
  ["elements", `${script(soup)}${"<div>".repeat(100_000)}`],
  ["elements that nothing closes", `${script(soup)}${"<b>".repeat(100_000)}${"</i>".repeat(100_000)}`],
])("reads a page with %s that are nested without end", (_what, page) => {
  expect(read(page)?.recipe.steps).toEqual(["Fry the onion.", "Add the tomatoes."]);
});

it.each([
  ["sections", '{"@type":"HowToSection","itemListElement":[', "]}"],
  ["lists", "[", "]"],
])("reads JSON whose steps are %s that are nested without end", (_what, open, close) => {
  const steps = `${open.repeat(50_000)}"Fry it."${close.repeat(50_000)}`;
  const page = `<html><script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeInstructions":[${steps}]}</script>`;

  expect(read(page)?.recipe).toMatchObject({ name: "Soup", steps: [] });
});

it("reads a page with more elements than arguments fit in a call", () => {
  const page = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Eggs</h1>${"<li itemprop=recipeIngredient>1 egg".repeat(130_000)}`;

  expect(read(page)?.recipe.ingredients[0]?.lines).toHaveLength(LIMITS.lines);
});
