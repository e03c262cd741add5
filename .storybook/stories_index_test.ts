import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { buildIndex } from "storybook/internal/core-server";
import { describe, expect, it } from "vitest";

// Promises of the design system for every component, read from Storybook's own index of stories and pages.

const { entries } = await buildIndex({ configDir: ".storybook" });

const COMPONENTS = globSync("ui-kit/[A-Z]*/*.mdx").map((page) => ({
  name: basename(page, ".mdx"),
  folder: dirname(page),
}));

const GROUPS = ["Actions", "Fields", "Choosing", "Showing", "Feedback", "Layout", "Chat"];

const SECTIONS = ["When to use", "When not", "Content", "Do and don't", "Accessibility"];

/** Components that draw no text of their own. */
const TEXTLESS = ["Icon", "EmptyPlate", "Picture", "Plate", "PhotoStrip", "ProgressDots", "Skeleton", "VisuallyHidden"];

it("finds the components", () => {
  expect(COMPONENTS.map(({ name }) => name)).toContain("Button");
});

describe.each(COMPONENTS)("$name", ({ name, folder }) => {
  it("has stories, tests and a mod.ts", () => {
    const files = globSync(`${folder}/*`).map((file) => basename(file));

    expect(files).toEqual(expect.arrayContaining([`${name}.stories.tsx`, `${name}_test.tsx`, "mod.ts"]));
  });

  it("has stories in its group, also with long text, on a narrow phone and from right to left", () => {
    const own = Object.values(entries).filter(({ importPath }) => importPath === `./${folder}/${name}.stories.tsx`);
    const wanted = [
      "Default",
      "Playground",
      "Narrow",
      "Right To Left",
      ...(TEXTLESS.includes(name) ? [] : ["Long Text"]),
    ];

    expect(GROUPS.map((group) => `Components/${group}/${name}`)).toContain(own[0]?.title);
    expect(own.map(({ name: story }) => story)).toEqual(expect.arrayContaining(wanted));
  });

  it("has a page with every section in order, and the props", () => {
    const page = readFileSync(`${folder}/${name}.mdx`, "utf8");
    const headings = [...page.matchAll(/^## (.+)$/gmu)].map(([, heading = ""]) => heading);

    expect(headings.filter((heading) => SECTIONS.includes(heading))).toEqual(SECTIONS);
    expect(page).toContain("<Controls");
  });
});

it("has only links to pages and stories that exist", () => {
  const links = globSync("ui-kit/**/*.mdx").flatMap((page) =>
    [...readFileSync(page, "utf8").matchAll(/\?path=\/(docs|story)\/([\w-]+)/gu)].map(([link, type, id = ""]) => ({
      isBroken: entries[id]?.type !== type,
      link: `${page}: ${link}`,
    })),
  );

  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ isBroken }) => isBroken).map(({ link }) => link)).toEqual([]);
});
