import { foundationOf } from "../../ui-kit/docs/foundations/token_pages.ts";
import type { Tree } from "../sources.ts";
import { importsOf } from "./imports.ts";
import type { Link } from "./link.ts";

const STYLE_PARTS = ["ui-kit/theme/style_parts.ts", "ui-kit/theme/surface_parts.ts"];
const TOKENS_CSS = "ui-kit/tokens/tokens.generated.css";

/**
 * The tokens that files use: as CSS variables, as type styles, or through imported styles of the theme and of other
 * components. `space-*` stands for a variable whose end is only known at run time.
 */
export function tokensOf(tree: Tree, paths: readonly string[]): Link[] {
  const known = new Set([...(tree.get(TOKENS_CSS) ?? "").matchAll(/--([\w-]+):/gu)].map(([, name = ""]) => name));
  const texts = paths.flatMap((path) => [tree.get(path) ?? "", ...importedStyles(tree, path)]);
  const names = new Set(texts.flatMap(namesIn));
  return [...names]
    .filter((name) => known.has(name) || isFamily(name, known))
    .sort()
    .flatMap((name) => {
      const page = foundationOf(`--${name}`);
      // The anchor on that page is the token's name.
      return page ? [{ title: name, path: `/docs/${page}${name.endsWith("*") ? "" : `#${name}`}` }] : [];
    });
}

function isFamily(name: string, known: ReadonlySet<string>): boolean {
  return name.endsWith("-*") && [...known].some((token) => token.startsWith(name.slice(0, -1)));
}

function namesIn(text: string): string[] {
  return [
    ...[...text.matchAll(/var\(--([\w-]+?)(-\$\{|[,)])/gu)].map(([, name = "", end = ""]) =>
      end.startsWith("-$") ? `${name}-*` : name,
    ),
    ...[...text.matchAll(/\btype\("([\w-]+)"\)/gu)].map(([, style = ""]) => `type-${style}`),
  ];
}

/** The texts of imported styles: only the named export of the theme, the whole file of another component. */
function importedStyles(tree: Tree, path: string): string[] {
  return importsOf(tree, path)
    .filter(
      ({ name, from }) => /^[a-z]/u.test(name) && from.startsWith("ui-kit/") && !from.startsWith("ui-kit/tokens/"),
    )
    .map(({ name, from }) => {
      const text = tree.get(from) ?? "";
      if (STYLE_PARTS.includes(from)) return partOf(text, name);
      return text.includes("css`") ? text : "";
    });
}

/** The text of one export. Empty for `type`, whose style is named by its caller. */
function partOf(text: string, name: string): string {
  if (name === "type") return "";
  const start = text.search(new RegExp(`^export (const|function) ${name}\\b`, "mu"));
  if (start < 0) return "";
  const end = text.slice(start + 1).search(/^export |^\/\*\*/mu);
  return end < 0 ? text.slice(start) : text.slice(start, start + 1 + end);
}
