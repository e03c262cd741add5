import { afterEach, describe, expect, it } from "vitest";
import { computedContrast } from "../testing/computed_contrast.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { TEXT_SIZES, TEXT_TONES, Text } from "./mod.ts";

afterEach(() => document.documentElement.removeAttribute("style"));

it("is a <p>: a reader can go from paragraph to paragraph", async () => {
  const screen = await renderKit(<Text>Crisp-skinned salmon</Text>);

  await expect.element(screen.getByRole("paragraph")).toHaveTextContent("Crisp-skinned salmon");
});

describe.each(["light", "dark"] as const)("in the %s", (theme) => {
  it("keeps a contrast of at least 6 to the page in both tones", async () => {
    const screen = await renderKit(
      <div
        data-theme={theme}
        data-testid="page"
        style={{ background: "var(--color-ground)", color: "var(--color-ink)" }}
      >
        {TEXT_TONES.map((tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ))}
      </div>,
    );
    const ground = getComputedStyle(screen.getByTestId("page").element()).backgroundColor;

    const measured = screen
      .getByRole("paragraph")
      .elements()
      .map((text) => computedContrast(getComputedStyle(text).color, ground));
    expect(measured).toHaveLength(TEXT_TONES.length);
    expect(Math.min(...measured)).toBeGreaterThanOrEqual(6);
  });
});

it("grows with the reader's own text size", async () => {
  const screen = await renderKit(
    <>
      {TEXT_SIZES.map((size) => (
        <Text key={size} size={size}>
          {size}
        </Text>
      ))}
    </>,
  );
  const sizes = () =>
    screen
      .getByRole("paragraph")
      .elements()
      .map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  const usual = sizes();

  document.documentElement.style.fontSize = "200%";

  expect(sizes()).toEqual(usual.map((size) => size * 2));
});
