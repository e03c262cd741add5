import { describe, expect, it } from "vitest";
import { NoRecipeFound } from "../../core/cookbook/mod.ts";
import { HtmlRecipePageReader } from "./mod.ts";

const reader = new HtmlRecipePageReader();
const url = "https://recipes.example/soup";

const soup = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Tomato soup",
  description: "A <b>quick</b> soup &amp; a good one.",
  author: { "@type": "Person", name: "Maya" },
  image: ["https://recipes.example/soup-300x200.jpg", "https://recipes.example/soup.jpg", "javascript:alert(1)"],
  recipeYield: ["4", "4 servings"],
  prepTime: "PT10M",
  cookTime: "1 hour 5 min",
  totalTime: "PT1H15M",
  keywords: "Soups, quick",
  inLanguage: "en-GB",
  recipeIngredient: ["&frac12; kg tomatoes", "1 onion , chopped", "2 tbsp oil"],
  recipeInstructions: [
    { "@type": "HowToStep", text: "<p>Fry the onion.</p>", name: "Fry the onion." },
    { "@type": "HowToStep", text: "Add the tomatoes." },
  ],
};
const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
const page = (head: string, body = "") =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
const pageOf = (recipe: object, body = "") => page(script(JSON.stringify(recipe)), body);
const recipeOf = (text: string) => reader.read({ text, url }).recipe;
const linesOf = (text: string) =>
  recipeOf(text).ingredients.map(({ title, lines }) => [title, lines.map((line) => line.text)]);

const ingredients = [{ lines: [{ text: "½ kg tomatoes" }, { text: "1 onion, chopped" }, { text: "2 tbsp oil" }] }];
const steps = ["Fry the onion.", "Add the tomatoes."];

describe("JSON-LD", () => {
  it("is read as plain text, with each picture once", () => {
    expect(reader.read({ text: pageOf(soup), url })).toEqual({
      recipe: {
        name: "Tomato soup",
        description: "A quick soup & a good one.",
        portions: 4,
        prepMinutes: 10,
        cookMinutes: 65,
        totalMinutes: 75,
        ingredients,
        steps,
        notes: [],
        source: { name: "Maya", url },
        tags: ["Soups", "quick"],
        language: "en",
      },
      pictures: [{ url: "https://recipes.example/soup.jpg" }],
      doubts: [],
    });
  });

  const nested = { mainEntity: { itemListElement: [{ item: { ...soup, "@type": ["Recipe", "NewsArticle"] } }] } };
  it.each([
    ["in a graph", { "@graph": [{ "@type": "WebSite", name: "A site" }, soup] }],
    ["in a list, after one that is only named", [{ "@type": "Recipe", name: "Other soup" }, soup]],
    ["in other types", nested],
  ])("is found %s", (_where, value) => {
    expect(recipeOf(pageOf(value))).toMatchObject({ name: "Tomato soup", ingredients, steps });
  });

  const json = JSON.stringify(soup);
  it.each([
    ["line breaks in a text", json.replace("a good one", "a good\n\tone")],
    ["entities for quotes", json.replaceAll('"', "&quot;")],
    ["a comma too many", json.replace(/\}$/u, ",}")],
    ["quotes in a text", json.replace("a good one", 'a "good" one')],
    ["a comment around it", `<!-- ${json} -->`],
    ["CDATA around it", `//<![CDATA[\n${json}\n//]]>`],
  ])("is read with %s", (_what, text) => {
    expect(recipeOf(page(script(text)))).toMatchObject({ name: "Tomato soup", ingredients, steps });
  });

  it.each([
    ["a text of lines", "1. Fry the onion.\n2. Add the tomatoes."],
    ["a text of HTML", "<ol><li>Fry the onion.</li><li>Add the tomatoes.</li></ol>"],
    ["texts", steps],
    ["a list", { "@type": "ItemList", itemListElement: steps.map((text) => ({ "@type": "HowToStep", text })) }],
    [
      "steps in parts",
      [{ "@type": "HowToStep", itemListElement: { "@type": "HowToDirection", text: steps[0] } }, steps[1]],
    ],
    ["a text that lost its line breaks", "Directions: Fry the onion.Add the tomatoes."],
    ["steps that are there twice", [...steps, ...steps]],
  ])("has steps as %s", (_what, recipeInstructions) => {
    expect(recipeOf(pageOf({ ...soup, recipeInstructions })).steps).toEqual(steps);
  });

  it("keeps the titles of sections", () => {
    const recipeInstructions = [
      { "@type": "HowToSection", name: "Soup", itemListElement: steps.map((text) => ({ "@type": "HowToStep", text })) },
      { "@type": "HowToSection", name: "To serve", itemListElement: { "@type": "HowToStep", text: "Add the basil." } },
    ];
    expect(recipeOf(pageOf({ ...soup, recipeInstructions })).steps).toEqual([
      "Soup\nFry the onion.",
      "Add the tomatoes.",
      "To serve\nAdd the basil.",
    ]);
  });

  it.each([
    ["Serves 4 to 6", { portions: 6 }],
    [["12", "12 rolls"], { makes: "12 rolls" }],
    [{ "@type": "QuantitativeValue", value: 4, unitText: "servings" }, { portions: 4 }],
    ["Für vier Personen", {}],
  ])("has the yield %j", (recipeYield, expected) => {
    const { portions, makes } = recipeOf(pageOf({ ...soup, recipeYield }));
    expect({ ...(portions && { portions }), ...(makes && { makes }) }).toEqual(expected);
  });

  it("takes the groups of ingredients from what the page shows", () => {
    const shown =
      "<h2>Ingredients</h2><ul><li>For the soup</li><li>▢ <b>0.5</b> kg <i>tomatoes</i></li><li>▢ 1 onion, chopped</li></ul>" +
      "<h4>To serve:</h4><ul><li>▢ 2 tbsp oil</li></ul>";
    expect(linesOf(pageOf(soup, shown))).toEqual([
      ["For the soup", ["½ kg tomatoes", "1 onion, chopped"]],
      ["To serve", ["2 tbsp oil"]],
    ]);
  });

  it("takes steps that are one text from what the page shows", () => {
    const shown = [
      "Fry the onion until it is soft and golden.",
      "Add the tomatoes; boil it for half an hour, then blend all of it.",
    ];
    const text = pageOf(
      { ...soup, recipeInstructions: shown.join(" ") },
      shown.map((step) => `<p>${step}</p>`).join(""),
    );
    expect(recipeOf(text).steps).toEqual(shown);
  });

  it("takes lines that were cut at their commas from what the page shows", () => {
    const recipeIngredient = ["500 g tomatoes", "ripe", "1", "5 tbsp oil"];
    const shown = "<ul><li>500 g tomatoes, ripe</li><li>1,5 tbsp oil</li></ul>";
    expect(linesOf(pageOf({ ...soup, recipeIngredient }, shown))).toEqual([
      [undefined, ["500 g tomatoes, ripe", "1,5 tbsp oil"]],
    ]);
  });
});

