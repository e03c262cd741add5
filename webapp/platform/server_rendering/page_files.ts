import { type AppRoute, pageAt } from "../../../wire/pages/app_routes.ts";

/** Vite's manifest of the browser's build: every chunk by its source, or by its own name. */
export type BuildManifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly imports?: readonly string[]; readonly dynamicImports?: readonly string[] }
  >
>;

/** The entry of the browser's build. */
const ENTRY = "index.html";

/** The built files without which a page can't be used in a language, with everything that they import. */
export function pageFiles(
  route: AppRoute | undefined,
  { manifest, language }: { manifest: BuildManifest; language: string },
): readonly string[] {
  const { access, module, isBare } = pageAt(route ?? "*");
  const keys = new Set([ENTRY]);
  // The entry has the pages for visitors.
  if (access !== "visitors") keys.add(`features/${module}.tsx`).add("platform/shell/signed_in.ts");
  if (access === "signed-in" && !isBare) keys.add("platform/shell/Shell.tsx");
  for (const key of keys) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const each of [...imports, ...dynamicImports.filter((source) => isTextsOf(language, source))]) keys.add(each);
  }
  return [...keys].map((key) => {
    const file = manifest[key]?.file;
    if (file === undefined) throw new Error(`Cannot list the files of ${route ?? "a page"}: the build has no ${key}`);
    return file;
  });
}

/** Whether a source of the build has texts of a language. */
export function isTextsOf(language: string, source: string): boolean {
  return source.startsWith(`../locales/${language}/`);
}
