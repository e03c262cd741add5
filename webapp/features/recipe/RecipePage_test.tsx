import { afterEach, describe, expect, it, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { DEFAULT_SETTINGS } from "../../../core/account/mod.ts";
import {
  fewOwnRecipes,
  lemonSalmon,
  type MemoryServicesOptions,
  memoryServices,
  salmonPosts,
  shoppingPlan,
  shoppingRecipes,
  storyRecipes,
  storyToday,
} from "../../testing/mod.ts";
import { open, openScreen } from "../../testing/open_screen.tsx";

const PATH = `/recipe/${lemonSalmon.id}`;

describe("← Back", () => {
  const back = { name: "← Back" } as const;

  // #recipe-back
  it.each(["", "?from=home", "?query=salad"])("is not shown at %j", async (search) => {
    const { screen } = await open(["/home", PATH + search]);
    await expect.element(screen.getByRole("heading", { level: 1, name: lemonSalmon.name })).toBeInTheDocument();

    await expect.element(screen.getByRole("link", back)).not.toBeInTheDocument();
  });

  it("opens the screen of the address, in a tab that has no entry before", async () => {
    const { screen, address } = await open(`${PATH}?from=discovery&query=salad`);

    await screen.getByRole("link", back).click();

    await expect.poll(address).toBe("/discover?query=salad");
  });

  it("stays with other portions, and after cook mode", async () => {
    const { screen, address } = await open(`${PATH}?from=ingredient-builder`);
    await screen.getByRole("button", { name: "More portions" }).click();
    await expect.poll(address).toBe(`${PATH}?from=ingredient-builder&portions=5`);
    const start = screen.getByRole("link", { name: "Start cooking" });
    await expect.element(start).toHaveAttribute("href", `${PATH}/cook?from=ingredient-builder&portions=5`);

    await start.click();
    await screen.getByRole("button", { name: "Stop cooking" }).click();

    await expect.element(screen.getByRole("link", back)).toHaveAttribute("href", "/UseMyIngredients");
  });
});

describe("Add to shopping list", () => {
  const bolognese = shoppingRecipes.filter(({ id }) => id === "spaghetti-bolognese");
  const at = "/recipe/spaghetti-bolognese?portions=2";
  const add = { name: "Add to shopping list" } as const;

  // #list-from-recipe
  it("adds the foods that are not at home, for the portions shown, and Undo takes them off", async () => {
    const { screen, services } = await open(at, {
      recipes: { recipes: bolognese },
      pantry: { atHome: ["250 g onions"] },
    });
    const written = async () => {
      const { list } = await services.shopping.getShoppingList({ today: storyToday });
      return list.entries.map((entry) => (entry.kind === "line" ? entry.text : entry.kind)).toSorted();
    };

    await screen.getByRole("button", add).click();

    await expect.element(screen.getByText("Added to your shopping list: 3 foods.")).toBeInTheDocument();
    await expect.poll(written).toHaveLength(3);
    expect((await written()).join()).toMatch(/olive oil.*spaghetti.*canned tomatoes/u);
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.poll(written).toEqual([]);
  });

  // #list-from-recipe
  it("says that the list has the foods of a planned dish", async () => {
    const { screen } = await open(at, {
      recipes: { recipes: shoppingRecipes },
      mealPlan: { planned: shoppingPlan },
    });
    await screen.getByRole("button", add).click();

    await expect
      .element(screen.getByText("It is in your plan, so your shopping list has its foods."))
      .toBeInTheDocument();
  });

  it("says that nothing was added", async () => {
    const { screen } = await open(at, {
      recipes: { recipes: bolognese },
      shopping: { failing: ["shopForRecipe"] },
    });
    await screen.getByRole("button", add).click();

    await expect.element(screen.getByRole("alert")).toHaveTextContent("Not added. Try again.");
  });
});

it("shows at most four extra photos", async () => {
  const images = ["1", "2", "3", "4", "5"].map((name) => `/pictures/${name}.webp`);
  const recipes = [{ ...lemonSalmon, images }];
  const { screen } = await open(PATH, { recipes: { recipes } });

  await expect.element(screen.getByRole("list", { name: "More photos" })).toBeInTheDocument();
  expect(screen.getByRole("list", { name: "More photos" }).getByRole("listitem").elements()).toHaveLength(4);
});

it("says at its top which food rules of the person it breaks, and follows a change of them", async () => {
  const { screen, goBack } = await open(PATH, {
    account: { foodRules: { intolerances: ["fish", "nuts"], diet: "vegan" } },
  });
  const note = screen.getByRole("note", { name: "Your food rules" });
  await expect.element(note).toHaveTextContent("Contains fish (salmon fillet)Not vegan: salmon fillet, butter");
  expect(note.element().getBoundingClientRect().bottom).toBeLessThan(
    screen.getByRole("heading", { level: 1 }).element().getBoundingClientRect().top,
  );

  await screen.getByRole("contentinfo").getByRole("link", { name: "Settings" }).click();
  await screen.getByLabelText("Diet").selectOptions("Everything");
  await expect.element(screen.getByText("Saved.")).toBeVisible();
  await goBack();

  await expect.element(note).toHaveTextContent("Contains fish (salmon fillet)");
});

it("says nothing to a person whose rules it keeps", async () => {
  const { screen } = await open(PATH, { account: { foodRules: { intolerances: ["nuts"] } } });
  await expect.element(screen.getByRole("heading", { level: 1, name: lemonSalmon.name })).toBeVisible();

  await expect.element(screen.getByRole("note")).not.toBeInTheDocument();
});

it("can be saved as a file", async () => {
  const { screen } = await open(PATH);
  const links = screen.getByRole("link", { name: /^(?:for Cooklang|for other apps \(schema\.org\)|text)$/u });
  await expect.element(links.first()).toBeVisible();

  expect(links.elements().map((link) => link.getAttribute("href"))).toEqual(
    ["text", "schema", "cooklang"].map((format) => `/api${PATH}/export?format=${format}`),
  );
});

// #error-recipe
it("says that a recipe does not exist, without Try again", async () => {
  const { screen, address } = await open("/recipe/grey-gruel");

  await expect.element(screen.getByRole("heading", { level: 1, name: "Recipe not found" })).toBeInTheDocument();
  await expect.element(screen.getByText("Try returning to discovery and picking another dish.")).toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  await screen.getByRole("main").getByRole("link", { name: "Discovery" }).click();
  await expect.poll(address).toBe("/discover");
});

it("saves a rating, and restores the old one after a failure", async () => {
  const { screen, services } = await open(PATH);
  await screen.getByRole("radio", { name: "4 stars" }).click();
  await expect.element(screen.getByText("(1 review)")).toBeInTheDocument();
  expect(await services.stores.opinions.find(maya.id, lemonSalmon.id)).toMatchObject({ stars: 4 });

  services.recipes.answers.behave({ failing: ["rateRecipe"] });
  await screen.getByRole("radio", { name: "1 star", exact: true }).click();

  await expect.element(screen.getByText("Not rated. Try again.")).toBeInTheDocument();
  await expect.element(screen.getByRole("radio", { name: "4 stars" })).toBeChecked();
});

it("keeps a rating given before the old one had loaded, and loads the favourite again", async () => {
  const services = memoryServices({ recipes: { recipes: storyRecipes, hanging: ["getOwnOpinion"] } });
  await services.recipes.addFavourite({ id: lemonSalmon.id });
  const { screen } = await openScreen(services, PATH);
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent(lemonSalmon.name);

  services.recipes.answers.behave({});
  await screen.getByRole("radio", { name: "4 stars" }).click();

  const heart = screen.getByRole("button", { name: `Favourite ${lemonSalmon.name}` });
  await expect.element(heart).toHaveAttribute("aria-pressed", "true");
  await expect.element(screen.getByRole("radio", { name: "4 stars" })).toBeChecked();
});

describe("Cooked by", () => {
  it("leads to a post, and shows more on demand, also after a failure", async () => {
    const { screen, services, address } = await open(PATH, { community: { posts: salmonPosts } });
    const part = screen.getByRole("region", { name: "Cooked by" });
    await expect.element(part.getByText("by Ingeborg Aas")).toBeInTheDocument();
    expect(part.getByRole("listitem").elements()).toHaveLength(4);

    services.community.answers.behave({ failing: ["listPosts"] });
    await part.getByRole("button", { name: "Show more" }).click();
    await expect.element(part.getByText("More posts could not be loaded. Try again.")).toBeInTheDocument();
    services.community.answers.behave({});
    await part.getByRole("button", { name: "Show more" }).click();
    await expect.element(part.getByRole("button", { name: "Show more" })).not.toBeInTheDocument();

    await part.getByRole("link", { name: "Lemony!" }).click();
    await expect.poll(address).toBe("/community?post=21");
  });

  it("is not there without posts", async () => {
    const { screen, services } = await open(PATH);
    await expect.element(screen.getByRole("heading", { name: "Instructions" })).toBeInTheDocument();
    await expect.poll(() => services.community.answers.calls).toContain("listPosts");

    await expect.element(screen.getByRole("heading", { name: "Cooked by" })).not.toBeInTheDocument();
  });
});

describe("amounts", () => {
  it("are for the chosen portions, and for the recipe's own again on the next visit", async () => {
    const { screen, services } = await open(PATH);
    await expect.element(screen.getByText("2 lemons, one sliced, one juiced")).toBeInTheDocument();

    await screen.getByRole("button", { name: "Fewer portions" }).click();
    await screen.getByRole("button", { name: "Fewer portions" }).click();

    await expect.element(screen.getByText("350 g small potatoes")).toBeInTheDocument();
    await expect.element(screen.getByText("1 lemon (for 4 portions: one sliced, one juiced)")).toBeInTheDocument();
    await expect.element(screen.getByText("Amounts in these steps are for 2 portions.")).toBeInTheDocument();
    await screen.unmount();
    const next = await openScreen(services, PATH);
    await expect.element(next.screen.getByText("700 g small potatoes")).toBeInTheDocument();
  });

  // #cook-text-scaled
  it("in the steps are for the chosen portions, and a note says where some are not", async () => {
    const steps = ["Boil the 700 g potatoes.", "Melt 30 g of the butter."];
    const fried = { ...lemonSalmon, steps: [...steps, "Fry it in 2 tbsp of whatever fat is left."] };
    const { screen } = await open(`${PATH}?portions=2`, { recipes: { recipes: [{ ...lemonSalmon, steps }] } });
    await expect.element(screen.getByText("Boil the 350 g potatoes.")).toBeInTheDocument();
    await expect.element(screen.getByText("Melt 15 g of the butter.")).toBeInTheDocument();
    await expect.element(screen.getByText("Amounts in these steps are for 2 portions.")).toBeInTheDocument();
    await screen.getByRole("button", { name: "More portions" }).click();
    await screen.getByRole("button", { name: "More portions" }).click();
    await expect.element(screen.getByText("Boil the 700 g potatoes.")).toBeInTheDocument();
    await expect.element(screen.getByText(/in these steps/u)).not.toBeInTheDocument();
    await screen.unmount();

    const other = await open(`${PATH}?portions=2`, { recipes: { recipes: [fried] } });

    await expect.element(other.screen.getByText("Boil the 350 g potatoes.")).toBeInTheDocument();
    await expect.element(other.screen.getByText("Some amounts in these steps are for 4 portions.")).toBeInTheDocument();
  });

  it("are in the person's units, and in others for this page alone", async () => {
    const services = memoryServices();
    await services.account.saveSettings({ ...DEFAULT_SETTINGS, units: "us" });
    const { screen } = await openScreen(services, PATH);
    await expect.element(screen.getByText("1 lb 9 oz small potatoes")).toBeInTheDocument();
    await expect.element(screen.getByLabelText("Units")).toHaveValue("us");

    await screen.getByLabelText("Units").selectOptions("As written");

    await expect.element(screen.getByText("700 g small potatoes")).toBeInTheDocument();
    expect(await services.stores.settings.find(maya.id)).toMatchObject({ units: "us" });
  });

  it("have no controls where the recipe has lines without amounts", async () => {
    const plain = {
      title: undefined,
      items: [{ food: "egg", foodName: "egg", text: "Eggs", optional: false, principal: true }],
    };
    const { screen } = await open(PATH, { recipes: { recipes: [{ ...lemonSalmon, ingredientGroups: [plain] }] } });
    await expect.element(screen.getByText("Eggs")).toBeInTheDocument();

    await expect.element(screen.getByRole("spinbutton")).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText("Units")).not.toBeInTheDocument();
  });
});

