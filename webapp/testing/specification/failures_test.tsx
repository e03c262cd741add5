import { describe, expect, it } from "vitest";
import type { Clients } from "../../platform/api/mod.ts";
import { type MemoryServicesOptions, plannedWeek } from "../mod.ts";
import { byButton, byLabel, byText, type OpenedScreen, open, shown, stranger } from "./on_screen.ts";

const RECIPES_FAILED = "Failed to fetch recipes. Please try again.";

async function fillIn(screen: OpenedScreen, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await byLabel(screen, label).fill(text);
}

const ada = { "Email Address": "ada@example.com", Password: "saffron" };

/** A fault that is none of the provider's refusals. */
const fault = () => Promise.reject(new TypeError("x is not a function"));

describe("the specification: failure", () => {
  shown(
    { rule: "#account-password-hint", means: "the password's minimum of 6 is a hint: the form has novalidate" },
    async () => {
      const { screen } = await open("/", stranger);
      const password = byLabel(screen, "Password");
      await expect.element(password).toHaveAttribute("minlength", "6");
      expect(password.element().closest("form")?.noValidate).toBe(true);
    },
  );
  (
    [
      ["/", "Create Account", "Something went wrong"],
      ["/login", "Login", "Login failed"],
      ["/", "Continue with Google", "Google sign-in failed"],
      ["/", "Continue with Facebook", "Facebook sign-in failed"],
      ["/login", "Continue with Google", "Google login failed"],
      ["/login", "Continue with Facebook", "Facebook login failed"],
    ] as const
  ).forEach(([at, button, text]) =>
    shown(
      { rule: "#error-sign-in", means: `nothing better is known after ${button}`, says: [text] },
      async ([says]) => {
        const popups = { google: "auth/argument-error", facebook: "auth/argument-error" } as const;
        const { screen, services } = await open(at, { identity: { signedIn: undefined, popups } });
        Object.assign(services.identity, { signUp: fault, logIn: fault });
        await fillIn(screen, at === "/" ? { "Full Name": "Ada Berg", ...ada } : ada);
        await byButton(screen, button).click();
        await expect.element(screen.getByRole("alert")).toBeVisible();
        expect(screen.getByRole("alert").element().textContent).toBe(says);
      },
    ),
  );
  // #error-recipes, #error-recipe, #error-weekly-meals, #error-community
  it.each<[at: string, world: MemoryServicesOptions, failure: string, then: string]>([
    ["/home", { recipes: { failing: ["listRecipesForPerson"] } }, RECIPES_FAILED, "Shakshuka with Feta"],
    ["/discover", { recipes: { failing: ["searchRecipes"] } }, RECIPES_FAILED, "24 recipes found"],
    ["/recipe/masala-chai", { recipes: { failing: ["getRecipe"] } }, "Recipe not found", "Instructions"],
    ["/week", { mealPlan: { failing: ["listWeek"] } }, "Your meals could not be loaded.", "Nov 16 – Nov 22, 2026"],
    ["/WeeklyMeals", { mealPlan: { failing: ["listWeek"] } }, "Error fetching saved meals", "Breakfast"],
    ["/community", { community: { failing: ["listPosts"] } }, "Failed to fetch community posts.", "6 posts"],
    ["/pantry", { pantry: { failing: ["getPantry"] } }, "Your foods could not be loaded.", "Nothing here yet"],
    [
      "/household",
      { household: { failing: ["getHousehold"] } },
      "Your household could not be loaded.",
      "You plan 1 portion of each dish.",
    ],
    [
      "/favourites",
      { recipes: { failing: ["listFavourites"] } },
      "Your favourites could not be loaded.",
      "No favourites yet",
    ],
    [
      "/recipes/mine",
      { cookbook: { failing: ["listOwnRecipes"] } },
      "Your recipes could not be loaded.",
      "No recipes yet",
    ],
    [
      "/shopping",
      { shopping: { failing: ["getShoppingList"] } },
      "Your shopping list could not be loaded.",
      "No meals with ingredients are planned for these days.",
    ],
    [
      "/shared/link-1",
      { recipes: { links: { "masala-chai": "link-1" }, failing: ["getRecipe"] } },
      "The recipe could not be loaded.",
      "Instructions",
    ],
    ["/settings", { foodRules: { failing: ["getFoodRules"] } }, "Your food rules could not be loaded.", "Diet"],
  ])("%s says that it could not be loaded, and tries again", async (at, world, failure, then) => {
    const { screen, services } = await open(at, world);
    await expect.element(byText(screen, failure)).toBeVisible();
    // sound: each row is about contexts alone
    for (const context of Object.keys(world) as (keyof Clients)[]) services[context].answers.behave({});

    await byButton(screen, "Try again").click();

    await expect.element(byText(screen, then)).toBeVisible();
    await expect.element(byText(screen, failure)).not.toBeInTheDocument();
  });
  shown({ rule: "#error-logged-and-shown", means: "preferences: logged; ours says so, too" }, async () => {
    const { screen, services } = await open("/onboarding", { account: { failing: ["savePreferences"] } });
    await screen.getByRole("button", { name: /^Salad/u }).click();
    await screen.getByRole("button", { name: /^Dinner/u }).click();
    await byButton(screen, "Continue").click();
    await expect.element(byText(screen, "Not saved. Try again.")).toBeVisible();
    expect(services.logged).toHaveLength(1);
  });
  shown({ rule: "#error-socket-silent", means: "a connection that does not come says nothing" }, async () => {
    const { screen } = await open("/week", {
      chatConnection: { statusAfterStart: "connecting" },
      mealPlan: { planned: plannedWeek },
    });
    await expect.element(byButton(screen, "Thursday Nov 19, Breakfast: Shakshuka with Feta")).toBeVisible();
    await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
  });
});
