import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { Divider } from "./mod.ts";

it("is a separator only where it says nothing", async () => {
  const screen = await renderKit(<Divider />);
  await expect.element(screen.getByRole("separator")).toBeInTheDocument();

  await screen.rerender(<Divider>OR</Divider>);
  expect(screen.getByRole("separator").elements()).toHaveLength(0);
});

it("is read as its word; its rules are decorative", async () => {
  const screen = await renderKit(<Divider data-testid="divider">OR</Divider>);
  const divider = screen.getByTestId("divider");

  expect(divider.element().textContent).toBe("OR");
  expect(getComputedStyle(divider.element(), "::before").content).toBe('""');
});
