import { useState } from "react";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { textsOf } from "../testing/read_all.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { SortableList } from "./mod.ts";

const onOrder = vi.fn<(ids: string[]) => void>();

function Aisles() {
  const [order, setOrder] = useState(["bread", "meat", "dairy"]);
  return (
    <SortableList
      label="Aisles"
      items={order.map((id) => ({ id, text: id }))}
      onOrder={(ids) => {
        onOrder(ids);
        setOrder(ids);
      }}
    />
  );
}

async function openAisles() {
  onOrder.mockClear();
  const screen = await renderKit(<Aisles />);
  return {
    screen,
    shown: () => textsOf(screen.getByRole("listitem")),
  };
}

it("is a list with a handle for each thing, which is one tab stop", async () => {
  const { screen } = await openAisles();
  await expect.element(screen.getByRole("list", { name: "Aisles" })).toBeVisible();
  for (const name of ["bread", "meat", "dairy"]) {
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: `Move ${name}`, exact: true })).toHaveFocus();
  }
});

it("moves a thing by the arrow keys, Home and End of its handle, keeps the focus there, and says its new place", async () => {
  const { screen, shown } = await openAisles();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(shown).toEqual(["meat", "bread", "dairy"]);
  await expect.element(screen.getByRole("status")).toHaveTextContent("bread: 2 of 3");
  await expect.element(screen.getByRole("button", { name: "Move bread", exact: true })).toHaveFocus();

  await userEvent.keyboard("{End}");
  await expect.poll(shown).toEqual(["meat", "dairy", "bread"]);
  await userEvent.keyboard("{ArrowDown}{ArrowUp}{Home}");
  await expect.poll(shown).toEqual(["bread", "meat", "dairy"]);
  await expect.element(screen.getByRole("button", { name: "Move bread", exact: true })).toHaveFocus();
  // Beyond the end nothing changes.
  expect(onOrder).toHaveBeenCalledTimes(4);
});

it("moves a thing by buttons, so that no gesture is needed", async () => {
  const { screen, shown } = await openAisles();
  await screen.getByRole("button", { name: "Move dairy up" }).click();
  expect(shown()).toEqual(["bread", "dairy", "meat"]);
  await screen.getByRole("button", { name: "Move bread down" }).click();
  expect(shown()).toEqual(["dairy", "bread", "meat"]);
  await expect.element(screen.getByRole("button", { name: "Move dairy up" })).toBeDisabled();
  await expect.element(screen.getByRole("button", { name: "Move meat down" })).toBeDisabled();
});

it.each(["mouse", "touch"])("is dragged by %s, and Escape puts the thing back", async (pointerType) => {
  const { screen, shown } = await openAisles();
  const handle = screen.getByRole("button", { name: "Move bread", exact: true }).element() as HTMLElement;
  const rows = screen.getByRole("listitem").elements();
  const middleOf = (row: Element | undefined) => {
    const { x, y, width, height } = row?.getBoundingClientRect() ?? new DOMRect();
    return { clientX: x + width / 2, clientY: y + height / 2 };
  };
  const send = (type: string, at: object) =>
    handle.dispatchEvent(
      new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, pointerType, button: 0, ...at }),
    );

  handle.focus();
  send("pointerdown", middleOf(handle));
  send("pointermove", middleOf(rows[2]));
  await expect.poll(() => rows[2]?.getAttribute("data-drag")).toBe("after");
  await userEvent.keyboard("{Escape}");
  send("pointerup", middleOf(rows[2]));
  expect(shown()).toEqual(["bread", "meat", "dairy"]);

  send("pointerdown", middleOf(handle));
  // The held row lets the pointer through once it is drawn as held.
  await expect.poll(() => rows[0]?.getAttribute("data-drag")).toBe("held");
  send("pointermove", middleOf(rows[1]));
  await expect.poll(() => rows[1]?.getAttribute("data-drag")).toBe("after");
  send("pointerup", middleOf(rows[1]));
  await expect.poll(shown).toEqual(["meat", "bread", "dairy"]);
  expect(onOrder).toHaveBeenCalledOnce();
});
