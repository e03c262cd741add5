import { useState } from "react";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { MessageComposer, type MessageComposerProps } from "./mod.ts";

it("is a textbox with a name, and a button with one", async () => {
  const screen = await renderKit(<Composer sendLabel="Send to Tomás" />);

  await expect.element(screen.getByRole("textbox", { name: "Message", exact: true })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Send to Tomás", exact: true })).toBeVisible();
});

it("sends by Enter, and makes a new line by Shift and Enter", async () => {
  const onSend = vi.fn();
  const screen = await renderKit(<Composer onSend={onSend} />);
  await screen.getByRole("textbox").click();

  await userEvent.keyboard("Flour{Shift>}{Enter}{/Shift}Eggs{Enter}");

  expect(onSend).toHaveBeenCalledExactlyOnceWith("Flour\nEggs");
  await expect.element(screen.getByRole("textbox")).toHaveValue("");
});

it("does not send when Enter confirms an input method's composition", async () => {
  const onSend = vi.fn();
  const screen = await renderKit(<Composer defaultValue="ラーメン" onSend={onSend} />);
  const input = screen.getByRole("textbox").element();

  input.dispatchEvent(enter({ isComposing: true }));
  // As in Safari: the composition has already ended, only the key code differs.
  input.dispatchEvent(enter({ keyCode: 229 }));
  expect(onSend).not.toHaveBeenCalled();

  input.dispatchEvent(enter({}));
  expect(onSend).toHaveBeenCalledExactlyOnceWith("ラーメン");
});

it("keeps the focus when the button sends", async () => {
  const onSend = vi.fn();
  const onBlur = vi.fn();
  const screen = await renderKit(<Composer defaultValue="Thanks." onSend={onSend} onBlur={onBlur} />);
  await screen.getByRole("textbox").click();

  await screen.getByRole("button", { name: "Send" }).click();

  expect(onSend).toHaveBeenCalledExactlyOnceWith("Thanks.");
  await expect.element(screen.getByRole("textbox")).toHaveFocus();
  expect(onBlur).not.toHaveBeenCalled();
});

it("does not send or clear blank text", async () => {
  const onSend = vi.fn();
  const screen = await renderKit(<Composer defaultValue={" \n "} onSend={onSend} />);

  await screen.getByRole("button", { name: "Send" }).click();

  expect(onSend).not.toHaveBeenCalled();
  await expect.element(screen.getByRole("textbox")).toHaveValue(" \n ");
});

it("keeps a text that could not be sent", async () => {
  const onError = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener("error", onError);
  const screen = await renderKit(
    <Composer
      defaultValue="Thanks."
      onSend={() => {
        throw new Error("no room");
      }}
    />,
  );

  await screen.getByRole("button", { name: "Send" }).click();

  await expect.element(screen.getByRole("textbox")).toHaveValue("Thanks.");
  expect(onError).toHaveBeenCalledOnce();
  window.removeEventListener("error", onError);
});

it("is controlled by its value, and reports the emptied input", async () => {
  const onValueChange = vi.fn();
  const screen = await renderKit(<Held onValueChange={onValueChange} />);
  await screen.getByRole("textbox").click();

  await userEvent.keyboard("Hi{Enter}");

  expect(onValueChange.mock.calls).toEqual([["H"], ["Hi"], [""]]);
  await expect.element(screen.getByRole("textbox")).toHaveValue("");
});

it("can be focused while disabled, and is described by the reason", async () => {
  const onSend = vi.fn();
  const screen = await renderKit(<Composer defaultValue="Thanks." disabledReason="Log in again." onSend={onSend} />);
  const input = screen.getByRole("textbox");

  await userEvent.keyboard("{Tab}");
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveAttribute("aria-disabled", "true");
  await expect.element(input).toHaveAccessibleDescription("Log in again.");
  await userEvent.keyboard("x{Enter}");
  expect(onSend).not.toHaveBeenCalled();
  await expect.element(input).toHaveValue("Thanks.");
});

it("counts the remaining characters near the limit", async () => {
  const screen = await renderKit(<Composer maxLength={10} counterText={(left) => `${left} left`} />);
  const input = screen.getByRole("textbox");
  await input.click();

  await userEvent.keyboard("Eight le");
  await expect.element(input).not.toHaveAccessibleDescription();
  await userEvent.keyboard("t");
  await expect.element(input).toHaveAccessibleDescription("1 left");
  await userEvent.keyboard("tuce");
  await expect.element(input).toHaveValue("Eight lett");
  await expect.element(input).toHaveAccessibleDescription("0 left");
});

it("grows with its text up to five lines", async () => {
  const screen = await renderKit(<Composer />);
  const input = screen.getByRole("textbox");
  const height = () => input.element().getBoundingClientRect().height;
  const lineHeight = Number.parseFloat(getComputedStyle(input.element()).lineHeight);
  expect(height()).toBe(52);

  await input.fill("1\n2\n3");
  await expect.poll(height).toBeCloseTo(52 + 2 * lineHeight, -0.5);
  await input.fill("1\n2\n3\n4\n5\n6\n7\n8");
  await expect.poll(height).toBeCloseTo(52 + 4 * lineHeight, -0.5);
});

function Composer(props: Partial<MessageComposerProps>) {
  return <MessageComposer label="Message" onSend={() => undefined} {...props} />;
}

function Held({ onValueChange }: { onValueChange: (value: string) => void }) {
  const [text, setText] = useState("");
  return (
    <Composer
      value={text}
      onValueChange={(next) => {
        onValueChange(next);
        setText(next);
      }}
    />
  );
}

function enter(init: KeyboardEventInit): KeyboardEvent {
  return new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...init });
}
