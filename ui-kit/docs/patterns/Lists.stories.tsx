import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { sampleMessages } from "../../testing/sample_messages.ts";
import { sampleRecipes } from "../../testing/sample_recipes.ts";
import { ChatShow } from "./ChatShow.tsx";
import type { CommunityShow } from "./CommunityShow.tsx";
import { RecipeList } from "./RecipeList.tsx";
import { framed, phone, seen } from "./story_parts.ts";

const meta = {
  title: "Patterns/Lists",
  component: RecipeList,
  parameters: framed("640px"),
  args: { state: "ready", recipes: Object.values(sampleRecipes), onRetry: fn() },
} satisfies Meta<typeof RecipeList>;

export default meta;

type Story = StoryObj<typeof meta>;
type PostsStory = StoryObj<typeof CommunityShow>;

export const Loading: Story = {
  args: { state: "loading" },
  async play({ canvas }) {
    await expect(canvas.getByRole("status")).toContainElement(canvas.getByLabelText("Loading recipes"));
    // The shapes are nothing to read.
    await expect(canvas.queryByRole("list")).not.toBeInTheDocument();
  },
};

export const Filled: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole("status")).toHaveTextContent("7 recipes found");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(7);
  },
};

export const Empty: Story = {
  args: { recipes: [] },
  async play({ canvas }) {
    await expect(canvas.getByText("No recipes found. Try searching for something else!")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ingredient Builder" })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: "failed" },
  async play({ canvas }) {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to fetch recipes. Please try again.");
  },
};

export const TryingAgain: Story = {
  ...Failed,
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The old list stays until the new one is there. */
export const Searching: Story = {
  args: { isSearching: true },
  async play({ canvas }) {
    await expect(canvas.getByRole("status")).toHaveTextContent("Searching…");
    await expect(canvas.getByRole("list")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(7);
  },
};

export const Phone: Story = { ...Filled, ...phone };

export const Posts: PostsStory = {
  parameters: framed("820px"),
  args: {},
  render: (args) => <ChatShow messages={sampleMessages} feed={args} />,
  async play({ canvas }) {
    await expect(canvas.getByRole("status")).toHaveTextContent("6 posts");
    await expect(canvas.getByRole("link", { name: "Miso Mushroom Ramen" })).toBeVisible();
  },
};

export const PostsLoading: PostsStory = {
  ...Posts,
  args: { state: "loading" },
  async play({ canvas }) {
    await expect(canvas.getByRole("status")).toContainElement(canvas.getByLabelText("Loading posts"));
    await expect(canvas.getByRole("searchbox")).toBeEnabled();
  },
};

/** The toolbar narrows what is shown, counts it, and keeps the focus. */
export const PostsFound: PostsStory = {
  ...Posts,
  async play({ canvas, userEvent }) {
    const search = canvas.getByRole("searchbox", { name: "Search meals, authors, ingredients" });
    await userEvent.type(search, "tomás");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("2 posts"));
    await expect(search).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Sort" }), "Name A–Z");
    const names = canvas.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    await expect(names).toEqual(["Heirloom Tomato Caprese", "Miso Mushroom Ramen"]);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Favourites" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("1 post"));
  },
};

export const PostsNotFound: PostsStory = {
  ...Posts,
  args: { search: "gruel" },
  async play({ canvas }) {
    await expect(canvas.getByText("Try clearing filters or search, or post your first meal!")).toBeVisible();
    await expect(canvas.getByRole("searchbox")).toHaveValue("gruel");
  },
};

export const PostsLoadingMore: PostsStory = {
  ...Posts,
  args: { more: "loading" },
  async play({ canvas }) {
    await expect(canvas.getByText("Loading more…")).toBeInTheDocument();
    await expect(canvas.getByText("The first 6 posts")).toBeInTheDocument();
  },
};

export const PostsMoreFailed: PostsStory = {
  ...Posts,
  args: { more: "failed", onMore: fn() },
  async play({ canvas }) {
    await expect(canvas.getByRole("button", { name: "Load more posts" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6);
  },
};

export const PostsAskingForMore: PostsStory = {
  ...PostsMoreFailed,
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Load more posts" }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

/** A post opens over the feed, and closing it leads back to its card. */
export const OpenedPost: PostsStory = {
  ...Posts,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("link", { name: "Sunday Blueberry Pancakes" }));
    await seen(await screen.findByRole("dialog", { name: "Sunday Blueberry Pancakes" }));
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(canvas.getByRole("link", { name: "Sunday Blueberry Pancakes" })).toHaveFocus();

    await userEvent.click(canvas.getByRole("link", { name: "Miso Mushroom Ramen" }));
    await expect(await screen.findByRole("dialog", { name: "Miso Mushroom Ramen" })).toHaveTextContent(
      "2 tbsp white miso",
    );
  },
};

export const PostsPhone: PostsStory = { ...Posts, ...phone };

export const OpenedPostPhone: PostsStory = { ...OpenedPost, ...phone };
