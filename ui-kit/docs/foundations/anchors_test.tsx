import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { renderKit } from "../../testing/render_kit.tsx";
import { tokensCss } from "../../tokens/mod.ts";
import { ColourRoles } from "./ColourRoles.tsx";
import { Cloth, ForcedColours, MealRims, Opacities } from "./ColourUses.tsx";
import { ContrastTable } from "./ContrastTable.tsx";
import { Durations, Easings } from "./MotionShow.tsx";
import { Breakpoints, Elevations, Radii, Sizes, SpaceScale } from "./SpaceScale.tsx";
import { Typefaces, TypeStyles } from "./TypeStyles.tsx";
import { FOUNDATION_PAGES, foundationOf } from "./token_pages.ts";

const VARIABLES = new Set([...tokensCss.matchAll(/^ +(--[\w-]+):/gmu)].map(([, name = ""]) => name));

/** What each page shows that has tokens on it. */
const PAGES: Record<(typeof FOUNDATION_PAGES)[number], ReactElement> = {
  "foundations-colour--docs": (
    <>
      <ColourRoles />
      <MealRims />
      <Cloth />
      <ContrastTable />
      <ForcedColours />
      <Opacities />
    </>
  ),
  "foundations-type--docs": (
    <>
      <Typefaces />
      <TypeStyles />
    </>
  ),
  "foundations-space--docs": (
    <>
      <SpaceScale />
      <Radii />
      <Elevations />
      <Sizes />
      <Breakpoints />
    </>
  ),
  "foundations-motion--docs": (
    <>
      <Durations />
      <Easings />
    </>
  ),
};

it("finds variables to look for", () => {
  expect(VARIABLES.size).toBeGreaterThan(150);
});

it.each(FOUNDATION_PAGES)("%s shows each of its tokens once, under the name of its variable", async (pageId) => {
  const screen = await renderKit(PAGES[pageId]);

  const shown = [...screen.container.querySelectorAll("[id]")].map(({ id }) => id);
  const wanted = [...VARIABLES].filter((variable) => foundationOf(variable) === pageId).map((name) => name.slice(2));

  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((id) => !shown.includes(id))).toEqual([]);
  expect(shown.filter((id, index) => shown.indexOf(id) !== index)).toEqual([]);
});

it("knows the page of every variable", () => {
  expect([...VARIABLES].filter((variable) => foundationOf(variable) === undefined)).toEqual([]);
});