it("reads microdata", () => {
  const text = page(
    "",
    `<div itemscope itemtype="https://schema.org/Recipe">
      <h1 itemprop="name">Tomato soup</h1><img itemprop="image" src="/soup.jpg">
      <span itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Maya</b></span>
      <time itemprop="prepTime" datetime="PT10M">ten minutes</time><meta itemprop="recipeYield" content="4 servings">
      <ul><li itemprop="recipeIngredient"><b>½</b> kg tomatoes</li><li itemprop="recipeIngredient">1 onion , chopped</li>
      <li itemprop="recipeIngredient">2 tbsp oil</li></ul>
      <div itemprop="recipeInstructions"><ol><li>Fry the onion.</li><li>Add the tomatoes.</li></ol></div></div>`,
  );
  const { recipe, pictures } = reader.read({ text, url });

  expect(recipe).toMatchObject({
    name: "Tomato soup",
    portions: 4,
    prepMinutes: 10,
    ingredients,
    steps,
    source: { name: "Maya" },
  });
  expect(pictures).toEqual([{ url: "https://recipes.example/soup.jpg" }]);
});

it("reads RDFa", () => {
  const text = page(
    "",
    `<div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">Tomato soup</h1>
      <p property="recipeIngredient">½ kg tomatoes</p><p property="recipeIngredient">1 onion, chopped</p>
      <p property="recipeIngredient">2 tbsp oil</p><p property="recipeInstructions">Fry the onion.<br>Add the tomatoes.</p></div>`,
  );
  expect(recipeOf(text)).toMatchObject({ name: "Tomato soup", ingredients, steps });
});

