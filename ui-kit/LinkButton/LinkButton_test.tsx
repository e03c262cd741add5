import { expect, it } from "vitest";
import { BUTTON_SIZES } from "../Button/mod.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { LinkButton } from "./mod.ts";

it("is at least 44 px high in every size", async () => {
  for (const size of BUTTON_SIZES) {
    const screen = await renderKit(
      <LinkButton href="#/discover" size={size}>
        Discover {size}
      </LinkButton>,
    );
    const link = screen.getByRole("link", { name: `Discover ${size}` }).element();
    expect(link.getBoundingClientRect().height).toBe(size === "regular" ? 48 : 44);
  }
});
