import { afterAll, beforeAll, expect, it } from "vitest";
import { cdp } from "vitest/browser";
import { renderKit } from "../../testing/render_kit.tsx";
import { ForcedParts } from "./ForcedParts.tsx";

beforeAll(() => forceColors("active"));

afterAll(() => forceColors("none"));

it("emulates a reader whose system chooses every colour", () => {
  expect(matchMedia("(forced-colors: active)").matches).toBe(true);
});

it("gives every button and plate a border of 2 px", async () => {
  const screen = await renderKit(<ForcedParts />);
  const parts = [...screen.container.querySelectorAll("button[data-variant], [data-plate]")].filter(
    // A plate's picture has an empty plate only if it is missing.
    (part) => part.closest("[data-shape]") === null,
  );

  expect(parts.length).toBeGreaterThan(8);
  expect(parts.filter((part) => getComputedStyle(part).borderTopWidth !== "2px")).toEqual([]);
});

it("turns the cloth into a Highlight outline of 3 px", async () => {
  const screen = await renderKit(
    <>
      <ForcedParts />
      <i data-testid="system" style={{ color: "Highlight" }} />
    </>,
  );
  const chosen = getComputedStyle(
    screen
      .getByRole("button", { name: /Main dish/u, pressed: true })
      .elements()
      .at(-1) ?? document.body,
  );
  const system = getComputedStyle(screen.getByTestId("system").element());

  expect([chosen.outlineWidth, chosen.outlineStyle]).toEqual(["3px", "solid"]);
  expect(chosen.outlineColor).toBe(system.color);
  expect(chosen.backgroundImage).toBe("none");
});

async function forceColors(value: "active" | "none"): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });
}
