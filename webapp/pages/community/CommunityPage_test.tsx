import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { maya, priya, tomas, yuki } from "../../../adapters/memory/people_and_recipes.ts";
import { falafelPost, storyMessages, storyPost, storyRequests } from "../../testing/mod.ts";
import { open } from "../../testing/open_screen.tsx";

beforeEach(async () => {
  await page.viewport(1280, 900);
});

describe("the feed", () => {
  it("shows the spinner in the middle of the skeletons while it loads", async () => {
    const { screen } = await open("/community", { community: { hanging: ["listPosts"] } });
    const spinner = screen.getByRole("img", { name: "Loading posts" });
    await expect.element(spinner).toBeVisible();

    const main = screen.getByRole("main").element().getBoundingClientRect();
    const ring = spinner.element().getBoundingClientRect();
    expect(ring.left + ring.width / 2).toBeCloseTo(main.left + main.width / 2, 0);
  });

  it("searches meal, author and ingredients, and keeps the text in the address", async () => {
    const { screen, address } = await open("/community");

    await screen.getByPlaceholder("Search meals, authors, ingredients…").fill("TAHINI");

    await expect.element(screen.getByRole("link", { name: "Falafel Plate with Hummus" })).toBeInTheDocument();
    await expect.element(screen.getByRole("link", { name: "Miso Mushroom Ramen" })).not.toBeInTheDocument();
    await expect.poll(address).toBe("/community?search=TAHINI");
  });

  it("sorts by likes and by name", async () => {
    const { screen } = await open("/community");
    const first = screen.getByRole("main").getByRole("heading", { level: 2 }).first();
    await expect.element(first).toHaveTextContent("Miso Mushroom Ramen");

    await screen.getByLabelText("Sort").selectOptions("Most liked");
    await expect.element(first).toHaveTextContent("Sunday Blueberry Pancakes");
    await screen.getByLabelText("Sort").selectOptions("Name A–Z");
    await expect.element(first).toHaveTextContent("Caprese from the Balcony");
  });

  it("filters by favourites", async () => {
    const { screen } = await open("/community");

    await screen.getByLabelText("Favourites").click();

    await expect.element(screen.getByText("2 posts")).toBeInTheDocument();
  });

  it("tries again after a failure", async () => {
    const { screen, services } = await open("/community", { community: { failing: ["listPosts"] } });
    await expect.element(screen.getByText("Failed to fetch community posts.")).toBeInTheDocument();

    services.community.answers.behave({});
    await screen.getByRole("button", { name: "Try again" }).click();

    await expect.element(screen.getByRole("link", { name: "Miso Mushroom Ramen" })).toBeInTheDocument();
  });

  it("loads more near its end", async () => {
    const posts = Array.from({ length: 25 }, (_each, index) =>
      storyPost({ id: index + 1, mealName: `Dish ${index + 1}` }),
    );
    const { screen } = await open("/community", { community: { posts, pageSize: 10 } });
    await expect.element(screen.getByRole("link", { name: "Dish 25" })).toBeInTheDocument();

    await expect
      .poll(() => {
        scrollTo(0, document.documentElement.scrollHeight);
        return screen.getByRole("link", { name: "Dish 1", exact: true }).elements().length;
      })
      .toBe(1);
  });
});

