import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { seededRandom } from "../../tools/measure/seeded_random.ts";
import { invite } from "../../wire/household/mod.ts";
import type { AppRoute } from "../../wire/pages/app_routes.ts";
import {
  type Act,
  at,
  button,
  card,
  choose,
  enter,
  form,
  link,
  lossesOf,
  one,
  text,
  toggle,
  type,
  typing,
} from "./testing/early_acts.ts";
import { test } from "./testing/journey.ts";
import { posted } from "./testing/meals.ts";
import { writeGoulash } from "./testing/own_recipes.ts";
import { bearer, comeTo, newcomer, PRIYA, type Registered, registered, TOMAS } from "./testing/people.ts";

interface VisitedPage {
  readonly who?: "visitor" | "moderator";
  /** The address, where it is not the route; of every visit a new one, where it is a function. */
  readonly address?: string | ((request: APIRequestContext, person: Registered) => Promise<string>);
  /** The acts of each visit. */
  visits(): readonly (readonly Act[])[];
}

const SHAKSHUKA = "/recipe/shakshuka-with-feta";
const TOFU = "Korean Braised Tofu";
const SHOW_PASSWORD = button("Show password", one("button", "Hide password"));
const SETTINGS_MENU = button("Settings", one("menuitem", "Log out"));
const BACK = one("link", "← Back");

const search = (query: string) =>
  type("Search for a recipe...", query, at(`/discover?query=${query}`, text(/recipes? found/u)));
/** Of the next visit, since a star that is chosen already can't be chosen. */
let stars = 2;
const hearts = (...places: number[]) => places.map((place) => toggle("button", /^Favourite /u, { place }));
const chips = (...names: (string | RegExp)[]) => names.map((name) => toggle("button", name));

