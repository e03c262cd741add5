import { describe, expect, it } from "vitest";
import { readSources } from "../sources.ts";
import { madeOf } from "./made_of.ts";

const TREE = new Map([
  [
    "ui-kit/tokens/tokens.generated.css",
    ":root { --color-ink: x; --space-4: 1px; --type-body: x; --color-cloth: x; --color-check: x; --duration-quick: 1s; --radius-pill: 1px; }",
  ],
  ["ui-kit/theme/mod.ts", 'export { cloth, type } from "./style_parts.ts";'],
  [
    "ui-kit/theme/style_parts.ts",
    "export const cloth = css`background: var(--color-cloth), var(--color-check);`;\n\nexport const other = css`color: var(--color-ink);`;\n",
  ],
  [
    "ui-kit/Cup/mod.ts",
    'export { CUP_SIZES, Cup, type CupProps } from "./Cup.tsx";\nexport { cupStyle } from "./cup_style.ts";',
  ],
  [
    "ui-kit/Cup/Cup.tsx",
    'import { type } from "../theme/mod.ts";\nconst Root = styled.p`${type("body")} --cup-size: 1px; inline-size: var(--cup-size); gap: var(--space-4);`;',
  ],
  ["ui-kit/Cup/cup_style.ts", "export const cupStyle = css`border-radius: var(--radius-pill);`;"],
  [
    "ui-kit/Cup/Cup.stories.tsx",
    'import { Saucer } from "../Saucer/mod.ts";\nconst meta = { title: "Components/Showing/Cup" };\nexport const Default = {};',
  ],
  ["ui-kit/Saucer/mod.ts", 'export { Saucer } from "./Saucer.tsx";'],
  [
    "ui-kit/Saucer/Saucer.tsx",
    'import { cloth } from "../theme/mod.ts";\nimport { Cup } from "../Cup/mod.ts";\nimport type { CupProps } from "../Tray/mod.ts";\nconst Root = styled.p`${cloth} margin: var(--space-${gap});`;',
  ],
  [
    "ui-kit/Saucer/Saucer.stories.tsx",
    'const meta = { title: "Components/Showing/Saucer" };\nexport const Default = {};',
  ],
  ["ui-kit/Tray/mod.ts", 'export { Tray } from "./Tray.tsx";'],
  ["ui-kit/Tray/Tray.tsx", 'import { CUP_SIZES, cupStyle } from "../Cup/mod.ts";\nconst Root = styled.p`${cupStyle}`;'],
  ["ui-kit/Tray/Tray.stories.tsx", 'const meta = { title: "Components/Layout/Tray" };\nexport const Default = {};'],
  ["wire/pages/app_routes.ts", '"/tea": { access: "signed-in", module: "tea/TeaPage" },'],
  ["webapp/platform/routing/Root.tsx", ""],
  [
    "webapp/platform/routing/mod.ts",
    'export { Root } from "./Root.tsx";\nexport { Failure } from "./Failure.tsx";\nexport { Loading } from "./Loading.tsx";',
  ],
  ["webapp/platform/routing/Failure.tsx", 'import { Cup } from "../../../ui-kit/Cup/mod.ts";'],
  ["webapp/platform/routing/Loading.tsx", 'import { Saucer } from "../../../ui-kit/Saucer/mod.ts";'],
  ["webapp/platform/shell/Shell.tsx", 'import { Tray } from "../../../ui-kit/Tray/mod.ts";'],
  ["webapp/features/tea/TeaPage.tsx", 'import { Loading } from "../../platform/routing/mod.ts";'],
  [
    "webapp/features/tea/TeaPage.stories.tsx",
    'const meta = { title: "Screens/Tea time" };\nexport const AnotherCup = {};',
  ],
  ["webapp/features/milk/MilkPage.tsx", ""],
  ["webapp/features/milk/MilkPage.stories.tsx", 'const meta = { title: "Screens/Milk" };\nexport const Filled = {};'],
]);

const CATALOGUE = madeOf(TREE);

describe("a component", () => {
  it("lists its value imports, not those of its stories or types", () => {
    expect(titles("Components/Showing/Saucer", "draws")).toEqual(["Cup"]);
    expect(titles("Components/Showing/Cup", "draws")).toEqual([]);
  });

  it("does not list components of which it only imports styles or options, but their tokens", () => {
    expect(titles("Components/Layout/Tray", "draws")).toEqual([]);
    expect(titles("Components/Layout/Tray", "tokens")).toEqual(["radius-pill"]);
  });

  it("has the tokens of its folder and of the theme's parts, each on its page", () => {
    expect(CATALOGUE["Components/Showing/Cup"]?.tokens).toEqual([
      { title: "radius-pill", path: "/docs/foundations-space--docs#radius-pill" },
      { title: "space-4", path: "/docs/foundations-space--docs#space-4" },
      { title: "type-body", path: "/docs/foundations-type--docs#type-body" },
    ]);
    expect(CATALOGUE["Components/Showing/Saucer"]?.tokens).toEqual([
      { title: "color-check", path: "/docs/foundations-colour--docs#color-check" },
      { title: "color-cloth", path: "/docs/foundations-colour--docs#color-cloth" },
      { title: "space-*", path: "/docs/foundations-space--docs" },
    ]);
  });

  it("lists who uses it", () => {
    expect(CATALOGUE["Components/Showing/Saucer"]?.usedBy).toEqual([
      { title: "Tea time screen", path: "/story/screens-tea-time--another-cup" },
    ]);
    expect(titles("Components/Showing/Cup", "usedBy")).toEqual(["Saucer"]);
  });
});

describe("a screen", () => {
  it("lists what its files import by name, and its frame", () => {
    expect(CATALOGUE["Screens/Tea time"]?.draws).toEqual([
      { title: "Saucer", path: "/docs/components-showing-saucer--docs" },
      { title: "Tray", path: "/docs/components-layout-tray--docs" },
    ]);
    expect(titles("Screens/Tea time", "inside")).toEqual(["Cup"]);
  });

  it("has no navbar if its page is not for signed-in people", () => {
    expect(titles("Screens/Milk", "draws")).toEqual([]);
  });
});

it("reads the real sources", async () => {
  const catalogue = madeOf(await readSources("."));

  const week = catalogue["Screens/Week"]?.draws.map(({ title }) => title);
  expect(week).toEqual(expect.arrayContaining(["Navbar", "WeekGrid", "WeekSwitcher"]));
  expect(week).not.toContain("RecipeCard");
  expect(catalogue["Screens/Login"]?.draws.map(({ title }) => title)).not.toContain("Navbar");
  expect(catalogue["Components/Showing/WeekGrid"]?.usedBy.map(({ title }) => title)).toContain("Week screen");
  expect(catalogue["Components/Actions/Button"]?.tokens.map(({ title }) => title)).toEqual(
    expect.arrayContaining(["color-fill", "type-button", "space-24", "duration-quick"]),
  );
});

function titles(entry: string, part: "draws" | "inside" | "tokens" | "usedBy"): string[] | undefined {
  return CATALOGUE[entry]?.[part].map(({ title }) => title);
}
