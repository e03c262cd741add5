import { describe, expect } from "vitest";
import { storyMessages } from "../mod.ts";
import { byLink, byPlaceholder, byTitle, open, seen, shown, stranger } from "./on_screen.ts";

describe("the specification: route and navbar", () => {
  (
    [
      ["/", "Create your account", stranger],
      ["/login", "Welcome Back", stranger],
      ["/onboarding", "What are your meal preferences?"],
      ["/home", "Hi, Maya Lindqvist! Welcome to your personalized recipes!"],
      ["/discover", "Search & Discover New Recipes"],
      ["/week", "Plan Your Week"],
      ["/WeeklyMeals", "Your Weekly Meals"],
      ["/UseMyIngredients", "Use My Ingredients"],
      ["/community", "Community"],
      ["/postmeal", "Share a New Meal"],
      ["/select-meal/Friday?time=Dinner", "Pick Dinner for Friday"],
      ["/recipe/shakshuka-with-feta", "Shakshuka with Feta"],
    ] as const
  ).forEach(([at, title, world]) =>
    shown({ rule: "#screen-routes", means: at, says: [title] }, seen(at, byTitle, world)),
  );
  const links = [
    "Home",
    "Plan Your Week",
    "Weekly Meals",
    "Ingredient Builder",
    "Community",
    "Post a Meal",
    "Discovery",
  ];
  shown({ rule: "#screen-navbar-links", means: "in this order", says: links }, async (says) => {
    const addresses = ["/home", "/week", "/WeeklyMeals", "/UseMyIngredients", "/community", "/postmeal", "/discover"];
    const { screen } = await open("/recipe/shakshuka-with-feta");
    for (const [place, name] of says.entries()) {
      const link = screen.getByRole("navigation").getByRole("link", { name, exact: true }).first();
      await expect.element(link).toBeVisible();
      await expect.element(link).toHaveAttribute("href", addresses[place]);
    }
  });
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
