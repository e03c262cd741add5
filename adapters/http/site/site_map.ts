import { isRecipeId, type RecipeId } from "../../../core/recipe/mod.ts";
import { escapeMarkup } from "../escape_markup.ts";

/** Where search engines find what to read. */
export const ROBOTS_PATH = "/robots.txt";
export const SITE_MAP_PATH = "/sitemap.xml";
/** Every further file of the site map is under it. */
export const SITE_MAP_FOLDER = "/sitemap";

/** Most addresses of one file; the format allows 50,000. */
export const ADDRESSES_MAX = 10_000;
/** Most files of recipes: the format allows 50,000 in an index. */
export const RECIPE_FILES_MAX = 1_000;

/** Pages that a visitor without an account sees, besides the recipes'. */
const PUBLIC_PAGES = ["/", "/login"];
/** What is no page. A recipe's data may be read: its page shows it. */
const NO_PAGES = ["/api/", "/calendar/"];

/** `robots.txt`: what search engines may read, and the address of the site map. */
export function robotsText(origin: string): string {
  return [
    "User-agent: *",
    "Allow: /api/recipe/",
    ...NO_PAGES.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}${SITE_MAP_PATH}`,
    "",
  ].join("\n");
}

/** The index of the site map, whose files of recipes begin with these ids. */
export function siteMapIndex(pageStarts: readonly RecipeId[], origin: string): string {
  return xml("sitemapindex", [
    `<sitemap><loc>${escapeMarkup(`${origin}${SITE_MAP_FOLDER}/pages.xml`)}</loc></sitemap>`,
    ...pageStarts.map(
      (id) => `<sitemap><loc>${escapeMarkup(`${origin}${SITE_MAP_FOLDER}/recipes.xml?from=${id}`)}</loc></sitemap>`,
    ),
  ]);
}

/** The addresses of the pages that a visitor without an account sees, without the recipes'. */
export function pagesSiteMap(origin: string): string {
  return siteMap(PUBLIC_PAGES, origin);
}

/** The addresses of these recipes' pages. */
export function recipesSiteMap(ids: readonly RecipeId[], origin: string): string {
  return siteMap(
    ids.filter(isRecipeId).map((id) => `/recipe/${id}`),
    origin,
  );
}

function siteMap(paths: readonly string[], origin: string): string {
  return xml(
    "urlset",
    paths.map((path) => `<url><loc>${escapeMarkup(origin + path)}</loc></url>`),
  );
}

function xml(root: string, lines: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    "",
  ].join("\n");
}
