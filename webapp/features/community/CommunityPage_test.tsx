import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { FEED_PAGE_MAX } from "../../../core/community/mod.ts";
import {
  falafelPost,
  lemonSalmon,
  type MemoryServices,
  salmonPosts,
  storyPost,
  storyRecipe,
  storyToday,
} from "../../testing/mod.ts";
import { open } from "../../testing/open_screen.tsx";

const moreThanAPage = Array.from({ length: FEED_PAGE_MAX + 1 }, (_each, index) =>
  storyPost({ id: index + 1, mealName: `Dish ${index + 1}` }),
);

describe("the feed", () => {
  it("shows the spinner in the middle of the skeletons while it loads", async () => {
    const { screen } = await open("/community", { community: { hanging: ["listPosts"] } });
    const spinner = screen.getByRole("img", { name: "Loading posts" });
    await expect.element(spinner).toBeVisible();

    const main = screen.getByRole("main").element().getBoundingClientRect();
    const ring = spinner.element().getBoundingClientRect();
    expect(ring.left + ring.width / 2).toBeCloseTo(main.left + main.width / 2, 0);
  });

  // #community-search, #community-toolbar
  it("searches meal, author and ingredients, and keeps the text in the address", async () => {
    const { screen, address } = await open("/community");

    await screen.getByPlaceholder("Search meals, authors, ingredients…").fill("TAHINI");

    await expect.element(screen.getByRole("link", { name: "Falafel Plate with Hummus" })).toBeInTheDocument();
    await expect.element(screen.getByRole("link", { name: "Miso Mushroom Ramen" })).not.toBeInTheDocument();
    await expect.poll(address).toBe("/community?search=TAHINI");
  });

  // #community-sort, #community-toolbar
  it("sorts by likes and by name, and filters by favourites", async () => {
    const { screen } = await open("/community");
    const first = screen.getByRole("main").getByRole("heading", { level: 2 }).first();
    await expect.element(first).toHaveTextContent("Miso Mushroom Ramen");

    await screen.getByLabelText("Sort").selectOptions("Most liked");
    await expect.element(first).toHaveTextContent("Sunday Blueberry Pancakes");
    await screen.getByLabelText("Sort").selectOptions("Name A–Z");
    await expect.element(first).toHaveTextContent("Caprese from the Balcony");

    await screen.getByLabelText("Favourites").click();
    await expect.element(screen.getByText("2 posts")).toBeInTheDocument();
  });

  it("loads more near its end", async () => {
    const { screen } = await open("/community", { community: { posts: moreThanAPage } });
    await expect.element(screen.getByRole("link", { name: `Dish ${FEED_PAGE_MAX + 1}` })).toBeInTheDocument();

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
    ...services.foodRules.answers.calls,
  ];
  // The chat requests the unread list when it starts, and again when the connection is online.
  await expect.poll(() => services.chat.answers.calls.filter((call) => call === "listUnread")).toHaveLength(2);
  const before = calls();

  await screen.getByRole("button", { name: "Settings" }).click();
  await screen.getByRole("menuitem", { name: "Log out" }).click();

  await expect.poll(address).toBe("/login");
  await expect.element(screen.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  expect(calls()).toEqual(before);
});

// #community-like, #error-community
it("shows a like after the server's reply, ignores clicks meanwhile, and stays as it was after a failure", async () => {
  const { screen, services } = await open("/community");
  await screen.getByRole("button", { name: "Like Falafel Plate with Hummus, 27 likes" }).click();
  const liked = screen.getByRole("button", { name: "Like Falafel Plate with Hummus, 28 likes" });
  await expect.element(liked).toHaveAttribute("aria-pressed", "true");

  services.community.answers.behave({ failing: ["toggleLike"] });
  await liked.click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Failed to toggle like");
  await expect.element(liked).toHaveAttribute("aria-pressed", "true");

  services.community.answers.behave({ hanging: ["toggleLike"] });
  await liked.click();
  await liked.click({ force: true });
  await expect.element(liked).toHaveAttribute("aria-pressed", "true");
  expect(services.community.answers.calls.filter((call) => call === "toggleLike")).toHaveLength(3);
});

describe("a post of a recipe", () => {
  const thursdayDinner = { day: "Thursday", mealTime: "Dinner", date: storyToday } as const;

  it("leads to the recipe", async () => {
    const { screen, address } = await open("/community?search=lemony", { community: { posts: salmonPosts } });
    await screen.getByRole("link", { name: lemonSalmon.name }).click();

    await expect.poll(address).toBe(`/recipe/${lemonSalmon.id}`);
  });

  it("is planned by choosing day and meal, and Undo empties the slot", async () => {
    const { screen, services } = await open("/community", { community: { posts: salmonPosts } });
    const plan = screen.getByRole("button", { name: "Plan this Lemony!" });
    await plan.click();
    const dialog = screen.getByRole("dialog", { name: `Plan ${lemonSalmon.name}` });
    await dialog.getByRole("button", { name: "Tomorrow, Friday Nov 20" }).click();
    await expect.element(dialog.getByRole("spinbutton")).toHaveAttribute("aria-valuetext", "1 portion");
    await dialog.getByRole("button", { name: "More portions" }).click();
    await dialog.getByRole("button", { name: "Dinner", exact: true }).click();

    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByText(`${lemonSalmon.name} is planned for Friday's Dinner.`)).toBeInTheDocument();
    expect(await planOf(services)).toEqual(["Friday Dinner: Lemon Salmon with Dill Potatoes, for 1.5"]);
    await expect.element(plan).toHaveFocus();

    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(screen.getByText("Friday's Dinner is empty.")).toBeInTheDocument();
    expect(await planOf(services)).toEqual([]);
  });

  it("says what it replaces, and Undo puts that back", async () => {
    const planned = [{ slot: thursdayDinner, recipe: storyRecipe("shakshuka-with-feta") }];
    const { screen, services } = await open("/community?post=21", {
      community: { posts: salmonPosts },
      mealPlan: { planned },
    });
    await screen.getByRole("dialog").getByRole("button", { name: "Plan this Lemony!" }).click();
    await screen.getByRole("button", { name: "Dinner, instead of Shakshuka with Feta" }).click();
    await expect.poll(() => planOf(services)).toEqual(["Thursday Dinner: Lemon Salmon with Dill Potatoes"]);

    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => planOf(services)).toEqual(["Thursday Dinner: Shakshuka with Feta"]);
  });

  it("says that it could not be planned", async () => {
    const { screen } = await open("/community", {
      community: { posts: salmonPosts },
      mealPlan: { failing: ["saveMeal"] },
    });
    await screen.getByRole("button", { name: "Plan this Lemony!" }).click();
    await screen.getByRole("button", { name: "Dinner", exact: true }).click();

    await expect.element(screen.getByRole("alert")).toHaveTextContent("Not planned. Try again.");
  });

  async function planOf({ mealPlan }: MemoryServices): Promise<string[]> {
    const entries = await mealPlan.listWeek({ targetDate: storyToday });
    return entries.map(
      ({ day_of_week, meal_name, portions }) => `${day_of_week} ${meal_name}${portions ? `, for ${portions}` : ""}`,
    );
  }
});

