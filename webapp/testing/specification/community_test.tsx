import { describe, expect } from "vitest";
import { userEvent } from "vitest/browser";
import { tomas } from "../../../adapters/memory/people_and_recipes.ts";
import { storyMessages } from "../mod.ts";
import { byButton, byLabel, byLink, byPlaceholder, byText, byTitle, filled, open, seen, shown } from "./on_screen.ts";

const ramen = { name: "Miso Mushroom Ramen", ask: "Ask about this meal Miso Mushroom Ramen" };
const falafel = "Falafel Plate with Hummus";

/** The feed's meals in their order. */
async function mealNames(at: string): Promise<string[]> {
  const { screen } = await open(at);
  await expect.element(byLink(screen, ramen.name)).toBeVisible();
  const names = screen.getByRole("main").getByRole("article").getByRole("heading").elements();
  return names.map((name) => name.textContent ?? "");
}

describe("the specification: community", () => {
  shown({ rule: "#screen-routes", means: "title", says: ["Community"] }, seen("/community", byTitle));
  shown(
    { rule: "#community-toolbar", means: "search box", says: ["Search meals, authors, ingredients…"] },
    seen("/community", byPlaceholder),
  );
  shown(
    { rule: "#community-toolbar", means: "sort select", says: ["Most recent", "Most liked", "Name A–Z"] },
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
    },
  );
  shown({ rule: "#community-toolbar", means: "checkbox", says: ["Favourites"] }, async ([label = ""]) => {
    const { screen } = await open("/community");
    await expect.element(screen.getByRole("checkbox", { name: label })).toBeVisible();
  });
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
  shown({ rule: "#community-card", means: "photo, meal name, author", says: ["by {author}"] }, async ([byline]) => {
    const { screen } = await open("/community");
    const card = screen.getByRole("article").filter({ hasText: ramen.name });
    await expect.element(card.getByRole("heading", { name: ramen.name })).toBeVisible();
    await expect.element(card.getByText(filled(byline, { author: tomas.fullName }))).toBeVisible();
    expect(card.element().querySelector("img")).not.toBeNull();
  });
  shown({ rule: "#community-card", means: "like button with count" }, async () => {
    const { screen } = await open("/community");
    const like = byButton(screen, `Like ${ramen.name}, 42 likes`);
    await expect.element(like).toBeVisible();
    expect(like.element().textContent).toContain("42");
  });
  shown(
    { rule: "#community-chips", means: "a chip only on others' posts", says: ["Ask about this meal"] },
    async ([chip = ""]) => {
      const { screen } = await open("/community");
      await expect.element(byButton(screen, `${chip} ${ramen.name}`)).toBeVisible();
      await expect.element(byButton(screen, `${chip} ${falafel}`)).not.toBeInTheDocument();
    },
  );
  shown({ rule: "#community-chips", means: "a chip only on own posts", says: ["Delete"] }, async ([chip = ""]) => {
    const { screen } = await open("/community");
    await expect.element(byButton(screen, `${chip} ${falafel}`)).toBeVisible();
    await expect.element(byButton(screen, `${chip} ${ramen.name}`)).not.toBeInTheDocument();
  });
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
  shown(
    {
      rule: "#community-loading",
      means: "says so, and what to do",
      says: ["No community posts found", "Try clearing filters or search, or post your first meal!"],
    },
    seen("/community", byText, { community: { posts: [] } }),
  );
  [
    ["meal name", "mushroom RAMEN"],
    ["author", "  TOMÁS "],
    ["ingredients", "white miso"],
  ].forEach(([what, search = ""]) =>
    shown({ rule: "#community-search", means: `matches ${what}, whatever case and trimmed` }, async () => {
      const names = await mealNames(`/community?${new URLSearchParams({ search })}`);
      expect(names).toContain(ramen.name);
      expect(names).not.toContain(falafel);
    }),
  );
  (
    [
      ["recent", "id, descending", ["Miso Mushroom Ramen", "Sunday Blueberry Pancakes", "Falafel Plate with Hummus"]],
      ["likes", "likes, descending", ["Sunday Blueberry Pancakes", "Miso Mushroom Ramen", "Falafel Plate with Hummus"]],
      ["name", "alphabet", ["Caprese from the Balcony", "Falafel Plate with Hummus", "Friday Pizza"]],
    ] as const
  ).forEach(([sort, means, first]) =>
    shown({ rule: "#community-sort", means: `${sort}: by ${means}` }, async () => {
      expect((await mealNames(`/community?sort=${sort}`)).slice(0, 3)).toEqual(first);
    }),
  );
  shown({ rule: "#community-toolbar", means: "until another order is chosen" }, async () => {
    const { screen } = await open("/community");
    await expect.element(byLabel(screen, "Sort")).toHaveDisplayValue("Most recent");
    await expect.element(screen.getByRole("checkbox", { name: "Favourites" })).not.toBeChecked();
  });
});

describe("the specification: chat", () => {
  shown(
    {
      rule: "#chat-panel",
      means: "while no chat partner is chosen",
      says: ["Select a user to chat with."],
    },
    async ([text = ""]) => {
      const { screen } = await open("/community");
      await byButton(screen, "Chat").click();
      await expect.element(byText(screen, text)).toBeVisible();
    },
  );
  shown({ rule: "#chat-panel", means: "names the partner", says: ["Chat with {name}"] }, async ([title]) => {
    const { screen } = await open("/community");
    await byButton(screen, ramen.ask).click();
    const heading = screen.getByRole("heading", { name: filled(title, { name: tomas.fullName }) });
    await expect.element(heading).toBeVisible();
    await expect.element(byButton(screen, "Close")).toBeVisible();
  });
  shown({ rule: "#chat-panel", means: "without a chat partner", says: ["Chat"] }, async ([title = ""]) => {
    const { screen } = await open("/community");
    await byButton(screen, "Chat").click();
    await expect.element(screen.getByRole("heading", { name: title, exact: true })).toBeVisible();
  });
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
  shown({ rule: "#chat-send-guards", means: "a blank message is not sent" }, async () => {
    const { screen, services } = await open("/community");
    await byButton(screen, ramen.ask).click();
    await byPlaceholder(screen, "Type your message...").fill("   ");
    await userEvent.keyboard("{Enter}");
    await byPlaceholder(screen, "Type your message...").fill("Hello");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => services.chatConnection.sent).toMatchObject([{ text: "Hello" }]);
  });
});
