import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { OptionCard } from "./mod.ts";

const { name, picture, href } = sampleRecipes.bolognese;

it("has a link and a button that name the dish; the button keeps its text, and shows its state by aria-pressed", async () => {
  const onSelectedChange = vi.fn();
  const screen = await renderKit(
    <OptionCard name={name} picture={picture} href={href} onSelectedChange={onSelectedChange} />,
  );
  await expect.element(screen.getByRole("link")).toHaveAccessibleName(`View Recipe ${name}`);
  const select = screen.getByRole("button", { name: `Select ${name}`, exact: true });

  await select.click();
  await expect.element(select).toHaveAttribute("aria-pressed", "true");
  await expect.element(select).toHaveTextContent("Select");
  await select.click();
  expect(onSelectedChange.mock.calls).toEqual([[true], [false]]);
});

it("is selected and deselected by a click on its plate or name, but not by its link", async () => {
  const onSelectedChange = vi.fn();
  const screen = await renderKit(
    <OptionCard name={name} picture={picture} href="#recipe" onSelectedChange={onSelectedChange} />,
  );

  await screen.getByRole("heading", { name }).click();
  await screen.getByRole("article").click({ position: { x: 100, y: 60 } });
  await screen.getByRole("link").click();

  expect(onSelectedChange.mock.calls).toEqual([[true], [false]]);
});

it("offers a button to continue by keyboard on the selected card only", async () => {
  const onContinue = vi.fn();
  const screen = await renderKit(
    <OptionCard name={name} picture={picture} href={href} onContinue={onContinue} continueText="Go to your choice" />,
  );
  const goOn = screen.getByRole("button", { name: "Go to your choice" });
  await expect.element(goOn).not.toBeInTheDocument();

  await screen.getByRole("button", { name: `Select ${name}` }).click();
  await userEvent.keyboard("{Tab}");
  await expect.element(goOn).toHaveFocus();
  await userEvent.keyboard("{Enter}");

  expect(onContinue).toHaveBeenCalledOnce();
});

it("is controlled by its selected state", async () => {
  const onSelectedChange = vi.fn();
  const screen = await renderKit(
    <OptionCard name={name} picture={picture} href={href} selected={false} onSelectedChange={onSelectedChange} />,
  );

  await screen.getByRole("button").click();

  expect(onSelectedChange).toHaveBeenCalledExactlyOnceWith(true);
  await expect.element(screen.getByRole("button")).toHaveAttribute("aria-pressed", "false");
});

it("has the cloth, a border and a check when it is selected, never colour alone", async () => {
  const screen = await renderKit(<OptionCard name={name} picture={picture} href={href} />);
  const card = screen.getByRole("article").element();
  const checks = () => card.querySelectorAll("svg").length;
  const before = checks();

  await screen.getByRole("button").click();

  await expect.poll(() => getComputedStyle(card).backgroundImage).toContain("linear-gradient");
  expect(checks()).toBe(before + 2);
});

it("has the dish's full name as a heading, even if it is clipped", async () => {
  const { grandmas } = sampleRecipes;
  const screen = await renderKit(<OptionCard name={grandmas.name} picture={picture} href={href} />);

  const heading = screen.getByRole("heading", { level: 2, name: grandmas.name, exact: true });
  await expect.element(heading).toHaveAttribute("title", grandmas.name);
});

it("describes link and button by its warning, with all that it says", async () => {
  const warning = {
    tone: "certain",
    text: "Contains nuts: not for 2 of you",
    fullText: "Contains nuts: not for 2 of you: Nora, Ben",
  } as const;
  const screen = await renderKit(<OptionCard name={name} picture={picture} href={href} warning={warning} />);

  await expect.element(screen.getByText(warning.text, { exact: true })).toBeVisible();
  for (const part of [screen.getByRole("link"), screen.getByRole("button")]) {
    await expect.element(part).toHaveAccessibleDescription(warning.fullText);
  }
});
