import { beforeEach, describe, expect, it } from "vitest";
import type { UserId } from "../../../core/account/mod.ts";
import type { PostFeed, PostStore } from "../../../core/community/mod.ts";
import { type PhotoKey, photoKey } from "../../../core/community/mod.ts";
import {
  type Alike,
  type ImportId,
  type OwnRecipe,
  type OwnRecipeStore,
  RECIPE_DERIVATION,
  type RecipeImages,
  type ToRecipe,
  type WrittenRecipe,
} from "../../../core/cookbook/mod.ts";
import { FoodTable } from "../../../core/food/mod.ts";
import type { HouseholdStore } from "../../../core/household/mod.ts";
import type { MealPlanReads, MealPlanStore } from "../../../core/meal_plan/mod.ts";
import { type PersonalRecipes, type RecipePages, type RecipeStore } from "../../../core/recipe/mod.ts";
import { ExclusionTerms, parseQuery, type RecipeSearch } from "../../../core/search/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import type { WeekCandidates } from "../../../core/week_plan/mod.ts";
import { newPost } from "../../memory/community/community_posts.ts";
import { foods } from "../../memory/food/foods.ts";
import { ingeborg, maya, recipe, tomas } from "../../memory/people_and_recipes.ts";
import { type ContractFixture, contract } from "../contract_fixture.ts";

/** The contract's fixture: no own recipes, and Maya, Tomás and Ingeborg live alone. */
interface OwnRecipeStoreFixture extends ContractFixture {
  readonly ownRecipes: OwnRecipeStore;
  readonly recipes: RecipeStore;
  readonly pages: RecipePages;
  readonly households: Pick<HouseholdStore, "invite" | "join">;
  readonly mealPlans: Pick<MealPlanStore, "put"> & Pick<MealPlanReads, "listMeals">;
  readonly posts: Pick<PostStore, "insert" | "remove">;
  readonly feed: Pick<PostFeed, "findForViewer">;
  /** Over the foods of `memory/foods.ts`. */
  readonly search: RecipeSearch;
  readonly personal: PersonalRecipes;
  readonly weeks: WeekCandidates;
  /** Begins an import of Maya's. @returns its id */
  beginImport(): Promise<ImportId>;
}

const now = new Date("2026-11-23T12:00:00Z");
const friday = calendarDate("2026-11-27");

const goulash: WrittenRecipe = {
  name: "Grandma's Goulash",
  description: "From a stained card. <b>Never</b> rush it.",
  portions: 4,
  totalMinutes: 150,
  ingredients: [
    { lines: [{ text: "800 g beef shin" }, { text: "3 onions", food: "onion" }, { text: "twine", food: null }] },
  ],
  steps: ["Brown the beef.", "Simmer until soft."],
  notes: ["Better on the next day."],
  source: { name: "Grandma" },
  tags: ["Dinner", "slow"],
};

const toRecipe: ToRecipe = ({ id, written, photos }) => ({
  ...recipe({
    meals: ["Dinner"],
    id,
    name: written.name,
    keywords: written.tags,
    mainImage: photos[0] ?? "/pictures/own-recipe.webp",
  }),
  totalMinutes: written.totalMinutes ?? 40,
  isTimeKnown: written.totalMinutes !== undefined,
});

