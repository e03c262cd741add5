import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { ICON_BUTTON_SIZES, ICON_BUTTON_VARIANTS, IconButton } from "./mod.ts";

it("is a <button> whose name is its label", async () => {
  const onClick = vi.fn();
  const screen = await renderKit(<IconButton label="Next week" icon="›" onClick={onClick} />);
  const button = screen.getByRole("button", { name: "Next week", exact: true });
  await expect.element(button).toHaveAttribute("type", "button");

  button.element().focus();
  await userEvent.keyboard("{Enter} ");

  expect(onClick).toHaveBeenCalledTimes(2);
});

it("includes unread content in its name", async () => {
  const screen = await renderKit(<IconButton label="Chats" icon="…" marker={{ text: "New messages" }} />);

  await expect.element(screen.getByRole("button", { name: "Chats, New messages", exact: true })).toBeVisible();
});

it("keeps its size when a marker appears", async () => {
  const screen = await renderKit(<IconButton label="Chats" icon="…" />);
  const before = screen.getByRole("button").element().getBoundingClientRect();

  await screen.rerender(<IconButton label="Chats" icon="…" marker={{ text: "New messages" }} />);

  expect(screen.getByRole("button").element().getBoundingClientRect()).toEqual(before);
  expect(screen.getByRole("button").element().querySelector("[data-marker]")).not.toBeNull();
});

it("is a target of at least 44 by 44 px in both sizes", async () => {
  for (const size of ICON_BUTTON_SIZES) {
    const screen = await renderKit(<IconButton size={size} label={size} icon="›" />);
    const { width, height } = screen.getByRole("button", { name: size }).element().getBoundingClientRect();
    expect([width, height]).toEqual(size === "small" ? [44, 44] : [48, 48]);
  }
});

it("has a focus ring in white on the sign", async () => {
  for (const variant of ICON_BUTTON_VARIANTS) {
    const screen = await renderKit(<IconButton variant={variant} label={variant} icon="›" />);
    const button = screen.getByRole("button", { name: variant }).element();
    await userEvent.tab();
    button.focus();

    const { outlineColor, outlineWidth } = getComputedStyle(button);
    expect(outlineWidth).toBe("3px");
    expect(outlineColor === "rgb(255, 255, 255)").toBe(variant === "sign");
    await screen.unmount();
  }
});
