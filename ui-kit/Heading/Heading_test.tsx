import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { HEADING_LEVELS, HEADING_SIZES, Heading } from "./mod.ts";

afterEach(async () => {
  document.documentElement.removeAttribute("style");
  await page.viewport(1280, 900);
});

describe.each(HEADING_LEVELS)("at level %i", (level) => {
  it("has its heading level independent of its size", async () => {
    const screen = await renderKit(
      <>
        {HEADING_SIZES.map((size) => (
          <Heading key={size} level={level} size={size}>
            Ingredients
          </Heading>
        ))}
      </>,
    );

    expect(screen.getByRole("heading", { level, name: "Ingredients" }).elements()).toHaveLength(HEADING_SIZES.length);
  });
});

it("is smaller on a phone in large sizes", async () => {
  const screen = await renderKit(<Heading size="hero">Lemon Salmon with Dill Potatoes</Heading>);
  const size = () => getComputedStyle(screen.getByRole("heading").element()).fontSize;

  await page.viewport(1280, 900);
  expect(size()).toBe("50px");
  await page.viewport(390, 844);
  expect(size()).toBe("32px");
});

it("breaks a word that is wider than a phone with large text", async () => {
  await page.viewport(360, 780);
  document.documentElement.style.fontSize = "200%";
  const screen = await renderKit(
    <Heading level={1} size="hero">
      Pfefferminzschokoladenplätzchen
    </Heading>,
  );
  const heading = screen.getByRole("heading").element();

  expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
});

it("keeps Besley's own numerals: its tabular zero is thin", async () => {
  const screen = await renderKit(<Heading>10 dinners</Heading>);

  expect(getComputedStyle(screen.getByRole("heading").element()).fontVariantNumeric).toBe("normal");
});
