import { each, html, type OwnPage, ol, ul } from "./own_page.ts";

const steps = [
  "Warm the milk in a pan, but do not boil it.",
  "Stir in the flour and the sugar.",
  "Simmer it for ten minutes until it is thick.",
];
const ingredients = ["2 cups hot milk", "3 tbsp flour", "1 tbsp sugar", "1 pinch salt"];
const parts = [
  ["2", "cups hot milk"],
  ["3", "tbsp flour"],
  ["1", "tbsp sugar"],
  ["1", "pinch salt"],
] as const;
const divs = parts.map(([amount, food]) => `<div>${amount}</div><div>${food}</div>`);
const expectedOf = (title: string) => ({ title, ingredients, instructions_list: steps });
const page = (title: string, { list, method = ol(steps) }: { list: string; method?: string }) =>
  html(`${title} | Our Table`, {
    body: `<div class="top">${ul(["Recipes", "Shop", "Contact"])}</div><h1>${title}</h1><h3>Ingredients</h3>${list}
      <h3>Directions</h3>${method}<h3>Comments</h3><p>We loved it, and had two bowls each.</p>`,
  });

/** Pages without schema.org, which only their readers understand. */
export const WITHOUT_DATA: readonly OwnPage[] = [
  {
    name: "amount and food in two blocks of an item",
    page: page("Milk Pudding", { list: ul(divs) }),
    expected: expectedOf("Milk Pudding"),
  },
  {
    name: "amount and food in two cells",
    page: page("Milk Soup", {
      list: `<table>${parts.map(([amount, food]) => `<tr><td>${amount}</td><td>${food}</td></tr>`).join("")}</table>`,
    }),
    expected: expectedOf("Milk Soup"),
  },
  {
    name: "amount, unit and food in three cells",
    page: page("Milk Mash", {
      list: `<table>${each("tr", [each("td", ["2", "cups", "hot milk"]), each("td", ["3", "tbsp", "flour"]), each("td", ["1", "tbsp", "sugar"]), each("td", ["1", "pinch", "salt"])])}</table>`,
    }),
    expected: expectedOf("Milk Mash"),
  },
  {
    name: "amount and food in two blocks without items",
    page: page("Milk Cream", { list: `<div class="list">${divs.join("")}</div>` }),
    expected: expectedOf("Milk Cream"),
  },
  {
    name: "food before its amount in two cells",
    page: page("Milk Sauce", {
      list: `<table>${each("tr", [each("td", ["Milk", "500 ml"]), each("td", ["Flour", "3 tbsp"]), each("td", ["Sugar", "20 g"])])}</table>`,
    }),
    expected: {
      ...expectedOf("Milk Sauce"),
      ingredients: ["Milk 500 ml", "Flour 3 tbsp", "Sugar 20 g"],
    },
  },
  {
    name: "a list of definitions",
    page: page("Milk Dumplings", { list: `<dl>${parts.map(([a, f]) => `<dt>${a}</dt><dd>${f}</dd>`).join("")}</dl>` }),
    expected: expectedOf("Milk Dumplings"),
  },
  {
    name: "amounts in fields for numbers",
    page: page("Milk Porridge", {
      list: ul(parts.map(([amount, food]) => `<input type="number" value="${amount}"> ${food}`)),
    }),
    expected: expectedOf("Milk Porridge"),
  },
  {
    name: "a postal address under another heading of directions",
    page: html("Milk Rice | Mill Cottage", {
      body: `<h1>Milk Rice</h1><p><b>Ingredients</b></p>${ul(ingredients)}<p><b>How to make it</b></p>${each("p", steps)}
        <hr><h3>Directions</h3><p>Mill Cottage, 12 Long Lane, Smallville 12345</p><p>Open from 9 to 5</p>`,
    }),
    expected: expectedOf("Milk Rice"),
  },
  {
    name: "a web address below the heading of steps",
    page: html("Milk Noodles", {
      body: `<h1>Milk Noodles</h1><h2>Ingredients</h2>${ul(ingredients)}<h2>Preparation</h2><p>https://ourtable.example/milk-noodles</p>${each("p", steps)}
        <h2>Comments</h2><p>Very good.</p>`,
    }),
    expected: expectedOf("Milk Noodles"),
  },
  {
    name: "steps without a heading after a web address",
    page: html("Milk Toast", {
      body: `<h1>Milk Toast</h1><h2>Ingredients</h2>${ul(ingredients)}<h2>Instructions</h2><a href="/print">https://ourtable.example/print/milk-toast</a>
        <h2>Milk toast in three steps</h2>${ol(steps)}<h2>Share this</h2>`,
    }),
    expected: expectedOf("Milk Toast"),
  },
  {
    name: "lines in one paragraph",
    page: html("Milk Bread", {
      body: `<h1>Milk Bread</h1><p><strong>Ingredients:</strong><br>${ingredients.join("<br>")}</p><p><strong>Method:</strong><br>${steps.join("<br>")}</p><p><strong>Tip:</strong> Use fresh milk.</p>`,
    }),
    expected: expectedOf("Milk Bread"),
  },
  {
    name: "steps with headings of their own",
    page: page("Milk Jelly", {
      list: ul(ingredients),
      method: steps.map((step, at) => `<h4>Step ${at + 1}</h4><p>${step}</p>`).join(""),
    }),
    expected: expectedOf("Milk Jelly"),
  },
  {
    name: "numbers of steps in blocks of their own",
    page: page("Milk Pie", {
      list: ul(ingredients),
      method: steps.map((step, at) => `<div class="n">${at + 1}</div><div class="t">${step}</div>`).join(""),
    }),
    expected: expectedOf("Milk Pie"),
  },
  {
    name: "numbered paragraphs and no heading of steps",
    page: html("Milk Flan", {
      body: `<h1>Milk Flan</h1><p>Ingredients</p>${each("p", ingredients)}${each(
        "p",
        steps.map((step, at) => `${at + 1}. ${step}`),
      )}<p>Share this recipe</p>`,
    }),
    expected: expectedOf("Milk Flan"),
  },
  {
    name: "two lists with titles",
    page: page("Milk Tart", {
      list: `<p><b>For the dough</b></p>${ul(["200 g flour", "100 g butter"])}<p><b>For the filling</b></p>${ul(["2 cups hot milk", "3 eggs"])}`,
    }),
    expected: { ...expectedOf("Milk Tart"), ingredients: ["200 g flour", "100 g butter", "2 cups hot milk", "3 eggs"] },
  },
  {
    name: "a card of a blog with its facts",
    page: html("Milk Shake – Our Table", {
      body: `<article><h1>Milk Shake</h1><p>Jump to recipe</p><p>Long ago we drank it every day after school.</p><div class="card"><h2>Milk Shake</h2>
        <p>Servings: 2</p><p>Total time: 15 minutes</p><h3>Ingredients</h3>${ul(ingredients)}<h3>Instructions</h3>${ol(steps)}<h3>Nutrition</h3><p>Calories: 200 kcal</p></div></article>`,
    }),
    expected: { ...expectedOf("Milk Shake"), yields: "2 servings", total_time: 15 },
  },
];
