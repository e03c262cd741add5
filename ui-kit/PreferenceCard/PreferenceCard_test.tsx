import { expect, it, vi } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { sampleFood } from "../testing/sample_pictures.ts";
import { PreferenceCard } from "./mod.ts";

const salad = { label: "Salad", subtitle: "Crisp, fresh and quick", picture: sampleFood.salad };

holdsRootContract((props) => <PreferenceCard {...props} {...salad} />);

it("is chosen and given up again", async () => {
  const onPressedChange = vi.fn();
  const screen = await renderKit(<PreferenceCard {...salad} onPressedChange={onPressedChange} />);
  const card = screen.getByRole("button");

  await card.click();
  await expect.element(card).toHaveAttribute("aria-pressed", "true");
  await card.click();
  await expect.element(card).toHaveAttribute("aria-pressed", "false");
  expect(onPressedChange.mock.calls).toEqual([[true], [false]]);
});

it("lies on the cloth once it is chosen", async () => {
  const screen = await renderKit(<PreferenceCard {...salad} pressed />);

  expect(getComputedStyle(screen.getByRole("button").element()).backgroundImage).toContain("linear-gradient");
});
