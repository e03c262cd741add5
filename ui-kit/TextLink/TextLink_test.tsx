import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { TextLink } from "./mod.ts";

it("is underlined, not only coloured", async () => {
  const screen = await renderKit(<TextLink href="#/login">Login</TextLink>);

  expect(getComputedStyle(screen.getByRole("link").element()).textDecorationLine).toBe("underline");
});

it("is a target of 44 px for any text size", async () => {
  const screen = await renderKit(
    <p style={{ fontSize: "12px", margin: "60px" }}>
      <TextLink href="#/login">Login</TextLink>
    </p>,
  );
  const link = screen.getByRole("link").element();
  const { top, bottom, left, width } = link.getBoundingClientRect();
  const middle = (top + bottom) / 2;

  for (const y of [middle - 21.5, middle + 21.5]) {
    expect(document.elementFromPoint(left + width / 2, y)).toBe(link);
  }
});
