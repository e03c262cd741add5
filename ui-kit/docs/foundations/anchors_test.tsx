import type { ComponentType } from "react";
import { expect, it } from "vitest";
import { renderKit } from "../../testing/render_kit.tsx";
import tokensCss from "../../tokens/tokens.generated.css?raw";
import { FOUNDATION_PAGES, foundationOf } from "./token_pages.ts";

const VARIABLES = new Set([...tokensCss.matchAll(/^ +(--[\w-]+):/gmu)].map(([, name = ""]) => name));

/** Every page of Foundations, from its stories. */
const PAGES = Object.values(
  import.meta.glob<{ title: string; component: ComponentType }>("./*.stories.tsx", { import: "default", eager: true }),
);

it("finds variables to look for", () => {
  expect(VARIABLES.size).toBeGreaterThan(150);
});

it.each(FOUNDATION_PAGES)("%s shows each of its tokens once, under the name of its variable", async (pageId) => {
  const page = PAGES.find(({ title }) => `${title.toLowerCase().replace("/", "-")}--docs` === pageId);
  if (!page) throw new Error(`Cannot find the stories of ${pageId}`);
  const screen = await renderKit(<page.component />);
  const shown = [...screen.container.querySelectorAll("[id]")].map(({ id }) => id);
  const wanted = [...VARIABLES].filter((variable) => foundationOf(variable) === pageId).map((name) => name.slice(2));

  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((id) => !shown.includes(id))).toEqual([]);
  expect(shown.filter((id, index) => shown.indexOf(id) !== index)).toEqual([]);
});

it("knows the page of every variable", () => {
  expect([...VARIABLES].filter((variable) => foundationOf(variable) === undefined)).toEqual([]);
});
