import { afterEach, describe, expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { COLOR_TOKENS } from "../tokens/catalogue.ts";
import { GROUNDS } from "../tokens/mod.ts";
import tokensCss from "../tokens/tokens.generated.css?raw";
import { applyTheme, readTheme, THEMES, useTheme } from "./mod.ts";

const root = document.documentElement;

afterEach(() => {
  applyTheme("system");
  for (const frame of document.querySelectorAll("iframe")) frame.remove();
});

it.each(THEMES)("remembers %s", (theme) => {
  applyTheme(theme);

  expect(readTheme()).toBe(theme);
});

it("applies the chosen theme and removes it for the system's", () => {
  applyTheme("dark");
  expect(root.dataset.theme).toBe("dark");

  applyTheme("system");
  expect(root.dataset.theme).toBeUndefined();
});

it("ignores an unknown stored value", () => {
  localStorage.setItem("weekplate-theme", "purple");

  expect(readTheme()).toBe("system");
});

it("colours the browser's bars like the ground, before the page's own choice for the system's theme", () => {
  const bars = () => document.head.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;

  applyTheme("dark");
  expect(bars()).toBe(GROUNDS.dark);
  applyTheme("light");
  expect(bars()).toBe(GROUNDS.light);
  applyTheme("system");
  expect(bars()).toBeUndefined();
});

describe("a page that loads", () => {
  it.each(["dark", "light"] as const)("is %s by the script of its head alone", async (theme) => {
    applyTheme(theme);

    const page = await loadedPage();

    expect(getComputedStyle(page.body).backgroundColor).toBe(rgb(GROUNDS[theme]));
    expect(page.head.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content).toBe(GROUNDS[theme]);
  });

  it("is the system's without a stored choice", async () => {
    const page = await loadedPage();

    expect(page.documentElement.dataset.theme).toBeUndefined();
    expect(page.head.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content).toBe("#fedcba");
  });

  it("follows the theme that another tab chooses", async () => {
    const tab = await loadedPage();

    applyTheme("dark");
    await expect.poll(() => tab.documentElement.dataset.theme).toBe("dark");

    applyTheme("system");
    await expect.poll(() => tab.documentElement.dataset.theme).toBeUndefined();
  });
});

it("returns the current theme and follows it", async () => {
  function Switch() {
    const [theme, choose] = useTheme();
    return (
      <button type="button" onClick={() => choose("dark")}>
        {theme}
      </button>
    );
  }
  const screen = await renderKit(<Switch />);

  await expect.element(screen.getByRole("button", { name: "system" })).toBeVisible();
  await screen.getByRole("button").click();
  await expect.element(screen.getByRole("button", { name: "dark" })).toBeVisible();
  expect(readTheme()).toBe("dark");
});

it("resolves the rims' aliases in each theme's scope", async () => {
  const leaf = COLOR_TOKENS.find(({ name }) => name === "leaf");
  const screen = await renderKit(
    <div data-theme="light">
      <i data-testid="light" style={{ color: "var(--meal-rim-lunch)" }} />
      <div data-theme="dark">
        <i data-testid="dark" style={{ color: "var(--meal-rim-lunch)" }} />
      </div>
    </div>,
  );

  expect(getComputedStyle(screen.getByTestId("light").element()).color).toBe(rgb(leaf?.light ?? ""));
  expect(getComputedStyle(screen.getByTestId("dark").element()).color).toBe(rgb(leaf?.dark ?? ""));
});

/** A page of its own in a frame of this origin, as `index.html` begins: the script, then the styles. */
async function loadedPage(): Promise<Document> {
  const frame = document.createElement("iframe");
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  frame.srcdoc = `<!doctype html><html><head><script type="module">
      import { followStoredTheme } from "${new URL("./theme_choice.ts", import.meta.url).href}"; followStoredTheme()</script>
    <meta name="theme-color" content="#fedcba">
    <style>${tokensCss} body { background: var(--color-ground) }</style></head>
    <body></body></html>`;
  document.body.append(frame);
  await loaded;
  const page = frame.contentDocument;
  if (!page) throw new Error("Cannot load a page: the frame has no document");
  return page;
}

function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
