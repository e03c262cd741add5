import { sameWords, testNames } from "./test_names.ts";
import { type ComponentFolder, componentFolders, filesIn, importsOf, type Tree } from "./tree.ts";

const GROUPS = ["Actions", "Fields", "Choosing", "Showing", "Feedback", "Layout", "Chat"];

/** What shows data, and so can be without it. */
const GROUPS_OF_DATA = new Set(["Choosing", "Showing", "Chat"]);

const STORIES_OF_ALL = ["Default", "Playground", "Narrow", "RightToLeft"];

const SECTIONS = ["When to use", "When not", "Content", "Do and don't", "Accessibility"];

/** Components that draw no text, with the reason: they need no story with long text. */
export const TEXTLESS: Readonly<Record<string, string>> = {
  EmptyPlate: "an enamel ring; what stands in it brings its own text",
  Picture: "a picture; its alternative text is not drawn",
  Plate: "a picture on enamel; its alternative text is not drawn",
  PhotoStrip: "pictures; their alternative texts are not drawn",
  ProgressDots: "dots; their text is only read aloud",
  Skeleton: "shapes of what is still to come",
  VisuallyHidden: "its text is only read aloud",
};

/** Components that cannot be without their data, with the reason: they need no story without it. */
export const NEVER_EMPTY: Readonly<Record<string, string>> = {
  Badge: "a badge is its text; without one there is no badge",
  Chip: "a chip is its text; without one there is no chip",
  EmptyPlate: "is itself what stands where there is nothing",
  Logo: "the product always has its name",
  WeekSwitcher: "there is always a date",
};

/** What a component of the kit promises: its files, its stories, its page, and that a test holds what the page says. */
export function componentBreaches(tree: Tree): string[] {
  const folders = componentFolders(tree);
  if (folders.length === 0) return ["ui-kit: no component was found at all"];
  return folders.flatMap((folder) => [
    ...missingFiles(tree, folder),
    ...storyBreaches(tree, folder),
    ...pageBreaches(tree, folder),
    ...accessibilityBreaches(tree, folder),
  ]);
}

function missingFiles(tree: Tree, { name, path }: ComponentFolder): string[] {
  return [`${name}_test.tsx`, `${name}.stories.tsx`, `${name}.mdx`, "mod.ts"]
    .filter((file) => !tree.has(`${path}/${file}`))
    .map((file) => `${path}: add ${file}`);
}

function storyBreaches(tree: Tree, folder: ComponentFolder): string[] {
  const { name, path } = folder;
  const file = `${path}/${name}.stories.tsx`;
  const text = tree.get(file);
  if (text === undefined) return [];
  const [, title = ""] = /\btitle: "([^"]*)"/u.exec(text) ?? [];
  const [, group = ""] = /^Components\/([^/]+)\//u.exec(title) ?? [];
  const stories = new Set([...text.matchAll(/^export const (\w+)/gmu)].map(([, story = ""]) => story));
  const wanted = [
    ...STORIES_OF_ALL,
    ...(name in TEXTLESS ? [] : ["LongText"]),
    ...(GROUPS_OF_DATA.has(group) && !(name in NEVER_EMPTY) ? ["NoData"] : []),
  ];
  return [
    ...(GROUPS.includes(group) && title === `Components/${group}/${name}`
      ? []
      : [`${file}: title it "Components/<${GROUPS.join("|")}>/${name}", not "${title}"`]),
    ...wanted.filter((story) => !stories.has(story)).map((story) => `${file}: add the story ${story}`),
    ...[...stories]
      .filter((story) => story === "Narrow" || story === "RightToLeft")
      .filter((story) => !text.includes(story === "Narrow" ? "...narrow" : "...rightToLeft"))
      .map((story) => `${file}: ${story} takes its frame from testing/story_frames.ts`),
    ...constArrays(tree, folder)
      .filter((constant) => !new RegExp(`\\b${constant}\\b`, "u").test(text.replaceAll(/^import[^;]*;/gmu, "")))
      .map((constant) => `${file}: show every one of ${constant} (a story that goes through it)`),
  ];
}

