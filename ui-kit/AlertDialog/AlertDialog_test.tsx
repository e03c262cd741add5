import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { AlertDialog, type AlertDialogProps } from "./mod.ts";

const QUESTION = {
  title: "Delete this post?",
  text: "Falafel Plate with Hummus and its 27 likes will be gone.",
  confirmText: "Delete",
  cancelText: "Keep it",
  tone: "danger",
  busyText: "Deleting…",
} as const satisfies AlertDialogProps;

beforeEach(async () => {
  await page.viewport(1280, 900);
});

/** A post that asks before it goes. */
function Post({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete post
      </button>
      <AlertDialog {...QUESTION} open={open} onOpenChange={setOpen} onConfirm={onConfirm} />
    </>
  );
}

async function asked(onConfirm = vi.fn()) {
  const screen = await renderKit(<Post onConfirm={onConfirm} />);
  const opener = page.getByText("Delete post", { exact: true });
  await opener.click();
  const dialog = screen.getByRole("alertdialog", { name: "Delete this post?" });
  await expect.element(dialog).toBeVisible();
  return { screen, dialog, opener, onConfirm };
}

it("is a modal alertdialog with its title for a name and its text for a description", async () => {
  const { dialog } = await asked();

  expect(dialog.element().matches("dialog:modal")).toBe(true);
  await expect.element(dialog).toHaveAccessibleDescription(QUESTION.text);
});

it("focuses the answer that deletes nothing", async () => {
  const { screen, onConfirm } = await asked();
  await expect.element(screen.getByRole("button", { name: "Keep it" })).toHaveFocus();

  await userEvent.keyboard("{Enter}");

  expect(onConfirm).not.toHaveBeenCalled();
});

it("cancels by its button and by Escape, and restores the focus", async () => {
  const { screen, dialog, opener, onConfirm } = await asked();

  await screen.getByRole("button", { name: "Keep it" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();

  await opener.click();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
});

it("is not closed by a press on the backdrop", async () => {
  const { dialog } = await asked();

  await dialog.click({ position: { x: -40, y: -40 }, force: true });

  await expect.element(dialog).toBeVisible();
});

it("stays open after confirming until the parent closes it", async () => {
  const { screen, dialog, onConfirm } = await asked();

  await screen.getByRole("button", { name: "Delete", exact: true }).click();

  expect(onConfirm).toHaveBeenCalledOnce();
  await expect.element(dialog).toBeVisible();
});

it("ignores answers while it is busy, and keeps the focus inside", async () => {
  const answers = { onOpenChange: vi.fn(), onConfirm: vi.fn() };
  const screen = await renderKit(<AlertDialog {...QUESTION} {...answers} open />);

  await screen.rerender(<AlertDialog {...QUESTION} {...answers} open busy />);
  await expect.element(screen.getByRole("button", { name: "Deleting…" })).toBeDisabled();
  await expect.element(screen.getByRole("button", { name: "Keep it" })).toBeDisabled();
  await expect.element(screen.getByRole("alertdialog")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("{Escape}");

  await expect.poll(() => screen.getByRole("alertdialog").element().matches(":modal")).toBe(true);
  expect(answers.onOpenChange).not.toHaveBeenCalled();
  expect(answers.onConfirm).not.toHaveBeenCalled();
});

it("is a plain alert where there is one answer, which closes it", async () => {
  const onOpenChange = vi.fn();
  const screen = await renderKit(
    <AlertDialog title="Failed to delete post" confirmText="OK" defaultOpen onOpenChange={onOpenChange} />,
  );
  await expect.element(screen.getByRole("button", { name: "OK" })).toHaveFocus();

  await screen.getByRole("button", { name: "OK" }).click();

  await expect.element(screen.getByRole("alertdialog")).not.toBeInTheDocument();
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});
