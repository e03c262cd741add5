import { type ReactElement, useRef, useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { SidePanel, type SidePanelProps } from "./mod.ts";

const NAME = "Chat with Tomás Herrera";

beforeEach(async () => {
  await page.viewport(1280, 900);
});

/** A feed with a panel beside it. */
function Feed({ writes = false, ...props }: Partial<SidePanelProps> & { writes?: boolean }) {
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <main style={{ display: "flex" }}>
      <div style={{ flex: 1, blockSize: "300vh" }}>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      </div>
      <SidePanel
        title={NAME}
        scroller="child"
        open={open}
        onOpenChange={setOpen}
        initialFocus={writes ? field : undefined}
        footer={<textarea ref={field} aria-label="Message" />}
        {...props}
      >
        {props.children ?? (
          <div role="log" style={{ overflow: "auto" }}>
            <p style={{ blockSize: "3000px" }}>Was the broth white miso or red?</p>
          </div>
        )}
      </SidePanel>
    </main>
  );
}

async function opened(element: ReactElement) {
  const screen = await renderKit(element);
  const opener = page.getByText("Open", { exact: true });
  await opener.click();
  await expect.element(page.getByText("Was the broth white miso or red?")).toBeVisible();
  return { screen, opener, aside: screen.getByRole("complementary", { name: NAME }) };
}

it("is an <aside> named by its title beside the page", async () => {
  const { screen, aside } = await opened(<Feed />);

  await expect.element(aside).toBeVisible();
  await expect.element(aside.getByRole("heading", { level: 2, name: NAME })).toBeVisible();
  expect(screen.getByRole("dialog").elements()).toHaveLength(0);
  expect(aside.element().getBoundingClientRect().width).toBe(372);
});

it("does not move the focus on opening beside the page", async () => {
  const { opener } = await opened(<Feed />);

  await expect.element(opener).toHaveFocus();
});

it("focuses initialFocus on opening, and restores the focus on closing", async () => {
  const { screen, aside, opener } = await opened(<Feed writes />);
  await expect.element(screen.getByRole("textbox", { name: "Message" })).toHaveFocus();

  await aside.getByRole("button", { name: "Close" }).click();

  await expect.element(aside).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it("is sticky while the page scrolls, and its body scrolls by keys", async () => {
  const { screen, aside } = await opened(
    <Feed scroller="body">
      <p style={{ blockSize: "3000px" }}>Was the broth white miso or red?</p>
    </Feed>,
  );
  scrollTo(0, 1200);
  await expect.poll(() => aside.element().getBoundingClientRect().top).toBe(106);
  expect(aside.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(900);
  await expect.element(screen.getByRole("textbox", { name: "Message" })).toBeInViewport({ ratio: 1 });

  const body = screen.getByRole("group", { name: NAME }).element();
  screen.getByRole("button", { name: "Close" }).element().focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(body);
  await userEvent.keyboard("{End}");

  await expect.poll(() => body.scrollTop).toBeGreaterThan(1000);
});

it("lets a child scroll, with the footer in view", async () => {
  const { screen } = await opened(<Feed />);
  const log = screen.getByRole("log").element();

  expect(log.scrollHeight).toBeGreaterThan(log.clientHeight);
  await expect.element(screen.getByRole("textbox", { name: "Message" })).toBeInViewport({ ratio: 1 });
  expect(screen.getByRole("group").elements()).toHaveLength(0);
});

it("is a modal <dialog> over the whole screen on a phone, and closes by Escape", async () => {
  await page.viewport(390, 844);
  const { screen, opener } = await opened(<Feed />);
  const dialog = screen.getByRole("dialog", { name: NAME });
  const { width, height } = dialog.element().getBoundingClientRect();
  expect([width, height]).toEqual([390, 844]);
  expect(dialog.element().matches(":modal")).toBe(true);
  await expect.element(dialog).toHaveFocus();

  await userEvent.keyboard("{Escape}");

  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it("keeps typed text, scroll position and focus when the layout changes", async () => {
  const { screen, opener } = await opened(<Feed />);
  const field = screen.getByRole("textbox", { name: "Message" });
  await field.fill("Did you toast the mushrooms first?");
  const typed = field.element();
  screen.getByRole("log").element().scrollTo({ top: 700 });

  for (const [width, isModal] of [
    [390, true],
    [1280, false],
    [390, true],
  ] as const) {
    await page.viewport(width, 844);
    await expect.poll(() => typed.closest("dialog")?.matches(":modal") ?? false).toBe(isModal);
    expect(field.element()).toBe(typed);
    await expect.element(field).toHaveValue("Did you toast the mushrooms first?");
    await expect.element(field).toHaveFocus();
    expect(screen.getByRole("log").element().scrollTop).toBe(700);
  }

  await userEvent.keyboard("{Escape}");
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it("stays open when the parent refuses to close it", async () => {
  const onOpenChange = vi.fn();
  const screen = await renderKit(<Feed open onOpenChange={onOpenChange} />);

  await screen.getByRole("button", { name: "Close" }).click();

  expect(onOpenChange.mock.calls).toEqual([[false]]);
  await expect.element(screen.getByRole("complementary", { name: NAME })).toBeVisible();
});

it("restores the focus when it unmounts while open", async () => {
  function Route() {
    const [isThere, setThere] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setThere(true)}>
          Open
        </button>
        {isThere && (
          <SidePanel title={NAME} open onOpenChange={() => setThere(false)}>
            <p>Was the broth white miso or red?</p>
          </SidePanel>
        )}
      </>
    );
  }
  const { aside, opener } = await opened(<Route />);

  await aside.getByRole("button", { name: "Close" }).click();

  await expect.element(aside).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