const PAGES: Readonly<Record<AppRoute, VisitedPage>> = {
  "/": {
    who: "visitor",
    visits() {
      const { fullName, email, password } = newcomer("Early Bird");
      const fields = { "Full Name": fullName, "Email Address": email, Password: password };
      return [
        form(fields, button("Create Account", at("/onboarding"), /^POST \/save-user$/u)),
        [...typing(fields), SHOW_PASSWORD],
        [link("Login", at("/login"))],
      ];
    },
  },
  "/login": {
    who: "visitor",
    visits: () => [
      form({ "Email Address": TOMAS.email }, enter("Password", TOMAS.password, at("/home"), /^POST \/api\/session$/u)),
      form(
        { "Email Address": "a@example.com", Password: "wrong" },
        button("Login", text("E-mail or password is wrong.")),
      ),
      [...typing({ "Email Address": "a@example.com", Password: "wrong" }), SHOW_PASSWORD],
      [link("Create one", at("/"))],
    ],
  },
  "/onboarding": {
    visits: () => [
      [
        ...chips(/^main dish/u, /^Dessert/u, /^Salad/u, /^Dinner/u, /^Fried/u, /^Snack/u, /^Gluten-Free/u),
        button("Load more suggestions", text("(You can later refine these in Settings)")),
      ],
    ],
  },
  "/home": {
    visits: () => [
      hearts(0, 1, 2),
      [link("What I eat", at("/settings#what-i-eat"))],
      [search("soup")],
      [card(at(/\/recipe\/[a-z-]+$/u))],
    ],
  },
  "/discover": {
    visits: () => [
      hearts(0, 1, 4),
      [link(TOFU, at(/\/recipe\/korean-braised-tofu/u, BACK))],
      [enter("Search for a recipe...", "soup", at("/discover?query=soup", text(/recipes? found/u)))],
      [SETTINGS_MENU],
    ],
  },
  "/week": {
    address: "/week?date=2027-03-10",
    visits: () => [
      [button("Next week", text("Mar 22 – Mar 28, 2027")), button("Next week", text("Mar 22 – Mar 28, 2027"))],
      [button("Fill my week", one("dialog"))],
      [button("Monday Mar 8, Lunch: empty", at(/\/select-meal\/Monday\?time=Lunch&date=2027-03-\d+$/u))],
      [link("Shopping list", at(/\/shopping\?date=2027-03-\d+$/u))],
    ],
  },
  "/WeeklyMeals": {
    address: "/WeeklyMeals?date=2027-03-10",
    visits: () => [
      [button("Next week", text("Mar 22 – Mar 28, 2027")), button("Next week", text("Mar 22 – Mar 28, 2027"))],
      [link("Monday Mar 8, Lunch: empty", at(/\/select-meal\/Monday\?time=Lunch/u, choosesFor("Lunch, Monday Mar 8")))],
      [link("Discover Recipes", at("/discover"))],
    ],
  },
  "/UseMyIngredients": {
    visits: () => [
      [
        ...typing({ "Ingredient to add": "leek" }),
        ...chips("Chicken", "Tomatoes", "Garlic", "Onion", "Rice"),
        toggle("button", "Eggs", { outcome: text("6 ingredient(s) selected") }),
      ],
      [enter("Ingredient to add", "leek", text("1 ingredient(s) selected"))],
    ],
  },
  "/community": {
    async address(request, person) {
      await posted(request, person, { mealName: "Early Pie" });
      return "/community";
    },
    visits: () => [
      [
        type("Search meals, authors, ingredients", "pie", at(/search=pie/u)),
        choose("Sort", at(/sort=likes/u)),
        toggle("checkbox", "Favourites", { outcome: at(/favourites=true/u) }),
      ],
      [
        button(/^Like Early Pie/u, text("Early Pie"), /toggle-like$/u),
        button("Chat", text("Select a user to chat with.")),
      ],
      [button("Ask about this meal Birthday Tacos", text("Chat with Tomás Herrera"))],
      [link("Birthday Tacos", at(/\/community\?post=\d+$/u, one("dialog")))],
    ],
  },
  "/postmeal": {
    visits: () => [
      [
        type("Meal name", "Turnip Pie", one("heading", "Turnip Pie")),
        type("Caption", "For all", text("273 characters left")),
        type("Ingredients", "1 leek\n1 egg", text("2 ingredients")),
        type("Instructions", "Bake it.", text("1 step")),
        button("Post Meal", text("Please complete all fields, including a photo.")),
      ],
    ],
  },
  "/settings": {
    visits: () => [
      [
        choose("Theme", (page) => expect(page.locator("html[data-theme]")).toHaveCount(1)),
        choose("Energy", undefined, /^PUT \/api\/settings$/u),
        ...chips("No pork", "Egg", "Sesame"),
        ...typing({ "Protein, at least (g)": "9", "Salt, at most (g)": "5" }),
        // Last, because its suggestions move what stands below.
        type("Foods I do not like", "coriander", text(/^coriander/iu)),
      ],
      form(
        { "Name of the program": "Clock" },
        button("Make a token", text("Token ‘Clock’"), /^POST \/api\/access-tokens$/u),
      ),
    ],
  },
  "/household": {
    visits: () => [
      [
        choose(/^Portions of/u, undefined, /^PUT \/api\/household\/members/u),
        ...form(
          { "Name of the household": "x" },
          button("Save name", one("heading", /x$/u), /^PUT \/api\/household$/u),
        ),
      ],
      [button("Make an invitation link", one("img", "QR code of the invitation link"), /^POST .*\/invitations$/u)],
    ],
  },
  "/pantry": {
    visits: () => [
      [type("Add a food", "6 eggs", text(/^eggs?$/u))],
      [enter("Add a food", "1 leek", text(/^leek/iu), /^POST \/api\/pantry$/u)],
    ],
  },
  "/shopping": {
    visits: () => [
      [enter("Add to the list", "soap", text("Soap"), /^POST \/api\/shopping-list\/changes$/u)],
      [...typing({ "Add to the list": "salt" }), button("More about the list", one("menu"))],
    ],
  },
  "/favourites": {
    visits: () => [[link("Discover recipes", at("/discover"))], [search("soup")]],
  },
  "/recipes/mine": {
    visits: () => [
      [link("Write a recipe", at("/recipes/new"))],
      [link("Import", at("/recipes/import"))],
      [search("soup")],
    ],
  },
  "/recipes/new": {
    visits: () => [
      form(
        { Name: "Leek Soup", Portions: "4", "Ingredient 1": "2 leeks", "Step 1": "Boil them.", Tags: "Soup" },
        button(
          "Save",
          at(/\/own-\d+$/u, one("heading", "Leek Soup"), text("2 leeks"), text("Boil them.")),
          /^POST \/api\/own-recipes$/u,
        ),
      ),
      [
        type("Ingredient 1", "2 leeks", one("button", "Food: leek")),
        ...typing({ Description: "Thick.", "Cooking, minutes": "20", "Note 1": "Freezes." }),
        toggle("checkbox", "Shared with my household"),
        button("Add a step", one("textbox", "Step 2")),
        button("Add an ingredient", one("textbox", "Ingredient 2")),
      ],
    ],
  },
  "/recipes/import": {
    visits: () => [
      form(
        { "Web address": "http://10.0.0.1/a" },
        button("Read the page", text(/open to everyone/u), /^POST .*\/page$/u),
      ),
      typing({ "Web address": "http://a.example", "Text of the recipe": "Leek soup" }),
    ],
  },
  "/join": {
    async address(request) {
      const host = await registered(request, "Torunn Vik");
      const invited = await request.post("/api/household/invitations", { headers: bearer(host) });
      return `/join#${invite.reply.parse(await invited.json()).token}`;
    },
    visits: () => [
      [button("Not now", at("/home"))],
      [button("Join", at("/household"), /^POST \/api\/household\/join$/u)],
    ],
  },
  "/shared/:link": {
    address: async (request, person) => (await writeGoulash(request, person)).sharedPath,
    visits: () => [[search("soup")], [link("Post a Meal", at("/postmeal"))], [SETTINGS_MENU]],
  },
  "/moderation": {
    who: "moderator",
    visits: () => [[toggle("button", "Decisions", { outcome: at("/moderation?show=decisions") })], [search("soup")]],
  },
  "/select-meal/:day": {
    address: "/select-meal/Monday?time=Lunch&date=2027-03-10",
    visits: () => [
      chips("Dessert", "Soup", "Salad", "Bread"),
      [toggle("button", `Select ${TOFU}`, { outcome: text("Lunch, Monday Mar 8") })],
      [link(`View Recipe ${TOFU}`, at(/\/recipe\/korean-braised-tofu/u, BACK))],
    ],
  },
  "/recipe/:id": {
    address: SHAKSHUKA,
    visits: () => [
      [
        toggle("button", /^Favourite /u, { sends: /^(PUT|DELETE) .*\/favourite$/u }),
        button("More portions", text("160 g feta, crumbled")),
        button("More portions", text("160 g feta, crumbled")),
        choose("Units", at(/units=/u)),
      ],
      [toggle("radio", `${++stars} stars`, { sends: /^PUT .*\/rating$/u })],
      [link("Start cooking", at(`${SHAKSHUKA}/cook`))],
      [link("Make my version", at("/recipes/new?from=shakshuka-with-feta"))],
    ],
  },
  "/recipe/:id/cook": {
    address: `${SHAKSHUKA}/cook`,
    visits: () => [
      [1, 2, 3].map(() => button("Next step", text("Step 4 of 5"))),
      [
        button("Start timer: Cook, 10 min", one("region", "Timers")),
        ...chips("All steps in a column"),
        button("All ingredients", one("dialog")),
      ],
    ],
  },
  "/recipes/:id/edit": {
    address: async (request, person) => `/recipes/${(await writeGoulash(request, person)).id}/edit`,
    visits: () => [
      form(
        { Name: " II", "Step 1": " Slowly.", Tags: ", Sunday" },
        button(
          "Save",
          at(/\/own-\d+$/u, one("heading", "Grandma's Goulash II"), text(/Slowly\.$/u)),
          /^PUT \/api\/own-recipes/u,
        ),
      ),
      [
        ...typing({ "Ingredient 1": " chuck", Portions: "0", Description: "Rich." }),
        toggle("checkbox", "Shared with my household"),
        button("Add a step", one("textbox", "Step 4")),
      ],
    ],
  },
};

