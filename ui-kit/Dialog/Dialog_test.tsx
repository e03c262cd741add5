import { type ReactElement, type ReactNode, useRef, useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { Dialog, type DialogProps } from "./mod.ts";

/** Above and before a dialog's corner: on the backdrop. */
const BESIDE = { x: -40, y: -40 };

beforeEach(async () => {
  await page.viewport(414, 896);
});

/** A page with something to open the dialog by, longer than the window. */
function Kitchen({ children, ...props }: Partial<DialogProps> & { children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <main style={{ blockSize: "300vh" }}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog title="Miso Mushroom Ramen" open={open} onOpenChange={setOpen} {...props}>
        {children ?? <a href="#author">Tomás Herrera</a>}
      </Dialog>
    </main>
  );
}

async function opened(element: ReactElement) {
  const screen = await renderKit(element);
  await screen.getByRole("button", { name: "Open" }).click();
  const dialog = screen.getByRole("dialog", { name: "Miso Mushroom Ramen" });
  await expect.element(dialog).toBeVisible();
  return { screen, dialog, opener: page.getByText("Open", { exact: true }) };
}

it("is a modal <dialog> whose name is its title, shown or not", async () => {
  const { screen, dialog } = await opened(<Kitchen />);
  expect(dialog.element().matches("dialog:modal")).toBe(true);
  await expect.element(screen.getByRole("heading", { level: 2, name: "Miso Mushroom Ramen" })).toBeVisible();

  await screen.rerender(<Kitchen layout="bare" />);
  await expect.element(screen.getByRole("dialog", { name: "Miso Mushroom Ramen" })).toBeVisible();
  expect(screen.getByRole("heading").elements()).toHaveLength(0);
});

it("is focused itself on opening, so that it is read from its start, and restores the focus on closing", async () => {
  const { screen, dialog, opener } = await opened(<Kitchen />);
  await expect.element(dialog).toHaveFocus();

  await screen.getByRole("button", { name: "Close" }).click();

  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it("focuses initialFocus", async () => {
  function WithField() {
    const field = useRef<HTMLInputElement>(null);
    return (
      <Kitchen initialFocus={field}>
        <input ref={field} aria-label="Meal name" />
      </Kitchen>
    );
  }
  const { screen } = await opened(<WithField />);

  await expect.element(screen.getByRole("textbox", { name: "Meal name" })).toHaveFocus();
});

it("keeps Tab inside", async () => {
  const { screen, opener } = await opened(<Kitchen />);

  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Close" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "Tomás Herrera" })).toHaveFocus();
  await userEvent.tab();
  expect(document.activeElement).not.toBe(opener.element());
});

it("closes by ×, by Escape and by a press on the backdrop", async () => {
  await page.viewport(1280, 900);
  const { screen, dialog, opener } = await opened(<Kitchen />);

  await screen.getByRole("button", { name: "Close" }).click();
  await expect.element(dialog).not.toBeInTheDocument();

  await opener.click();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();

  await opener.click();
  await dialog.click({ position: BESIDE, force: true });
  await expect.element(dialog).not.toBeInTheDocument();
});

it("stays open when a press starts or ends inside, as in selecting text", async () => {
  await page.viewport(1280, 900);
  const { screen, dialog } = await opened(<Kitchen />);
  const heading = screen.getByRole("heading", { name: "Miso Mushroom Ramen" });

  await userEvent.dragAndDrop(heading, dialog, { targetPosition: BESIDE, force: true });
  await expect.element(dialog).toBeVisible();
  await userEvent.dragAndDrop(dialog, heading, { sourcePosition: BESIDE, force: true });
  await expect.element(dialog).toBeVisible();
});

it("stays open when the parent refuses to close it, however often Escape is pressed", async () => {
  const onOpenChange = vi.fn();
  const screen = await renderKit(
    <Dialog title="Miso Mushroom Ramen" open onOpenChange={onOpenChange}>
      Toast the mushrooms.
    </Dialog>,
  );

  for (let press = 0; press < 4; press++) await userEvent.keyboard("{Escape}");

  await expect.poll(() => onOpenChange.mock.calls).toEqual([[false], [false], [false], [false]]);
  await expect.poll(() => screen.getByRole("dialog").element().matches(":modal")).toBe(true);
});

it("keeps its own state when uncontrolled, and reports changes", async () => {
  const onOpenChange = vi.fn();
  const screen = await renderKit(
    <Dialog title="Miso Mushroom Ramen" defaultOpen onOpenChange={onOpenChange}>
      Toast the mushrooms.
    </Dialog>,
  );

  await screen.getByRole("button", { name: "Close" }).click();

  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

it("restores the focus when its route unmounts it", async () => {
  function Route() {
    const [isThere, setThere] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setThere(true)}>
          Open
        </button>
        {isThere && (
          <section>
            <Dialog title="Miso Mushroom Ramen" open onOpenChange={() => setThere(false)}>
              <a href="#author">Tomás Herrera</a>
            </Dialog>
          </section>
        )}
      </>
    );
  }
  const { dialog, opener } = await opened(<Route />);

  await userEvent.keyboard("{Escape}");

  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it("stops the page from scrolling while it is open", async () => {
  const { dialog } = await opened(<Kitchen />);
  expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");

  await userEvent.keyboard("{Escape}");

  await expect.element(dialog).not.toBeInTheDocument();
  expect(getComputedStyle(document.documentElement).overflowY).toBe("visible");
});

it("is not closed by a file field whose picker is cancelled", async () => {
  const { screen, dialog } = await opened(
    <Kitchen>
      <input type="file" aria-label="Photo" />
    </Kitchen>,
  );

  screen
    .getByLabelText("Photo")
    .element()
    .dispatchEvent(new Event("cancel", { bubbles: true, cancelable: true }));

  await expect.element(dialog).toBeVisible();
  expect(dialog.element().matches(":modal")).toBe(true);
});

it("fills the screen on a phone and scrolls inside, with × in view", async () => {
  await page.viewport(390, 600);
  const { screen, dialog } = await opened(
    <Kitchen>
      <p style={{ blockSize: "1500px" }}>Toast the mushrooms.</p>
    </Kitchen>,
  );
  const box = dialog.element().getBoundingClientRect();
  expect([box.width, box.height]).toEqual([390, 600]);

  dialog.element().scrollTo({ top: 800 });

  const close = screen.getByRole("button", { name: "Close" }).element().getBoundingClientRect();
  expect(close.top).toBeGreaterThan(0);
  expect(close.bottom).toBeLessThan(100);
  expect([close.width, close.height].map(Math.round)).toEqual([44, 44]);
});

it("is at most 1000 px wide when it is wide", async () => {
  await page.viewport(1280, 900);
  const { dialog } = await opened(<Kitchen size="wide" />);

  expect(dialog.element().getBoundingClientRect().width).toBe(1000);
});
