import { beforeEach, describe, expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import fontsCss from "./fonts.css?raw";

/** Each typeface at the used weights, and its fallback. */
const CUTS = [
  ["Besley Variable", "Besley Fallback", 650],
  ["Besley Variable", "Besley Fallback", 700],
  ["Hanken Grotesk Variable", "Hanken Grotesk Fallback", 400],
  ["Hanken Grotesk Variable", "Hanken Grotesk Fallback", 600],
  ["Hanken Grotesk Variable", "Hanken Grotesk Fallback", 700],
] as const;

const TEXT = [
  ...Object.values(sampleRecipes).map(({ name }) => name),
  "Share what you cooked",
  "Syncing your meal plan…",
].join(" ");

beforeEach(() => renderKit(<p>Weekplate</p>));

it("bundles only the upright latin and latin-extended files of both", () => {
  const files = [...fontsCss.matchAll(/url\("([^"]+)"\)/gu)].map(([, file]) => file?.split("/").at(-1));

  expect(files).toEqual([
    "besley-latin-wght-normal.woff2",
    "besley-latin-ext-wght-normal.woff2",
    "hanken-grotesk-latin-wght-normal.woff2",
    "hanken-grotesk-latin-ext-wght-normal.woff2",
  ]);
});

it("shows text at once in a fallback while a typeface loads", () => {
  const faces = fontsCss.split("@font-face").filter((face) => face.includes("url("));

  expect(faces.filter((face) => !face.includes("font-display: swap"))).toEqual([]);
});

describe.each(CUTS)("%s and %s at %i", (family, standIn, weight) => {
  it("set the same text as wide, within 1.5 %", async () => {
    const [ours, theirs] = await Promise.all([family, standIn].map((name) => measured(name, weight)));

    expect(Math.abs((theirs?.width ?? 0) / (ours?.width ?? 1) - 1)).toBeLessThan(0.015);
  });

  it("have the same line height as their fallback, so that nothing moves when the typeface loads", async () => {
    const [ours, theirs] = await Promise.all([family, standIn].map((name) => measured(name, weight)));

    expect(Math.abs((theirs?.height ?? 0) - (ours?.height ?? 0))).toBeLessThanOrEqual(1);
  });
});

/** Size of the sample text on one line at 40 px, its lines as high as the face itself makes them. */
async function measured(family: string, weight: number): Promise<DOMRect> {
  const font = `${weight} 40px "${family}"`;
  const faces = await document.fonts.load(font, TEXT);
  expect(faces.length, `${family} is declared`).toBeGreaterThan(0);
  const line = document.createElement("span");
  line.style.cssText = `position: absolute; white-space: nowrap; line-height: normal; font: ${font}`;
  line.textContent = TEXT;
  document.body.append(line);
  const box = line.getBoundingClientRect();
  line.remove();
  return box;
}
