import Settings from "lucide-react/icons/settings";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../Button/mod.ts";
import { IconButton } from "../IconButton/mod.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { Menu, type MenuEntry, type MenuProps } from "./mod.ts";

const onShare = vi.fn();
const onRemove = vi.fn();
const onSort = vi.fn();

const entries: readonly MenuEntry[] = [
  {
    label: "Sort",
    value: "recent",
    options: [
      { value: "recent", text: "Most recent" },
      { value: "name", text: "Name A–Z" },
    ],
    onValueChange: onSort,
  },
  { text: "Copy link", onSelect: () => {}, disabled: true },
  { text: "Share", onSelect: onShare },
  "divider",
  { text: "Remove", tone: "danger", onSelect: onRemove },
];

beforeEach(() => {
  vi.clearAllMocks();
});

/** A menu between two other focusable elements. */
function renderMenu(props: Partial<MenuProps> = {}) {
  return renderKit(
    <>
      <Menu label="Options" entries={entries} {...props} />
      <Button>Save</Button>
    </>,
  );
}

/** Where the keyboard is. */
function focused(): string {
  return document.activeElement?.textContent ?? "";
}

it("is a <button> that says whether its menu is open, and names it", async () => {
  const screen = await renderMenu();
  const button = screen.getByRole("button", { name: "Options" });
  await expect.element(button).toHaveAttribute("aria-haspopup", "true");
  await expect.element(button).toHaveAttribute("aria-expanded", "false");

  await button.click();

  await expect.element(button).toHaveAttribute("aria-expanded", "true");
  await expect.element(screen.getByRole("menu", { name: "Options" })).toBeVisible();
});

it("moves by arrow keys, Home and End, skipping disabled entries and wrapping around", async () => {
  const screen = await renderMenu();
  screen.getByRole("button", { name: "Options" }).element().focus();

  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(focused).toBe("Most recent");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.poll(focused).toBe("Share");
  await userEvent.keyboard("{End}");
  await expect.poll(focused).toBe("Remove");
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(focused).toBe("Most recent");
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(focused).toBe("Remove");
  await userEvent.keyboard("{Home}");
  await expect.poll(focused).toBe("Most recent");
});

it("focuses its last line when opened by the arrow up", async () => {
  const screen = await renderMenu();
  screen.getByRole("button", { name: "Options" }).element().focus();

  await userEvent.keyboard("{ArrowUp}");

  await expect.poll(focused).toBe("Remove");
});

it("focuses a line by its first letters", async () => {
  const screen = await renderMenu();
  screen.getByRole("button", { name: "Options" }).element().focus();

  await userEvent.keyboard("{Enter}");
  await expect.poll(focused).toBe("Most recent");
  await userEvent.keyboard("na");

  await expect.poll(focused).toBe("Name A–Z");
});

it("runs the chosen action once, closes, and restores the focus to its button", async () => {
  const screen = await renderMenu();
  const button = screen.getByRole("button", { name: "Options" });
  button.element().focus();

  await userEvent.keyboard("{Enter}");
  await expect.poll(focused).toBe("Most recent");
  await userEvent.keyboard("{End}{Enter}");

  await expect.element(button).toHaveFocus();
  expect(onRemove).toHaveBeenCalledOnce();
  expect(screen.getByRole("menu").elements()).toHaveLength(0);
});

it("closes by Escape and restores the focus to its button", async () => {
  const screen = await renderMenu();
  const button = screen.getByRole("button", { name: "Options" });

  await button.click();
  await userEvent.keyboard("{Escape}");

  await expect.element(button).toHaveFocus();
  expect(screen.getByRole("menu").elements()).toHaveLength(0);
});

it("is closed by Tab, which continues from its button", async () => {
  const screen = await renderMenu();
  screen.getByRole("button", { name: "Options" }).element().focus();

  await userEvent.keyboard("{Enter}");
  await expect.poll(focused).toBe("Most recent");
  await userEvent.tab();

  await expect.element(screen.getByRole("button", { name: "Save" })).toHaveFocus();
  expect(screen.getByRole("menu").elements()).toHaveLength(0);
});

