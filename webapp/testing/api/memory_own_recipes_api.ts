import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { MemoryRecipePages } from "../../../adapters/memory/recipe/recipe_pages.ts";
import type { Person } from "../../../core/account/mod.ts";
import { RECIPE_PHOTOS_MAX } from "../../../core/cookbook/mod.ts";
import { getRecipe } from "../../../core/recipe/mod.ts";
import { writtenRecipe } from "../../../wire/cookbook/own_recipes.ts";
import { ApiError } from "../../platform/api/api_error.ts";
import type { OwnRecipeReply, OwnRecipesApi, ReadPageReply, WrittenRecipeWire } from "../../platform/api/mod.ts";
import type { MemoryServer } from "./memory_stores.ts";
import { readStoryRecipe, storyFoodTable } from "./read_story_recipe.ts";

/** An own recipe that is there at the beginning. */
export interface StoredOwnRecipe {
  readonly recipe: Partial<WrittenRecipeWire> & { readonly name: string };
  /** Maya by default; what others own is shared. */
  readonly owner?: Pick<Person, "id" | "fullName">;
  readonly isShared?: boolean;
  readonly photos?: OwnRecipeReply["photos"];
  readonly copyOf?: OwnRecipeReply["copyOf"];
}

/** The own recipes of Maya and her household at the beginning; none by default. */
export interface MemoryOwnRecipes {
  /** The last changed first. */
  readonly stored?: readonly StoredOwnRecipe[];
  /** Recipes on a page of the list, 60 by default. */
  readonly pageSize?: number;
  /** What is read from these addresses and texts. */
  readonly pages?: Readonly<Record<string, ReadPageReply>>;
}

/** What the screens can ask for, and what another device can do. */
export interface MemoryOwnRecipesApi extends OwnRecipesApi {
  /** What is stored, the last changed first. */
  stored(): Promise<readonly OwnRecipeReply[]>;
}

/** What the lines are read as is not stored. */
type Stored = Omit<OwnRecipeReply, "read">;

const CHANGED_AT = "2026-11-18T18:06:00.000Z";