describe("Share", () => {
  afterEach(() => vi.restoreAllMocks());

  const address = new URL(PATH, location.origin).href;

  /** A browser with or without a share sheet. */
  function sharing(share: ((page: ShareData) => Promise<void>) | undefined) {
    Object.defineProperty(navigator, "share", { configurable: true, value: share });
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    return { writeText };
  }

  async function pressShare() {
    const { screen, services } = await open(PATH);
    await screen.getByRole("button", { name: "Share" }).click();
    return { screen, services };
  }

  it("copies the address if the browser cannot share", async () => {
    const { writeText } = sharing(undefined);
    const { screen } = await pressShare();

    await expect.element(screen.getByText("Link copied.")).toBeInTheDocument();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(address);
  });

  it("passes name and address to the browser's share sheet", async () => {
    const share = vi.fn(async () => {});
    const { writeText } = sharing(share);
    await pressShare();

    await expect.poll(() => share).toHaveBeenCalledExactlyOnceWith({ title: lemonSalmon.name, url: address });
    expect(writeText).not.toHaveBeenCalled();
  });

  it("shows nothing when sharing is cancelled", async () => {
    const share = vi.fn(async () => {
      throw new DOMException("Share canceled", "AbortError");
    });
    const { writeText } = sharing(share);
    const { screen, services } = await pressShare();

    await expect.poll(() => share).toHaveBeenCalled();
    expect(writeText).not.toHaveBeenCalled();
    await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
    expect(services.logged).toEqual([]);
  });

  it("copies the address if sharing fails", async () => {
    sharing(async () => {
      throw new DOMException("Not here", "NotAllowedError");
    });
    const { screen } = await pressShare();

    await expect.element(screen.getByText("Link copied.")).toBeInTheDocument();
  });

  it("shows the address if copying fails", async () => {
    const { writeText } = sharing(undefined);
    writeText.mockRejectedValue(new DOMException("Not here", "NotAllowedError"));
    const { screen, services } = await pressShare();

    await expect
      .element(screen.getByText("The link could not be copied. Copy it from the address bar."))
      .toBeInTheDocument();
    expect(services.logged.map(({ message }) => message)).toContain("Cannot copy the link");
  });
});

