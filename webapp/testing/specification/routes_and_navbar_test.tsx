import { describe, expect } from "vitest";
import { storyMessages } from "../mod.ts";
import { byLink, byPlaceholder, byTitle, open, seen, shown, stranger } from "./on_screen.ts";

describe("the specification: route and navbar", () => {
  shown(
    { rule: "#screen-routes", means: "creates an account", says: ["Create your account"] },
    seen("/", byTitle, stranger),
  );
  shown({ rule: "#screen-routes", means: "welcomes back", says: ["Welcome Back"] }, seen("/login", byTitle, stranger));
  shown({ rule: "#screen-routes", means: "asks for meal preferences" }, () =>
    seen("/onboarding", byTitle)(["What are your meal preferences?"]),
  );
  shown({ rule: "#screen-routes", means: "shows personalised recipes" }, async () => {
    const { screen, services } = await open("/home");
    await expect.element(byLink(screen, "Shakshuka with Feta")).toBeVisible();
    expect(services.recipes.answers.calls).toContain("listRecipesForPerson");
  });
  shown({ rule: "#screen-routes", means: "searches recipes" }, async () => {
    const { screen, services } = await open("/discover?query=soup");
    await expect.element(byLink(screen, "Roasted Tomato Soup with Basil")).toBeVisible();
    expect(services.recipes.answers.calls).toContain("searchRecipes");
  });
  shown({ rule: "#screen-routes", means: "plans the week", says: ["Plan Your Week"] }, seen("/week", byTitle));
  shown(
    { rule: "#screen-routes", means: "reviews and edits the plan", says: ["Your Weekly Meals"] },
    seen("/WeeklyMeals", byTitle),
  );
  shown(
    { rule: "#screen-routes", means: "builds from ingredients", says: ["Use My Ingredients"] },
    seen("/UseMyIngredients", byTitle),
  );
  shown({ rule: "#screen-routes", means: "holds the feed and the chat" }, async () => {
    const { screen } = await open("/community");
    await expect.element(byLink(screen, "Miso Mushroom Ramen")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Chat" })).toBeVisible();
  });
  shown({ rule: "#screen-routes", means: "shares a new meal", says: ["Share a New Meal"] }, seen("/postmeal", byTitle));
  shown({ rule: "#screen-select-meal", means: "picks a meal for the address's slot" }, async () => {
    const { screen } = await open("/select-meal/Friday?time=Dinner&date=2026-12-24");
    await expect.element(byTitle(screen, "Pick Dinner for Friday")).toBeVisible();
    await screen.getByRole("button", { name: "Select Shakshuka with Feta" }).click();
    await expect.element(screen.getByText("Dinner, Friday Dec 25")).toBeVisible();
  });
  shown({ rule: "#screen-select-meal", means: "time defaults to Breakfast" }, () =>
    seen("/select-meal/Friday", byTitle)(["Pick Breakfast for Friday"]),
  );
  shown({ rule: "#screen-routes", means: "shows a recipe" }, () =>
    seen("/recipe/shakshuka-with-feta", byTitle)(["Shakshuka with Feta"]),
  );
  [
    ["Home", "/home"],
    ["Plan Your Week", "/week"],
    ["Weekly Meals", "/WeeklyMeals"],
    ["Ingredient Builder", "/UseMyIngredients"],
    ["Community", "/community"],
    ["Post a Meal", "/postmeal"],
    ["Discovery", "/discover"],
  ].forEach(([text = "", href = ""]) =>
    shown({ rule: "#screen-navbar-links", means: `leads to ${href}`, says: [text] }, async ([name = ""]) => {
      const { screen } = await open("/recipe/shakshuka-with-feta");
      const link = screen.getByRole("navigation").getByRole("link", { name, exact: true });
      await expect.element(link.first()).toBeVisible();
      await expect.element(link.first()).toHaveAttribute("href", href);
    }),
  );
  shown({ rule: "#screen-navbar-links", means: "Post a Meal is the highlighted call to action" }, async () => {
    const { screen } = await open("/home");
    const look = (name: string) => getComputedStyle(byLink(screen, name).element()).backgroundColor;
    await expect.element(byLink(screen, "Post a Meal")).toBeVisible();
    expect(look("Post a Meal")).not.toBe(look("Community"));
  });
  shown(
    { rule: "#screen-navbar-search", means: "typing leads to discovery", says: ["Search for a recipe..."] },
    async ([placeholder = ""]) => {
      const { screen, address } = await open("/week");
      await byPlaceholder(screen, placeholder).fill("soup");
      await expect.poll(address).toBe("/discover?query=soup");
    },
  );
  shown(
    { rule: "#screen-settings-menu", means: "hold only the way out, which leads to login", says: ["Log out"] },
    async ([name = ""]) => {
      const { screen, address } = await open("/home");
      await screen.getByRole("button", { name: "Settings" }).click();
      await expect.element(screen.getByRole("menuitem", { name, exact: true })).toBeVisible();
      expect(screen.getByRole("menuitem").elements()).toHaveLength(1);
      await screen.getByRole("menuitem", { name, exact: true }).click();
      await expect.poll(address).toBe("/login");
    },
  );
  shown({ rule: "#community-unread-marker", means: "the navbar marks unread messages, too" }, async () => {
    const { screen } = await open("/home", { chat: { messages: storyMessages, areUnread: true } });
    await expect.element(screen.getByRole("link", { name: /^Community.*unread messages/u }).first()).toBeVisible();
  });
});
