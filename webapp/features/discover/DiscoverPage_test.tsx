import { expect, it } from "vitest";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { settingsQuery } from "../../platform/api/mod.ts";
import { getQueryClient } from "../../platform/shell/mod.ts";
import { open } from "../../testing/open_screen.tsx";

it("searches after a pause in typing, and puts the text in the address", async () => {
  const { screen, address, services } = await open("/home");
  const search = screen.getByPlaceholder("Search for a recipe...");

  await search.click();
  const field = search.element() as HTMLInputElement;
  for (const letter of "salad") type(field, letter);

  await expect.element(screen.getByRole("status")).toHaveTextContent("3 recipes found");
  await expect.element(search).toHaveFocus();
  expect(address()).toBe("/discover?query=salad");
  expect(services.recipes.answers.calls.filter((call) => call === "searchRecipes").length).toBeLessThan(5);
});

/** Types a letter at once: between two real key presses, a busy machine may pause longer than the page waits. */
function type(field: HTMLInputElement, letter: string): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  setValue?.call(field, field.value + letter); // not React's own setter, which would hide the change from it
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

// #food-rules-shown-once
it("hides what the person's food rules exclude, says so, and shows it when asked", async () => {
  const { screen } = await open("/discover?query=feta", { account: { foodRules: { dislikedFoods: ["feta"] } } });
  const shakshuka = screen.getByRole("link", { name: /Shakshuka with Feta/u });
  await expect.element(screen.getByText(/hidden by your food rules/u)).toBeVisible();
  await expect.element(shakshuka).not.toBeInTheDocument();

  await screen.getByRole("button", { name: "Show them" }).click();

  await expect.element(shakshuka).toBeVisible();
});

it("keeps the old list until the new one has loaded", async () => {
  const { screen, services } = await open("/discover?query=salad");
  await expect.element(screen.getByText("Beetroot & Lentil Salad with Walnuts")).toBeInTheDocument();

  services.recipes.answers.behave({ hanging: ["searchRecipes"] });
  await screen.getByPlaceholder("Search for a recipe...").fill("soup");

  await expect.element(screen.getByRole("status")).toHaveTextContent("Searching…");
  await expect.element(screen.getByText("Beetroot & Lentil Salad with Walnuts")).toBeInTheDocument();
});

// #recipe-back
it("opens a recipe with ← Back, and restores the list on Back", async () => {
  const { screen, address, goBack } = await open("/discover?query=salad");
  await screen.getByRole("link", { name: "Beetroot & Lentil Salad with Walnuts" }).click();
  await expect.element(screen.getByRole("link", { name: "← Back" })).toHaveAttribute("href", "/discover?query=salad");

  await goBack();

  await expect.element(screen.getByText("Beetroot & Lentil Salad with Walnuts")).toBeInTheDocument();
  expect(address()).toBe("/discover?query=salad");
});

it("shows which recipes are favourites, although the search is public", async () => {
  const { screen, services } = await open("/discover", { recipes: { favourites: ["shakshuka-with-feta"] } });
  const heart = screen.getByRole("button", { name: "Favourite Shakshuka with Feta" });

  await expect.element(heart).toHaveAttribute("aria-pressed", "true");
  await heart.click();
  await expect.element(heart).toHaveAttribute("aria-pressed", "false");
  await expect
    .poll(() => services.stores.opinions.find(maya.id, "shakshuka-with-feta"))
    .toMatchObject({ favourite: false });
});

it("names the corrected spelling as long as its recipes are shown", async () => {
  const { screen, services } = await open("/discover?query=shakshuca");
  const note = screen.getByRole("status").filter({ hasText: /Nothing for/u });
  await expect.element(note).toHaveTextContent("Nothing for “shakshuca”. Showing “shakshuka”.");
  await expect.element(screen.getByText("1 recipe found")).toBeInTheDocument();

  services.recipes.answers.behave({ hanging: ["searchRecipes"] });
  await screen.getByPlaceholder("Search for a recipe...").fill("salad");
  await expect.element(screen.getByText("Searching…")).toBeInTheDocument();
  await expect.element(note).toHaveTextContent("Nothing for “shakshuca”. Showing “shakshuka”.");

  services.recipes.answers.behave({});
  await screen.getByPlaceholder("Search for a recipe...").fill("soup");
  await expect.element(screen.getByText("Roasted Tomato Soup with Basil")).toBeInTheDocument();
  await expect.element(note).not.toBeInTheDocument();
});

it("says that no recipe has all words, and saves a favourite among the partial matches", async () => {
  const { screen, services } = await open("/discover?query=mint%20lemonade%20unicorn");
  await expect
    .element(screen.getByText("Few or no recipes have all of these words. Those with the most come first."))
    .toBeVisible();
  const heart = screen.getByRole("button", { name: "Favourite Mint Lemonade" });

  await heart.click();

  await expect.element(heart).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => services.stores.opinions.find(maya.id, "mint-lemonade")).toMatchObject({ favourite: true });
});

