import { expect, screen, within } from "storybook/test";
import { ingeborg, kwame, maya, priya, tomas } from "../../../adapters/memory/people_and_recipes.ts";
import { phone } from "../../../ui-kit/testing/story_frames.ts";
import {
  memoryServices,
  plannedWeek,
  salmonPosts,
  storyMessages,
  storyPost,
  storyPosts,
  storyRequests,
} from "../../testing/mod.ts";
import { type ScreenMeta, type Story, screens, shows } from "../../testing/screen_stories.ts";

export default {
  title: "Screens/Community",
  ...screens,
  args: { at: "/community", services: memoryServices() },
} satisfies ScreenMeta;

export const Filled: Story = shows([{ heading: "Community" }, { link: "Miso Mushroom Ramen" }]);

/** Some posts name foods that the person leaves out. */
export const BreaksRules: Story = {
  args: { services: memoryServices({ account: { foodRules: { intolerances: ["eggs"], dislikedFoods: ["tomato"] } } }) },
  async play({ canvas, userEvent }) {
    await expect((await canvas.findAllByText("Contains egg"))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Miso Mushroom Ramen" }));
    await within(await screen.findByRole("dialog")).findByText("Contains egg");
  },
};

export const Loading: Story = { args: { services: memoryServices({ community: { hanging: ["listPosts"] } }) } };

// #community-loading
export const Empty: Story = shows(
  ["No community posts found", "Try clearing filters or search, or post your first meal!"],
  { at: "/community?search=gruel" },
);

export const Failed: Story = shows("Failed to fetch community posts.", { community: { failing: ["listPosts"] } });

const withRecipes = { services: memoryServices({ community: { posts: salmonPosts } }) };

/** Posts of a recipe. */
export const WithRecipes: Story = {
  args: withRecipes,
  async play({ canvas }) {
    await expect((await canvas.findAllByRole("link", { name: "Lemon Salmon with Dill Potatoes" }))[0]).toBeVisible();
  },
};

export const WithRecipesOnAPhone: Story = { ...WithRecipes, ...phone };

/** A meal is planned already: its button says what the recipe replaces. */
export const PlanningARecipe: Story = {
  args: { services: memoryServices({ community: { posts: salmonPosts }, mealPlan: { planned: plannedWeek } }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Plan this Lemony!" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Plan Lemon Salmon with Dill Potatoes" }));
    await expect(await dialog.findByRole("button", { name: /^Dinner, instead of / })).toBeEnabled();
  },
};

export const PlanningARecipeOnAPhone: Story = { ...PlanningARecipe, ...phone };

/** Nothing can be planned before the week is known, because Undo needs it. */
export const PlanningWithoutTheWeek: Story = shows("Your meals could not be loaded.", {
  community: { posts: salmonPosts },
  mealPlan: { failing: ["listWeek"] },
  press: ["Plan this Lemony!"],
});

export const Favourites: Story = { args: { at: "/community?favourites=true&sort=likes" } };

export const OpenedPost: Story = shows("Toast the mushrooms in a dry pan.", { at: "/community?post=7" });

export const PostNotFound: Story = shows("Post not found", { at: "/community?post=999" });

export const Unread: Story = shows(
  { button: "Chat, unread messages" },
  { chat: { messages: storyMessages, areUnread: true } },
);

export const Chatting: Story = {
  args: { services: memoryServices({ chat: { messages: storyMessages, areUnread: true } }) },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Chat, unread messages" }));
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText("Thanks for asking about the ramen.");
    await userEvent.type(page.getByPlaceholderText("Type your message..."), "Cooking it on Wednesday.{Enter}");
    await expect(await page.findByText("Cooking it on Wednesday.")).toBeVisible();
  },
};

/** Nothing is unread: the person chooses a conversation. */
export const ChoosingAConversation: Story = shows(["Select a user to chat with.", { button: /^Tomás Herrera, / }], {
  chat: { messages: storyMessages },
  press: ["Chat"],
});

export const ChoosingAConversationOnAPhone: Story = { ...ChoosingAConversation, ...phone };

// #chat-panel
export const NoConversations: Story = shows([{ heading: "Chat" }, "Select a user to chat with."], { press: ["Chat"] });

export const Requests: Story = shows([{ heading: "Requests (2)" }, { button: /^Tomás Herrera, / }], {
  chat: { messages: storyRequests },
  press: ["Chat, 2 message requests"],
});

export const RequestsOnAPhone: Story = { ...Requests, ...phone };

export const RequestsFailed: Story = shows("Your message requests could not be loaded.", {
  chat: { messages: storyRequests, failing: ["listRequests"] },
  press: ["Chat"],
});

/** More requests than the list shows at first, from long names with long texts. */
export const ManyRequests: Story = {
  args: {
    services: memoryServices({
      chat: {
        messages: [tomas, ingeborg, priya, kwame].map((from) => ({
          from,
          to: maya,
          text: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz 🍅 ".repeat(8),
          at: "2026-11-19T18:00:00Z",
        })),
      },
      safety: {
        async arrange({ people }) {
          const fullName = "Wilhelmina Constantia van Oldenbarnevelt-Featherstonehaugh";
          await people.save({ ...kwame, fullName });
        },
      },
    }),
  },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Chat, 4 message requests" }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findAllByRole("button", { name: /^Accept / })).toHaveLength(3);
    await userEvent.click(page.getByRole("button", { name: "Show all requests" }));
    await expect(await page.findAllByRole("button", { name: /^Accept / })).toHaveLength(4);
    await expect(page.getByRole("region", { name: "Requests (4)" })).toHaveFocus();
  },
};

export const TooManyRequests: Story = {
  args: { services: memoryServices({ chatConnection: { answer: "has had ten requests" } }) },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Ask about this meal Miso Mushroom Ramen" }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await page.findByPlaceholderText("Type your message..."), "Is it spicy?{Enter}");
    await page.findByRole("button", { name: /^Not sent: you can write to 10 new people a day/u });
  },
};

export const ReportingAMessage: Story = {
  args: { services: memoryServices({ chat: { messages: storyMessages, areUnread: true } }) },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Chat, unread messages" }));
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText("Thanks for asking about the ramen.");
    await userEvent.click(await page.findByRole("button", { name: "More about Tomás Herrera" }));
    await userEvent.click(await page.findByRole("menuitem", { name: "Report" }));
    await userEvent.selectOptions(await page.findByLabelText("What do you want to report?"), "1");
  },
};

export const Reporting: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "More about Miso Mushroom Ramen" }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole("menuitem", { name: "Report" }));
    await page.findByRole("dialog", { name: "Report Miso Mushroom Ramen" });
    await userEvent.click(page.getByRole("button", { name: "Send report" }));
    await page.findByText("Choose a reason.");
  },
};

export const ReportingOnAPhone: Story = { ...Reporting, ...phone };

export const Blocking: Story = shows(
  { alertdialog: "Block Tomás Herrera?" },
  {
    chat: { messages: storyMessages, areUnread: true },
    press: ["Chat, unread messages", "More about Tomás Herrera", { menuitem: "Block Tomás Herrera" }],
  },
);

export const LongText: Story = {
  args: {
    services: memoryServices({
      community: {
        posts: [
          storyPost({
            id: 20,
            mealName:
              "Grandma Ingeborg's Slow-Roasted Tomato Soup with Basil, Cream and Sourdough Croutons for Everybody",
            by: { ...kwame, fullName: "Wilhelmina Constantia van Oldenbarnevelt-Featherstonehaugh" },
            likes: 123_456,
          }),
          ...storyPosts,
        ],
      },
    }),
  },
};

export const Phone: Story = { ...phone };