it("asks the server for nothing after Log out", async () => {
  const { screen, address, services } = await open("/community");
  await expect.element(screen.getByRole("link", { name: "Miso Mushroom Ramen" })).toBeInTheDocument();
  const calls = () => [
    ...services.community.answers.calls,
    ...services.chat.answers.calls,
    ...services.account.answers.calls,
  ];
  // The chat asks for what is unread when it starts, and once more when the connection is online.
  await expect.poll(() => services.chat.answers.calls.filter((call) => call === "listUnread")).toHaveLength(2);
  const before = calls();

  await screen.getByRole("button", { name: "Settings" }).click();
  await screen.getByRole("menuitem", { name: "Log out" }).click();

  await expect.poll(address).toBe("/login");
  await expect.element(screen.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  expect(calls()).toEqual(before);
});

describe("a like", () => {
  it("is shown after the server's reply, and ignores clicks meanwhile", async () => {
    const { screen, services } = await open("/community");
    await screen.getByRole("button", { name: "Like Falafel Plate with Hummus, 27 likes" }).click();

    const liked = screen.getByRole("button", { name: "Like Falafel Plate with Hummus, 28 likes" });
    await expect.element(liked).toHaveAttribute("aria-pressed", "true");
    services.community.answers.behave({ hanging: ["toggleLike"] });
    await liked.click();
    await liked.click({ force: true });

    await expect.element(liked).toHaveAttribute("aria-pressed", "true");
    expect(services.community.answers.calls.filter((call) => call === "toggleLike")).toHaveLength(2);
  });

  it("shows a failure, and stays as it was", async () => {
    const { screen } = await open("/community", { community: { failing: ["toggleLike"] } });

    await screen.getByRole("button", { name: "Like Falafel Plate with Hummus, 27 likes" }).click();

    await expect.element(screen.getByRole("alert")).toHaveTextContent("Failed to toggle like");
    await expect
      .element(screen.getByRole("button", { name: "Like Falafel Plate with Hummus, 27 likes" }))
      .toHaveAttribute("aria-pressed", "false");
  });
});

describe("an own post", () => {
  it("can be deleted; other people's cannot", async () => {
    const { screen } = await open("/community");
    await expect.element(screen.getByRole("button", { name: "Delete Falafel Plate with Hummus" })).toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "Delete Miso Mushroom Ramen" })).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole("button", { name: "Ask about this meal Falafel Plate with Hummus" }))
      .not.toBeInTheDocument();

    await screen.getByRole("button", { name: "Delete Falafel Plate with Hummus" }).click();

    await expect.element(screen.getByRole("link", { name: "Falafel Plate with Hummus" })).not.toBeInTheDocument();
    await expect.element(screen.getByText("Post deleted.")).toBeInTheDocument();
  });

  it("comes back on Undo", async () => {
    const { screen } = await open("/community");
    await screen.getByRole("button", { name: "Delete Falafel Plate with Hummus" }).click();

    await screen.getByRole("button", { name: "Undo" }).click();

    await expect.element(screen.getByRole("link", { name: "Falafel Plate with Hummus" })).toBeInTheDocument();
  });

  it("stays when deleting fails, with an error", async () => {
    const { screen } = await open("/community", { community: { failing: ["deletePost"] } });

    await screen.getByRole("button", { name: "Delete Falafel Plate with Hummus" }).click();

    await expect.element(screen.getByRole("alert")).toHaveTextContent("Failed to delete post");
    await expect.element(screen.getByRole("link", { name: "Falafel Plate with Hummus" })).toBeInTheDocument();
  });
});

describe("an opened post", () => {
  it("has its own address, and Back closes it", async () => {
    const { screen, address, goBack } = await open("/community?sort=likes");
    await screen.getByRole("link", { name: "Miso Mushroom Ramen" }).click();

    const dialog = screen.getByRole("dialog", { name: "Miso Mushroom Ramen" });
    await expect.element(dialog.getByText("Toast the mushrooms in a dry pan.")).toBeInTheDocument();
    expect(address()).toBe("/community?sort=likes&post=7");
    await goBack();

    await expect.element(dialog).not.toBeInTheDocument();
    expect(address()).toBe("/community?sort=likes");
  });

  it("closes by its ×, without an extra history entry", async () => {
    const { screen, address } = await open(["/home", "/community"]);
    await screen.getByRole("link", { name: "Miso Mushroom Ramen" }).click();

    await screen.getByRole("dialog").getByRole("button", { name: "Close" }).click();

    await expect.poll(address).toBe("/community");
  });

  it("can be shared: it opens although it is not in the feed", async () => {
    const posts = [storyPost({ id: 3, mealName: "Old Stew", by: priya }), storyPost({ id: 9, mealName: "New Stew" })];
    const { screen, address } = await open("/community?post=3", { community: { posts, pageSize: 1 } });

    await expect.element(screen.getByRole("dialog", { name: "Old Stew" })).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await expect.poll(address).toBe("/community");
  });

  it("says that it was deleted", async () => {
    const { screen } = await open("/community?post=999");

    await expect.element(screen.getByText("Post not found")).toBeInTheDocument();
  });
});