describe("an own post", () => {
  // #community-delete, #community-chips
  it("can be deleted, and comes back on Undo; other people's cannot", async () => {
    const { screen } = await open("/community");
    const falafel = screen.getByRole("link", { name: "Falafel Plate with Hummus" });
    await expect.element(screen.getByRole("button", { name: "Delete Falafel Plate with Hummus" })).toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "Delete Miso Mushroom Ramen" })).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole("button", { name: "Ask about this meal Falafel Plate with Hummus" }))
      .not.toBeInTheDocument();

    await screen.getByRole("button", { name: "Delete Falafel Plate with Hummus" }).click();
    await expect.element(falafel).not.toBeInTheDocument();
    await expect.element(screen.getByText("Post deleted.")).toBeInTheDocument();

    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(falafel).toBeInTheDocument();
  });

  // #community-delete, #error-community
  it("stays when deleting fails, with an error", async () => {
    const { screen } = await open("/community", { community: { failing: ["deletePost"] } });

    await screen.getByRole("button", { name: "Delete Falafel Plate with Hummus" }).click();

    await expect.element(screen.getByRole("alert")).toHaveTextContent("Failed to delete post");
    await expect.element(screen.getByRole("link", { name: "Falafel Plate with Hummus" })).toBeInTheDocument();
  });

  it("is marked if a moderator has hidden it", async () => {
    const { screen } = await open("/community", { safety: { arrange: ({ posts }) => posts.hide(falafelPost.id) } });

    await expect.element(screen.getByText("Hidden by a moderator, only you see it", { exact: false })).toBeVisible();
  });
});

describe("an opened post", () => {
  // #community-post-view
  it("has its own address, and closes by Back and by its ×, without an extra history entry", async () => {
    const { screen, address, goBack } = await open(["/home", "/community?sort=likes"]);
    const link = screen.getByRole("link", { name: "Miso Mushroom Ramen" });
    await link.click();

    const dialog = screen.getByRole("dialog", { name: "Miso Mushroom Ramen" });
    await expect.element(dialog.getByText("Toast the mushrooms in a dry pan.")).toBeInTheDocument();
    expect(address()).toBe("/community?sort=likes&post=7");
    await goBack();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(address()).toBe("/community?sort=likes");

    await link.click();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect.poll(address).toBe("/community?sort=likes");
    await goBack();
    expect(address()).toBe("/home");
  });

  it("can be shared: it opens although it is not in the feed", async () => {
    const { screen, address } = await open("/community?post=1", { community: { posts: moreThanAPage } });

    await expect.element(screen.getByRole("dialog", { name: "Dish 1" })).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await expect.poll(address).toBe("/community");
  });
});