/** The lists of variants, sizes, states and the like that go through the component's door. */
function constArrays(tree: Tree, { path }: ComponentFolder): string[] {
  const door = tree.get(`${path}/mod.ts`) ?? "";
  return filesIn(tree, path)
    .filter(([file]) => !/_test\.tsx?$|\.stories\.tsx$|\.mdx$/u.test(file))
    .flatMap(([, text]) => [...text.matchAll(/^export const ([A-Z][A-Z0-9_]*) = \[[^;]*\] as const;/gmu)])
    .map(([, constant = ""]) => constant)
    .filter((constant) => new RegExp(`\\b${constant}\\b`, "u").test(door));
}

function pageBreaches(tree: Tree, { name, path }: ComponentFolder): string[] {
  const file = `${path}/${name}.mdx`;
  const text = tree.get(file);
  if (text === undefined) return [];
  const headings = [...text.matchAll(/^## (.+)$/gmu)].map(([, heading = ""]) => heading.trim());
  const missing = SECTIONS.filter((section) => !headings.includes(section));
  const found = headings.filter((heading) => SECTIONS.includes(heading));
  return [
    ...missing.map((section) => `${file}: add the section "## ${section}"`),
    ...(missing.length === 0 && found.join() !== SECTIONS.join()
      ? [`${file}: order the sections: ${SECTIONS.join(", ")}`]
      : []),
    ...(text.includes("<Controls") ? [] : [`${file}: add <Controls /> (the props and their types)`]),
  ];
}

function accessibilityBreaches(tree: Tree, { name, path }: ComponentFolder): string[] {
  const file = `${path}/${name}.mdx`;
  const text = tree.get(file);
  if (text === undefined) return [];
  const section = /^## Accessibility$([\s\S]*?)(?=^## |^<|$(?![\s\S]))/mu.exec(text)?.[1] ?? "";
  const lines = section.split("\n").filter((line) => line.trim() !== "");
  const bullets = lines.filter((line) => line.startsWith("- ")).map((line) => line.slice(2));
  const tests = new Set(
    filesIn(tree, path)
      .filter(([test]) => test.endsWith("_test.tsx"))
      .flatMap(([test]) => [...testNames(tree, test)]),
  );
  if (bullets.length === 0) return [`${file}: say under "## Accessibility" what a test holds`];
  return [
    ...lines
      .filter((line) => !line.startsWith("- "))
      .map((line) => `${file}: one bullet, one line under "## Accessibility", not "${line.trim()}"`),
    ...bullets
      .filter((bullet) => !tests.has(sameWords(bullet)))
      .map((bullet) => `${file}: no test is named "${sameWords(bullet)}"`),
  ];
}

/** What a tool of the kit may know beside it: the machine that it runs on, and how the project starts a browser. */
const KIT_TOOLS = /_test\.tsx?$|^ui-kit\/(bench\/|tokens\/derive_tokens\.ts$)/u;

/**
 * The kit stands on npm's packages alone. The compiler holds its modules to it (`ui-kit/tsconfig.json` refers to no other
 * project); stories and pages are compiled elsewhere, so this looks at them, too.
 */
export function outsideBreaches(tree: Tree): string[] {
  return [...tree]
    .filter(([path]) => path.startsWith("ui-kit/") && /\.(tsx?|mdx)$/u.test(path) && !KIT_TOOLS.test(path))
    .flatMap(([path, text]) =>
      importsOf(path, text)
        .filter((target) => leavesTheKit(target))
        .map((target) => `${path}: the kit imports nothing from outside it, so not ${target}`),
    );
}

function leavesTheKit(target: string): boolean {
  if (target.startsWith("node:") || target.startsWith("..")) return true;
  return /^(core|adapters|infra|webapp|checks|\.storybook)\//u.test(target);
}
