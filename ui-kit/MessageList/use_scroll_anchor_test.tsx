import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { manyMessages, sampleMessage } from "../testing/sample_messages.ts";
import { type Message, MessageList, type MessageListProps } from "./mod.ts";

const FORTY = manyMessages(40);

it("opens at the end", async () => {
  const { toEnd } = await open();

  await expect.poll(toEnd).toBeLessThan(1);
});

it("stays at the end when messages arrive, their texts change or the box gets smaller", async () => {
  const { show, toEnd } = await open();

  await show({ messages: [...FORTY, reply("new-1")] });
  await expect.poll(toEnd).toBeLessThan(1);
  await show({ messages: [...FORTY, reply("new-1", "stir, taste, ".repeat(40))] });
  await expect.poll(toEnd).toBeLessThan(1);
  await show({ messages: [...FORTY, reply("new-1")], style: { blockSize: "180px" } });
  await expect.poll(toEnd).toBeLessThan(1);
  await show({ messages: [...FORTY, reply("new-1")], style: { blockSize: "420px" } });
  await expect.poll(toEnd).toBeLessThan(1);
});

it("keeps the position of a reader who has scrolled up when messages arrive below", async () => {
  const { screen, show, topOf, scrollTo } = await open();
  await scrollTo("many-20");
  const before = topOf("many-20");

  await show({ messages: [...FORTY, reply("new-1"), reply("new-2")] });

  await expect.element(screen.getByRole("button", { name: "2 new messages" })).toBeVisible();
  expect(topOf("many-20")).toBeCloseTo(before, -0.3);
});

it("keeps the position when older messages load above, at the very top too", async () => {
  const { show, topOf, scrollTo, log } = await open();
  const older = manyMessages(70)
    .slice(0, 30)
    .map((message) => ({ ...message, id: `older-${message.id}` }));

  await scrollTo("many-20");
  const before = topOf("many-20");
  await show({ messages: [...older, ...FORTY] });
  await expect.poll(() => topOf("many-20")).toBeCloseTo(before, -0.3);

  await show({ messages: FORTY });
  log.scrollTop = 0;
  await expect.poll(() => topOf("many-1")).toBeGreaterThan(0);
  const atTop = topOf("many-1");
  await show({ messages: [...older, ...FORTY] });
  await expect.poll(() => topOf("many-1")).toBeCloseTo(atTop, -0.3);
  expect(log.scrollTop).toBeGreaterThan(1000);
});

it("keeps the position when the box gets smaller", async () => {
  const { show, topOf, scrollTo } = await open();
  await scrollTo("many-20");
  const before = topOf("many-20");

  await show({ style: { blockSize: "200px" } });

  await expect.poll(() => topOf("many-20")).toBeCloseTo(before, -0.3);
});

it("keeps the position while rows above get their real height", async () => {
  const { topOf, scrollTo, log } = await open({ messages: manyMessages(2000) });
  await scrollTo("many-1000");

  for (let step = 0; step < 12; step++) {
    const [before, top] = [topOf("many-1000"), log.scrollTop];
    log.scrollTop = top - 40;
    await nextFrames(2);
    // The distance is the scrolled one: no growing row above changed it.
    expect(topOf("many-1000") - before).toBeCloseTo(40, -0.8);
  }
});

it("has a button to new messages that says how many there are", async () => {
  const { screen, show, scrollTo, toEnd } = await open();
  await scrollTo("many-20");
  await show({ messages: [...FORTY, reply("new-1")] });

  await screen.getByRole("button", { name: "1 new message" }).click();

  await expect.poll(toEnd).toBeLessThan(1);
  await expect.element(screen.getByRole("log")).toHaveFocus();
  await expect.element(screen.getByRole("button", { name: /new message/u })).not.toBeInTheDocument();
});

it("counts neither own messages nor older ones as new", async () => {
  const { screen, show, scrollTo } = await open();
  await scrollTo("many-20");

  await show({ messages: [reply("older"), ...FORTY, sampleMessage({ id: "other-device", from: "own" })] });
  await show({
    messages: [reply("older"), ...FORTY, sampleMessage({ id: "other-device", from: "own" }), reply("new")],
  });

  await expect.element(screen.getByRole("button", { name: "1 new message" })).toBeVisible();
});

