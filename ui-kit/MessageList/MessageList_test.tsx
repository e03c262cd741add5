import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { sampleMessage, sampleMessages } from "../testing/sample_messages.ts";
import { MessageList, type MessageListProps, MessageMeal } from "./mod.ts";

it("is a log with a name that the keyboard can scroll", async () => {
  const screen = await renderKit(<Messages />);
  const log = screen.getByRole("log", { name: "Messages with Tomás Herrera" });

  await userEvent.keyboard("{Tab}");
  await expect.element(log).toHaveFocus();
  const before = log.element().scrollTop;
  await userEvent.keyboard("{Home}");
  await expect.poll(() => log.element().scrollTop).toBeLessThan(before);
});

it("gives every message its sender and time", async () => {
  const screen = await renderKit(<Messages messages={sampleMessages} style={{ blockSize: "1200px" }} />);

  const rows = textsOf(screen.container, "[data-message]");
  expect(rows[0]).toBe("Tomás Herrera 20:12Your falafel plate made me hungry.");
  expect(rows[1]).toBe("Tomás Herrera 20:13Do you soak the chickpeas overnight?");
  expect(rows[2]).toBe("Me 20:20SentYes, twelve hours, then no cooking at all.");
});

it("shows above a text what it is about: a meal with a link, or that it is gone", async () => {
  const messages = [
    sampleMessage({ id: "1", text: "Hi.", about: <MessageMeal name="Ramen" href="#ramen" /> }),
    sampleMessage({ id: "2", text: "Hi.", about: <MessageMeal name="This meal is no longer there" /> }),
  ];
  const screen = await renderKit(<Messages messages={messages} />);

  expect(textsOf(screen.container, "[data-message]")).toEqual([
    expect.stringMatching(/RamenHi\.$/u),
    expect.stringMatching(/This meal is no longer thereHi\.$/u),
  ]);
  await expect.element(screen.getByRole("link")).toHaveAttribute("href", "#ramen");
});

it("has a heading for every day", async () => {
  const screen = await renderKit(<Messages messages={sampleMessages} level={4} />);

  await expect.element(screen.getByRole("heading", { level: 4 })).toHaveLength(2);
  expect(textsOf(screen.container, "[data-day]")).toEqual(["Tuesday, Nov 17", "Wednesday, Nov 18"]);
});

it("shows the name once for consecutive messages of one sender, and groups them", async () => {
  const screen = await renderKit(<Messages messages={sampleMessages.slice(0, 3)} />);
  const [first, second, third] = [...screen.container.querySelectorAll('[data-part="name"]')];

  expect(first?.getBoundingClientRect().width).toBeGreaterThan(40);
  expect(second?.getBoundingClientRect().width).toBe(1);
  expect(third?.getBoundingClientRect().width).toBeGreaterThan(10);
});

it("has a text for every state, not only an icon", async () => {
  const states = ["sending", "sent", "failed"] as const;
  const screen = await renderKit(
    <Messages
      messages={states.map((state) => sampleMessage({ id: state, from: "own", state, text: "Hi." }))}
      onResend={vi.fn()}
    />,
  );

  expect(textsOf(screen.container, "[data-message]")).toEqual([
    "Me 18:10SendingHi.",
    "Me 18:10SentHi.",
    "Me 18:10Hi.Not sent. Try again.",
  ]);
  await expect.poll(() => screen.container.querySelectorAll("[data-state] svg")).toHaveLength(3);
});

it("sends a failed message again, and keeps the focus", async () => {
  const onResend = vi.fn();
  const failed = sampleMessage({ id: "temporary-7", clientId: "temporary-7", from: "own", state: "failed" });
  const screen = await renderKit(<Messages messages={[failed]} onResend={onResend} />);

  await screen.getByRole("button", { name: "Not sent. Try again." }).click();
  await screen.rerender(<Messages messages={[{ ...failed, state: "sending" }]} onResend={onResend} />);

  expect(onResend).toHaveBeenCalledExactlyOnceWith("temporary-7");
  await expect.element(screen.getByRole("log")).toHaveFocus();
});

it("keeps the element of a message that gets its real id", async () => {
  const own = sampleMessage({ id: "temporary-7", clientId: "temporary-7", from: "own", state: "sending" });
  const screen = await renderKit(<Messages messages={[...sampleMessages, own]} />);
  const before = screen.container.querySelector('[data-message="temporary-7"]');

  await screen.rerender(<Messages messages={[...sampleMessages, { ...own, id: "4711", state: "sent" }]} />);

  expect(before).not.toBeNull();
  expect(before?.isConnected).toBe(true);
  expect(before?.textContent).toContain("Sent");
});

it("announces only messages received after opening, and failures", async () => {
  const [older, newer] = [sampleMessage({ id: "older" }), sampleMessage({ id: "newer" })];
  const own = sampleMessage({ id: "own", from: "own", state: "failed" });
  const screen = await renderKit(<Messages messages={sampleMessages} />);

  await screen.rerender(<Messages messages={[older, ...sampleMessages, newer, own]} onResend={vi.fn()} />);

  const rows = [...screen.container.querySelectorAll("[data-message], [data-day]")];
  expect(rows.filter((row) => row.closest("[aria-live]") === null).map((row) => row.textContent)).toEqual([
    "Tomás Herrera 18:10Then add the noodles.",
  ]);
  expect(screen.container.querySelector('[data-message="newer"]')?.closest("[aria-live]")).toBeNull();
  const failure = screen.getByRole("button", { name: "Not sent. Try again." }).element().closest("[aria-live]");
  expect(failure?.getAttribute("aria-live")).toBe("polite");
});

it("keeps line breaks, breaks long words, and detects each message's direction", async () => {
  const screen = await renderKit(
    <Messages
      messages={[
        sampleMessage({ id: "lines", text: "Flour\nEggs" }),
        sampleMessage({ id: "word", text: "Rindfleisch".repeat(30) }),
        sampleMessage({ id: "arabic", text: "شكرا" }),
      ]}
    />,
  );
  const [lines, word, arabic] = [...screen.container.querySelectorAll<HTMLElement>('[data-part="bubble"]')];
  const log = screen.getByRole("log").element();

  await expect.poll(() => lines?.innerText).toBe("Flour\nEggs");
  expect(word?.getBoundingClientRect().right).toBeLessThanOrEqual(log.getBoundingClientRect().right);
  expect(log.scrollWidth).toBe(log.clientWidth);
  expect(arabic && getComputedStyle(arabic).direction).toBe("rtl");
});

it("shows a text while there is no message", async () => {
  const screen = await renderKit(<Messages messages={[]} emptyText="No messages yet." />);

  await expect.element(screen.getByText("No messages yet.")).toBeVisible();
});

function Messages({ messages = sampleMessages, ...rest }: Partial<MessageListProps>) {
  return (
    <MessageList
      label="Messages with Tomás Herrera"
      messages={messages}
      style={{ blockSize: "320px", inlineSize: "360px" }}
      {...rest}
    />
  );
}

function textsOf(container: Element, selector: string): (string | null)[] {
  return [...container.querySelectorAll(selector)].map((element) => element.textContent);
}
