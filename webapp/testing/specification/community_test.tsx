import { describe, expect } from "vitest";
import { userEvent } from "vitest/browser";
import { tomas } from "../../../adapters/memory/people_and_recipes.ts";
import { storyMessages } from "../mod.ts";
import { byButton, byLabel, byLink, byPlaceholder, byText, filled, open, shown } from "./on_screen.ts";

const ramen = { name: "Miso Mushroom Ramen", ask: "Ask about this meal Miso Mushroom Ramen" };

describe("the specification: community", () => {
  shown(
    {
      rule: "#community-toolbar",
      means: "most recent first, not only favourites, by default",
      says: ["Most recent", "Most liked", "Name A–Z"],
    },
    async (says) => {
      const { screen } = await open("/community");
      const select = byLabel(screen, "Sort");
      await expect.element(select).toBeVisible();
      expect(
        select
          .getByRole("option")
          .elements()
          .map(({ textContent }) => textContent),
      ).toEqual(says);
      await expect.element(select).toHaveDisplayValue("Most recent");
      await expect.element(screen.getByRole("checkbox", { name: "Favourites" })).not.toBeChecked();
    },
  );
  shown(
    { rule: "#community-unread-marker", means: "icon with a marker", says: ["Chat", "!"] },
    async ([name, marker]) => {
      const { screen } = await open("/community", { chat: { messages: storyMessages, areUnread: true } });
      const icon = byButton(screen, `${name}, unread messages`);
      await expect.element(icon).toBeVisible();
      const { content } = getComputedStyle(icon.element().querySelector("[data-marker]") ?? icon.element(), "::before");
      expect(`${icon.element().textContent} ${content}`).toContain(marker);
    },
  );
  shown(
    { rule: "#community-card", means: "photo, meal name, author, likes", says: ["by {author}"] },
    async ([byline]) => {
      const { screen } = await open("/community");
      const card = screen.getByRole("article").filter({ hasText: ramen.name });
      await expect.element(card.getByRole("heading", { name: ramen.name })).toBeVisible();
      await expect.element(card.getByText(filled(byline, { author: tomas.fullName }))).toBeVisible();
      expect(card.element().querySelector("img")).not.toBeNull();
      const like = byButton(screen, `Like ${ramen.name}, 42 likes`);
      await expect.element(like).toBeVisible();
      expect(like.element().textContent).toContain("42");
    },
  );
  shown(
    { rule: "#community-post-view", means: "photo, title, author, and", says: ["Ingredients", "Instructions"] },
    async (says) => {
      const { screen } = await open("/community");
      await byLink(screen, ramen.name).click();
      const dialog = screen.getByRole("dialog", { name: ramen.name });
      for (const name of says) await expect.element(dialog.getByRole("heading", { name })).toBeVisible();
      await expect.element(dialog.getByText(`by ${tomas.fullName}`)).toBeVisible();
      expect(dialog.element().querySelector("img")).not.toBeNull();
    },
  );
  shown({ rule: "#community-loading", means: "eight skeleton cards while the feed loads" }, async () => {
    const { screen } = await open("/community", { community: { hanging: ["listPosts"] } });
    await expect.element(byLabel(screen, "Loading posts")).toBeInTheDocument();
    const skeletons = screen.getByRole("main").element().querySelectorAll("[role=list] > *, ul > li");
    expect([...skeletons].filter((item) => item.querySelector("[data-skeleton]"))).toHaveLength(8);
  });
});

describe("the specification: chat", () => {
  shown({ rule: "#chat-messages", means: "whose they are, at which hour and minute", says: ["Me"] }, async ([me]) => {
    const { screen } = await open("/community", { chat: { messages: storyMessages } });
    await byButton(screen, ramen.ask).click();
    const log = screen.getByRole("log");
    await expect.element(log.getByText(me ?? "", { exact: true }).first()).toBeVisible();
    await expect.element(log.getByText(tomas.fullName, { exact: true }).first()).toBeVisible();
    for (const time of log.element().querySelectorAll("[data-message] time")) {
      expect(time.textContent).toMatch(/^\d{1,2}:\d{2}(?:\s[AP]M)?$/u);
    }
  });
  ["the button", "Enter"].forEach((way) =>
    shown(
      { rule: "#chat-input", means: `sends by ${way}, and is empty again`, says: ["Type your message..."] },
      async ([placeholder = ""]) => {
        const { screen, services } = await open("/community");
        await byButton(screen, ramen.ask).click();
        const input = byPlaceholder(screen, placeholder);
        await input.fill("How long does the broth simmer?");
        if (way === "Enter") await userEvent.keyboard("{Enter}");
        else await byButton(screen, "Send").click();
        await expect.element(byText(screen, "How long does the broth simmer?")).toBeVisible();
        await expect.element(input).toHaveValue("");
        expect(services.chatConnection.sent).toHaveLength(1);
      },
    ),
  );
  shown({ rule: "#chat-panel", means: "writes to the author; closing forgets them" }, async () => {
    const { screen, services } = await open("/community");
    await byButton(screen, ramen.ask).click();
    await byPlaceholder(screen, "Type your message...").fill("Hello");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => services.chatConnection.sent).toMatchObject([{ receiverId: tomas.id }]);
    await byButton(screen, "Close").click();
    await byButton(screen, "Chat").click();
    await expect.element(byText(screen, "Select a user to chat with.")).toBeVisible();
  });
});