it("forgets new messages once the reader has come down to them", async () => {
  const { screen, show, scrollTo, log } = await open();
  await scrollTo("many-20");
  await show({ messages: [...FORTY, reply("new-1")] });
  await expect.element(screen.getByRole("button", { name: "1 new message" })).toBeVisible();

  log.scrollTop = log.scrollHeight;

  await expect.element(screen.getByRole("button", { name: /new message/u })).not.toBeInTheDocument();
});

it("scrolls to the end when a message is sent", async () => {
  const { show, scrollTo, toEnd } = await open();
  await scrollTo("many-20");

  await show({
    messages: [...FORTY, sampleMessage({ id: "own", clientId: "own", from: "own", state: "sending" })],
  });

  await expect.poll(toEnd).toBeLessThan(1);
});

it("loads older messages near the top, once at a time", async () => {
  const onOlder = vi.fn();
  const { show, log } = await open({ onOlder, olderState: "idle" });
  expect(onOlder).not.toHaveBeenCalled();

  log.scrollTop = 0;
  await expect.poll(() => onOlder).toHaveBeenCalledTimes(1);
  await userEvent.keyboard("{Tab}{ArrowDown}{ArrowUp}");
  await show({ onOlder, olderState: "loading" });
  await nextFrames(3);
  expect(onOlder).toHaveBeenCalledTimes(1);

  await show({ onOlder, olderState: "idle", messages: [reply("older"), ...FORTY] });
  await expect.poll(() => onOlder).toHaveBeenCalledTimes(2);
});

it("loads older messages at once if the present ones do not fill the box", async () => {
  const onOlder = vi.fn();
  await open({ onOlder, olderState: "idle", messages: FORTY.slice(-2) });

  await expect.poll(() => onOlder).toHaveBeenCalledTimes(1);
});

it("can load older messages again after a failure", async () => {
  const onOlder = vi.fn();
  const { screen } = await open({ onOlder, olderState: "failed" });

  await screen.getByRole("button", { name: "Try again" }).click();

  expect(onOlder).toHaveBeenCalledTimes(1);
});

it("renders only the changed row again", async () => {
  const formatTime = vi.fn(() => "18:04");
  const { show } = await open({ formatTime, onResend: () => undefined });
  formatTime.mockClear();

  await show({ formatTime, messages: [...FORTY, reply("new-1")], onResend: () => undefined });

  expect(formatTime.mock.calls.length).toBeLessThan(5);
});

it("does not lay out rows far from the viewport", async () => {
  const { screen } = await open({ messages: manyMessages(2000) });
  await nextFrames(3);

  const rows = [...screen.container.querySelectorAll<HTMLElement>("[data-message]")];
  const drawn = rows.filter((row) => row.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  expect(rows).toHaveLength(2000);
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.length).toBeLessThan(100);
});

async function open(props: Partial<MessageListProps> = {}) {
  const screen = await renderKit(<Messages {...props} />);
  const log = screen.getByRole("log").element();
  const rowOf = (id: string) => {
    const row = log.querySelector(`[data-message="${id}"]`);
    if (!row) throw new Error(`Cannot find message ${id}`);
    return row;
  };
  const topOf = (id: string) => rowOf(id).getBoundingClientRect().top - log.getBoundingClientRect().top;
  await nextFrames(2);
  return {
    screen,
    log,
    topOf,
    /** How far the end is, in px. */
    toEnd: () => log.scrollHeight - log.clientHeight - log.scrollTop,
    show: (next: Partial<MessageListProps>) => screen.rerender(<Messages {...props} {...next} />),
    async scrollTo(id: string) {
      // Rows are laid out only near the viewport.
      for (let attempt = 0; attempt < 20 && Math.abs(topOf(id) - 60) > 2; attempt++) {
        log.scrollTop += topOf(id) - 60;
        await nextFrames(2);
      }
    },
  };
}

function Messages({ messages = FORTY, style, ...rest }: Partial<MessageListProps>) {
  return (
    <MessageList
      label="Messages"
      messages={messages}
      style={{ blockSize: "320px", inlineSize: "360px", ...style }}
      {...rest}
    />
  );
}

function reply(id: string, text = "Always. Dry pan, no oil."): Message {
  return sampleMessage({ id, text });
}

async function nextFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}
