import type { ComponentPropsWithRef } from "react";
import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { testRootProps } from "../testing/root_props.tsx";
import { TextLink } from "./mod.ts";

/** A router link's stand-in that shows its `href` and `state`. */
function RouterLink({ href, state, children, ...rest }: ComponentPropsWithRef<"a"> & { state?: unknown }) {
  return (
    <a href={`#routed${href}`} data-state={JSON.stringify(state)} {...rest}>
      {children}
    </a>
  );
}

testRootProps((props) => (
  <TextLink {...props} href="/login">
    Login
  </TextLink>
));

it("is a plain link by itself, without a state", async () => {
  const screen = await renderKit(
    <TextLink href="#/login" state={{ from: "home" }}>
      Login
    </TextLink>,
  );
  const link = screen.getByRole("link", { name: "Login" });

  await expect.element(link).toHaveAttribute("href", "#/login");
  await expect.element(link).not.toHaveAttribute("state");
});

it("is rendered by the router's link with its state", async () => {
  const screen = await renderKit(
    <TextLink component={RouterLink} href="/login" state={{ from: "home" }}>
      Login
    </TextLink>,
  );
  const link = screen.getByRole("link", { name: "Login" });

  await expect.element(link).toHaveAttribute("href", "#routed/login");
  await expect.element(link).toHaveAttribute("data-state", '{"from":"home"}');
});

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