it("closes by Shift and Tab, back to its button", async () => {
  const screen = await renderMenu();
  const button = screen.getByRole("button", { name: "Options" });
  button.element().focus();

  await userEvent.keyboard("{Enter}");
  await expect.poll(focused).toBe("Most recent");
  await userEvent.tab({ shift: true });

  await expect.element(button).toHaveFocus();
  await expect.poll(() => screen.getByRole("menu").elements().length).toBe(0);
});

it("closes by a press outside, which has its usual effect", async () => {
  const onSave = vi.fn();
  const screen = await renderKit(
    <>
      <Menu label="Options" entries={entries} />
      <Button onClick={onSave} style={{ marginInlineStart: "400px" }}>
        Save
      </Button>
    </>,
  );

  await screen.getByRole("button", { name: "Options" }).click();
  await expect.element(screen.getByRole("menu")).toBeVisible();
  await screen.getByRole("button", { name: "Save" }).click();

  await expect.poll(() => screen.getByRole("menu").elements().length).toBe(0);
  expect(onSave).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole("button", { name: "Save" })).toHaveFocus();
});

it("closes by its own button", async () => {
  const screen = await renderMenu();
  const button = screen.getByRole("button", { name: "Options" });

  await button.click();
  await expect.element(screen.getByRole("menu")).toBeVisible();
  await button.click();
  await expect.poll(() => screen.getByRole("menu").elements().length).toBe(0);
  await button.click();

  await expect.element(screen.getByRole("menu")).toBeVisible();
});

it("opens, chooses and closes by touch", async () => {
  const screen = await renderMenu();
  const button = screen.getByRole("button", { name: "Options" });

  touch(button.element());
  await expect.element(screen.getByRole("menu")).toBeVisible();
  touch(screen.getByRole("menuitem", { name: "Share" }).element());
  await expect.poll(() => screen.getByRole("menu").elements().length).toBe(0);
  expect(onShare).toHaveBeenCalledOnce();

  touch(button.element());
  await expect.element(screen.getByRole("menu")).toBeVisible();
  touch(button.element());
  await expect.poll(() => screen.getByRole("menu").elements().length).toBe(0);
});

it("has a menuitemradio for each option, in a group with the choice's name", async () => {
  const screen = await renderMenu();
  await screen.getByRole("button", { name: "Options" }).click();
  const options = screen.getByRole("group", { name: "Sort" }).getByRole("menuitemradio");

  expect(options.elements().map((option) => option.getAttribute("aria-checked"))).toEqual(["true", "false"]);
  await options.nth(1).click();

  expect(onSort).toHaveBeenCalledExactlyOnceWith("name");
  expect(screen.getByRole("menu").elements()).toHaveLength(0);
});

it("shows disabled entries and ignores presses on them", async () => {
  const onCopy = vi.fn();
  const screen = await renderMenu({ entries: [{ text: "Copy link", onSelect: onCopy, disabled: true }] });
  await screen.getByRole("button", { name: "Options" }).click();
  const line = screen.getByRole("menuitem", { name: "Copy link" });

  await expect.element(line).toHaveAttribute("aria-disabled", "true");
  await line.click({ force: true });

  expect(onCopy).not.toHaveBeenCalled();
});

it("draws a rule between two sections, and none for a divider at an end", async () => {
  const screen = await renderMenu({ entries: ["divider", ...entries, "divider"] });
  await screen.getByRole("button", { name: "Options" }).click();

  expect(screen.getByRole("separator").elements()).toHaveLength(2);
});

