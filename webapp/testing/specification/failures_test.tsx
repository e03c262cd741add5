import { describe, expect } from "vitest";
import { ApiError } from "../../platform/api/mod.ts";
import { plannedWeek } from "../mod.ts";
import { byButton, byLabel, byText, byTitle, type OpenedScreen, open, seen, shown, stranger } from "./on_screen.ts";

const RECIPES_FAILED = "Failed to fetch recipes. Please try again.";

async function fillIn(screen: OpenedScreen, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await byLabel(screen, label).fill(text);
}

const ada = { "Email Address": "ada@example.com", Password: "saffron" };

/** A fault that is none of the provider's refusals. */
const fault = () => Promise.reject(new TypeError("x is not a function"));

async function alertAfter({ screen }: { screen: OpenedScreen }, button: string): Promise<string> {
  await byButton(screen, button).click();
  await expect.element(screen.getByRole("alert")).toBeVisible();
  return screen.getByRole("alert").element().textContent ?? "";
}

describe("the specification: failure", () => {
  shown(
    { rule: "#account-name-required", means: "after trimming", says: ["Full Name is required"] },
    async ([refusal = ""]) => {
      const { screen, services } = await open("/", stranger);
      await fillIn(screen, { "Full Name": "   ", ...ada });
      await byButton(screen, "Create Account").click();
      await expect.element(byText(screen, refusal)).toBeVisible();
      expect(services.identity.current).toBeUndefined();
    },
  );
  shown(
    { rule: "#account-password-hint", means: "the password's minimum of 6 is a hint: the form has novalidate" },
    async () => {
      const { screen } = await open("/", stranger);
      const password = byLabel(screen, "Password");
      await expect.element(password).toHaveAttribute("minlength", "6");
      expect(password.element().closest("form")?.noValidate).toBe(true);
    },
  );
  shown({ rule: "#account-preferences-minimum", means: "Continue needs two" }, async () => {
    const { screen } = await open("/onboarding");
    const go = byButton(screen, "Continue");
    await expect.element(go).toBeDisabled();
    await screen.getByRole("button", { name: /^Salad/u }).click();
    await expect.element(go).toBeDisabled();
    await screen.getByRole("button", { name: /^Dinner/u }).click();
    await expect.element(go).toBeEnabled();
  });
  shown(
    { rule: "#error-sign-in", means: "where nothing better is known", says: ["Something went wrong"] },
    async (says) => {
      const app = await open("/", stranger);
      app.services.identity.signUp = fault;
      await fillIn(app.screen, { "Full Name": "Ada Berg", ...ada });
      expect(await alertAfter(app, "Create Account")).toBe(says[0]);
    },
  );
  shown({ rule: "#error-sign-in", means: "where nothing better is known", says: ["Login failed"] }, async (says) => {
    const app = await open("/login", stranger);
    app.services.identity.logIn = fault;
    await fillIn(app.screen, ada);
    expect(await alertAfter(app, "Login")).toBe(says[0]);
  });
  (
    [
      ["/", "Google", "Google sign-in failed"],
      ["/", "Facebook", "Facebook sign-in failed"],
      ["/login", "Google", "Google login failed"],
      ["/login", "Facebook", "Facebook login failed"],
    ] as const
  ).forEach(([at, provider, text]) =>
    shown(
      { rule: "#error-sign-in", means: `where ${provider} says nothing fit to read`, says: [text] },
      async (says) => {
        const popups = { google: "auth/argument-error", facebook: "auth/argument-error" } as const;
        const app = await open(at, { identity: { signedIn: undefined, popups } });
        expect(await alertAfter(app, `Continue with ${provider}`)).toBe(says[0]);
      },
    ),
  );
  shown(
    { rule: "#error-recipes", means: "says so", says: [RECIPES_FAILED] },
    seen("/home", byText, { recipes: { failing: ["listRecipesForPerson"] } }),
  );
  shown({ rule: "#recipe-home-heading", means: "greets a guest", says: ["Guest"] }, async ([name]) => {
    const { screen } = await open("/home", { account: { failing: ["userInfo"] } });
    await expect.element(byTitle(screen, `Hi, ${name}! Welcome to your personalized recipes!`)).toBeVisible();
  });
  shown(
    { rule: "#error-recipe", means: "any failure", says: ["Recipe not found"] },
    seen("/recipe/shakshuka-with-feta", byTitle, { recipes: { failing: ["getRecipe"] } }),
  );
  shown(
    { rule: "#error-community", means: "in the feed", says: ["Failed to fetch community posts."] },
    seen("/community", byText, { community: { failing: ["listPosts"] } }),
  );
  shown(
    { rule: "#error-recipes", means: "discovery", says: [RECIPES_FAILED] },
    seen("/discover", byText, { recipes: { failing: ["searchRecipes"] } }),
  );
  shown({ rule: "#error-recipes", means: "ingredients", says: [RECIPES_FAILED] }, async ([text = ""]) => {
    const { screen } = await open("/UseMyIngredients", { recipes: { failing: ["findRecipesByIngredients"] } });
    await screen.getByRole("button", { name: "Eggs" }).click();
    await byButton(screen, "Find Recipes").click();
    await expect.element(byText(screen, text)).toBeVisible();
  });
  shown(
    { rule: "#error-weekly-meals", means: "says so", says: ["Error fetching saved meals"] },
    seen("/WeeklyMeals", byText, { mealPlan: { failing: ["listWeek"] } }),
  );
  shown({ rule: "#error-logged-and-shown", means: "meal plan: logged; ours says so, too" }, async () => {
    const { screen, services } = await open("/week", { mealPlan: { failing: ["listWeek"] } });
    await expect.element(byText(screen, "Your meals could not be loaded.")).toBeVisible();
    expect(services.logged).toHaveLength(1);
  });
  shown({ rule: "#error-logged-and-shown", means: "filtered meals: logged; ours says so, too" }, async () => {
    const { screen, services } = await open("/select-meal/Friday", { recipes: { failing: ["mealsByFilters"] } });
    await byButton(screen, "Soup").click();
    await expect.element(byText(screen, RECIPES_FAILED)).toBeVisible();
    expect(services.logged).toHaveLength(1);
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
  shown({ rule: "#error-identity-codes", means: "on the screen" }, async () => {
    const app = await open("/login", stranger);
    await fillIn(app.screen, ada);
    expect(await alertAfter(app, "Login")).toBe("E-mail or password is wrong.");
  });
  shown({ rule: "#error-post-meal", means: "the server's message stands in the form" }, async () => {
    const { screen, services } = await open("/postmeal");
    const refusal = new ApiError("The photo is too large.", { status: 413, code: "too_large", requestId: "request-1" });
    Object.assign(services.community, { postMeal: () => Promise.reject(refusal) });
    await fillIn(screen, { "Meal name": "Tacos", Ingredients: "8 tortillas", Instructions: "Fill." });
    await byLabel(screen, "Photo").upload(new File(["GIF89a"], "tacos.gif", { type: "image/gif" }));
    await byButton(screen, "Post Meal").click();
    await expect.element(byText(screen, "The photo is too large.")).toBeVisible();
  });
});
