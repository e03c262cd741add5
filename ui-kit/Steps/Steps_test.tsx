import { expect, it } from "vitest";
import { boxesOf } from "../testing/read_all.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { STEPS_SIZES, Steps } from "./mod.ts";

it("is an ordered list whose steps hold their sub-steps", async () => {
  const screen = await renderKit(
    <Steps
      steps={[
        { text: "Boil the potatoes." },
        { text: "Lay the salmon in the pan.", subSteps: ["Press gently.", "Leave it alone."] },
      ]}
    />,
  );
  const [steps, subSteps] = screen.getByRole("list").elements();

  expect(steps?.tagName).toBe("OL");
  expect(steps?.children).toHaveLength(2);
  expect([...(subSteps?.children ?? [])].map((line) => line.textContent)).toEqual(["Press gently.", "Leave it alone."]);
});

it.each(STEPS_SIZES)("numbers its steps in the size %s, and leaves the numerals to the list", async (size) => {
  const screen = await renderKit(<Steps size={size} steps={[{ text: "Boil." }, { text: "Serve." }]} />);
  const [first] = screen.getByRole("listitem").elements();

  expect(first && getComputedStyle(first, "::before").content).toContain("counter(step)");
  expect(first?.textContent).toBe("Boil.");
});

it("renders no empty list without steps", async () => {
  const screen = await renderKit(<Steps steps={[]} />);

  expect(screen.getByRole("list").elements()).toHaveLength(0);
});

it("aligns its text in one column up to a hundred steps", async () => {
  const screen = await renderKit(
    <Steps steps={Array.from({ length: 99 }, (_, place) => ({ text: `Step ${place + 1} is done.` }))} />,
  );
  const starts = boxesOf(screen.getByRole("paragraph")).map(({ left }) => left);

  expect(new Set(starts).size).toBe(1);
});
