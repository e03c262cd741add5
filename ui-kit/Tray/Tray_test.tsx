import { afterEach, expect, it } from "vitest";
import { cdp, page } from "vitest/browser";
import { Heading } from "../Heading/mod.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { Tray } from "./mod.ts";

afterEach(async () => {
  await forceColors("none");
  await page.viewport(1280, 900);
});

it("is a <section>; only with a name it is a region that a reader can go to", async () => {
  const screen = await renderKit(
    <Tray aria-labelledby="title">
      <Heading id="title">Ingredients</Heading>
    </Tray>,
  );

  const region = screen.getByRole("region", { name: "Ingredients" });
  await expect.element(region).toBeVisible();
  expect(region.element().tagName).toBe("SECTION");
  await screen.rerender(<Tray>Serves 4</Tray>);
  expect(screen.getByRole("region").elements()).toEqual([]);
});

it("has a border under forced colours", async () => {
  const screen = await renderKit(<Tray data-testid="tray">Serves 4</Tray>);
  const edge = () => getComputedStyle(screen.getByTestId("tray").element()).borderTopWidth;
  expect(edge()).toBe("0px");

  await forceColors("active");

  expect(edge()).toBe("2px");
});

it("gives its content a phone's full width", async () => {
  const screen = await renderKit(<Tray data-testid="tray">Serves 4</Tray>);
  const padding = () => getComputedStyle(screen.getByTestId("tray").element()).paddingInlineStart;

  await page.viewport(1280, 900);
  expect(padding()).toBe("28px");
  await page.viewport(390, 844);
  expect(padding()).toBe("20px");
});

async function forceColors(value: "active" | "none"): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });
}
