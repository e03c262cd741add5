import type { RecipeId } from "../../../core/recipe/mod.ts";
import { APP_ROUTES, pageAt } from "../../../wire/pages/app_routes.ts";
import { escapeMarkup } from "../pages/escape_markup.ts";

/** Tells search engines which pages to read. */
export const ROBOTS_PATH = "/robots.txt";
export const SITE_MAP_PATH = "/sitemap.xml";
/** Every further file of the site map is under it. */
export const SITE_MAP_FOLDER = "/sitemap";

/** Most addresses of one file; the format allows 50,000. */
export const ADDRESSES_MAX = 10_000;
/** Most files of recipes: the format allows 50,000 in an index. */
export const RECIPE_FILES_MAX = 1_000;

/** Pages that a visitor without an account sees, besides the recipes'. */
const PUBLIC_PAGES = APP_ROUTES.filter((route) => pageAt(route).isListed);
/** Paths that are not pages. A recipe's data may be read: its page shows it. */
const NO_PAGES = ["/api/", "/calendar/"];

/** `robots.txt`: the paths that search engines may read, and the address of the site map. */
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
  const folder = escapeMarkup(origin + SITE_MAP_FOLDER);
  return xml("sitemapindex", [
    `<sitemap><loc>${folder}/pages.xml</loc></sitemap>`,
    ...pageStarts.map((id) => `<sitemap><loc>${folder}/recipes.xml?from=${id}</loc></sitemap>`),
  ]);
}

/** The addresses of the pages that a visitor without an account sees, without the recipes'. */
export function pagesSiteMap(origin: string): string {
  return siteMap(origin, PUBLIC_PAGES);
}

/** The addresses of these recipes' pages. */
export function recipesSiteMap(ids: readonly RecipeId[], origin: string): string {
  return siteMap(`${origin}/recipe/`, ids);
}

/** The addresses that begin alike. Their ends are ids and paths of ours, which need no escaping. */
function siteMap(start: string, ends: readonly string[]): string {
  const escaped = escapeMarkup(start);
  return xml(
    "urlset",
    ends.map((end) => `<url><loc>${escaped}${end}</loc></url>`),
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
