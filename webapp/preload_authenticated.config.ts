import type { Plugin, Rolldown } from "vite";
import { SESSION_MARKER_KEY } from "./identity/firebase/session_marker.ts";

/** Modules of every signed-in page, beyond the entry. */
const ALWAYS = ["shell/mod.ts", "api/http/signed_in_apis.ts", "api/http/replies.ts", "device_database/mod.ts"];
/** Every page first asks who is signed in. */
const CURRENT_USER = "/api/current-user";
const WITH_NAVBAR = "shell/Shell.tsx";
const WITHOUT_NAVBAR = "onboarding";
/** Fonts: a late font changes line breaks and moves the page. */
const FONTS = /-latin-wght-normal-[^/]*\.woff2$/u;
/** The page to which sign-up and login redirect a signed-in person. */
const HOME = "home";

/**
 * With a session, a script in the page preloads all that the page at this address needs, before any other script runs: its
 * code, the fonts, and who is signed in. Otherwise each of them would wait for the one before it.
 */
export function preloadAuthenticated(): Plugin {
  return {
    name: "weekplate:preload-authenticated",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle, chunk }) {
        if (!bundle || !chunk) throw new Error("Cannot preload: the page was built without a bundle");
        const files = (source: string) => filesOf(source, { bundle, entry: chunk });
        const pages = Object.fromEntries(
          pageFolders(bundle).map((folder) => {
            const own = files(`pages/${folder}/mod.ts`);
            return [normalisedName(folder), folder === WITHOUT_NAVBAR ? own : [...files(WITH_NAVBAR), ...own]];
          }),
        );
        const fonts = Object.keys(bundle).filter((file) => FONTS.test(file));
        return [
          {
            tag: "script",
            children: script({ always: ALWAYS.flatMap(files), pages, fonts }),
            injectTo: "head" as const,
          },
        ];
      },
    },
  };
}

/** Common form of a page's address and its folder: `selectmeal` for `select-meal` and `select_meal`. */
function normalisedName(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/gu, "");
}

function pageFolders(bundle: Rolldown.OutputBundle): readonly string[] {
  const ids = chunksIn(bundle).flatMap(({ moduleIds }) => moduleIds);
  const folders = ids.flatMap((id) => /\/webapp\/pages\/(\w+)\/mod\.ts$/u.exec(id)?.[1] ?? []);
  return folders.length > 0 ? folders : pagesByFacade(bundle);
}

/** A mod.ts that only re-exports has no code of its own and may not be listed among a chunk's modules. */
function pagesByFacade(bundle: Rolldown.OutputBundle): readonly string[] {
  return chunksIn(bundle).flatMap(
    ({ facadeModuleId }) => /\/webapp\/pages\/(\w+)\/mod\.ts$/u.exec(facadeModuleId ?? "")?.[1] ?? [],
  );
}

/** The chunk of a module and its static imports, without those of the entry. */
function filesOf(
  source: string,
  { bundle, entry }: { bundle: Rolldown.OutputBundle; entry: Rolldown.OutputChunk },
): readonly string[] {
  const chunks = chunksIn(bundle);
  const home = chunks.find(
    ({ moduleIds, facadeModuleId }) =>
      facadeModuleId?.endsWith(`/webapp/${source}`) || moduleIds.some((id) => id.endsWith(`/webapp/${source}`)),
  );
  if (!home) throw new Error(`Cannot preload: no chunk contains webapp/${source}`);
  return [...closure(home.fileName, bundle)].filter((file) => !closure(entry.fileName, bundle).has(file));
}

function closure(file: string, bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const found = new Set([file]);
  for (const each of found) {
    const chunk = bundle[each];
    if (chunk?.type === "chunk") for (const imported of chunk.imports) found.add(imported);
  }
  return found;
}

function chunksIn(bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((output) => output.type === "chunk");
}

/** The inline script. It refers to files by index, because most pages share most of them. */
function script({
  always,
  pages,
  fonts,
}: {
  always: readonly string[];
  pages: Readonly<Record<string, readonly string[]>>;
  fonts: readonly string[];
}): string {
  const files = [...new Set([...always, ...Object.values(pages).flat()])];
  const numbers = (names: readonly string[]) => [...new Set(names)].map((name) => files.indexOf(name));
  const byPage = Object.fromEntries(Object.entries(pages).map(([page, names]) => [page, numbers(names)]));
  return (
    `try{if(localStorage.getItem(${JSON.stringify(SESSION_MARKER_KEY)})){` +
    `let files=${JSON.stringify(files)},pages=${JSON.stringify(byPage)},` +
    `page=location.pathname.split("/")[1].toLowerCase().replaceAll("-",""),` +
    `put=link=>document.head.append(Object.assign(document.createElement("link"),link));` +
    `put({rel:"preload",as:"fetch",crossOrigin:"",href:"${CURRENT_USER}"});` +
    `for(let i of new Set([...${JSON.stringify(numbers(always))},` +
    `...pages[page===""||page==="login"?"${HOME}":page]??[]]))` +
    `put({rel:"modulepreload",href:"/"+files[i]});` +
    `for(let href of ${JSON.stringify(fonts)})put({rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href:"/"+href})` +
    "}}catch{}"
  );
}