it("shows no energy for an own recipe that does not say how many portions it makes", async () => {
  const { screen } = await open("/recipe/own-2", { cookbook: fewOwnRecipes });
  await expect.element(screen.getByRole("heading", { level: 1, name: "Spinach Pancakes" })).toBeVisible();

  await expect.element(screen.getByText("Nutritional information")).not.toBeInTheDocument();
});

// #recipe-own-words
it("keeps the words of an own recipe for other portions, and shows no time that it does not have", async () => {
  const lines = ["2 cloves of garlic, grated", "1 large onion", "some salt"].map((text) => ({ text }));
  const recipe = {
    name: "Plain Soup",
    portions: 2,
    ingredients: [{ lines }],
    steps: ["Chop 1 large onion."],
    tags: [],
  };
  const { screen } = await open("/recipe/own-1", { cookbook: { stored: [{ recipe }] } });
  await expect.element(screen.getByText("2 cloves of garlic, grated")).toBeVisible();
  await expect.element(screen.getByText("1 large onion", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Total time")).not.toBeInTheDocument();

  for (let presses = 0; presses < 2; presses += 1) await screen.getByRole("button", { name: "More portions" }).click();
  await expect.element(screen.getByText("4 cloves of garlic, grated")).toBeVisible();
  await expect.element(screen.getByText("2 large onions")).toBeVisible();
});

describe("Share of an own recipe", () => {
  afterEach(() => vi.restoreAllMocks());

  async function share(id: string, options: MemoryServicesOptions = {}) {
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const { screen, services } = await open(`/recipe/${id}`, { cookbook: fewOwnRecipes, ...options });
    await screen.getByRole("button", { name: "Share" }).click();
    return { writeText, services, screen, link: screen.getByLabelText("Link to the recipe") };
  }

  // #recipe-own-link
  it("copies the same secret link each time, and says who can open it", async () => {
    const { screen, link, writeText } = await share("own-3");
    await expect.element(link).toHaveValue(expect.stringContaining(`${location.origin}/shared/link-`));
    await expect.element(link).toHaveAccessibleDescription("Anyone with the link can open it, without an account.");
    await expect.element(screen.getByText("Link copied. Anyone with the link can open it.")).toBeVisible();
    const copied = writeText.mock.calls[0]?.[0] ?? "";
    await expect.element(link).toHaveValue(copied);

    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("button", { name: "Share" })).toHaveFocus();
    await screen.getByRole("button", { name: "Share" }).click();
    await expect.poll(() => writeText.mock.calls).toEqual([[copied], [copied]]);
  });

  it("says that only the household can open another member's", async () => {
    const { link, writeText } = await share("own-1");
    await expect
      .element(link)
      .toHaveAccessibleDescription("Only your household can open it. Tomás Herrera can make a link for others.");
    await expect.element(link).toHaveValue(`${location.origin}/recipe/own-1`);
    expect(writeText).not.toHaveBeenCalled();
  });

  it("offers to try again where the link was not made", async () => {
    const { screen, link, services } = await share("own-3", {
      cookbook: { ...fewOwnRecipes, failing: ["shareOwnRecipe"] },
    });
    await expect.element(screen.getByText("The link was not made.")).toBeVisible();
    services.cookbook.answers.behave({});
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(link).toBeVisible();
  });
});

describe("on paper", () => {
  afterEach(() => cdp().send("Emulation.setEmulatedMedia", { media: "", features: [] }));

  it("is asked for by the page's own button", async () => {
    const print = vi.spyOn(window, "print").mockImplementation(() => {});
    const { screen } = await open(PATH);
    await screen.getByRole("button", { name: "Print" }).click();

    expect(print).toHaveBeenCalledOnce();
  });

  it("omits buttons, prints ingredients and steps, and is black on white in dark mode too", async () => {
    await page.viewport(800, 1100);
    await cdp().send("Emulation.setEmulatedMedia", {
      media: "print",
      features: [{ name: "prefers-color-scheme", value: "dark" }],
    });
    const { screen } = await open({ pathname: PATH, search: "?from=discovery&portions=6" });
    const title = screen.getByRole("heading", { level: 1, name: lemonSalmon.name });
    await expect.element(title).toBeVisible();

    expect(screen.getByRole("button").elements()).toHaveLength(0);
    expect(screen.getByRole("navigation").elements()).toHaveLength(0);
    await expect.element(screen.getByText("← Back")).not.toBeVisible();
    expect(screen.getByRole("radio").elements()).toHaveLength(0);
    await expect.element(screen.getByText(`6 portions · 35 Min · ${location.host}${PATH}`)).toBeVisible();
    await expect.element(screen.getByText("1.05 kg small potatoes")).toBeVisible();
    await expect.element(screen.getByText("Trout can stand in for the salmon.")).toBeVisible();
    await expect.element(screen.getByText("Leave it alone until the skin is crisp.")).toBeVisible();
    expect(getComputedStyle(title.element()).color).toBe("rgb(0, 0, 0)");
    expect(getComputedStyle(document.body).backgroundColor).toBe("rgb(255, 255, 255)");
    const steps = screen.getByRole("listitem").filter({ hasText: "Boil the potatoes" }).first();
    expect(getComputedStyle(steps.element()).breakInside).toBe("avoid");
    const picture = screen.getByRole("article").element().querySelector("header img");
    expect(picture?.getBoundingClientRect().width).toBeLessThanOrEqual(200);
  });
});
