import { expect, it } from "vitest";
import { pageFiles } from "../../webapp/platform/server_rendering/page_files.ts";
import { overBudget, overSharedBudget } from "./route_sizes.ts";

const manifest = {
  "index.html": { file: "assets/index.js" },
  "platform/shell/signed_in.ts": { file: "assets/signed_in.js", imports: ["index.html"] },
  "platform/shell/Shell.tsx": { file: "assets/navbar.js", imports: ["_kit-1.js"] },
  "_kit-1.js": { file: "assets/kit.js", imports: ["index.html", "_icons-1.js"] },
  "_icons-1.js": { file: "assets/icons.js" },
  "features/week/WeekPage.tsx": {
    file: "assets/week.js",
    imports: ["_kit-1.js"],
    dynamicImports: ["features/week/Dialog.tsx", "../locales/de/week.po", "../locales/en/week.po"],
  },
  "features/week/Dialog.tsx": { file: "assets/dialog.js" },
  "../locales/de/week.po": { file: "assets/week_de.js" },
  "../locales/en/week.po": { file: "assets/week_en.js" },
};

it("lists the files of a page once, with everything that they import and the texts in one language", () => {
  expect(pageFiles("/week", { manifest, language: "en" }).toSorted()).toEqual([
    "assets/icons.js",
    "assets/index.js",
    "assets/kit.js",
    "assets/navbar.js",
    "assets/signed_in.js",
    "assets/week.js",
    "assets/week_en.js",
  ]);
});

it("cannot list the files of a page that was not built", () => {
  expect(() => pageFiles("/home", { manifest, language: "en" })).toThrow("the build has no features/home/HomePage.tsx");
});

it("names the route, its size and its budget", () => {
  expect(overBudget([{ path: "/login", javascript: 144.04, files: 6 }])).toEqual([
    "/login: 144.0 KB of JavaScript, gzipped, at the first visit; the budget is 144 KB",
  ]);
  expect(overBudget([{ path: "/week", javascript: 202, files: 6 }])).toEqual([]);
});

it("names the fonts and the picture that are too large", () => {
  expect(overSharedBudget({ fonts: 50.06, picture: 39 })).toEqual([
    "fonts: 50.1 KB at the first visit; the budget is 50 KB",
  ]);
  expect(overSharedBudget({ fonts: 50, picture: 41 })).toEqual([
    "picture: 41.0 KB at the first visit; the budget is 40 KB",
  ]);
});
