import { importsOf, type Tree } from "./tree.ts";

// A screen places what the kit draws. Where it styles an element of its own, it says where that stands, and nothing else.

const LAYOUT = new RegExp(
  `^(${[
    "display",
    "(row-|column-)?gap",
    "grid(-[a-z-]+)?",
    "flex(-[a-z]+)?",
    "order",
    "position",
    "inset(-[a-z-]+)?",
    "z-index",
    "margin(-[a-z-]+)?",
    "padding(-[a-z-]+)?",
    "(min-|max-)?(inline|block)-size",
    "(min-|max-)?(width|height)",
    "aspect-ratio",
    "(align|justify|place)-(items|content|self)",
    "overflow(-[xy]|-inline|-block|-anchor)?",
    "scroll-(margin|padding)(-[a-z-]+)?",
    "overscroll-behavior(-[a-z]+)?",
    "box-sizing",
    "columns?(-count|-width|-fill)?",
    "break-(inside|before|after)",
    "container(-type|-name)?",
    "contain",
    // A component's own measure, which its page names.
    "--[a-z-]+-(size|width|height|gap|columns)",
  ].join("|")})$`,
  "u",
);

/** Which styles of the screens' own elements are more than layout. */
export function layoutBreaches(tree: Tree): string[] {
  return [...tree].flatMap(([path, text]) => {
    if (!path.startsWith("webapp/") || /_test\.tsx?$|\/(dist|e2e)\//u.test(path)) return [];
    if (path.endsWith(".css")) return [`${path}: the kit draws; a screen has no stylesheet of its own`];
    if (!/\.tsx?$/u.test(path)) return [];
    const styled = importsOf(path, text).includes("styled-components") ? styledCss(text).flatMap(cssFaults) : [];
    return [...styled, ...inlineStyles(text)].map(
      (fault) => `${path}: ${fault} is more than layout; let a component of ui-kit draw it`,
    );
  });
}

/** What stands in the templates of styled-components; what is put in is written as `MIXIN`. */
function styledCss(text: string): string[] {
  return [
    ...text.matchAll(
      /(?:\bstyled(?:\.\w+|\([^)]*\))(?:\.attrs\([^)]*\))?(?:<[^>]*>)?|\bcss|\bcreateGlobalStyle|\bkeyframes)`([^`]*)`/gu,
    ),
  ].map(([, css = ""]) => css.replaceAll(/\$\{media\.\w+\}/gu, "@media").replaceAll(/\$\{([^}]*)\}/gu, "MIXIN($1)"));
}

function cssFaults(css: string): string[] {
  const statements = css.replaceAll(/\/\*[\s\S]*?\*\//gu, "").split(/[;{}]/u);
  const openers = new Set(
    [...css.matchAll(/([^;{}]*)\{/gu)].map(([, selector = ""]) => selector.replaceAll(/\/\*[\s\S]*?\*\//gu, "").trim()),
  );
  return statements
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "" && !openers.has(statement))
    .flatMap((statement) => {
      const [, property] = /^([\w-]+)\s*:/u.exec(statement) ?? [];
      if (property === undefined) return [`"${statement.split("\n")[0] ?? ""}"`];
      return LAYOUT.test(property) ? [] : [`"${property}"`];
    });
}

/** The same for `style={{ … }}`. */
function inlineStyles(text: string): string[] {
  return [...text.matchAll(/\bstyle=\{\{([^}]*)\}/gu)].flatMap(([, style = ""]) =>
    [...style.matchAll(/(?:^|,)\s*(?:\["([^"]+)"\]|"([^"]+)"|(\w+))\s*:/gu)]
      .map(([, computed, quoted, plain]) => computed ?? quoted ?? plain ?? "")
      .map((property) => property.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`))
      .filter((property) => !LAYOUT.test(property))
      .map((property) => `"${property}"`),
  );
}
