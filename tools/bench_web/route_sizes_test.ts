import { describe, expect, it } from "vitest";
import {
  type Budgets,
  filesOf,
  type Manifest,
  overBudget,
  overSharedBudget,
  pagesWithoutBudget,
  sizeOf,
} from "./route_sizes.ts";

const manifest: Manifest = {
  "index.html": { file: "assets/index.js", name: "index", css: ["assets/fonts.css"] },
  "_signed_in-1.js": { file: "assets/signed_in.js", name: "signed_in", imports: ["index.html"] },
  "_kit-1.js": { file: "assets/kit.js", name: "kit", imports: ["index.html", "_icons-1.js"] },
  "_icons-1.js": { file: "assets/icons.js", name: "icons" },
  "features/week/WeekPage.tsx": { file: "assets/week.js", imports: ["_kit-1.js"], isDynamicEntry: true },
  "features/home/HomePage.tsx": { file: "assets/home.js", imports: ["_kit-1.js"], isDynamicEntry: true },
};
const week = { path: "/week", loads: ["start", "signed_in", "features/week/WeekPage.tsx"], javascript: 10, css: 1 };
const budgets: Budgets = { fonts: 60, picture: 40, groups: { start: ["index.html"] }, routes: [week] };

describe("the first visit of a route", () => {
  it("loads its chunks and their imports once", () => {
    expect(filesOf(week, budgets, manifest).toSorted()).toEqual([
      "assets/fonts.css",
      "assets/icons.js",
      "assets/index.js",
      "assets/kit.js",
      "assets/signed_in.js",
      "assets/week.js",
    ]);
  });

  it("cannot have an unknown chunk", () => {
    const renamed = { ...week, loads: ["features/week/PlanPage.tsx"] };

    expect(() => filesOf(renamed, budgets, manifest)).toThrow("The build has no chunk features/week/PlanPage.tsx");
  });

  it("is the sum of its files, scripts and styles separately", () => {
    const measured = new Map([
      ["assets/index.js", { gzip: 4096, brotli: 3072 }],
      ["assets/week.js", { gzip: 1024, brotli: 1024 }],
      ["assets/fonts.css", { gzip: 512, brotli: 256 }],
    ]);

    expect(sizeOf("/week", [...measured.keys()], measured)).toEqual({
      path: "/week",
      javascript: 5,
      brotli: 4,
      css: 0.5,
      files: 3,
    });
  });
});

it("names the route, its size and its budget", () => {
  const size = { path: "/week", javascript: 12.34, brotli: 11, css: 1, files: 6 };

  expect(overBudget(budgets, [size])).toEqual([
    "/week: 12.3 KB of JavaScript, gzipped, at the first visit; the budget is 10 KB",
  ]);
  expect(overBudget(budgets, [{ ...size, javascript: 10 }])).toEqual([]);
  expect(overBudget(budgets, [])).toEqual(["/week: was not measured"]);
});

it("names the fonts and the picture that are too large", () => {
  expect(overSharedBudget(budgets, { fonts: 60.06, picture: 39 })).toEqual([
    "fonts: 60.1 KB at the first visit; the budget is 60 KB",
  ]);
  expect(overSharedBudget(budgets, { fonts: 60, picture: 41 })).toEqual([
    "picture: 41.0 KB at the first visit; the budget is 40 KB",
  ]);
});

it("finds a page without a budget", () => {
  expect(pagesWithoutBudget(budgets, manifest)).toEqual(["features/home/HomePage.tsx"]);
});