/** The contract of {@linkcode OwnRecipeStore}, run for every adapter. */
export const ownRecipeStoreContract = contract<OwnRecipeStoreFixture>("OwnRecipeStore", (fixture) => {
  let ownRecipes: OwnRecipeStore;

  beforeEach(async () => {
    ({ ownRecipes } = fixture);
  });

  async function added(changes: Partial<WrittenRecipe> = {}, { isShared = false, by = maya } = {}): Promise<OwnRecipe> {
    const own = await ownRecipes.add(by.id, { written: { ...goulash, ...changes }, isShared }, toRecipe);
    if (own === "full") throw new Error("Maya's cookbook is full");
    return own;
  }

  async function liveTogether(): Promise<void> {
    const invitation = { tokenHash: "link", createdAt: now, expiresAt: new Date("2026-11-30T12:00:00Z") };
    await fixture.households.invite(maya.id, invitation, 5);
    await fixture.households.join(tomas.id, {
      tokenHash: "link",
      now,
      from: friday,
      bringPlan: false,
      maxMembers: 12,
    });
  }

  it("stores a recipe as it was written, and finds the one that is planned", async () => {
    const copyOf = { id: "hungarian-goulash", name: "Hungarian Goulash" };
    const own = await ownRecipes.add(maya.id, { written: goulash, isShared: false, copyOf }, toRecipe);

    expect(own).toMatchObject({ version: 1, owner: { id: maya.id, name: maya.fullName }, written: goulash, copyOf });
    const { id } = own as OwnRecipe;
    expect(id).toMatch(/^own-\d+$/u);
    expect(await ownRecipes.find(maya.id, id)).toEqual(own);
    expect(await fixture.recipes.find(id, maya.id)).toMatchObject({ id, name: goulash.name, totalMinutes: 150 });
    expect((await fixture.pages.find(id, maya.id))?.recipe).toMatchObject({ name: goulash.name, totalMinutes: 150 });
  });

  // #recipe-own-private
  it("shows a recipe to its owner alone, in no list of the catalogue", async () => {
    const { id } = await added();

    for (const reader of [tomas.id, undefined]) {
      expect(await fixture.recipes.find(id, reader)).toBeUndefined();
      expect(await fixture.recipes.list([id], reader)).toEqual([]);
      expect(await fixture.pages.find(id, reader)).toBeUndefined();
    }
    expect(await ownRecipes.find(tomas.id, id)).toBeUndefined();
    expect((await ownRecipes.list(tomas.id, { skip: 0, limit: 10 })).recipes).toEqual([]);
    expect(
      await ownRecipes.change(tomas.id, { id, version: 1, written: goulash, isShared: true }, toRecipe),
    ).toBeUndefined();
    expect(await ownRecipes.remove(tomas.id, id)).toBeUndefined();
    expect(await fixture.recipes.listByDishTypes([], { limit: 100 })).toEqual([]);
  });

  it("shows a shared recipe to the household, who cannot change it", async () => {
    await liveTogether();
    const { id } = await added({}, { isShared: true });
    const secret = await added({ name: "Secret Cake" });

    expect(await fixture.recipes.find(id, tomas.id)).toMatchObject({ id });
    expect(await fixture.pages.find(id, ingeborg.id)).toBeUndefined();
    expect(
      await ownRecipes.change(tomas.id, { id, version: 1, written: goulash, isShared: true }, toRecipe),
    ).toBeUndefined();
    const names = async (userId: typeof maya.id) =>
      (await ownRecipes.list(userId, { skip: 0, limit: 10 })).recipes.map(({ name }) => name);
    expect(await names(tomas.id)).toEqual([goulash.name]);
    expect(await names(maya.id)).toEqual([secret.written.name, goulash.name]);
    await ownRecipes.change(maya.id, { id, version: 1, written: goulash, isShared: false }, toRecipe);
    expect(await names(tomas.id)).toEqual([]);
  });

  it("shows all people a recipe to which a post refers, until the post is removed", async () => {
    const { id } = await added();
    await ownRecipes.changeImages(
      maya.id,
      { id, change: (images) => ({ ...images, photos: [photoKey("pot")] }) },
      toRecipe,
    );
    expect(await ownRecipes.photoAccess(photoKey("pot"), tomas.id)).toBe("none");
    const post = await fixture.posts.insert(newPost({ authorId: maya.id, recipeId: id }));

    expect(await fixture.recipes.find(id)).toMatchObject({ id });
    expect(await ownRecipes.photoAccess(photoKey("pot"), undefined)).toBe("public");
    expect((await ownRecipes.list(tomas.id, { skip: 0, limit: 10 })).recipes).toEqual([]);
    await fixture.posts.remove(post);
    expect(await fixture.recipes.find(id)).toBeUndefined();
    expect(await fixture.recipes.find(id, maya.id)).toMatchObject({ id });
  });

  // #recipe-own-private
  it("shows no one a recipe for the post of another person, who only names it", async () => {
    await liveTogether();
    const { id } = await added({}, { isShared: true });
    const postId = await fixture.posts.insert(newPost({ authorId: tomas.id, recipeId: id }));

    expect(await fixture.feed.findForViewer({ viewerId: ingeborg.id, postId })).toMatchObject({
      recipeName: goulash.name,
    });
    expect((await fixture.feed.findForViewer({ viewerId: maya.id, postId }))?.recipeId).toBeUndefined();
    expect(await fixture.recipes.find(id)).toBeUndefined();
    expect(await ownRecipes.find(ingeborg.id, id)).toBeUndefined();

    const own = await fixture.posts.insert(newPost({ authorId: maya.id, recipeId: id }));
    await fixture.posts.insert(newPost({ authorId: ingeborg.id, recipeId: id }));
    expect(await fixture.recipes.find(id)).toMatchObject({ id });
    await fixture.posts.remove(own);
    expect(await fixture.recipes.find(id)).toBeUndefined();
    expect(await fixture.pages.find(id, ingeborg.id)).toBeUndefined();
  });

  it.each([
    "goulash",
    "goul",
    "grandma goulash",
    "tomato goulash",
    "dinner without nuts",
    "grandma goulash zzxqy",
    "with tomato",
  ])("is found by %j, by those whose lists show it", async (text) => {
    await liveTogether();
    const { id } = await added({}, { isShared: true });
    const secret = await added({ name: "Secret Goulash of Grandma" });
    const query = parseQuery(text, ExclusionTerms.of(new FoodTable(foods)));
    const found = async (reader: UserId | undefined) => {
      // Food rules take another way through the search.
      const pages = [{}, { leaveOut: async () => new Set<string>() }].map((rules) =>
        fixture.search.search(query, { skip: 0, limit: 10, reader, ...rules }),
      );
      const [ids, idsWithRules] = (await Promise.all(pages)).map(({ recipes }) =>
        recipes.map((hit) => hit.id).toSorted(),
      );
      expect(idsWithRules).toEqual(ids);
      return ids;
    };

    expect(await found(maya.id)).toEqual([id, secret.id].toSorted());
    expect(await found(tomas.id)).toEqual([id]);
    expect(await found(ingeborg.id)).toEqual([]);
    expect(await found(undefined)).toEqual([]);
  });

  it("is suggested at home, for weeks and for ingredients to those whose lists show it", async () => {
    await liveTogether();
    const { id } = await added({}, { isShared: true });
    const days = { plannedFrom: friday, plannedTo: friday };
    const seenBy = async (userId: UserId) => {
      const request = { meals: ["Dinner"], exclude: [], activeMinutesMax: {}, withRecipes: [id], seed: 0 } as const;
      const [home, week, needs] = await Promise.all([
        fixture.personal.listCandidates(userId, { ...days, limit: 10, shuffleStart: 0, without: [] }),
        fixture.weeks.list({ userId, ...request }),
        fixture.personal.listOwnNeeds(userId),
      ]);
      return [home.map((each) => each.id), week.map((each) => each.recipe.id), needs.map((each) => each.id)];
    };

    expect(await seenBy(maya.id)).toEqual([[id], [id], [id]]);
    expect(await seenBy(tomas.id)).toEqual([[id], [id], [id]]);
    expect(await seenBy(ingeborg.id)).toEqual([[], [], []]);
    const listedFor = async (reader: UserId) =>
      (await fixture.recipes.listByDishTypes(["main dish"], { limit: 10, reader })).map((card) => card.id);
    expect(await Promise.all([maya.id, tomas.id, ingeborg.id].map(listedFor))).toEqual([[id], [id], []]);
    const request = { mealTime: "Dinner", dishTypes: [], without: [], cookedFrom: friday, cookedTo: friday } as const;
    const toPick = async (reader: UserId) =>
      await fixture.personal.listForMeal(reader, { ...request, skip: 0, limit: 9, countedMax: 9 });
    expect(await toPick(tomas.id)).toMatchObject({ recipes: [{ id }], total: 1 });
    expect(await toPick(ingeborg.id)).toEqual({ recipes: [], total: 0, hiddenByRules: 0 });
    expect(await fixture.personal.listTagged([id], ["food:tomato"])).toEqual(new Set([id]));
  });

  it("shows all people a recipe by its link alone, until the link ends", async () => {
    const { id } = await added();
    const link = { id: "link-1", hash: "hash" };
    expect(await ownRecipes.setLink(tomas.id, id, link)).toBe(false);
    expect(await ownRecipes.setLink(maya.id, id, link)).toBe(true);

    expect((await fixture.pages.findByLink("hash"))?.recipe).toMatchObject({ id, name: goulash.name });
    expect(await ownRecipes.find(maya.id, id)).toMatchObject({ hasLink: true });
    expect(await fixture.pages.find(id)).toBeUndefined();
    await ownRecipes.setLink(maya.id, id, undefined);
    expect(await fixture.pages.findByLink("hash")).toBeUndefined();
    expect(await fixture.pages.findByLink("")).toBeUndefined();
  });

  it("keeps the link that a recipe has, for its owner alone", async () => {
    const { id } = await added();
    const [first, second] = [1, 2].map((number) => ({ id: `link-${number}`, hash: `hash-${number}` }));
    if (!first || !second) throw new Error("not reached");
    expect(await ownRecipes.keepLink(tomas.id, id, first)).toBeUndefined();
    const kept = await Promise.all([first, second].map((link) => ownRecipes.keepLink(maya.id, id, link)));
    expect(new Set(kept)).toHaveLength(1);
    expect(await ownRecipes.keepLink(maya.id, id, { id: "link-3", hash: "hash-3" })).toBe(kept[0]);
    expect((await fixture.pages.findByLink(kept[0] === first.id ? first.hash : second.hash))?.recipe).toMatchObject({
      id,
    });
    expect(await fixture.pages.findByLink("hash-3")).toBeUndefined();

    await ownRecipes.setLink(maya.id, id, undefined);
    expect(await ownRecipes.keepLink(maya.id, id, second)).toBe(second.id);
  });

  it("changes the version that was read, and no later one", async () => {
    const { id } = await added();
    const isShared = false;
    const soup = { ...goulash, name: "Goulash Soup", totalMinutes: undefined, tags: [] };
    const both = await Promise.all(
      ["Goulash Soup", "Goulash Stew"].map((name) =>
        ownRecipes.change(maya.id, { id, version: 1, written: { ...soup, name }, isShared }, toRecipe),
      ),
    );

    expect(both.filter((each) => each === "changed")).toHaveLength(1);
    const stored = await ownRecipes.find(maya.id, id);
    expect(stored).toMatchObject({ version: 2 });
    expect(await fixture.recipes.find(id, maya.id)).toMatchObject({
      name: stored?.written.name,
      totalMinutes: undefined,
    });
    expect((await fixture.pages.find(id, maya.id))?.recipe).toMatchObject({ totalMinutes: undefined });
  });

  it("stores photos, the main one first, and shows them to readers alone", async () => {
    const { id } = await added();
    const [pot, plate] = [photoKey("pot"), photoKey("plate")];
    const add = (key: PhotoKey) => (images: RecipeImages) => ({ ...images, photos: [...images.photos, key] });
    await ownRecipes.changeImages(maya.id, { id, change: add(pot) }, toRecipe);
    const own = await ownRecipes.changeImages(maya.id, { id, change: add(plate) }, toRecipe);

    expect(own).toMatchObject({ photos: [pot, plate], version: 1 });
    expect(await fixture.recipes.find(id, maya.id)).toMatchObject({ mainImage: pot });
    expect(await ownRecipes.photosInUse([pot, photoKey("stray")])).toEqual(new Set([pot]));
    expect(await ownRecipes.photoAccess(pot, maya.id)).toBe("private");
    for (const stranger of [tomas.id, undefined]) expect(await ownRecipes.photoAccess(pot, stranger)).toBe("none");
    expect(await ownRecipes.remove(maya.id, id)).toEqual([pot, plate]);
    expect(await ownRecipes.photosInUse([pot])).toEqual(new Set());
  });

  it("stores the drawn plate, which a photo replaces on the card", async () => {
    const { id } = await added();
    const [drawn, pot] = [photoKey("drawn"), photoKey("pot")];
    const card = async () => (await ownRecipes.list(maya.id, { skip: 0, limit: 1 })).recipes[0]?.picture;
    await ownRecipes.changeImages(maya.id, { id, change: (images) => ({ ...images, plate: drawn }) }, toRecipe);
    expect([await card(), await ownRecipes.photoAccess(drawn, maya.id)]).toEqual([drawn, "private"]);
    await ownRecipes.changeImages(maya.id, { id, change: (images) => ({ ...images, photos: [pot] }) }, toRecipe);

    expect(await card()).toBe(pot);
    expect(await ownRecipes.photosInUse([drawn, pot])).toEqual(new Set([drawn, pot]));
    expect(await ownRecipes.remove(maya.id, id)).toEqual([pot, drawn]);
  });

  it("removes a recipe also from the plan", async () => {
    const { id } = await added();
    const meal = {
      userId: maya.id,
      date: friday,
      mealTime: "Dinner",
      recipeId: id,
      name: "Dinner: Goulash",
    } as const;
    await fixture.mealPlans.put({ ...meal, portions: undefined });
    expect(await fixture.mealPlans.listMeals(maya.id, { from: friday, to: friday })).toMatchObject([{ recipeId: id }]);
    await ownRecipes.remove(maya.id, id);

    expect(await fixture.mealPlans.listMeals(maya.id, { from: friday, to: friday })).toEqual([]);
    expect(await ownRecipes.find(maya.id, id)).toBeUndefined();
    expect(await fixture.recipes.find(id, maya.id)).toBeUndefined();
  });

  it("derives again what was derived in an earlier way, and nothing else of it", async () => {
    const [stew, soup] = [await added({ name: "Stew" }), await added({ name: "Soup" }, { by: tomas, isShared: true })];
    const renamed: ToRecipe = (own) => ({ ...toRecipe(own), name: `${own.written.name}, derived again` });
    expect(await ownRecipes.deriveAgain(RECIPE_DERIVATION, { limit: 9 }, renamed)).toBe(0);

    const later = RECIPE_DERIVATION + 1;
    expect(await ownRecipes.deriveAgain(later, { limit: 1 }, renamed)).toBe(1);
    expect(await ownRecipes.deriveAgain(later, { limit: 9 }, renamed)).toBe(1);
    expect(await ownRecipes.deriveAgain(later, { limit: 9 }, renamed)).toBe(0);

    for (const [own, owner] of [
      [stew, maya],
      [soup, tomas],
    ] as const) {
      expect(await ownRecipes.find(owner.id, own.id)).toEqual(own);
      expect(await fixture.recipes.find(own.id, owner.id)).toMatchObject({
        name: `${own.written.name}, derived again`,
      });
    }
  });

  it("lists page by page, the last changed first", async () => {
    const names = ["Apple Pie", "Borscht", "Curry"];
    for (const name of names) await added({ name });
    const page = (skip: number) => ownRecipes.list(maya.id, { skip, limit: 2 });

    expect(await page(0)).toMatchObject({
      recipes: [{ name: "Curry", tags: goulash.tags }, { name: "Borscht" }],
      isMore: true,
    });
    expect(await page(2)).toMatchObject({ recipes: [{ name: "Apple Pie" }], isMore: false });
  });

  it("finds what the person has already, by address, or by name and foods", async () => {
    const source = { url: "https://www.example.com/soups/goulash/#print" };
    const fromPage = await added({ name: "Goulash of a Page", source });
    await added({ name: "Borscht" });
    await added({}, { by: tomas });
    const foods = (await fixture.pages.find(fromPage.id, maya.id))?.recipe.ingredientGroups.flatMap(({ items }) =>
      items.map(({ food }) => food),
    );
    const alike: Alike = { name: "Stew", foods: foods ?? [], url: undefined };
    const found = async (changes: Partial<Alike>) =>
      (await ownRecipes.findAlike(maya.id, { ...alike, ...changes }, { limit: 5 })).map(({ name }) => name);

    expect(foods?.length).toBeGreaterThan(0);
    expect(await found({})).toEqual([]);
    expect(await found({ url: "http://example.com/soups/goulash" })).toEqual(["Goulash of a Page"]);
    expect(await found({ url: "https://example.com/soups/goulash?portions=2" })).toEqual([]);
    expect(await found({ name: " goulash  OF a page" })).toEqual(["Goulash of a Page"]);
    expect(await found({ name: "Goulash of a Page", foods: [...alike.foods, "dill"] })).toEqual([]);
    expect(await found({ name: "Goulash of a Page", foods: alike.foods.slice(1) })).toEqual([]);
    expect(await found({ name: "Borscht", url: source.url })).toHaveLength(2);
  });

  it("adds what an import brings once, and removes what was not changed since", async () => {
    const importId = await fixture.beginImport();
    const add = async (position: number, name: string) => {
      const importItem = { importId, position };
      const recipe = { written: { ...goulash, name }, isShared: false, importItem };
      return (await ownRecipes.add(maya.id, recipe, toRecipe)) as OwnRecipe;
    };
    const [soup, stew] = [await add(0, "Soup"), await add(1, "Stew")];
    await add(2, "Bread");
    await added({ name: "Typed" });

    expect(await add(0, "Soup")).toEqual(soup);
    const foods = (await fixture.pages.find(soup.id, maya.id))?.recipe.ingredientGroups.flatMap(({ items }) =>
      items.map(({ food }) => food),
    );
    const alike = { name: "Soup", foods: foods ?? [], url: undefined };
    expect(await ownRecipes.findAlike(maya.id, alike, { limit: 5 })).toEqual([
      { id: soup.id, name: "Soup", importItem: { importId, position: 0 } },
    ]);
    await ownRecipes.change(maya.id, { id: stew.id, version: 1, written: goulash, isShared: false }, toRecipe);
    await ownRecipes.changeImages(
      maya.id,
      { id: soup.id, change: () => ({ photos: [photoKey("a")], plate: undefined }) },
      toRecipe,
    );
    await fixture.mealPlans.put({
      userId: maya.id,
      date: friday,
      mealTime: "Dinner",
      recipeId: soup.id,
      name: "Dinner: Soup",
      portions: undefined,
    });
    expect(await ownRecipes.removeImported(tomas.id, importId, { limit: 10 })).toBe(0);
    expect(await ownRecipes.removeImported(maya.id, importId, { limit: 1 })).toBe(1);
    expect(await ownRecipes.removeImported(maya.id, importId, { limit: 10 })).toBe(1);
    const { recipes } = await ownRecipes.list(maya.id, { skip: 0, limit: 10 });
    expect(recipes.map(({ name }) => name).toSorted()).toEqual([goulash.name, "Typed"].toSorted());
    expect(await fixture.mealPlans.listMeals(maya.id, { from: friday, to: friday })).toEqual([]);
  });

  describe("an import that replaces texts", () => {
    const opinion = { before: { stars: 2, favourite: false }, after: { stars: 5, favourite: true } };
    let importId: string;
    beforeEach(async () => {
      importId = await fixture.beginImport();
    });
    const replace = async ({ id, version }: OwnRecipe, name: string, by = opinion) => {
      const written = { ...goulash, name };
      const replacedBy = { importId, opinion: by };
      return (await ownRecipes.change(
        maya.id,
        { id, version, written, isShared: true, replacedBy },
        toRecipe,
      )) as OwnRecipe;
    };
    const restore = (limit = 10, by = maya.id) => ownRecipes.restoreReplaced(by, importId, { limit }, toRecipe);
    const nameOf = async (id: string) => (await fixture.pages.find(id, maya.id))?.recipe.name;

    // #recipe-own-undo
    it("gives them back once, some at a time, unless they were changed since", async () => {
      const [soup, stew] = [await added({ name: "Soup" }), await added({ name: "Stew" })];
      await replace(soup, "New soup");
      const newStew = await replace(stew, "New stew");
      const mine = { ...goulash, name: "My stew" };
      await ownRecipes.change(
        maya.id,
        { id: stew.id, version: newStew.version, written: mine, isShared: false },
        toRecipe,
      );

      expect(await restore(10, tomas.id)).toEqual([]);
      const restored = [...(await restore(1)), ...(await restore(1))];
      expect(restored).toHaveLength(2);
      expect(restored).toContainEqual({ id: soup.id, isRestored: true, opinion });
      expect(restored).toContainEqual({ id: stew.id, isRestored: false, opinion });
      expect(await restore()).toEqual([]);
      expect(await ownRecipes.find(maya.id, soup.id)).toMatchObject({
        version: 3,
        written: soup.written,
        isShared: true,
      });
      expect(await nameOf(soup.id)).toBe("Soup");
      expect(await ownRecipes.find(maya.id, stew.id)).toMatchObject({ version: 3, written: mine });
    });

    it("gives back the first text of those that it replaces twice, or what the person wrote in between", async () => {
      const [soup, stew] = [await added({ name: "Soup" }), await added({ name: "Stew" })];
      const second = { before: opinion.after, after: { stars: 1, favourite: true } };
      await replace(await replace(soup, "New soup"), "Newer soup", second);
      const { version } = await replace(stew, "New stew");
      const mine = { ...goulash, name: "My stew" };
      const between = { id: stew.id, version, written: mine, isShared: false };
      await replace((await ownRecipes.change(maya.id, between, toRecipe)) as OwnRecipe, "Newer stew");

      const soupAgain = (await restore()).find(({ id }) => id === soup.id);
      expect(soupAgain?.opinion).toEqual({ before: opinion.before, after: second.after });
      expect(await nameOf(soup.id)).toBe("Soup");
      expect(await nameOf(stew.id)).toBe("My stew");
    });

    it("removes those that it has made and replaced", async () => {
      const importItem = { importId, position: 0 };
      const made = await ownRecipes.add(maya.id, { written: goulash, isShared: false, importItem }, toRecipe);
      await replace(made as OwnRecipe, "New goulash");

      expect(await ownRecipes.removeImported(maya.id, importId, { limit: 10 })).toBe(1);
      expect(await restore()).toEqual([]);
    });
  });

  it.each(["", "own-", "shakshuka-with-feta", "own-1\u0000", "' OR 1=1"])("finds no recipe by %j", async (id) => {
    await added();

    expect(await ownRecipes.find(maya.id, id)).toBeUndefined();
    expect(await ownRecipes.remove(maya.id, id)).toBeUndefined();
  });
});
