import { beforeEach, describe, expect, it } from "vitest";
import { MemoryPhotoProcessor } from "../../adapters/memory/community/photo_processor.ts";
import { MemoryRecipeImportStore } from "../../adapters/memory/cookbook/recipe_import_store.ts";
import { CountingIdSource } from "../../adapters/memory/counting_id_source.ts";
import { MemoryFoodFacts } from "../../adapters/memory/food/food_facts.ts";
import { MemoryFoodTables } from "../../adapters/memory/food/food_tables.ts";
import { foods } from "../../adapters/memory/food/foods.ts";
import { memoryStores } from "../../adapters/memory/memory_stores.ts";
import { caprese, maya } from "../../adapters/memory/people_and_recipes.ts";
import { photosUnavailable } from "../community/mod.ts";
import { calendarDate, DomainError } from "../shared/mod.ts";
import {
  changeRecipeImport,
  exportOwnRecipes,
  type ImportedRecipe,
  importNextRecipe,
  listImportResults,
  listRecipeImports,
  OWN_RECIPES_MAX,
  PageNotFetched,
  type RecipeOfFile,
  startRecipeImport,
  toRecipeWith,
  undoRecipeImport,
  type WhenKnown,
} from "./mod.ts";

const PNG = new Uint8Array(41);
PNG.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
PNG.set([1], 19);
PNG.set([1], 23);
PNG.set([0x49, 0x45, 0x4e, 0x44], 33);

function made() {
  const stores = memoryStores({ today: calendarDate("2026-11-23"), recipes: [caprese] });
  return {
    ...stores,
    imports: new MemoryRecipeImportStore({ hasRecipe: (_, id) => stores.recipes.getAny(id) !== undefined }),
    ingredients: new MemoryFoodTables({ all: async () => [...foods] }),
    facts: new MemoryFoodFacts(foods),
    pictures: { photo: (key: string) => `/photos/${key}`, none: "/none.webp" },
    photoProcessor: new MemoryPhotoProcessor(),
    ids: new CountingIdSource(),
    plateArtist: { draw: () => new MemoryPhotoProcessor().prepare(PNG) },
    pageFetcher: {
      async fetchPicture(url: string) {
        if (url.endsWith(".png")) return PNG;
        throw new PageNotFetched("not_found", "There is no page at this address.");
      },
    },
  };
}

let ports: ReturnType<typeof made>;
beforeEach(() => {
  ports = made();
});

const named = (name: string, more: Partial<ImportedRecipe> = {}): RecipeOfFile => ({
  ok: {
    recipe: { name, ingredients: [{ lines: [{ text: "200 g tomatoes" }] }], steps: [], notes: [], tags: [] },
    pictures: [],
    doubts: [],
    ...more,
  },
});
const bytes = new Uint8Array([1]);

async function start(recipes: readonly RecipeOfFile[], whenKnown?: WhenKnown): Promise<string> {
  const fileReader = {
    async read(_file: unknown, onRecipes: (some: readonly RecipeOfFile[]) => Promise<void>) {
      for (const each of recipes) await onRecipes([each]);
    },
  };
  const file = { bytes, name: "recipes.zip" };
  return (await startRecipeImport({ ...ports, fileReader }, { userId: maya.id, file, whenKnown })).id;
}
async function importAll(): Promise<void> {
  if (await importNextRecipe(ports)) await importAll();
}
const results = async (id: string) =>
  (await listImportResults(ports, { userId: maya.id, id, skip: 0, limit: 100 })).results;
const own = async () => (await ports.ownRecipes.list(maya.id, { skip: 0, limit: 100 })).recipes;

