import type { ComponentPropsWithRef } from "react";
import { expect, it } from "vitest";
import { BUTTON_SIZES } from "../Button/mod.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { testRootProps } from "../testing/root_props.tsx";
import { LinkButton } from "./mod.ts";

/** A router link's stand-in that shows its `href` and `state`. */
function RouterLink({ href, state, children, ...rest }: ComponentPropsWithRef<"a"> & { state?: unknown }) {
  return (
    <a href={`#routed${href}`} data-state={JSON.stringify(state)} {...rest}>
      {children}
    </a>
  );
}

testRootProps((props) => (
  <LinkButton {...props} href="/login">
    Discover Recipes
  </LinkButton>
));

it("is a plain link by itself, without a state", async () => {
  const screen = await renderKit(
    <LinkButton href="#/login" state={{ from: "home" }}>
      Discover Recipes
    </LinkButton>,
  );
  const link = screen.getByRole("link", { name: "Discover Recipes" });

  await expect.element(link).toHaveAttribute("href", "#/login");
  await expect.element(link).not.toHaveAttribute("state");
});

it("is rendered by the router's link with its state", async () => {
  const screen = await renderKit(
    <LinkButton component={RouterLink} href="/login" state={{ from: "home" }}>
      Discover Recipes
    </LinkButton>,
  );
  const link = screen.getByRole("link", { name: "Discover Recipes" });

  await expect.element(link).toHaveAttribute("href", "#routed/login");
  await expect.element(link).toHaveAttribute("data-state", '{"from":"home"}');
});

it("is at least 44 px high in both sizes", async () => {
  for (const size of BUTTON_SIZES) {
    const screen = await renderKit(
      <LinkButton href="#/discover" size={size}>
        Discover {size}
      </LinkButton>,
    );
    const link = screen.getByRole("link", { name: `Discover ${size}` }).element();
    expect(link.getBoundingClientRect().height).toBe(size === "small" ? 44 : 48);
  }
});
