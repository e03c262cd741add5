import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { maya, tomas } from "../../../adapters/memory/people_and_recipes.ts";
import { sendMessage } from "../../../core/chat/mod.ts";
import { storyMessages } from "../../testing/mod.ts";
import { open } from "../../testing/open_screen.tsx";

describe("the chat", () => {
  // #chat-unread-selects, #community-unread-marker
  it("marks unread messages, selects their sender, and clears the mark", async () => {
    const { screen, services } = await open("/community", { chat: { messages: storyMessages, areUnread: true } });

    await screen.getByRole("button", { name: "Chat, unread messages" }).click();

    await expect.element(screen.getByRole("heading", { name: "Chat with Tomás Herrera" })).toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "Chat", exact: true })).toBeInTheDocument();
    expect(services.chatConnection.marks).toContainEqual({ userId: tomas.id, upTo: 5 });
  });

  // #chat-panel
  it("lists the conversations, most recent first, and opens the chosen one", async () => {
    const { screen } = await open("/community", { chat: { messages: storyMessages } });

    await screen.getByRole("button", { name: "Chat", exact: true }).click();

    await expect.element(screen.getByText("Select a user to chat with.")).toBeInTheDocument();
    const people = screen.getByRole("list", { name: "Conversations" }).getByRole("button");
    await expect
      .poll(() => people.elements().map(({ textContent }) => textContent))
      .toEqual([expect.stringContaining("Tomás Herrera"), expect.stringContaining("Priya Raman")]);
    await people.first().click();
    await expect.element(screen.getByRole("heading", { name: "Chat with Tomás Herrera" })).toBeInTheDocument();
    await expect.element(screen.getByPlaceholder("Type your message...")).toHaveFocus();
  });

  it("counts messages in the list that arrive while it is open", async () => {
    const { screen, services } = await open("/community", { chat: { messages: storyMessages } });
    await screen.getByRole("button", { name: "Chat", exact: true }).click();
    const item = screen.getByRole("button", { name: /^Tomás Herrera, / });
    await expect.element(item).toBeInTheDocument();

    await services.stores.send(tomas, maya, "Hello?");

    await expect.element(item).toHaveAccessibleName(/, 1 unread message$/u);
    expect(services.chat.answers.calls.filter((call) => call === "listRecentConversations")).toHaveLength(2);
  });

  it("shows that the conversations failed to load, and loads them on retry", async () => {
    const { screen, services } = await open("/community", {
      chat: { messages: storyMessages, failing: ["listRecentConversations"] },
    });
    await screen.getByRole("button", { name: "Chat", exact: true }).click();
    await expect.element(screen.getByText("Your conversations could not be loaded.")).toBeInTheDocument();

    services.chat.answers.behave({});
    await screen.getByRole("button", { name: "Try again" }).click();

    await expect.element(screen.getByRole("list", { name: "Conversations" })).toBeInTheDocument();
  });

  it("selects the sender also when it was opened before the unread list had loaded", async () => {
    const { screen, services } = await open("/community", {
      chat: { messages: storyMessages, areUnread: true, failing: ["listUnread"] },
      chatConnection: { statusAfterStart: "connecting" },
    });
    await screen.getByRole("button", { name: "Chat", exact: true }).click();
    await expect.element(screen.getByText("Select a user to chat with.")).toBeInTheDocument();
    await expect.poll(() => services.chat.answers.calls).toContain("listUnread");

    services.chat.answers.behave({});
    services.chatConnection.setStatus("online");

    await expect.element(screen.getByRole("heading", { name: "Chat with Tomás Herrera" })).toBeInTheDocument();
  });

  // #chat-about-meal
  it("shows the meal that is asked about above the first message", async () => {
    const { screen, services } = await open("/community");
    await screen.getByRole("button", { name: "Ask about this meal Miso Mushroom Ramen" }).click();
    const chat = screen.getByRole("complementary");
    const meal = chat.getByRole("link", { name: "Miso Mushroom Ramen" });
    await expect.element(meal).toHaveAttribute("href", "/community?post=7");

    await chat.getByPlaceholder("Type your message...").fill("Which miso?");
    await userEvent.keyboard("{Enter}");
    await chat.getByPlaceholder("Type your message...").fill("The white one?");
    await userEvent.keyboard("{Enter}");

    await expect.element(chat.getByText("The white one?")).toBeVisible();
    await expect.element(chat.getByRole("log").getByRole("link")).toHaveLength(1);
    await expect.element(chat.getByRole("button", { name: "Do not ask about this meal" })).not.toBeInTheDocument();
    await expect.poll(() => services.chatConnection.sent.map(({ postId }) => postId)).toEqual([7, undefined]);
  });

  // #chat-about-meal
  it("shows a received message's meal, or that it is no longer there", async () => {
    const { screen, services } = await open("/community", { chat: { messages: storyMessages } });
    await screen.getByRole("button", { name: "Chat", exact: true }).click();
    const conversation = screen.getByRole("button", { name: /^Tomás Herrera, / });
    await expect.element(conversation).toBeInTheDocument();
    for (const [text, postId] of [
      ["Is this dill?", 7],
      ["And here?", 999],
    ] as const) {
      const message = { senderId: tomas.id, receiverId: maya.id, text, clientMessageId: text, postId };
      await sendMessage({ ...services.stores, verifiedEmails: undefined }, message);
    }
    await conversation.click();

    const log = screen.getByRole("log");
    await expect.element(log.getByText("This meal is no longer there")).toBeVisible();
    await expect.element(log.getByRole("link")).toHaveAttribute("href", "/community?post=7");
  });

  // #chat-about-meal
  it("asks without the meal on request", async () => {
    const { screen, services } = await open("/community");
    await screen.getByRole("button", { name: "Ask about this meal Miso Mushroom Ramen" }).click();
    await screen.getByRole("button", { name: "Do not ask about this meal" }).click();
    await expect.element(screen.getByPlaceholder("Type your message...")).toHaveFocus();

    await userEvent.keyboard("Hello!{Enter}");

    await expect.poll(() => services.chatConnection.sent.map(({ postId }) => postId)).toEqual([undefined]);
  });

  it("begins with the focus in the composer when an author is asked, in the feed and from the opened post", async () => {
    const { screen } = await open("/community");
    const composer = screen.getByPlaceholder("Type your message...");
    await screen.getByRole("button", { name: "Ask about this meal Miso Mushroom Ramen" }).click();
    await expect.element(composer).toHaveFocus();

    await screen.getByRole("main").getByRole("link", { name: "Miso Mushroom Ramen" }).first().click();
    await screen.getByRole("dialog").getByRole("button", { name: "Ask about this meal Miso Mushroom Ramen" }).click();

    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(composer).toHaveFocus();
  });

  it("shows an unsent message, and sends it again", async () => {
    const { screen, services } = await open("/community", { chatConnection: { answer: "refuses" } });
    await screen.getByRole("button", { name: "Ask about this meal Miso Mushroom Ramen" }).click();
    await screen.getByPlaceholder("Type your message...").fill("Hello?");
    await userEvent.keyboard("{Enter}");
    const resend = screen.getByRole("button", { name: /Not sent\. Try again\./u });
    await expect.element(resend).toBeInTheDocument();

    services.chatConnection.answer = "acknowledges";
    await resend.click();

    await expect.element(resend).not.toBeInTheDocument();
    expect(services.chatConnection.sent).toHaveLength(2);
  });
});

it("says in the chat until when messages are paused, and keeps it readable", async () => {
  const { screen } = await open("/community", {
    chat: { messages: storyMessages, areUnread: true },
    safety: { arrange: ({ moderation }) => moderation.suspend(maya.id, new Date("2126-11-26T10:00:00Z")) },
  });
  await screen.getByRole("button", { name: "Chat, unread messages" }).click();

  await expect.element(screen.getByText("Thanks for asking about the ramen.")).toBeVisible();
  await expect.element(screen.getByText(/^Messages are paused for your account until Nov 26, 2126, /u)).toBeVisible();
});