for (const [route, { who, address = route, visits }] of Object.entries(PAGES)) {
  // #screen-early-input
  test(`nothing is lost on ${route} before the app has started`, async ({ page, browser, request }) => {
    test.setTimeout(10 * 60_000);
    const seed = Number(process.env["CHANCE_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
    const random = seededRandom(seed);
    const person = await registered(request, "Aud Berg");
    if (who === "visitor") await page.goto("/login");
    else await comeTo(page, "/home", who === "moderator" ? PRIYA : person);
    const state = await page.context().storageState();
    await page.close();
    const losses: string[] = [];
    let count = 0;
    let early = 0;
    for (const fewestActs of [0, 0, 3, 5, 5, 5]) {
      for (const acts of visits()) {
        // Visits take long, whether they have many acts or few.
        if (acts.length < fewestActs) continue;
        const opened = typeof address === "string" ? address : await address(request, person);
        const visit = await lossesOf(browser, { address: opened, acts, state, random, isSignedIn: who !== "visitor" });
        losses.push(...visit.losses);
        early += visit.early;
        count += acts.length;
      }
    }
    console.log(`${route}: ${count} acts, ${early} of them early, ${losses.length} lost, CHANCE_SEED=${seed}`, losses);
    expect(losses, `CHANCE_SEED=${seed}`).toEqual([]);
  });
}

/** On the page to pick a meal: the slot that a chosen meal is for. */
function choosesFor(slot: string) {
  return async (page: Page) => {
    await page.getByRole("button", { name: `Select ${TOFU}` }).click();
    await text(slot)(page);
  };
}
