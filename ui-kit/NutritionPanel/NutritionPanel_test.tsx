import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { NutritionPanel } from "./mod.ts";

const nutrients = [
  { name: "Calories", value: "534,000", unit: "cal", share: 0.27, rim: "breakfast" },
  { name: "Protein", value: "38", unit: "g", share: 4, rim: "dinner" },
] as const;

holdsRootContract((props) => <NutritionPanel {...props} nutrients={nutrients} />);

it("names each nutrient with value and unit", async () => {
  const screen = await renderKit(<NutritionPanel nutrients={nutrients} note="534 kcal per serving" />);

  expect(
    screen
      .getByRole("term")
      .elements()
      .map((term) => term.textContent),
  ).toEqual(["Calories", "Protein"]);
  expect(
    screen
      .getByRole("definition")
      .elements()
      .map((value) => value.textContent),
  ).toEqual(["534,000 cal", "38 g"]);
  await expect.element(screen.getByText("534 kcal per serving")).toBeVisible();
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
