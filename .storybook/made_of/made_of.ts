import { dirname } from "node:path/posix";
import type { Tree } from "../sources.ts";
import { importsOf } from "./imports.ts";
import type { Link } from "./link.ts";
import { tokensOf } from "./tokens.ts";

/** The parts of one entry of the sidebar. */
export interface MadeOf {
  /** Components that it uses directly. */
  readonly draws: readonly Link[];
  /** Components that those use. */
  readonly inside: readonly Link[];
  readonly tokens: readonly Link[];
  /** Components and screens that use it. */
  readonly usedBy: readonly Link[];
}

/** By title of the stories: `Components/Actions/Button`, `Screens/Week`. */
export type Catalogue = Readonly<Record<string, MadeOf>>;

const KIT_FOLDER = /^ui-kit\/[A-Z]\w*$/u;

/** The frame of every page, and of the pages for signed-in people that are not bare. */
const ROOT_FRAME = "webapp/platform/routing/Root.tsx";
const NAVBAR_FRAME = "webapp/platform/shell/Shell.tsx";

/** The parts of every component and screen with stories, read from the sources. */
export function madeOf(tree: Tree): Catalogue {
  const entries = [...tree].flatMap(([path, text]) => entryOf(tree, path, text));
  const byFolder = new Map(
    entries.filter(({ folder }) => KIT_FOLDER.test(folder)).map((entry) => [entry.folder, entry]),
  );
  const drawnBy = new Map(entries.map((entry) => [entry, foldersDrawn(tree, entry)]));
  const linksTo = (folders: Iterable<string>): Link[] =>
    [...folders].flatMap((folder) => byFolder.get(folder)?.link ?? []).sort(byTitle);

  return Object.fromEntries(
    entries.map((entry) => {
      const own = drawnBy.get(entry) ?? new Set<string>();
      const all = closure(own, (folder) => {
        const part = byFolder.get(folder);
        return (part && drawnBy.get(part)) ?? new Set<string>();
      });
      const inside = [...all].filter((folder) => !own.has(folder) && folder !== entry.folder);
      const users = entries.filter((other) => other !== entry && drawnBy.get(other)?.has(entry.folder));
      return [
        entry.title,
        {
          draws: linksTo(own),
          inside: linksTo(inside),
          tokens: tokensOf(tree, entry.files),
          usedBy: users.map(({ link }) => link).sort(byTitle),
        },
      ];
    }),
  );
}

interface Entry {
  readonly title: string;
  readonly folder: string;
  /** A component's own files; for a screen also the files of `webapp` that it imports. */
  readonly files: readonly string[];
  readonly link: Link;
}

function entryOf(tree: Tree, path: string, text: string): Entry[] {
  const [, title] = /\btitle: "((?:Components|Screens)\/[^"]+)"/u.exec(path.endsWith(".stories.tsx") ? text : "") ?? [];
  if (title === undefined) return [];
  const folder = dirname(path);
  const isComponent = KIT_FOLDER.test(folder);
  const own = [...tree.keys()].filter((file) => dirname(file) === folder && !file.endsWith(".stories.tsx"));
  const files = isComponent ? own : reach(tree, [...own, ...framesOf(tree, folder)]);
  const name = title.slice(title.lastIndexOf("/") + 1);
  return [
    {
      title,
      folder,
      files,
      link: { title: isComponent ? name : `${name} screen`, path: pathOf(title, text, isComponent) },
    },
  ];
}

/** A component's documentation page, or a screen's first story. */
function pathOf(title: string, text: string, hasPage: boolean): string {
  const [, story = ""] = /^export const (\w+)/mu.exec(text) ?? [];
  return hasPage ? `/docs/${kebab(title)}--docs` : `/story/${kebab(title)}--${kebab(spaced(story))}`;
}

function framesOf(tree: Tree, folder: string): string[] {
  const pages = (tree.get("wire/pages/app_routes.ts") ?? "").match(/\{[^{}]*module: [^{}]*\}/gu) ?? [];
  const own = pages.filter((page) => page.includes(`module: "${folder.slice("webapp/features/".length)}/`));
  const hasNavbar = own.some((page) => page.includes('access: "signed-in"') && !page.includes("isBare"));
  return [ROOT_FRAME, ...(hasNavbar ? [NAVBAR_FRAME] : [])];
}

/** The files of `webapp` that some files import, directly or not, without test fixtures. */
function reach(tree: Tree, from: readonly string[]): string[] {
  const files = new Set(from.filter((path) => !path.endsWith("/mod.ts")));
  for (const path of files) {
    for (const { from: target } of importsOf(tree, path)) {
      if (tree.has(target) && !KIT_FOLDER.test(dirname(target)) && !target.includes("/testing/")) files.add(target);
    }
  }
  return [...files].filter((path) => !/^ui-kit\/(theme|tokens|behaviour)\//u.test(path));
}

/** The kit's folders whose components a screen or component imports. A component's name begins with a capital; a constant is all capitals. */
function foldersDrawn(tree: Tree, { files, folder }: Entry): Set<string> {
  const taken = files.flatMap((path) => importsOf(tree, path));
  const drawn = taken.filter(({ name }) => /^[A-Z]/u.test(name) && !/^[A-Z0-9_]+$/u.test(name));
  return new Set(drawn.map(({ from }) => dirname(from)).filter((from) => KIT_FOLDER.test(from) && from !== folder));
}

function closure(start: ReadonlySet<string>, next: (folder: string) => ReadonlySet<string>): Set<string> {
  const all = new Set(start);
  for (const folder of all) for (const inner of next(folder)) all.add(inner);
  return all;
}

function byTitle(one: Link, other: Link): number {
  return one.title.localeCompare(other.title, "en");
}

/** Storybook's id for a title. */
function kebab(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");
}

/** Storybook's name for an export: `AnotherWeek` is "Another Week". */
function spaced(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/gu, "$1 $2").replaceAll(/([A-Za-z])(\d)/gu, "$1 $2");
}
