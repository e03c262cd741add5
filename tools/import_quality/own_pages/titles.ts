import { each, howTo, html, jsonLd, type OwnPage, ol, ul } from "./own_page.ts";

const ingredients = ["3 lemons", "4 eggs", "150 g sugar", "250 g shortcrust pastry"];
const steps = ["Line a tin with the pastry.", "Whisk lemons, eggs and sugar and pour them in.", "Bake for 30 minutes."];
const expected = { title: "Lemon Tart", ingredients, instructions_list: steps };
const lists = `<h2>Ingredients</h2>${ul(ingredients)}<h2>Method</h2>${ol(steps)}`;
const data = { recipeIngredient: ingredients, recipeInstructions: howTo(steps) };

/** Pages where a section, a site or a part of the dish has the place of the dish's name. */
export const TITLES: readonly OwnPage[] = [
  {
    name: "the section as the main heading",
    page: html("Lemon Tart | Our Table", { body: `<h1>Recipes</h1><h2>Lemon Tart</h2>${lists}` }),
    expected,
  },
  {
    name: "the section first in the page's title",
    page: html("Desserts: Lemon Tart - Our Table", { body: `<h1>Desserts</h1><h2>Lemon Tart</h2>${lists}` }),
    expected,
  },
  {
    name: "the site as the only main heading",
    page: html("Our Table » Lemon Tart", {
      head: '<meta property="og:site_name" content="Our Table">',
      body: `<h1>Our Table</h1><div class="post-title">Lemon Tart</div>${lists}`,
    }),
    expected,
  },
  {
    name: "no heading for the dish",
    page: html("Our Table – Lemon Tart", {
      head: '<meta property="og:site_name" content="Our Table">',
      body: `<p>A tart for the spring.</p>${lists}`,
    }),
    expected,
  },
  {
    name: "the name of a section in schema.org",
    page: html("Lemon Tart - Our Table", {
      head: `<meta property="og:title" content="Lemon Tart">${jsonLd({ name: "Ingredients", ...data })}`,
      body: `<h1>Lemon Tart</h1>${lists}`,
    }),
    expected,
  },
  {
    name: "the name of a part of the dish in schema.org",
    page: html("Lemon Tart - Our Table", {
      head: `<meta property="og:title" content="Lemon Tart">${jsonLd({ name: "For the filling", ...data })}`,
      body: `<h1>Lemon Tart</h1>${lists}`,
    }),
    expected,
  },
  {
    name: "the name of the site in schema.org",
    page: html("Lemon Tart - Our Table", {
      head: `<meta property="og:site_name" content="Our Table"><meta property="og:title" content="Lemon Tart">${jsonLd({ name: "Our Table", ...data })}`,
      body: `<h1>Lemon Tart</h1>${lists}`,
    }),
    expected,
  },
  {
    name: "the recipe of a part before the recipe of the dish",
    page: html("Lemon Tart - Our Table", {
      head: `${jsonLd({
        name: "Shortcrust Pastry",
        recipeIngredient: ["200 g flour", "100 g butter"],
        recipeInstructions: howTo(["Rub the butter into the flour.", "Chill it."]),
      })}${jsonLd({ name: "Lemon Tart", ...data })}`,
      body: `<h1>Lemon Tart</h1>${lists}`,
    }),
    expected,
  },
  {
    name: "the author before the dish in microdata",
    page: html("Lemon Tart", {
      body: `<div itemscope itemtype="https://schema.org/Recipe"><p itemprop="author">by <span itemprop="name">Ada Miller</span></p>
        <h1 itemprop="name">Lemon Tart</h1>${each("p", ingredients).replaceAll("<p>", '<p itemprop="recipeIngredient">')}
        <div itemprop="recipeInstructions">${each("p", steps)}</div></div>`,
    }),
    expected,
  },
  {
    name: "a longer name in schema.org than in the page's title",
    page: html("Best Tart Recipe - Our Table", {
      head: jsonLd({ name: "Lemon Tart", ...data }),
      body: `<h1>The Best Tart that We Ever Made</h1>${lists}`,
    }),
    expected,
  },
  {
    name: "the name of the site after the dish in schema.org",
    page: html("Lemon Tart | Our Table", {
      head: `<meta property="og:site_name" content="Our Table">${jsonLd({ name: "Lemon Tart | Our Table", ...data })}`,
      body: `<h1>Lemon Tart</h1>${lists}`,
    }),
    expected,
  },
];
