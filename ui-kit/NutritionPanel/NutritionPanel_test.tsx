import { expect, it, vi } from "vitest";
import { textsOf } from "../testing/read_all.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { NutritionPanel } from "./mod.ts";

const nutrients = [
  { name: "Calories", value: "534,000", unit: "cal", share: 0.27, rim: "breakfast" },
  { name: "Protein", value: "38", unit: "g", share: 4, rim: "dinner" },
] as const;

it("is a list of terms and values: Protein, 38 g", async () => {
  const screen = await renderKit(<NutritionPanel nutrients={nutrients} note="534 kcal per serving" />);

  expect(textsOf(screen.getByRole("term"))).toEqual(["Calories", "Protein"]);
  expect(textsOf(screen.getByRole("definition"))).toEqual(["534,000 cal", "38 g"]);
  await expect.element(screen.getByText("534 kcal per serving")).toBeVisible();
});

it("lists further nutrients below", async () => {
  const screen = await renderKit(<NutritionPanel nutrients={nutrients} more={[{ name: "Fibre", text: "6.2 g" }]} />);

  await expect.element(screen.getByRole("term").nth(2)).toHaveTextContent("Fibre");
  await expect.element(screen.getByRole("definition").nth(2)).toHaveTextContent("6.2 g");
});

it("keeps the widest number between its rims on a phone", async () => {
  const screen = await renderKit(
    <div style={{ inlineSize: "328px" }}>
      <NutritionPanel nutrients={[...nutrients, ...nutrients.map((one) => ({ ...one, name: `More ${one.name}` }))]} />
    </div>,
  );
  const dial = screen.getByRole("definition").elements()[0]?.firstElementChild;
  const number = dial?.firstElementChild;

  expect(number?.getBoundingClientRect().width).toBeLessThan((dial?.getBoundingClientRect().width ?? 0) * 0.85);
});

it("says that a value is unknown, and does not fill its rim", async () => {
  const screen = await renderKit(
    <NutritionPanel nutrients={[{ name: "Carbs", value: null, unit: "g", share: 0.5, rim: "lunch" }]} />,
  );
  const definition = screen.getByRole("definition");

  expect(textHeard(definition.element())).toBe("not known");
  expect(definition.element().querySelector("circle")?.getAttribute("stroke-dasharray")).toBe("0 1");
});

it("never fills a rim more than once", async () => {
  const screen = await renderKit(<NutritionPanel nutrients={nutrients} />);
  const dials = screen.getByRole("definition").elements();

  expect(dials.map((dial) => dial.querySelector("circle")?.getAttribute("stroke-dasharray"))).toEqual([
    "0.27 1",
    "1 1",
  ]);
});

/** The text for screen readers. */
function textHeard(element: Element): string {
  return [...element.querySelectorAll("span")]
    .filter((part) => part.childElementCount === 0 && part.getAttribute("aria-hidden") !== "true")
    .map((part) => part.textContent)
    .join(" ");
}

it("is a button where a value can be pressed", async () => {
  const onPress = vi.fn();
  const calories = { name: "Calories", value: "534,000", unit: "cal", share: 0.5, rim: "breakfast" } as const;
  const screen = await renderKit(
    <NutritionPanel nutrients={[{ ...calories, onPress, pressLabel: "Show energy in another unit" }]} />,
  );
  await screen.getByRole("button", { name: "534,000 cal" }).click();
  expect(onPress).toHaveBeenCalledOnce();
});
