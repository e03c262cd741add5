import { dirname } from "node:path/posix";
import type { Tree } from "../sources.ts";
import { importsOf } from "./imports.ts";
import type { Link } from "./link.ts";
import { tokensOf } from "./tokens.ts";

/** What one entry of the sidebar is made of. */
export interface MadeOf {
  /** Components that it draws itself. */
  readonly draws: readonly Link[];
  /** Components that those draw in turn. */
  readonly inside: readonly Link[];
  readonly tokens: readonly Link[];
  /** Components, patterns and screens that draw it. */
  readonly usedBy: readonly Link[];
}

/** By the title of the stories: `Components/Actions/Button`, `Screens/Week`. */
export type Catalogue = Readonly<Record<string, MadeOf>>;

const KIT_FOLDER = /^ui-kit\/[A-Z]\w*$/u;

/** Around every page of the app, and around those that the routes list with a navbar. */
const ROOT_FRAME = "webapp/routing/Root.tsx";
const NAVBAR_FRAME = "webapp/shell/Shell.tsx";

/** Everything that has stories, with what the sources say that it is made of. */
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
  /** What is read of it: everything that is drawn by it and is no component of the kit. */
  readonly files: readonly string[];
  readonly link: Link;
}

function entryOf(tree: Tree, path: string, text: string): Entry[] {
  const [, title] =
    /\btitle: "((?:Components|Patterns|Screens)\/[^"]+)"/u.exec(path.endsWith(".stories.tsx") ? text : "") ?? [];
  if (title === undefined) return [];
  const folder = dirname(path);
  const isComponent = KIT_FOLDER.test(folder);
  const isScreen = path.startsWith("webapp/");
  const own = [...tree.keys()].filter((file) => dirname(file) === folder && !file.endsWith(".stories.tsx"));
  const files = isComponent ? own : reach(tree, isScreen ? [...own, ...framesOf(tree, folder)] : [path]);
  const name = title.slice(title.lastIndexOf("/") + 1);
  const kind = title.startsWith("Screens/") ? " screen" : " pattern";
  return [
    {
      title,
      folder: isComponent || isScreen ? folder : path,
      files,
      // The week is a screen and a pattern: a list of both tells them apart.
      link: { title: isComponent ? name : name + kind, path: pathOf(title, text, isComponent) },
    },
  ];
}

/** A component has its page; a screen or a pattern is seen at its first story. */
function pathOf(title: string, text: string, hasPage: boolean): string {
  const [, story = ""] = /^export const (\w+)/mu.exec(text) ?? [];
  return hasPage ? `/docs/${kebab(title)}--docs` : `/story/${kebab(title)}--${kebab(spaced(story))}`;
}

function framesOf(tree: Tree, folder: string): string[] {
  const [, listed = ""] =
    /const pagesWithNavbar = \[([\s\S]*?)\n {2}\];/u.exec(tree.get("webapp/routes.tsx") ?? "") ?? [];
  return [ROOT_FRAME, ...(listed.includes(`./${folder.slice("webapp/".length)}/mod.ts`) ? [NAVBAR_FRAME] : [])];
}

/** The files of the screens (or of a pattern) that are reached from some of them, the kit and test worlds left out. */
function reach(tree: Tree, from: readonly string[]): string[] {
  const files = new Set(from.filter((path) => !path.endsWith("/mod.ts")));
  for (const path of files) {
    for (const { from: target } of importsOf(tree, path)) {
      if (tree.has(target) && !KIT_FOLDER.test(dirname(target)) && !target.includes("/testing/")) files.add(target);
    }
  }
  return [...files].filter((path) => !/^ui-kit\/(theme|tokens|behaviour)\//u.test(path));
}

/** The kit's folders of which files draw something: a component begins with a capital, and is not written all in them. */
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

/** As Storybook makes ids of titles. */
function kebab(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");
}

/** As Storybook reads names of exports: `AnotherWeek` is "Another Week". */
function spaced(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/gu, "$1 $2").replaceAll(/([A-Za-z])(\d)/gu, "$1 $2");
}