describe("headings", () => {
  it("of a page show its parts", () => {
    const text = page(
      "<title>Tomato soup | A site</title>",
      `<nav><ul><li>Ingredients</li><li>Directions</li></ul></nav>
      <p>Serves: 4</p><p>Prep time</p><p>10 min</p>
      <h2>Ingredients</h2><h3>Soup</h3><ul><li>½ kg tomatoes</li><li>1 onion , chopped</li></ul><h3>On top</h3><ul><li>basil</li><li>2 tbsp oil</li></ul>
      <h2>Tomato soup – The method</h2><h4>Step 1</h4><p>Fry the onion.</p><h4>Step 2</h4><p>Add the tomatoes.</p>
      <h2>Comments</h2><p>I added some garlic, and it was very good.</p>`,
    );
    expect(recipeOf(text)).toMatchObject({ name: "Tomato soup", portions: 4, prepMinutes: 10, steps });
    expect(linesOf(text)).toEqual([
      ["Soup", ["½ kg tomatoes", "1 onion, chopped"]],
      ["On top", ["basil", "2 tbsp oil"]],
    ]);
  });

  it("name the parts of a dish, and a page that has its list in two systems has it once", () => {
    const grams = ["500 g tomatoes", "100 g onions", "20 g oil"];
    const ounces = ["18 oz tomatoes", "4 oz onions", "1 oz oil"];
    const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;
    const body = (lines: readonly string[]) =>
      `<h1>A site</h1><h1>Tomato soup</h1><h2>Ingredients for the soup</h2>${list(lines)}<h2>Details</h2>`;
    const text = page("<title>Tomato soup - A site</title>", body([...grams, ...ounces]));

    expect(recipeOf(text).name).toBe("Tomato soup");
    expect(linesOf(text)).toEqual([["For the soup", grams]]);
  });

  it.each([
    ["Ingredients", "Method", "Serves 4"],
    ["Zutaten (für 4 Personen):", "Zubereitung", ""],
    ["Ingrédients", "Préparation", "Pour 4 personnes"],
    ["Ingredientes", "Elaboración", "4 porciones"],
    ["Ingredienti", "Preparazione", "Porzioni: 4"],
    ["Ingrediënten", "Bereiding", "Voor 4 personen"],
  ])("%s and %s of a pasted text show its parts", (first, second, serves) => {
    const text = `Tomato soup\n${serves}\n\n${first}\n- ½ kg tomatoes\n- 1 onion, chopped\n- 2 tbsp oil\n\n${second}\n1. Fry the onion.\n2. Add the tomatoes.\n`;
    expect(recipeOf(text)).toMatchObject({ name: "Tomato soup", ingredients, steps, source: { url } });
  });

  it("of a whole page that was pasted show its parts, below its navigation", () => {
    const text =
      "Skip to content\nHome\nLentil stew\nJump to Recipe\nIngredients\nLentils: any will do.\nWhy we like it\nIt is quick.\n" +
      "Lentil stew\nPrep Time\n10 minutes\nServings: 4 people\nIngredients\n▢ 2 tbsp oil\n▢ 1 onion\n▢ 300 g lentils\nFor the topping\n" +
      "▢ 1 lemon\nCook time: 20 min\nInstructions\nFry the onion in the oil.\nAdd the lentils, and boil them.\nNotes\nKeeps for three days.";
    expect(recipeOf(text)).toMatchObject({
      name: "Lentil stew",
      portions: 4,
      prepMinutes: 10,
      cookMinutes: 20,
      ingredients: [
        { lines: [{ text: "2 tbsp oil" }, { text: "1 onion" }, { text: "300 g lentils" }] },
        { title: "For the topping", lines: [{ text: "1 lemon" }] },
      ],
      steps: ["Fry the onion in the oil.", "Add the lentils, and boil them."],
    });
  });

  it("have their parts in the same line, in a text that is short", () => {
    const text =
      "*Batter*\nIngredients: 200 g flour, 2 eggs\nMethod: Mix both to a smooth batter, and let it rest for ten minutes.";
    expect(recipeOf(text)).toMatchObject({
      name: "Batter",
      ingredients: [{ lines: [{ text: "200 g flour" }, { text: "2 eggs" }] }],
      steps: ["Mix both to a smooth batter, and let it rest for ten minutes."],
    });
  });

  it("are not needed where amounts show the ingredients", () => {
    const text =
      "Tomato soup\n½ kg tomatoes\n1 onion, chopped\n2 tbsp oil\nFry the onion until it is golden.\nAdd the tomatoes, and boil it.";
    expect(recipeOf(text)).toMatchObject({
      ingredients,
      steps: ["Fry the onion until it is golden.", "Add the tomatoes, and boil it."],
    });
  });
});

it.each([
  ["", "nothing"],
  ["Just a sentence about tomatoes.", "a sentence"],
  [page("<title>News</title>", "<h1>News</h1><p>It rained.</p>"), "another page"],
  [pageOf({ "@type": "Article", name: "Tomatoes" }), "another type"],
])("finds no recipe in %j, which is %s", (text) => {
  expect(() => reader.read({ text })).toThrow(NoRecipeFound);
});

it("refuses more than 5 MB", () => {
  expect(() => reader.read({ text: pageOf(soup, "x".repeat(5_000_000)) })).toThrow("at most 5 MB");
});

it("imports a recipe whose parts are added by a script, with doubts", () => {
  const { recipe, doubts } = reader.read({ text: pageOf({ "@type": "Recipe", name: "Tomato soup" }), url });
  expect([recipe.name, doubts]).toEqual(["Tomato soup", ["No ingredients were found.", "No steps were found."]]);
});

