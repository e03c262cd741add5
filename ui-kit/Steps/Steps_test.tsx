import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { Steps } from "./mod.ts";

holdsRootContract((props) => <Steps {...props} steps={[]} />);

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