describe("the chat", () => {
  it("marks unread messages, selects their sender, and clears the mark", async () => {
    const { screen, services } = await open("/community", { chat: { messages: storyMessages, areUnread: true } });

    await screen.getByRole("button", { name: "Chat, unread messages" }).click();

    await expect.element(screen.getByRole("heading", { name: "Chat with Tomás Herrera" })).toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "Chat", exact: true })).toBeInTheDocument();
    expect(services.chatConnection.marks).toContainEqual({ userId: tomas.id, upTo: 5 });
  });

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

  it("shows messages that arrive while it is open", async () => {
    const { screen, services } = await open("/community", { chat: { messages: storyMessages } });
    await screen.getByRole("button", { name: "Ask about this meal Miso Mushroom Ramen" }).click();
    await expect.element(screen.getByText("Thanks for asking about the ramen.")).toBeInTheDocument();

    await services.stores.send(tomas, maya, "Always. Dry pan, no oil.");

    await expect.element(screen.getByText("Always. Dry pan, no oil.")).toBeInTheDocument();
  });
});

describe("message requests", () => {
  /** Opens the chat with requests of Kwame and Yuki, and no unread message. */
  async function openRequests(options: Parameters<typeof open>[1] = {}) {
    const opened = await open("/community", { ...options, chat: { messages: storyRequests, ...options.chat } });
    await opened.screen.getByRole("button", { name: "Chat, 2 message requests" }).click();
    return { ...opened, requests: opened.screen.getByRole("region", { name: "Requests (2)" }) };
  }

  it("are counted at the chat icon and listed apart from the conversations", async () => {
    const { screen, requests } = await openRequests();

    await expect
      .poll(() =>
        requests
          .getByRole("listitem")
          .elements()
          .map((each) => each.textContent),
      )
      .toEqual([expect.stringMatching(/^.*Yuki Tanaka.*Is it spicy\?/u), expect.stringMatching(/Kwame Boateng/u)]);
    const conversations = screen.getByRole("list", { name: "Conversations" }).getByRole("button");
    await expect.poll(() => conversations.elements().length).toBe(2);
  });

  it("open as a conversation when accepted, with the focus in the composer", async () => {
    const { screen, requests } = await openRequests();

    await requests.getByRole("button", { name: "Accept Yuki Tanaka" }).click();

    await expect.element(screen.getByRole("heading", { name: "Chat with Yuki Tanaka" })).toBeVisible();
    await expect.element(screen.getByText("Is it spicy?")).toBeVisible();
    await expect.element(screen.getByPlaceholder("Type your message...")).toHaveFocus();
    await screen.getByRole("button", { name: "Close" }).click();
    await screen.getByRole("button", { name: "Chat, 1 message request" }).click();
    await expect.element(screen.getByRole("button", { name: /^Yuki Tanaka, / })).toBeVisible();
    await expect.element(screen.getByRole("region", { name: "Requests and conversations" })).toHaveFocus();
  });

  it("disappear when ignored, come back on Undo, and keep the focus in the panel", async () => {
    const { screen, requests } = await openRequests();
    await requests.getByRole("button", { name: "Ignore Yuki Tanaka" }).click();

    await expect.element(screen.getByText("You ignore Yuki Tanaka.")).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "Requests (1)" })).toBeVisible();
    await expect.element(screen.getByRole("region", { name: "Requests and conversations" })).toHaveFocus();

    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(requests.getByRole("button", { name: "Ignore Yuki Tanaka" })).toBeVisible();
  });

  it("stay when the choice could not be saved, with an error", async () => {
    const { screen, requests } = await openRequests({ chat: { failing: ["decideRequest"] } });

    await requests.getByRole("button", { name: "Ignore Yuki Tanaka" }).click();

    await expect.element(screen.getByText("Your choice was not saved. Try again.")).toBeVisible();
    await expect.element(requests.getByRole("button", { name: "Ignore Yuki Tanaka" })).toBeEnabled();
  });

  it("can be reported and blocked", async () => {
    const { screen, requests, services } = await openRequests();
    await requests.getByRole("button", { name: "More about Yuki Tanaka" }).click();
    await screen.getByRole("menuitem", { name: "Report" }).click();
    await screen.getByLabelText("What is wrong?").selectOptions("Something else");
    await screen.getByRole("button", { name: "Send report" }).click();
    await expect.element(screen.getByText("Thank you. A moderator will look at it.")).toBeVisible();
    expect(await services.stores.moderation.listOpen({ before: undefined, limit: 10 })).toMatchObject([
      { evidence: { kind: "message", text: "Is it spicy?" }, person: { userId: yuki.id } },
    ]);

    await requests.getByRole("button", { name: "More about Yuki Tanaka" }).click();
    await screen.getByRole("menuitem", { name: "Block Yuki Tanaka" }).click();
    await screen.getByRole("button", { name: "Block", exact: true }).click();
    await expect.element(screen.getByRole("heading", { name: "Requests (1)" })).toBeVisible();
    await expect.element(screen.getByRole("region", { name: "Requests and conversations" })).toHaveFocus();
  });

  it("show that they failed to load, and load on retry", async () => {
    const { screen, services } = await open("/community", {
      chat: { messages: storyRequests, failing: ["listRequests"] },
    });
    await screen.getByRole("button", { name: "Chat", exact: true }).click();
    await expect.element(screen.getByText("Your message requests could not be loaded.")).toBeVisible();

    services.chat.answers.behave({});
    await screen.getByRole("button", { name: "Try again" }).click();

    await expect.element(screen.getByRole("heading", { name: "Requests (2)" })).toBeVisible();
  });

  it("beyond the tenth of a day are kept with the reason, and can be sent again", async () => {
    const { screen, services } = await open("/community", { chatConnection: { answer: "has had ten requests" } });
    await screen.getByRole("button", { name: "Ask about this meal Miso Mushroom Ramen" }).click();
    await screen.getByPlaceholder("Type your message...").fill("Hello?");
    await userEvent.keyboard("{Enter}");
    const resend = screen.getByRole("button", {
      name: /^Not sent: you can write to 10 new people a day\. Try again after Nov 20/u,
    });
    await expect.element(resend).toBeVisible();

    services.chatConnection.answer = "acknowledges";
    await resend.click();

    await expect.element(resend).not.toBeInTheDocument();
    await expect.element(screen.getByText("Hello?")).toBeVisible();
  });
});

