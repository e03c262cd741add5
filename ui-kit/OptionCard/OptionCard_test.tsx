import { expect, it, vi } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { OptionCard } from "./mod.ts";

const { name, picture, href } = sampleRecipes.bolognese;

holdsRootContract((props) => <OptionCard {...props} name={name} picture={picture} href={href} />);

it("keeps the text Select and tells by aria-pressed", async () => {
  const onSelectedChange = vi.fn();
  const screen = await renderKit(
    <OptionCard name={name} picture={picture} href={href} onSelectedChange={onSelectedChange} />,
  );
  const select = screen.getByRole("button", { name: `Select ${name}`, exact: true });

  await select.click();
  await expect.element(select).toHaveAttribute("aria-pressed", "true");
  await expect.element(select).toHaveTextContent("Select");
  await select.click();
  expect(onSelectedChange.mock.calls).toEqual([[true], [false]]);
});

it("says of which dish its link and its button speak", async () => {
  const screen = await renderKit(<OptionCard name={name} picture={picture} href={href} />);

  await expect.element(screen.getByRole("link")).toHaveAccessibleName(`View Recipe ${name}`);
  await expect.element(screen.getByRole("button")).toHaveAccessibleName(`Select ${name}`);
});
