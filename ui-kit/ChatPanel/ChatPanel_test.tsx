import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { sampleMessages } from "../testing/sample_messages.ts";
import { ChatPanel, type ChatPanelProps } from "./mod.ts";

it("has no field while no chat partner is chosen, and says so", async () => {
  const screen = await renderKit(
    <Chat state="unchosen" title="Chat">
      <button type="button">Priya Nair</button>
    </Chat>,
  );

  await expect.element(screen.getByText("Select a user to chat with.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Priya Nair" })).toBeVisible();
  await expect.element(screen.getByRole("textbox")).not.toBeInTheDocument();
});

it("says that messages are loading, and that loading failed", async () => {
  const onRetry = vi.fn();
  const screen = await renderKit(<Chat state="loading" onRetry={onRetry} />);
  await expect.element(screen.getByText("Loading messages")).toBeVisible();

  await screen.rerender(<Chat state="failed" onRetry={onRetry} />);
  expect(screen.getByRole("alert").element().textContent).toContain("The messages did not come.");
  await screen.getByRole("button", { name: "Try again" }).click();

  expect(onRetry).toHaveBeenCalledOnce();
});

it("announces politely that there is no network", async () => {
  const screen = await renderKit(<Chat />);

  await screen.rerender(<Chat offlineText="Waiting for the network…" />);

  const line = screen.getByText("Waiting for the network…");
  await expect.element(line).toBeVisible();
  expect(line.element().closest('[role="status"]')).not.toBeNull();
});

it("starts an empty draft for another person", async () => {
  const screen = await renderKit(<Chat />);
  await screen.getByRole("textbox").fill("Only for Tomás");

  await screen.rerender(<Chat conversation="priya" title="Chat with Priya Nair" />);

  await expect.element(screen.getByRole("textbox")).toHaveValue("");
});

it("keeps the end of the messages in view as the input grows", async () => {
  await page.viewport(1280, 700);
  const screen = await renderKit(<Chat />);
  const log = screen.getByRole("log").element();
  const toEnd = () => log.scrollHeight - log.clientHeight - log.scrollTop;
  await expect.poll(toEnd).toBeLessThan(1);
  const before = log.clientHeight;
  await screen.getByRole("textbox").click();

  await userEvent.keyboard("1{Shift>}{Enter}{Enter}{Enter}{/Shift}");

  await expect.poll(() => log.clientHeight).toBeLessThan(before - 40);
  await expect.poll(toEnd).toBeLessThan(1);
});

function Chat(props: Partial<ChatPanelProps>) {
  return (
    <ChatPanel
      state="ready"
      defaultOpen
      title="Chat with Tomás Herrera"
      conversation="tomas"
      unchosenText="Select a user to chat with."
      list={{ label: "Messages", messages: sampleMessages }}
      composer={{ label: "Message", onSend: () => undefined }}
      {...props}
    />
  );
}
