import type { PageLine } from "./page_lines.ts";
import { INGREDIENTS, OTHERS, STEPS } from "./page_words.ts";

const HEADINGS_MAX = 300;
const SEPARATOR = /\s+[|–—·•»›:~-]\s+|:\s+/u;
/** Names of a site's sections, which are no dish's. */
const SECTION =
  /^(?:(?:our|all|the|my|new|latest|easy)\s)?(?:recipes?|rezepte?|recettes?|recetas?|ricett[ae]|recept(?:en|er|y)?|receitas?|przepisy?|opskrift(?:er)?|oppskrift(?:er)?|blog|home|start|food|cooking|kitchen|menu|starters?|mains?|main (?:courses?|dishes)|desserts?|salads|soups|drinks|snacks|cakes|breakfast|lunch|dinner|news|details|overview|print|recipe card)$/iu;

/** Names of a page in its head. */
export interface NamesOfPage {
  readonly siteName: string | undefined;
  /** The page's title, with the name of its site and section. */
  readonly title: string;
}

/**
 * The dish's name: the one in the page's data, unless it is the name of a section, a part or the site. Otherwise the last heading
 * before the ingredients that the page's title has, too.
 */
export function titleOfPage(
  said: string,
  { lines, names }: { lines: readonly PageLine[]; names: NamesOfPage },
): string {
  const ofSite = withoutSite(said, names);
  if (ofSite !== "" && !isSection(ofSite, names)) return ofSite;
  const called = names.title.split(SEPARATOR).map((part) => part.trim());
  const parts = called.filter((part) => part !== "" && !isSection(part, names));
  // A list of contents names the ingredients, too.
  const start = lines.findLastIndex(({ kind, text }) => kind !== "item" && INGREDIENTS.test(text) && text.length < 40);
  const above = (start > 0 ? lines.slice(0, start) : lines).filter(({ kind }) => kind === "heading");
  const headings = above.slice(0, HEADINGS_MAX).filter(({ text }) => !isSection(text, names));
  const main = headings.filter(({ level }) => level === 1);
  // The name of the site is further up.
  const heading =
    headings.findLast(({ text }) => parts.some((part) => part.toLowerCase() === text.toLowerCase())) ??
    main.findLast(({ text }) => isWithin(text, names.title)) ??
    headings.findLast(({ text }) => isWithin(text, names.title)) ??
    main[0];
  return heading?.text ?? parts[0] ?? ofSite;
}

function isWithin(heading: string, part: string): boolean {
  return heading.length > 2 && part.toLowerCase().includes(heading.toLowerCase());
}

/** "Lemon tart | Our Table" is "Lemon tart". */
function withoutSite(name: string, { siteName }: NamesOfPage): string {
  if (siteName === undefined) return name;
  const parts = name.split(SEPARATOR);
  return parts.length > 1 && parts.at(-1)?.toLowerCase() === siteName.toLowerCase()
    ? name.slice(0, name.length - siteName.length).replace(/\s+[|–—·•»›:~-]\s*$/u, "")
    : name;
}

function isSection(text: string, { siteName }: NamesOfPage): boolean {
  const isWhole = (words: RegExp) => words.exec(text)?.[0].length === text.length;
  return (
    text.toLowerCase() === siteName?.toLowerCase() ||
    SECTION.test(text) ||
    [INGREDIENTS, STEPS, OTHERS].some(isWhole) ||
    /^(?:for|für|pour|para|per|voor) (?:the|die|das|den|la|le|el|il|de|het)\s/iu.test(text)
  );
}