it("is controlled by open", async () => {
  const onOpenChange = vi.fn();
  const screen = await renderMenu({ open: false, onOpenChange });

  await screen.getByRole("button", { name: "Options" }).click();
  expect(onOpenChange).toHaveBeenCalledWith(true);
  expect(screen.getByRole("menu").elements()).toHaveLength(0);

  await screen.rerender(<Menu label="Options" entries={entries} open onOpenChange={onOpenChange} />);
  await expect.element(screen.getByRole("menu")).toBeVisible();
});

it("is open initially with defaultOpen", async () => {
  const screen = await renderMenu({ defaultOpen: true });

  await expect.element(screen.getByRole("menu")).toBeVisible();
});

it("is rendered with a custom button", async () => {
  const screen = await renderMenu({
    label: "Settings",
    button: (props) => <IconButton {...props} icon={<Settings size={20} />} />,
  });

  await screen.getByRole("button", { name: "Settings" }).click();

  await expect.element(screen.getByRole("menu", { name: "Settings" })).toBeVisible();
});

it("lets an action open a dialog, which keeps the focus", async () => {
  const screen = await renderKit(<WithDialog />);
  screen.getByRole("button", { name: "Options" }).element().focus();

  await userEvent.keyboard("{Enter}");
  await expect.poll(focused).toBe("Remove");
  await userEvent.keyboard("{Enter}");

  await expect.element(screen.getByRole("dialog").getByRole("button", { name: "Keep" })).toHaveFocus();
});

it("has lines of at least 44 px, and scrolls within itself where it has many", async () => {
  await page.viewport(360, 640);
  const dishes = Array.from({ length: 60 }, (_, place) => ({ text: `Dish ${place + 1}`, onSelect() {} }));
  const screen = await renderMenu({ entries: dishes });

  await screen.getByRole("button", { name: "Options" }).click();
  const menu = screen.getByRole("menu").element();
  const line = screen.getByRole("menuitem", { name: "Dish 1", exact: true }).element();

  expect(line.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
  expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
  await userEvent.keyboard("{End}");
  await expect.poll(focused).toBe("Dish 60");
  // The menu scrolls a moment after the focus has moved.
  await expect.poll(() => document.activeElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
});

it.each(["ltr", "rtl"])("stays on the screen at both ends of a line: %s", async (direction) => {
  await page.viewport(360, 640);
  const screen = await renderKit(
    <div dir={direction} style={{ display: "flex", justifyContent: "space-between" }}>
      <Menu label="First" entries={entries} align="end" />
      <Menu label="Last" entries={entries} align="start" />
    </div>,
  );

  for (const name of ["First", "Last"]) {
    await screen.getByRole("button", { name }).click();
    const box = screen.getByRole("menu", { name }).element().getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(360);
    expect(box.top).toBeGreaterThan(48);
    await userEvent.keyboard("{Escape}");
  }
});

it("opens above a button at the bottom of the screen", async () => {
  await page.viewport(360, 640);
  const screen = await renderKit(
    <div style={{ position: "fixed", insetBlockEnd: "8px" }}>
      <Menu label="Options" entries={entries} />
    </div>,
  );
  const button = screen.getByRole("button", { name: "Options" });

  await button.click();

  expect(screen.getByRole("menu").element().getBoundingClientRect().bottom).toBeLessThan(
    button.element().getBoundingClientRect().top,
  );
});

/** The events of a touch. */
function touch(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true, composed: true };
  const pointer = { ...at, pointerId: 7, pointerType: "touch", isPrimary: true, width: 20, height: 20, pressure: 0.5 };
  element.dispatchEvent(new PointerEvent("pointerdown", { ...pointer, buttons: 1 }));
  element.dispatchEvent(new PointerEvent("pointerup", pointer));
  element.dispatchEvent(new PointerEvent("click", { ...pointer, detail: 1 }));
}

function WithDialog() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Menu label="Options" entries={[{ text: "Remove", tone: "danger", onSelect: () => setIsAsking(true) }]} />
      {isAsking && (
        <dialog ref={(dialog) => dialog?.showModal()}>
          <Button>Keep</Button>
        </dialog>
      )}
    </>
  );
}
