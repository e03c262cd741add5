import { expect, it, vi } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { IconButton } from "./mod.ts";

holdsRootContract((props) => <IconButton {...props} label="Next week" icon="›" />);

it("is named by its label and answers the keyboard", async () => {
  const onClick = vi.fn();
  const screen = await renderKit(<IconButton label="Next week" icon="›" onClick={onClick} />);

  screen.getByRole("button", { name: "Next week" }).element().focus();
  await screen.getByRole("button", { name: "Next week" }).click();

  expect(onClick).toHaveBeenCalledOnce();
});

it("is a target of at least 44 by 44 px", async () => {
  const screen = await renderKit(<IconButton size="small" label="Next week" icon="›" />);
  const { width, height } = screen.getByRole("button").element().getBoundingClientRect();

  expect([width, height]).toEqual([44, 44]);
});
