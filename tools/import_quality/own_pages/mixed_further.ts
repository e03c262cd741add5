import { each, howTo, html, jsonLd, type OwnPage, ol, ul } from "./own_page.ts";

const title = "Leek Quiche";
const ingredients = ["3 leeks", "250 g shortcrust pastry", "3 eggs", "200 ml cream", "100 g grated cheese", "nutmeg"];
const steps = [
  "Slice the leeks and fry them gently for 10 minutes.",
  "Line a tin with the pastry and spread the leeks over it.",
  "Whisk eggs, cream, cheese and nutmeg, and pour it in.",
  "Bake for 35 minutes at 180°C.",
];
const expected = { title, ingredients, instructions_list: steps };

/** A second set that was written after the reader was changed. */
export const MIXED_FURTHER: readonly OwnPage[] = [
  {
    name: "headings in tables for layout",
    page: html(`${title} - Our Table`, {
      body: `<table><tr><td><a href="/">Our Table</a></td><td>Recipes</td></tr><tr><td colspan="2"><h1>${title}</h1><table><tr><td><b>Ingredients</b>${ul(ingredients)}</td><td><b>Preparation</b>${ol(steps)}</td></tr></table></td></tr></table>`,
    }),
    expected,
  },
  {
    name: "tabs as buttons",
    page: html(`${title} | Our Table`, {
      body: `<main><h1>${title}</h1><button>Ingredients</button><button>Method</button><div id="a"><h3>Ingredients</h3>${each(
        "div",
        ingredients.map((line) => `<span>${line}</span>`),
      )}</div><div id="b"><h3>Method</h3>${steps.map((step, at) => `<div><span>${at + 1}</span><p>${step}</p></div>`).join("")}</div></main><aside><h3>Popular</h3>${ul(["10 best soups", "5 quick dinners"])}</aside>`,
    }),
    expected,
  },
  {
    name: "groups with amounts in bold",
    page: html(title, {
      body: `<h1>${title}</h1><h2>Shopping list</h2><p><b>For the filling</b></p><p><b>3</b> leeks<br><b>3</b> eggs<br><b>200 ml</b> cream<br><b>100 g</b> grated cheese</p><p><b>For the base</b></p><p><b>250 g</b> shortcrust pastry</p><h2>How to make leek quiche</h2>${each("p", steps)}<h2>Leave a reply</h2><p>Your address will not be published.</p>`,
    }),
    expected: {
      ...expected,
      ingredients: ["3 leeks", "3 eggs", "200 ml cream", "100 g grated cheese", "250 g shortcrust pastry"],
    },
  },
  {
    name: "steps with bold beginnings",
    page: html(title, {
      body: `<h1>${title}</h1><h2>Ingredients</h2>${ul(ingredients)}<h2>Directions</h2>${ol(steps.map((step) => step.replace(/^\S+ \S+/u, "<strong>$&</strong>")))}<p>Enjoy!</p><h2>Did you make this?</h2><p>Tell us about it.</p>`,
    }),
    expected,
  },
  {
    name: "a Dutch page",
    page: html("Preitaart | Onze Tafel", {
      body: `<h1>Preitaart</h1><p>Bereidingstijd: 50 minuten</p><h2>Dit heb je nodig</h2>${ul(["3 preien", "250 g deeg", "3 eieren"])}<h2>Zo maak je het</h2>${ol(["Snijd de prei en bak hem zacht.", "Bekleed een vorm met het deeg.", "Giet de eieren erover en bak de taart."])}<h2>Lees ook</h2>${ul(["Soepen", "Taarten"])}`,
    }),
    expected: {
      title: "Preitaart",
      ingredients: ["3 preien", "250 g deeg", "3 eieren"],
      instructions_list: [
        "Snijd de prei en bak hem zacht.",
        "Bekleed een vorm met het deeg.",
        "Giet de eieren erover en bak de taart.",
      ],
      total_time: 50,
    },
  },
  {
    name: "an Italian page with names before amounts",
    page: html("Torta di porri - La Nostra Tavola", {
      body: `<h1>Torta di porri</h1><ul><li>Preparazione: 20 min</li><li>Cottura: 35 min</li><li>Dosi per: 6 persone</li></ul><h2>Ingredienti</h2><dl><dd><a>Porri</a> <span>3</span></dd><dd><a>Pasta brisée</a> <span>250 g</span></dd><dd><a>Uova</a> <span>3</span></dd></dl><h2>Preparazione</h2><p>Affettate i porri e fateli stufare.</p><p>Foderate lo stampo con la pasta.</p><p>Versate le uova sbattute e infornate.</p><h2>Conservazione</h2><p>Due giorni in frigorifero.</p>`,
    }),
    expected: {
      title: "Torta di porri",
      ingredients: ["Porri 3", "Pasta brisée 250 g", "Uova 3"],
      instructions_list: [
        "Affettate i porri e fateli stufare.",
        "Foderate lo stampo con la pasta.",
        "Versate le uova sbattute e infornate.",
      ],
      yields: "6",
      total_time: 55,
    },
  },
  {
    name: "a Hungarian page",
    page: html("Póréhagymás pite", {
      body: `<h1>Póréhagymás pite</h1><h3>Hozzávalók 4 személyre</h3>${ul(["3 szál póréhagyma", "25 dkg tészta", "3 tojás"])}<h3>Elkészítés</h3>${each("p", ["A póréhagymát felszeleteljük és megpároljuk.", "A formát kibéleljük a tésztával.", "Ráöntjük a tojást és megsütjük."])}`,
    }),
    expected: {
      title: "Póréhagymás pite",
      ingredients: ["3 szál póréhagyma", "25 dkg tészta", "3 tojás"],
      instructions_list: [
        "A póréhagymát felszeleteljük és megpároljuk.",
        "A formát kibéleljük a tésztával.",
        "Ráöntjük a tojást és megsütjük.",
      ],
      yields: "4",
    },
  },
  {
    name: "a Russian page",
    page: html("Пирог с пореем", {
      body: `<h1>Пирог с пореем</h1><p>Порций: 6</p><p>Время приготовления: 1 час</p><h2>Ингредиенты</h2>${ul(["Лук-порей - 3 шт.", "Тесто - 250 г", "Яйца - 3 шт."])}<h2>Пошаговый рецепт</h2>${ol(["Нарежьте лук и потушите его.", "Выложите тесто в форму.", "Залейте яйцами и запеките."])}<h2>Комментарии</h2><p>Очень вкусно.</p>`,
    }),
    expected: {
      title: "Пирог с пореем",
      ingredients: ["Лук-порей - 3 шт.", "Тесто - 250 г", "Яйца - 3 шт."],
      instructions_list: ["Нарежьте лук и потушите его.", "Выложите тесто в форму.", "Залейте яйцами и запеките."],
      yields: "6",
      total_time: 60,
    },
  },
  {
    name: "one paragraph of prose",
    page: html(`${title} | Our Table`, {
      body: `<h1>${title}</h1><h2>Ingredients</h2>${ul(ingredients)}<h2>Method</h2><p>${steps.join(" ")}</p><h2>Print</h2>`,
    }),
    expected,
  },
  {
    name: "an ingredient list within the steps' section",
    page: html(title, {
      body: `<h1>${title}</h1><section><h2>Recipe</h2><p>For one tin:</p>${ul(ingredients)}${ol(steps)}</section><section><h2>More from us</h2>${ul(["Onion soup", "Plum cake"])}</section>`,
    }),
    expected,
  },
  {
    name: "data in which all steps are one word",
    page: html(`${title} | Our Table`, {
      head: jsonLd({
        name: title,
        recipeIngredient: ingredients,
        recipeInstructions: [{ "@type": "HowToStep", name: "Method" }],
      }),
      body: `<h1>${title}</h1><h3>You need</h3>${ul(ingredients)}<h3>Method</h3>${ol(steps)}`,
    }),
    expected,
  },
  {
    name: "data that invites to subscribe",
    page: html(`${title} | Our Table`, {
      head: jsonLd({
        name: title,
        recipeIngredient: ["Subscribe to see the ingredients"],
        recipeInstructions: ["Subscribe to see the method"],
      }),
      body: `<h1>${title}</h1><h3>Ingredients</h3>${ul(ingredients)}<h3>Method</h3>${ol(steps)}`,
    }),
    expected,
  },
  {
    name: "data without its last ingredients",
    page: html(`${title} | Our Table`, {
      head: jsonLd({ name: title, recipeIngredient: [ingredients[0]], recipeInstructions: howTo(steps) }),
      body: `<h1>${title}</h1><h3>Ingredients</h3>${ul(ingredients)}<h3>Method</h3>${ol(steps)}`,
    }),
    expected,
  },
  {
    name: "the same recipe in two languages of data",
    page: html(`${title} | Our Table`, {
      head: `${jsonLd({ name: "Lauchquiche", recipeIngredient: ["3 Stangen Lauch", "3 Eier"], recipeInstructions: howTo(["Den Lauch dünsten.", "Alles backen."]) })}${jsonLd({ name: title, recipeIngredient: ingredients, recipeInstructions: howTo(steps) })}`,
      body: `<h1>${title}</h1>`,
    }),
    expected,
  },
  {
    name: "a paywall below the first step",
    page: html(`${title} | Our Table`, {
      head: jsonLd({
        name: title,
        recipeIngredient: ingredients,
        recipeInstructions: howTo(steps),
        isAccessibleForFree: false,
      }),
      body: `<h1>${title}</h1><h3>Ingredients</h3>${ul(ingredients.slice(0, 2))}<h3>Method</h3>${ol(steps.slice(0, 1))}<p>Subscribe to read on.</p>`,
    }),
    expected,
  },
  {
    name: "a text with units in words",
    page: `${title}\n\nthree leeks\n250 grams shortcrust pastry\n3 eggs\n200 millilitres cream\n100 grams grated cheese\n\n${steps.join(" ")}`,
    expected: {
      title,
      ingredients: [
        "three leeks",
        "250 grams shortcrust pastry",
        "3 eggs",
        "200 millilitres cream",
        "100 grams grated cheese",
      ],
      instructions_list: steps,
    },
  },
];
