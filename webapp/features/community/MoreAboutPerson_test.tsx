import { describe, expect, it } from "vitest";
import { maya, tomas } from "../../../adapters/memory/people_and_recipes.ts";
import { storyMessages } from "../../testing/mod.ts";
import { open } from "../../testing/open_screen.tsx";

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
    const { screen } = await open("/community", { safety: { failing: ["blockPerson"] } });
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

  it("leaves the typed text when it could not be sent, and can block the person too", async () => {
    const { screen, services } = await open("/community", { safety: { failing: ["reportContent"] } });
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
