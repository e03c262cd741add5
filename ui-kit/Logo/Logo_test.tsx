import { afterEach, describe, expect, it } from "vitest";
import { cdp } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { LOGO_TONES, Logo } from "./mod.ts";

afterEach(() => forceColors("none"));

it("has the product's name once; the mark is decorative", async () => {
  const screen = await renderKit(
    <a href="#/home">
      <Logo />
    </a>,
  );
  const link = screen.getByRole("link", { name: "Weekplate", exact: true });

  await expect.element(link).toBeVisible();
  expect(link.element().textContent).toBe("Weekplate");
  await expect.element(link.getByRole("img")).not.toBeInTheDocument();
});

describe.each(LOGO_TONES)("on the %s", (tone) => {
  it("shows one seventh of its ring as yolk, at the top", async () => {
    const screen = await renderKit(<Logo tone={tone} data-testid="logo" />);
    const seventh = screen.getByTestId("logo").element().querySelector("[pathLength]");

    expect(seventh?.getAttribute("stroke-dasharray")).toBe("1 6");
    expect(seventh?.getAttribute("transform")).toMatch(/^rotate\(-115\.7/u);
  });
});

it("grows with the reader's own text size", async () => {
  const screen = await renderKit(<Logo data-testid="logo" />);
  const size = () => Number.parseFloat(getComputedStyle(screen.getByTestId("logo").element()).fontSize);
  const usual = size();

  document.documentElement.style.fontSize = "200%";
  const large = size();
  document.documentElement.removeAttribute("style");

  expect(large).toBe(usual * 2);
});

it("keeps its mark's colours under forced colours, while its name changes", async () => {
  await forceColors("active");
  const screen = await renderKit(
    <>
      <Logo data-testid="logo" tone="sign" />
      <i data-testid="system" style={{ color: "CanvasText" }} />
    </>,
  );
  const logo = screen.getByTestId("logo").element();
  const mark = logo.querySelector("svg");

  expect(mark && getComputedStyle(mark).forcedColorAdjust).toBe("none");
  expect(getComputedStyle(logo).color).toBe(getComputedStyle(screen.getByTestId("system").element()).color);
});

async function forceColors(value: "active" | "none"): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });
}