describe("an import of a file", () => {
  it("says of each recipe what became of it, and why", async () => {
    const id = await start([
      named("Salsa", { pictures: [{ bytes: PNG }, { url: "https://example.com/a.png" }] }),
      named(" salsa"),
      named("Ragù", { doubts: ["No steps were found."] }),
      named("Gazpacho", { pictures: [{ url: "https://example.com/gone.jpg" }, { bytes: new Uint8Array([7]) }] }),
      { rejected: "The file is damaged.", name: "bad.zip" },
      named("\0"),
    ]);
    await importAll();

    expect((await results(id)).map(({ name, outcome, reasons }) => [name, outcome, ...reasons])).toEqual([
      ["Salsa", "imported"],
      ["salsa", "duplicate", "You have this recipe already."],
      ["Ragù", "doubtful", "No steps were found."],
      ["Gazpacho", "doubtful", "A picture could not be read."],
      ["bad.zip", "rejected", "The file is damaged."],
      ["A recipe without a name", "rejected", "It has no name."],
    ]);
    const [salsa] = (await own()).filter(({ name }) => name === "Salsa");
    expect(await ports.ownRecipes.find(maya.id, salsa?.id ?? "")).toMatchObject({ photos: ["id-1", "id-2"] });
    // The others have plates.
    expect((await own()).map(({ picture }) => picture === undefined)).toEqual([false, false, false]);
    expect(await listRecipeImports(ports, { userId: maya.id })).toMatchObject([{ state: "finished", total: 6 }]);
  });

  it("continues after a server that stopped in the middle of a recipe, without a second one", async () => {
    const id = await start([named("Salsa", { pictures: [{ bytes: PNG }] })]);
    const stopped = new Error("The server stopped");
    const put = ports.photoStorage.put.bind(ports.photoStorage);
    ports.photoStorage.put = () => Promise.reject(stopped);
    await expect(importNextRecipe(ports)).rejects.toBe(stopped);
    expect(await own()).toHaveLength(1);
    ports.photoStorage.put = put;
    await importAll();

    expect(await own()).toMatchObject([{ name: "Salsa", picture: expect.any(String) }]);
    expect(await results(id)).toMatchObject([{ outcome: "imported", reasons: [] }]);
  });

  it("leaves a picture out when the storage stays away, and the recipe in", async () => {
    const id = await start([named("Salsa", { pictures: [{ bytes: PNG }] })]);
    ports.photoStorage.put = () => Promise.reject(photosUnavailable("away"));
    for (const attempt of [1, 2]) {
      await expect(importNextRecipe(ports), `attempt ${attempt}`).rejects.toMatchObject({ code: "photos_unavailable" });
    }
    expect(await importNextRecipe(ports)).toBe(true);

    expect(await results(id)).toMatchObject([{ outcome: "doubtful", reasons: ["A picture could not be read."] }]);
  });

  it("rejects what fails always, and goes on with the next recipe", async () => {
    const id = await start([named("Salsa"), named("Ragù")]);
    const add = ports.ownRecipes.add.bind(ports.ownRecipes);
    ports.ownRecipes.add = (userId, recipe, toRecipe) =>
      recipe.written.name === "Salsa" ? Promise.reject(new Error("Bad")) : add(userId, recipe, toRecipe);
    for (const attempt of [1, 2, 3]) {
      await expect(importNextRecipe(ports), `attempt ${attempt}`).rejects.toThrow("Bad");
    }
    await importAll();

    expect(await results(id)).toMatchObject([{ outcome: "rejected" }, { outcome: "imported" }]);
  });

  it("rejects what a full cookbook has no room for", async () => {
    const toRecipe = toRecipeWith(
      { foods: (await ports.ingredients.current()).foods, facts: new Map() },
      ports.pictures,
    );
    const { recipe: written } = (named("Soup") as { ok: ImportedRecipe }).ok;
    for (let count = 0; count < OWN_RECIPES_MAX; count += 1) {
      await ports.ownRecipes.add(
        maya.id,
        { written: { ...written, name: `Soup ${count}` }, isShared: false },
        toRecipe,
      );
    }
    const id = await start([named("Salsa")]);
    await importAll();

    expect(await results(id)).toMatchObject([
      { outcome: "rejected", reasons: ["You have 2000 recipes. Delete one first."] },
    ]);
  });

  it("removes what it made when it is undone, also what is being imported then", async () => {
    const id = await start([named("Salsa"), named("Ragù"), named("Gazpacho")]);
    await importNextRecipe(ports);
    const add = ports.ownRecipes.add.bind(ports.ownRecipes);
    ports.ownRecipes.add = async (...input) => {
      const added = await add(...input);
      expect(await undoRecipeImport(ports, { userId: maya.id, id })).toMatchObject({ state: "undone" });
      return added;
    };
    await importNextRecipe(ports);
    await importAll();

    expect(await own()).toEqual([]);
    expect(await results(id)).toHaveLength(1);
  });

  it("drops a food that the table does not have, and keeps what is no food", async () => {
    const recipe = {
      name: "Salsa",
      ingredients: [
        {
          lines: [
            { text: "2 tomatoes", food: "moon-tomato" },
            { text: "twine", food: null },
          ],
        },
      ],
      steps: ["Mix\0 \uD800well."],
      notes: [],
      tags: [],
    };
    await start([named("Salsa", { recipe })]);
    await importAll();
    const [card] = await own();

    expect((await ports.ownRecipes.find(maya.id, card?.id ?? ""))?.written).toMatchObject({
      ingredients: [{ lines: [{ text: "2 tomatoes" }, { text: "twine", food: null }] }],
      steps: ["Mix well."],
    });
  });

  describe("of recipes that the person has already", () => {
    const steps = (text: string) => ({ ...(named("Salsa") as { ok: ImportedRecipe }).ok.recipe, steps: [text] });
    const exported = async () => {
      const all: ImportedRecipe[] = [];
      for await (const { photos: _photos, ...each } of exportOwnRecipes(ports, { userId: maya.id }))
        all.push({ ...each, pictures: [], doubts: [] });
      return all;
    };
    const written = async () => {
      const all = await Promise.all((await own()).map(({ id }) => ports.ownRecipes.find(maya.id, id)));
      return all.map((each) => each?.written);
    };

    // #recipe-own-known
    it("skips them by default, updates their text and opinion, or adds others", async () => {
      await start([named("Salsa", { recipe: steps("Chop."), stars: 2 })]);
      await importAll();
      const again = [named("Salsa", { recipe: steps("Mix."), stars: 5, isFavourite: true })];
      await start(again);
      await importAll();
      expect(await written()).toMatchObject([{ steps: ["Chop."] }]);

      const id = await start(again, "update");
      await importAll();
      expect(await written()).toMatchObject([{ steps: ["Mix."] }]);
      expect(await results(id)).toMatchObject([
        { outcome: "duplicate", reasons: ["You had this recipe already. It was updated."] },
      ]);
      const [salsa] = await own();
      expect(await ports.opinions.find(maya.id, salsa?.id ?? "")).toEqual({ stars: 5, favourite: true });

      const same = await start(again, "update");
      await importAll();
      expect(await results(same)).toMatchObject([{ reasons: ["You have this recipe already."] }]);
      expect((await own())[0]?.version).toBe(2);

      await start(again, "both");
      await importAll();
      expect(await own()).toHaveLength(2);
    });

    // #recipe-own-undo
    it("gives them their earlier text and opinion when it is undone, and says so", async () => {
      const first = [named("Salsa", { recipe: steps("Chop.") }), named("Ragù", { stars: 2 }), named("Gazpacho")];
      await start(first);
      await importAll();
      const idOf = async (name: string) => (await own()).find((each) => each.name === name)?.id ?? "";
      const [ragu, gazpacho] = [await idOf("Ragù"), await idOf("Gazpacho")];
      const again = [
        named("Salsa", { recipe: steps("Mix."), stars: 5, isFavourite: true }),
        named("Salsa", { recipe: steps("Mix twice.") }),
        named("Ragù", { stars: 4 }),
        named("Gazpacho", { stars: 3 }),
        named("Aioli"),
        named("Aioli", { stars: 4 }),
      ];
      const id = await start(again, "update");
      await importAll();
      expect(await written()).toContainEqual(expect.objectContaining({ steps: ["Mix twice."] }));
      await ports.opinions.rate(maya.id, gazpacho, { stars: 1 });

      const undone = await undoRecipeImport(ports, { userId: maya.id, id });
      expect(undone.undone).toEqual({ removed: 1, restored: 3, left: 0 });
      const salsa = await idOf("Salsa");
      expect((await ports.ownRecipes.find(maya.id, salsa))?.written.steps).toEqual(["Chop."]);
      expect(await ports.opinions.find(maya.id, salsa)).toEqual({ stars: undefined, favourite: false });
      expect(await ports.opinions.find(maya.id, ragu)).toEqual({ stars: 2, favourite: false });
      // Rated by the person after the import.
      expect(await ports.opinions.find(maya.id, gazpacho)).toEqual({ stars: 1, favourite: false });
      expect(await own()).toHaveLength(3);
    });

    it("gives back what is being updated while it is undone", async () => {
      await start([named("Salsa", { recipe: steps("Chop.") })]);
      await importAll();
      const id = await start([named("Salsa", { recipe: steps("Mix.") })], "update");
      const change = ports.ownRecipes.change.bind(ports.ownRecipes);
      ports.ownRecipes.change = async (...input) => {
        await undoRecipeImport(ports, { userId: maya.id, id });
        return change(...input);
      };
      await importNextRecipe(ports);

      expect(await written()).toMatchObject([{ steps: ["Chop."] }]);
      const [undone] = await listRecipeImports(ports, { userId: maya.id });
      expect(undone?.undone).toEqual({ removed: 0, restored: 1, left: 0 });
    });

    it("knows those of the own export, also if name and foods have changed since", async () => {
      await start([named("Salsa")]);
      await importAll();
      const [before] = await exported();
      const [salsa] = await own();
      const changed = { ...steps("Chop."), name: "Salsa verde", ingredients: [{ lines: [{ text: "3 tomatillos" }] }] };
      const toRecipe = toRecipeWith(
        { foods: (await ports.ingredients.current()).foods, facts: new Map() },
        ports.pictures,
      );
      await ports.ownRecipes.change(
        maya.id,
        { id: salsa?.id ?? "", version: 1, isShared: true, written: changed },
        toRecipe,
      );
      await start([{ ok: before as ImportedRecipe }], "update");
      await importAll();

      expect(await written()).toMatchObject([
        { name: "Salsa", ingredients: [{ lines: [{ text: "200 g tomatoes" }] }] },
      ]);
      expect(await own()).toMatchObject([{ isShared: true }]);
    });

    it("brings back sharing, the original, rating and favourite of the own export", async () => {
      await ports.ownRecipes.add(
        maya.id,
        { written: steps("Chop."), isShared: true, copyOf: { id: caprese.id, name: "Old caprese" } },
        toRecipeWith({ foods: (await ports.ingredients.current()).foods, facts: new Map() }, ports.pictures),
      );
      const [first] = await own();
      const id = first?.id ?? "";
      await ports.opinions.rate(maya.id, id, { stars: 4 });
      await ports.opinions.addFavourite(maya.id, id);
      const [backup] = await exported();
      await ports.ownRecipes.remove(maya.id, id);
      await start([{ ok: backup as ImportedRecipe }]);
      await importAll();

      const [restored] = await own();
      expect(await ports.ownRecipes.find(maya.id, restored?.id ?? "")).toMatchObject({
        isShared: true,
        copyOf: { id: caprese.id, name: "Old caprese" },
      });
      expect(await ports.opinions.find(maya.id, restored?.id ?? "")).toEqual({ stars: 4, favourite: true });
    });
  });

  it("is one at a time, and none of a file that cannot be read", async () => {
    await expect(start([{ rejected: "Weekplate does not know this kind of file." }])).rejects.toMatchObject({
      code: "file_not_read",
      message: "Weekplate does not know this kind of file.",
    });
    await expect(start([{ rejected: "The recipe is too large.", isTooLarge: true }])).rejects.toMatchObject({
      code: "import_too_large",
    });
    const id = await start([named("Salsa")]);
    await changeRecipeImport(ports, { userId: maya.id, id, state: "paused" });
    await expect(start([named("Ragù")])).rejects.toMatchObject({ code: "import_running" });
    expect(await importNextRecipe(ports)).toBe(false);

    const other = { userId: maya.id, id: "999" };
    const missing = [
      changeRecipeImport(ports, { ...other, state: "paused" }),
      undoRecipeImport(ports, other),
      listImportResults(ports, { ...other, skip: 0, limit: 1 }),
    ];
    for (const each of missing) await expect(each).rejects.toBeInstanceOf(DomainError);
  });
});
