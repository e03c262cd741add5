import { afterEach, expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { applyTheme, readTheme, THEMES, themeScript } from "./mod.ts";

const root = document.documentElement;

afterEach(() => {
  applyTheme("system");
});

it.each(THEMES)("remembers %s", (theme) => {
  applyTheme(theme);

  expect(readTheme()).toBe(theme);
});

it("puts the chosen theme on the page and takes it off for the system's", () => {
  applyTheme("dark");
  expect(root.dataset.theme).toBe("dark");

  applyTheme("system");
  expect(root.dataset.theme).toBeUndefined();
});

it("takes a value that nobody wrote for none", () => {
  localStorage.setItem("weekplate-theme", "purple");

  expect(readTheme()).toBe("system");
});

it("is on the page before anything is drawn, by the inline script alone", () => {
  applyTheme("dark");
  delete root.dataset.theme;

  const script = document.createElement("script");
  script.textContent = themeScript;
  document.head.append(script);

  expect(root.dataset.theme).toBe("dark");
  script.remove();
});

it("gives each scope its own rims: an alias keeps no other scope's colour", async () => {
  const screen = await renderKit(
    <div data-theme="light">
      <i data-testid="light" style={{ color: "var(--meal-rim-lunch)" }} />
      <div data-theme="dark">
        <i data-testid="dark" style={{ color: "var(--meal-rim-lunch)" }} />
      </div>
    </div>,
  );

  expect(getComputedStyle(screen.getByTestId("light").element()).color).toBe("rgb(27, 115, 71)");
  expect(getComputedStyle(screen.getByTestId("dark").element()).color).toBe("rgb(111, 206, 153)");
});

it("brings its own two typefaces", async () => {
  await renderKit(<p>Weekplate</p>);

  const faces = await Promise.all(
    ["700 16px 'Besley Variable'", "400 16px 'Hanken Grotesk Variable'"].map((font) => document.fonts.load(font)),
  );
  expect(faces.map((loaded) => loaded.map((face) => face.status))).toEqual([["loaded"], ["loaded"]]);
});