/** {@linkcode OwnRecipesApi} in memory. */
export function memoryOwnRecipesApi(
  { stores, caller }: MemoryServer,
  { stored = [], pageSize = 60, pages: readable = {} }: MemoryOwnRecipes,
): MemoryOwnRecipesApi {
  let recipes: Stored[] = stored.map(({ recipe, owner = maya, isShared, photos = [], copyOf }, place) => {
    const written = { ingredients: [], steps: [], notes: [], tags: [], ...recipe };
    return {
      id: `own-${stored.length - place}`,
      version: 1,
      owner: { id: owner.id, name: owner.fullName },
      isMine: owner.id === maya.id,
      isShared: isShared ?? owner.id !== maya.id,
      recipe: written,
      photos: [...photos],
      ...(copyOf && { copyOf }),
      hasLink: false,
      createdAt: CHANGED_AT,
      updatedAt: CHANGED_AT,
    };
  });
  let nextId = recipes.length + 1;

  function find(id: string): Stored {
    const found = recipes.find((recipe) => recipe.id === id);
    if (!found) throw new ApiError("There is no such recipe", { status: 404, code: "recipe_not_found" });
    return found;
  }

  function put(recipe: Stored): Promise<OwnRecipeReply> {
    recipes = [recipe, ...recipes.filter(({ id }) => id !== recipe.id)];
    return withReading(recipe);
  }

  return {
    stored: async () => Promise.all(recipes.map(withReading)),
    async list({ after = "0" }) {
      const start = Number(after);
      const page = recipes.slice(start, start + pageSize);
      return {
        recipes: page.map(({ recipe: { name, tags }, photos, ...rest }) => ({
          ...rest,
          name,
          tags,
          photo: photos[0] ?? null,
        })),
        nextCursor: start + pageSize < recipes.length ? String(start + pageSize) : null,
      };
    },
    find: async (id) => withReading(find(id)),
    async findWritten(recipeId) {
      const pages = new MemoryRecipePages(stores.recipes, stores.opinions);
      const { recipe } = await getRecipe({ pages }, { id: recipeId });
      const { name, description, servings, totalMinutes, ingredientGroups, steps } = recipe;
      const written = writtenRecipe.parse({
        name,
        description: description || undefined,
        portions: servings,
        totalMinutes,
        ingredients: ingredientGroups.map(({ title, items }) => ({
          title,
          lines: items.map(({ text }) => ({ text })),
        })),
        steps,
        notes: [],
        tags: [],
      });
      return { recipe: written, name };
    },
    read: async (recipe) => readStoryRecipe(recipe),
    async readPage(page) {
      const asked = "url" in page ? page.url : page.text;
      const found = readable[asked];
      if (found) return found;
      throw "url" in page
        ? new ApiError("This page could not be fetched: there is no server at this address.", {
            status: 422,
            code: "page_not_fetched",
            field: "url",
          })
        : new ApiError("There is no recipe in this text.", { status: 400, code: "no_recipe_found", field: "text" });
    },
    async add({ recipe: sent, isShared = false, copyOf }) {
      const recipe = accepted(sent);
      const { id, fullName } = await caller();
      const own = recipes.find((each) => each.id === copyOf);
      const catalogue = copyOf === undefined || own ? undefined : await stores.recipes.find(copyOf);
      const origin = own ? { id: own.id, name: own.recipe.name } : catalogue;
      return put({
        id: `own-${nextId++}`,
        version: 1,
        owner: { id, name: fullName },
        isMine: true,
        isShared,
        recipe,
        photos: [],
        ...(origin && { copyOf: { id: origin.id, name: origin.name } }),
        hasLink: false,
        createdAt: CHANGED_AT,
        updatedAt: CHANGED_AT,
      });
    },
    async change(id, { version, recipe: sent, isShared }) {
      const recipe = accepted(sent);
      const before = find(id);
      if (before.version !== version) {
        throw new ApiError("The recipe was changed meanwhile", { status: 409, code: "recipe_changed" });
      }
      return put({ ...before, version: version + 1, recipe, isShared });
    },
    async remove(id) {
      recipes = recipes.filter((recipe) => recipe.id !== id);
    },
    async addPhoto(id, photo, { onProgress }) {
      const before = find(id);
      if (before.photos.length >= RECIPE_PHOTOS_MAX) {
        throw new ApiError("There is no room for more photos", { status: 409, code: "recipe_photos_full" });
      }
      onProgress?.(1);
      return put({ ...before, photos: [...before.photos, { id: photo.name, url: URL.createObjectURL(photo) }] });
    },
    async makeLink(id) {
      await put({ ...find(id), hasLink: true });
      return `/shared/link-${nextId++}`;
    },
    async endLink(id) {
      await put({ ...find(id), hasLink: false });
    },
    async removePhoto(id, photoId) {
      const before = find(id);
      return put({ ...before, photos: before.photos.filter((photo) => photo.id !== photoId) });
    },
  };
}

async function withReading(recipe: Stored): Promise<OwnRecipeReply> {
  return { ...recipe, read: await readStoryRecipe(recipe.recipe) };
}

/** As the server checks it. @throws {ApiError} `invalid_input` */
function accepted(sent: unknown): WrittenRecipeWire {
  const { data, error } = writtenRecipe.safeParse(sent);
  const issue = error?.issues[0];
  if (!data) throw invalid(`recipe.${issue?.path.join(".")}`, issue?.message ?? "can't be read");
  for (const [group, { lines }] of data.ingredients.entries()) {
    const line = lines.findIndex(({ food }) => typeof food === "string" && !storyFoodTable.has(food));
    if (line >= 0) throw invalid(`recipe.ingredients.${group}.lines.${line}.food`, "there is no such food");
  }
  return data;
}

function invalid(field: string, words: string): ApiError {
  return new ApiError(`${field}: ${words}`, { status: 400, code: "invalid_input", field });
}
