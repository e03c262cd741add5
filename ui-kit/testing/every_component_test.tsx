import type { ElementType } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { PickedChip } from "../Chip/mod.ts";
import { Cluster } from "../Cluster/mod.ts";
import { Grid } from "../Grid/mod.ts";
import { MealIcon } from "../Icon/mod.ts";
import { Stack } from "../Stack/mod.ts";
import { renderKit } from "./render_kit.tsx";
import { RouterLink } from "./sample_links.tsx";

// Guarantees that all components, links and toggles share.

interface Component {
  title: string;
  component: ElementType;
  args?: object;
}

const STORIES = import.meta.glob<Component>("../[A-Z]*/*.stories.tsx", { import: "default", eager: true });

/** Every component, with the props that its stories have. */
const COMPONENTS: readonly Component[] = [
  ...Object.values(STORIES),
  { title: "MealIcon", component: MealIcon, args: { rim: "lunch" } },
  { title: "PickedChip", component: PickedChip, args: { removeLabel: "Remove Garlic", children: "Garlic" } },
];

describe.each(COMPONENTS)("$title", ({ component: Component, args }) => {
  it("passes ref and other props to its root", async () => {
    let reached: Element | null = null;
    const screen = await renderKit(
      <Component
        {...args}
        ref={(element: Element | null) => {
          reached = element;
        }}
        data-testid="root"
        lang="sv"
      />,
    );

    const root = screen.getByTestId("root").element();
    expect(reached).toBe(root);
    expect(root.getAttribute("lang")).toBe("sv");
  });

  it("has targets of at least 44 by 44 px", async () => {
    const screen = await renderKit(<Component {...args} />);

    const targets = [...screen.container.querySelectorAll("button, select, textarea")];
    const sizes = targets.filter((target) => target.checkVisibility()).map((target) => target.getBoundingClientRect());
    expect(sizes.filter(({ width, height }) => Math.min(width, height) < 44)).toEqual([]);
  });
});

describe.each(Object.entries({ Stack, Cluster, Grid }))("%s, a layout,", (_, Layout) => {
  it("has no role, and the same reading, Tab and visual order", async () => {
    const screen = await renderKit(
      <Layout data-testid="layout">
        <button type="button">Save</button>
        <button type="button">Discard</button>
      </Layout>,
    );
    const root = screen.getByTestId("layout").element();
    const [first, second] = screen.getByRole("button").elements();

    expect([root.tagName, root.getAttribute("role")]).toEqual(["DIV", null]);
    await userEvent.tab();
    expect(document.activeElement).toBe(first);
    await userEvent.tab();
    expect(document.activeElement).toBe(second);
    const [above, below] = [first, second].map((button) => button?.getBoundingClientRect() ?? new DOMRect());
    expect(above && below && (above.right <= below.left || above.bottom <= below.top)).toBe(true);
  });
});

describe.each(withArg("href"))("$title, a link,", ({ component: Link, args }) => {
  it("is a plain link by itself, without a state", async () => {
    const screen = await renderKit(<Link {...args} href="#/login" state={{ from: "home" }} />);
    const link = screen.getByRole("link");

    await expect.element(link).toHaveAttribute("href", "#/login");
    await expect.element(link).not.toHaveAttribute("state");
  });

  it("is rendered by the router's link with its state", async () => {
    const screen = await renderKit(<Link {...args} component={RouterLink} href="/login" state={{ from: "home" }} />);
    const link = screen.getByRole("link");

    await expect.element(link).toHaveAttribute("href", "#routed/login");
    await expect.element(link).toHaveAttribute("data-state", '{"from":"home"}');
  });
});

describe.each(withArg("onPressedChange"))("$title, a toggle,", ({ component: Toggle, args }) => {
  it("is on and off by presses when uncontrolled", async () => {
    const onPressedChange = vi.fn();
    const screen = await renderKit(<Toggle {...args} onPressedChange={onPressedChange} />);
    const button = screen.getByRole("button");

    await expect.element(button).toHaveAttribute("aria-pressed", "false");
    await button.click();
    await expect.element(button).toHaveAttribute("aria-pressed", "true");
    await button.click();
    await expect.element(button).toHaveAttribute("aria-pressed", "false");
    expect(onPressedChange.mock.calls).toEqual([[true], [false]]);
  });

  it("is controlled by pressed", async () => {
    const onPressedChange = vi.fn();
    const screen = await renderKit(<Toggle {...args} pressed onPressedChange={onPressedChange} />);
    await screen.getByRole("button").click();

    expect(onPressedChange).toHaveBeenCalledExactlyOnceWith(false);
    await expect.element(screen.getByRole("button")).toHaveAttribute("aria-pressed", "true");
  });
});

function withArg(name: string): Component[] {
  return COMPONENTS.filter(({ args }) => args && name in args);
}
