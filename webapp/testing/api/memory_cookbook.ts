import { exportRoutes } from "../../../adapters/http/cookbook/export_routes.ts";
import { ownRecipeRoutes } from "../../../adapters/http/cookbook/own_recipe_routes.ts";
import { recipeImportRoutes } from "../../../adapters/http/cookbook/recipe_import_routes.ts";
import { MemoryRecipeImportStore } from "../../../adapters/memory/cookbook/recipe_import_store.ts";
import { CountingIdSource } from "../../../adapters/memory/counting_id_source.ts";
import { MemoryFoodTables } from "../../../adapters/memory/food/food_tables.ts";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import type { Person } from "../../../core/account/mod.ts";
import { photoKey } from "../../../core/community/mod.ts";
import {
  changeRecipeImport,
  type ImportedRecipe,
  importNextRecipe,
  knownFoods,
  NoRecipeFound,
  PageNotFetched,
  type RecipeFileReader,
  type RecipeOfFile,
  type RecipePage,
  startRecipeImport,
  toRecipeWith,
  type WrittenRecipe,
} from "../../../core/cookbook/mod.ts";
import { storyFoodFacts } from "../story_food_facts.ts";
import { storyPhotoProcessor } from "../story_photos.ts";
import { picture } from "../story_recipes.ts";
import { seedHousehold } from "./memory_household.ts";
import type { MemoryStores } from "./memory_stores.ts";

/** An own recipe that is there at the beginning. */
interface StoredOwnRecipe {
  readonly recipe: Partial<WrittenRecipe> & { readonly name: string };
  /** Maya by default. Another person lives with her, and shares it. */
  readonly owner?: Pick<Person, "id">;
  readonly isShared?: boolean;
  /** Addresses of its photos. */
  readonly photos?: readonly string[];
}

/** The own recipes of Maya and her household at the beginning, and what can be imported; nothing by default. */
export interface MemoryCookbook {
  /** The last changed first. */
  readonly stored?: readonly StoredOwnRecipe[];
  /** The recipes that are read from these addresses and texts. */
  readonly pages?: Readonly<Record<string, ImportedRecipe>>;
  /** The recipes of a file by its name. */
  readonly files?: Readonly<Record<string, readonly RecipeOfFile[]>>;
  /** Imports of `files` that were started before, the newest first, and how many of their recipes are done. */
  readonly started?: readonly { readonly fileName: string; readonly done: number; readonly isPaused?: boolean }[];
  /** How many recipes are imported before each reply with the list of imports; 2 by default. */
  readonly step?: number;
}

/** The routes of own recipes over these stores, and the seeding of what they begin with. */
export function memoryCookbook(
  stores: MemoryStores,
  { stored = [], pages = {}, files = {}, started = [], step = 2 }: MemoryCookbook,
) {
  const imports = new MemoryRecipeImportStore({
    hasRecipe: (_userId, id) => stores.recipes.getAny(id) !== undefined,
  });
  const fileReader: RecipeFileReader = {
    read: async ({ name }, onRecipes) =>
      onRecipes(files[name] ?? [{ rejected: "It is no export of a program that we know." }]),
  };
  const ports = {
    ...stores,
    imports,
    fileReader,
    suspensions: stores.moderation,
    ids: new CountingIdSource(),
    facts: storyFoodFacts,
    ingredients: new MemoryFoodTables(stores.foods),
    pictures: stores.photoStorage,
    photoProcessor: storyPhotoProcessor,
    pageFetcher: {
      async fetchPage(url: string) {
        if (pages[url]) return { url, mediaType: "text/html", text: url };
        throw new PageNotFetched("unreachable", "This page could not be fetched: there is no server at this address.");
      },
      fetchPicture: async () => new Uint8Array(await (await fetch(picture("own-recipe"))).arrayBuffer()),
    },
    pageReader: {
      read({ text }: RecipePage) {
        const read = pages[text];
        if (!read) throw new NoRecipeFound("There is no recipe in this text.");
        return read;
      },
    },
    plateArtist: { draw: async () => undefined },
    async drawPlate() {},
    hashLink: (link: string) => link,
    importer: { wake() {} },
  };
  async function importRecipes(count: number): Promise<void> {
    for (let done = 0; done < count; done += 1) await importNextRecipe(ports);
  }
  const list = imports.list.bind(imports);
  imports.list = async (userId) => {
    // In place of a worker in the background.
    await importRecipes(step);
    return list(userId);
  };

  async function seed(): Promise<void> {
    const toRecipe = toRecipeWith(await knownFoods(ports), ports.pictures);
    for (const { recipe, owner = maya, isShared = owner.id !== maya.id, ...shown } of stored.toReversed()) {
      if (!stores.households.of(maya.id).members.has(owner.id)) await seedHousehold(stores, { members: [owner] });
      const written = { ingredients: [], steps: [], notes: [], tags: [], ...recipe };
      const added = await stores.ownRecipes.add(owner.id, { written, isShared }, toRecipe);
      const keys = (shown.photos ?? []).map((address) => ports.pictures.add(photoKey(ports.ids.next()), address));
      const change = () => ({ photos: keys, plate: undefined });
      if (added !== "full") await stores.ownRecipes.changeImages(owner.id, { id: added.id, change }, toRecipe);
    }
    for (const { fileName, done, isPaused } of started.toReversed()) {
      const file = { name: fileName, bytes: new Uint8Array(1) };
      const { id } = await startRecipeImport(ports, { userId: maya.id, file });
      await importRecipes(done);
      if (isPaused) await changeRecipeImport(ports, { userId: maya.id, id, state: "paused" });
    }
  }

  const routes = [
    ...ownRecipeRoutes(ports),
    ...recipeImportRoutes(ports),
    ...exportRoutes(ports, { publicUrl: undefined }),
  ];
  return { routes, seed };
}