// #recipe-own-doubts
describe("a doubt", () => {
  const lists = (lines: readonly string[], texts: readonly string[]) =>
    `<h1>Tomato soup</h1><h2>Ingredients</h2><ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul><h2>Method</h2>${texts.map((text) => `<p>${text}</p>`).join("")}`;
  const shown = lists(["½ kg tomatoes", "1 onion, chopped", "2 tbsp oil"], steps);
  const read = (recipe: object, body: string) => reader.read({ text: pageOf({ ...soup, ...recipe }, body), url });

  it.each([
    [
      "one word and a teaser",
      { recipeIngredient: ["tomatoes"], recipeInstructions: "See the full recipe on our site." },
    ],
    ["a web address", { recipeInstructions: "https://recipes.example/soup" }],
    ["the start of JSON", { recipeInstructions: ["[{"] }],
    ["its description", { recipeInstructions: "A quick soup & a good one." }],
    ["foods without amounts", { recipeIngredient: ["tomatoes", "onion", "oil"] }],
  ])("says that the page's text is used where its data is %s, and shows the text", (_what, recipe) => {
    const { recipe: found, doubts, pageText } = read(recipe, shown);
    expect(found).toMatchObject({ ingredients, steps });
    expect(doubts).toEqual([expect.stringContaining("data and its text differ")]);
    expect(pageText).toContain("Tomato soup\nIngredients\n½ kg tomatoes\n");
  });

  it.each([
    ["Only one step was found.", { recipeInstructions: "Fry the onion, add the tomatoes and boil it all." }],
    ["Only one ingredient was found.", { recipeIngredient: ["1 kg tomatoes"] }],
    ["No ingredient has an amount.", { recipeIngredient: ["tomatoes", "onion", "oil"] }],
  ])("is %j", (doubt, recipe) => {
    expect(read(recipe, "<p>It is good with bread.</p>")).toMatchObject({
      doubts: [doubt],
      pageText: expect.stringContaining("It is good with bread."),
    });
  });

  it("is said of an address and a price among the steps, which are left out", () => {
    const { recipe, doubts } = read({ recipeInstructions: [...steps, "https://shop.example/pan", "$39.95"] }, shown);

    expect(recipe.steps).toEqual(steps);
    expect(doubts).toEqual([
      "“https://shop.example/pan” was left out: it is no step.",
      "“$39.95” was left out: it is no step.",
    ]);
  });

  it("is said where the page has the recipe twice, and one is thin", () => {
    const microdata = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Tomato soup</h1>
      <p itemprop="recipeIngredient">½ kg tomatoes</p><p itemprop="recipeIngredient">1 onion, chopped</p>
      <p itemprop="recipeInstructions">${steps.join("</p><p itemprop='recipeInstructions'>")}</p></div>`;
    const { recipe, doubts } = read({ recipeIngredient: ["½ kg tomatoes"] }, microdata);

    expect(recipe.ingredients).toEqual([{ lines: [{ text: "½ kg tomatoes" }, { text: "1 onion, chopped" }] }]);
    expect(doubts).toEqual(["The page has the recipe twice, and the ingredients differ. The longer ones are used."]);
  });

  it("is said where the page has several recipes, and its title names none of them", () => {
    const others = [soup, { ...soup, name: "Leek soup" }, { ...soup, name: "Pea soup" }];
    const { doubts, pageText } = reader.read({ text: pageOf(others, "<p>Soups for every day.</p>"), url });

    expect(doubts).toEqual(["The page has 3 recipes. This is one of them."]);
    expect(pageText).toContain("Soups for every day.");
  });

  it("is said of steps without a heading", () => {
    const text = page(
      "",
      lists(["½ kg tomatoes", "1 onion, chopped", "2 tbsp oil"], []).replace(
        "<h2>Method</h2>",
        "<p>Fry the onion until it is golden.</p><p>Add the tomatoes, and boil it.</p>",
      ),
    );
    expect(reader.read({ text }).doubts).toEqual(["The page has no heading over its steps."]);
  });

  it("is said of a recipe in the data of a page's own program", () => {
    const state = { title: "Tomato soup", ingredients: [{ amount: 2, unit: "tbsp", name: "oil" }, "1 onion"], steps };
    const { recipe, doubts } = reader.read({
      text: page("", `<div id="app">Loading…</div><script>window.state = ${JSON.stringify(state)};</script>`),
    });
    expect(recipe).toMatchObject({ ingredients: [{ lines: [{ text: "2 tbsp oil" }, { text: "1 onion" }] }], steps });
    expect(doubts).toEqual([expect.stringContaining("data of its own program")]);
  });

  it("is not said of a complete recipe, which needs no text to compare with", () => {
    const whole = read({}, shown);
    expect(whole.doubts).toEqual([]);
    expect(whole).not.toHaveProperty("pageText");
  });
});
