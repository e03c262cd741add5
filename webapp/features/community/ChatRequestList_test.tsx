import { describe, expect, it } from "vitest";
import { yuki } from "../../../adapters/memory/people_and_recipes.ts";
import { storyRequests } from "../../testing/mod.ts";
import { open } from "../../testing/open_screen.tsx";

describe("message requests", () => {
  /** Opens the chat with requests of Kwame and Yuki, and no unread message. */
  async function openRequests(options: Parameters<typeof open>[1] = {}) {
    const opened = await open("/community", { ...options, chat: { messages: storyRequests, ...options.chat } });
    await opened.screen.getByRole("button", { name: "Chat, 2 message requests" }).click();
    return { ...opened, requests: opened.screen.getByRole("region", { name: "Requests (2)" }) };
  }

  // #chat-request
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

  it("stay with an error when the choice is not saved, disappear when ignored, and come back on Undo", async () => {
    const { screen, requests, services } = await openRequests({ chat: { failing: ["decideRequest"] } });
    await requests.getByRole("button", { name: "Ignore Yuki Tanaka" }).click();
    await expect.element(screen.getByText("Your choice was not saved. Try again.")).toBeVisible();
    await expect.element(requests.getByRole("button", { name: "Ignore Yuki Tanaka" })).toBeEnabled();

    services.chat.answers.behave({});
    await requests.getByRole("button", { name: "Ignore Yuki Tanaka" }).click();
    await expect.element(screen.getByText("You ignore Yuki Tanaka.")).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "Requests (1)" })).toBeVisible();
    await expect.element(screen.getByRole("region", { name: "Requests and conversations" })).toHaveFocus();

    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(requests.getByRole("button", { name: "Ignore Yuki Tanaka" })).toBeVisible();
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
});
