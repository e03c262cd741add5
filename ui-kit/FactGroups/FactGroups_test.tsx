import { expect, it } from "vitest";
import { textsOf } from "../testing/read_all.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { FactGroups } from "./mod.ts";

it("is a region with a heading for each group that has facts, and a list for its facts", async () => {
  const screen = await renderKit(
    <FactGroups
      title="Allergens"
      groups={[
        { title: "Contains", tone: "alert", facts: [{ name: "Gluten", text: "flour, soy sauce" }] },
        { title: "May contain", tone: "info", facts: [] },
        { title: "Free of", tone: "good", facts: [{ text: "Fish, Lupin" }] },
      ]}
      note="Check the packaging."
    />,
  );
  const region = screen.getByRole("region", { name: "Allergens" });

  await expect.element(region).toBeVisible();
  expect(textsOf(region.getByRole("heading", { level: 3 }))).toEqual(["Contains", "Free of"]);
  expect(textsOf(region.getByRole("listitem"))).toEqual(["Gluten: flour, soy sauce", "Fish, Lupin"]);
  await expect.element(region.getByText("Check the packaging.")).toBeVisible();
});
