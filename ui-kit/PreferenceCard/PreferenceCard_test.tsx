import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { sampleFood } from "../testing/sample_pictures.ts";
import { PreferenceCard } from "./mod.ts";

const salad = { label: "Salad", subtitle: "Crisp, fresh and quick", picture: sampleFood.salad };

it("is a button with aria-pressed, named by label and subtitle", async () => {
  const screen = await renderKit(<PreferenceCard {...salad} />);

  const card = screen.getByRole("button", { name: "Salad Crisp, fresh and quick", exact: true });
  await expect.element(card).toHaveAttribute("aria-pressed", "false");
});

it("has the cloth, a border and a check when it is chosen, never colour alone", async () => {
  const screen = await renderKit(
    <>
      <PreferenceCard {...salad} pressed={false} data-testid="free" />
      <PreferenceCard {...salad} pressed data-testid="chosen" />
    </>,
  );
  const [free, chosen] = ["free", "chosen"].map((id) => screen.getByTestId(id).element());

  expect(chosen && getComputedStyle(chosen).backgroundImage).toContain("linear-gradient");
  await expect.poll(() => checkScale(chosen)).toBe("1");
  expect(checkScale(free)).toBe("0");
});

it("hides its food picture from screen readers", async () => {
  const screen = await renderKit(<PreferenceCard {...salad} />);

  await expect.element(screen.getByRole("img")).not.toBeInTheDocument();
  expect(screen.container.querySelector("img")?.alt).toBe("");
});

it("shows a dish on its plate", async () => {
  const screen = await renderKit(<PreferenceCard label="Soup" dish={{ src: sampleFood.dinner }} />);

  await expect.element(screen.getByRole("button", { name: "Soup", exact: true })).toBeVisible();
  expect(screen.container.querySelector("[data-plate] img")?.getAttribute("src")).toBe(sampleFood.dinner);
});

it("needs no picture", async () => {
  const screen = await renderKit(<PreferenceCard label="Salad" />);

  await expect.element(screen.getByRole("button", { name: "Salad", exact: true })).toBeVisible();
  expect(screen.container.querySelector("img")).toBeNull();
});

function checkScale(card: Element | undefined): string | undefined {
  const mark = card?.querySelector("svg")?.parentElement;
  return mark ? getComputedStyle(mark).scale : undefined;
}
