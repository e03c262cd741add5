import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { NutrientBars } from "./mod.ts";

it("reads the amount, its aim, and whether it is met", async () => {
  const screen = await renderKit(
    <NutrientBars
      nutrients={[
        { name: "Protein", amount: "54 g", aim: { text: "at least 50 g", share: 1.08, verdict: "met" } },
        { name: "Fibre", amount: "9 g", note: "82 % known" },
      ]}
    />,
  );

  await expect.element(screen.getByText("Protein")).toBeVisible();
  const [protein, fibre] = screen.getByRole("definition").elements();
  expect(protein?.textContent).toBe("54 g, aim: at least 50 g, met");
  expect(fibre?.textContent).toBe("9 g82 % known");
});

it("says low and high in words and by a pattern, not by colour alone", async () => {
  const screen = await renderKit(
    <NutrientBars
      nutrients={[
        { name: "Protein", amount: "31 g", aim: { text: "at least 50 g", share: 0.62, verdict: "low" } },
        { name: "Fat", amount: "92 g", aim: { text: "at most 70 g", share: 1.31, verdict: "high" } },
      ]}
    />,
  );

  for (const word of ["low", "high"]) await expect.element(screen.getByText(word, { exact: true })).toBeVisible();
  for (const bar of document.querySelectorAll("[data-verdict] > svg")) {
    expect(getComputedStyle(bar).backgroundImage).toContain("repeating-linear-gradient");
  }
});

it("shows no more than one and a half times the aim", async () => {
  await renderKit(
    <NutrientBars
      nutrients={[{ name: "Salt", amount: "60 g", aim: { text: "at most 6 g", share: 10, verdict: "high" } }]}
    />,
  );

  const fill = document.querySelector("[data-verdict] > svg");
  expect(fill?.getBoundingClientRect().width).toBe(fill?.parentElement?.getBoundingClientRect().width);
});
