import type { RecipePage } from "../../../core/recipe/mod.ts";
import { escapeMarkup } from "../pages/escape_markup.ts";
import type { PageHead } from "../pages/web_app.ts";
import { recipeUrl, schemaOrgRecipe } from "./schema_org_recipe.ts";

/** Length of a description in search results. */
const DESCRIPTION_LENGTH = 160;
/** The catalogue's main pictures all have this size. */
const CATALOGUE_PICTURE = { address: /^\/pictures\/[^/]+\.webp$/u, width: "1200", height: "900" };

/**
 * The part of a recipe page's head that names the recipe: its title, and as HTML its description, address, Open Graph and
 * schema.org, which the web app removes when it opens another page.
 */
export function recipeHead(page: RecipePage, { origin }: { origin: string }): PageHead {
  const url = recipeUrl(page.recipe, { origin });
  const metadata = [
    ...preview(page.recipe, { origin, url }),
    `<link data-of-recipe rel="canonical" href="${escapeMarkup(url)}">`,
    `<script data-of-recipe type="application/ld+json">${scriptData(schemaOrgRecipe(page, { origin }))}</script>`,
  ].join("\n    ");
  return { title: page.recipe.name, metadata };
}

/** The same of the page that a recipe's secret link leads to: for chats that preview it, not for search engines. */
export function sharedRecipeHead(
  recipe: RecipePage["recipe"],
  { origin, link }: { origin: string; link: string },
): PageHead {
  const url = new URL(`/shared/${link}`, origin).href;
  const metadata = [...preview(recipe, { origin, url }), '<meta data-of-recipe name="robots" content="noindex">'];
  return { title: recipe.name, metadata: metadata.join("\n    ") };
}

/** Description and Open Graph. */
function preview(recipe: RecipePage["recipe"], { origin, url }: { origin: string; url: string }): string[] {
  const ingredients = recipe.ingredientGroups.flatMap(({ items }) => items.map(({ text }) => text));
  const description = shortened(recipe.description || ingredients.join(", "));
  const properties = {
    "og:site_name": "Weekplate",
    "og:type": "article",
    "og:title": recipe.name,
    "og:description": description,
    "og:url": url,
    "og:image": new URL(recipe.mainImage, origin).href,
    ...sizeOf(recipe.mainImage),
    "og:image:alt": recipe.name,
  };
  return [
    `<meta data-of-recipe name="description" content="${escapeMarkup(description)}">`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta data-of-recipe property="${property}" content="${escapeMarkup(content)}">`,
    ),
    '<meta data-of-recipe name="twitter:card" content="summary_large_image">',
  ];
}

function sizeOf(address: string): Record<string, string> {
  const { address: ofCatalogue, width, height } = CATALOGUE_PICTURE;
  return ofCatalogue.test(address) ? { "og:image:width": width, "og:image:height": height } : {};
}

/** JSON that stays data within a script element, whatever its texts are. */
function scriptData(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The text in one line, cut between two words where it is too long. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/gu, " ").trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const cut = line.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), DESCRIPTION_LENGTH / 2)).toWellFormed()}…`;
}