describe("a person whom another one wants no contact with", () => {
  it("is blocked at one of their posts, which disappear, and at an own post there is no such menu", async () => {
    const { screen, services } = await open("/community");
    const ramen = screen.getByRole("link", { name: "Miso Mushroom Ramen" });
    await screen.getByRole("button", { name: "More about Miso Mushroom Ramen" }).click();
    await screen.getByRole("menuitem", { name: "Block Tomás Herrera" }).click();
    await expect.element(screen.getByRole("alertdialog", { name: "Block Tomás Herrera?" })).toBeVisible();

    await screen.getByRole("button", { name: "Block", exact: true }).click();

    await expect.element(screen.getByText("Tomás Herrera is blocked.")).toBeVisible();
    await expect.element(ramen).not.toBeInTheDocument();
    await expect.element(screen.getByRole("main")).toHaveFocus();
    expect(services.stores.blocks.isBetween(maya.id, tomas.id)).toBe(true);
    await expect.element(screen.getByRole("button", { name: "Delete Falafel Plate with Hummus" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "More about Falafel Plate with Hummus" }).elements()).toHaveLength(0);
  });

  it("stays unblocked when blocking fails, with an error", async () => {
    const { screen } = await open("/community", { safety: { failing: ["block"] } });
    await screen.getByRole("button", { name: "More about Miso Mushroom Ramen" }).click();
    await screen.getByRole("menuitem", { name: "Block Tomás Herrera" }).click();
    await screen.getByRole("button", { name: "Block", exact: true }).click();

    await expect.element(screen.getByText("Tomás Herrera is not blocked. Try again.")).toBeVisible();
    await screen.getByRole("button", { name: "Cancel" }).click();
    await expect.element(screen.getByRole("link", { name: "Miso Mushroom Ramen" })).toBeInTheDocument();
  });

  it("is blocked in the chat, which closes and is not listed any more", async () => {
    const { screen } = await open("/community", { chat: { messages: storyMessages, areUnread: true } });
    await screen.getByRole("button", { name: "Chat, unread messages" }).click();
    await screen.getByRole("button", { name: "More about Tomás Herrera" }).click();
    await screen.getByRole("menuitem", { name: "Block Tomás Herrera" }).click();
    await screen.getByRole("button", { name: "Block", exact: true }).click();

    await expect.element(screen.getByRole("heading", { name: "Chat with Tomás Herrera" })).not.toBeInTheDocument();
    await screen.getByRole("button", { name: "Chat", exact: false }).first().click();
    expect(screen.getByRole("button", { name: /^Tomás Herrera, / }).elements()).toHaveLength(0);
  });
});