// #food-exclusion-said
it("says politely what the results are without, and what it did not understand", async () => {
  const { screen } = await open("/discover?query=salad%20without%20walnuts%20or%20moondust");
  const warning = screen.getByRole("alert");

  await expect.element(screen.getByRole("status").filter({ hasText: "Without: walnut" })).toBeVisible();
  await expect
    .element(warning)
    .toHaveTextContent("We did not understand “without moondust”. The results may contain it.");
  await expect.element(warning).toHaveAttribute("aria-live", "polite");
  await expect.element(screen.getByText("2 recipes found")).toBeInTheDocument();
  await expect.element(screen.getByText("Beetroot & Lentil Salad with Walnuts")).not.toBeInTheDocument();
});

it("reads the settings once for all cards, and once for the language", async () => {
  const { screen, services } = await open("/discover");
  await expect.element(screen.getByRole("status")).toHaveTextContent("24 recipes found");

  const cache = getQueryClient(services).getQueryCache();
  await expect.poll(() => cache.find(settingsQuery(services.account))?.getObserversCount()).toBe(2);
});

// #recipe-search-filters
it("filters and sorts, and keeps both in the address, for a reload, Back and while one types", async () => {
  const { screen, address, services, goBack } = await open("/discover");
  await expect.element(screen.getByText("Shakshuka with Feta")).toBeInTheDocument();
  await screen.getByLabelText("Time").selectOptions("Up to 30 min");
  await expect.element(screen.getByLabelText("Time")).toHaveValue("30");
  await screen.getByLabelText("Order").selectOptions("Quickest");
  await expect.poll(address).toBe("/discover?minutes=30&sort=quickest");

  await screen.getByPlaceholder("Search for a recipe...").fill("feta");
  await expect.poll(address).toBe("/discover?minutes=30&sort=quickest&query=feta");
  const shakshuka = screen.getByRole("link", { name: "Shakshuka with Feta" });
  await expect.element(shakshuka).toHaveAttribute("href", expect.stringContaining("query=feta"));
  await shakshuka.click();
  await expect
    .element(screen.getByRole("link", { name: "← Back" }))
    .toHaveAttribute("href", "/discover?query=feta&minutes=30&sort=quickest");
  await goBack();
  await expect.element(screen.getByLabelText("Time")).toHaveValue("30");

  await screen.getByRole("button", { name: "Clear filters" }).click();
  await expect.poll(address).toBe("/discover?query=feta&sort=quickest");
  expect(services.recipes.answers.calls).toContain("searchRecipes");
});

it("keeps a filter that is chosen just before one types", async () => {
  const { screen, address } = await open("/discover");
  await expect.element(screen.getByText("Shakshuka with Feta")).toBeInTheDocument();
  const time = screen.getByLabelText("Time").element() as HTMLSelectElement;
  const field = screen.getByPlaceholder("Search for a recipe...").element() as HTMLInputElement;
  time.value = "30";
  time.dispatchEvent(new Event("change", { bubbles: true }));
  for (const letter of "feta") type(field, letter);

  await expect.poll(address).toBe("/discover?minutes=30&query=feta");
  await expect.element(screen.getByLabelText("Time")).toHaveValue("30");
});

// #recipe-search-filters
it("shows what is mostly at home", async () => {
  const { screen } = await open("/discover?home=true", {
    pantry: { atHome: ["eggs", "feta", "canned tomatoes", "onions"] },
  });
  await expect
    .element(screen.getByRole("button", { name: "I have most of it" }))
    .toHaveAttribute("aria-pressed", "true");
  await expect.element(screen.getByText("Shakshuka with Feta")).toBeInTheDocument();
  await expect.element(screen.getByText("Coconut Chicken Curry")).not.toBeInTheDocument();
});

// #recipe-search-filters
it("leads on where nothing is found: without filters, to other recipes, and to an own one", async () => {
  const { screen, address } = await open("/discover?query=salad&minutes=15&cuisine=Danish");
  await expect.element(screen.getByText("No recipes found. Try searching for something else!")).toBeVisible();
  await expect
    .element(
      screen.getByRole("region", { name: "Without the filters" }).getByText("Beetroot & Lentil Salad with Walnuts"),
    )
    .toBeInTheDocument();
  await expect.element(screen.getByRole("link", { name: "Write it yourself" })).toHaveAttribute("href", "/recipes/new");

  await screen.getByRole("button", { name: "Search without filters" }).click();
  await expect.poll(address).toBe("/discover?query=salad");
  await expect.element(screen.getByRole("region", { name: "Without the filters" })).not.toBeInTheDocument();
});