describe("a report", () => {
  it("needs a reason, and reaches the moderators with a copy of the post", async () => {
    const { screen, services } = await open("/community");
    await screen.getByRole("button", { name: "More about Miso Mushroom Ramen" }).click();
    await screen.getByRole("menuitem", { name: "Report" }).click();
    await screen.getByRole("button", { name: "Send report" }).click();
    await expect.element(screen.getByText("Choose a reason.")).toBeVisible();
    await expect.element(screen.getByLabelText("What is wrong?")).toHaveFocus();

    await screen.getByLabelText("What is wrong?").selectOptions("Spam or advertising");
    await screen.getByLabelText("Anything to add? (optional)").fill("An advert for mushrooms");
    await screen.getByRole("button", { name: "Send report" }).click();

    await expect.element(screen.getByText("Thank you. A moderator will look at it.")).toBeVisible();
    expect(await services.stores.moderation.listOpen({ before: undefined, limit: 10 })).toMatchObject([
      { reason: "spam", note: "An advert for mushrooms", evidence: { kind: "post", mealName: "Miso Mushroom Ramen" } },
    ]);
    expect(services.stores.blocks.isBetween(maya.id, tomas.id)).toBe(false);
  });

  it("keeps what was written when it could not be sent, and can block the person too", async () => {
    const { screen, services } = await open("/community", { safety: { failing: ["report"] } });
    await screen.getByRole("button", { name: "More about Miso Mushroom Ramen" }).click();
    await screen.getByRole("menuitem", { name: "Report" }).click();
    await screen.getByLabelText("What is wrong?").selectOptions("Unkind or threatening");
    await screen.getByLabelText("Anything to add? (optional)").fill("Not nice");
    await screen.getByLabelText("Block Tomás Herrera too").click();
    await screen.getByRole("button", { name: "Send report" }).click();
    await expect.element(screen.getByText("Your report was not sent. Try again.")).toBeVisible();

    services.safety.answers.behave({});
    await expect.element(screen.getByLabelText("Anything to add? (optional)")).toHaveValue("Not nice");
    await screen.getByRole("button", { name: "Send report" }).click();

    await expect.element(screen.getByRole("link", { name: "Miso Mushroom Ramen" })).not.toBeInTheDocument();
  });

  it("in the chat is of any received message, the newest one first, or of the person", async () => {
    const { screen, services } = await open("/community", { chat: { messages: storyMessages, areUnread: true } });
    await screen.getByRole("button", { name: "Chat, unread messages" }).click();
    await expect.element(screen.getByRole("log")).toBeInTheDocument();
    await screen.getByRole("button", { name: "More about Tomás Herrera" }).click();
    await screen.getByRole("menuitem", { name: "Report" }).click();
    const choice = screen.getByLabelText("What do you want to report?");
    await expect
      .poll(() => [...choice.element().querySelectorAll("option")].map(({ textContent }) => textContent))
      .toEqual([
        expect.stringMatching(/^\d\d:\d\d: Yes! White miso, two spoons, stirred in off the heat\.$/u),
        expect.stringMatching(/: Thanks for asking about the ramen\.$/u),
        "Tomás Herrera",
      ]);
    await choice.selectOptions("1");
    await screen.getByLabelText("What is wrong?").selectOptions("Something else");
    await screen.getByRole("button", { name: "Send report" }).click();

    await expect.element(screen.getByText("Thank you. A moderator will look at it.")).toBeVisible();
    expect(await services.stores.moderation.listOpen({ before: undefined, limit: 10 })).toMatchObject([
      {
        evidence: { kind: "message", text: "Thanks for asking about the ramen." },
        person: { userId: tomas.id },
      },
    ]);
  });
});

it("marks an own post that a moderator has hidden", async () => {
  const { screen } = await open("/community", { safety: { arrange: ({ posts }) => posts.hide(falafelPost.id) } });

  await expect.element(screen.getByText("Hidden by a moderator, only you see it", { exact: false })).toBeVisible();
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
