import { beforeEach, expect, it } from "vitest";
import { type MemoryStores, memoryStores } from "../../adapters/memory/memory_stores.ts";
import { maya, recipe, tomas } from "../../adapters/memory/people_and_recipes.ts";
import type { Person } from "../account/mod.ts";
import { photoKey } from "../community/mod.ts";
import { calendarDate } from "../shared/mod.ts";
import { exportOwnRecipes, type RecipeWithPhotos } from "./export_own_recipes.ts";
import { getWrittenRecipe } from "./get_written_recipe.ts";
import type { ToRecipe } from "./own_recipe_store.ts";
import type { WrittenRecipe } from "./written_recipe.ts";

const toRecipe: ToRecipe = ({ id, written }) => ({ ...recipe({ id, name: written.name }), isTimeKnown: false });
const writtenAs = (name: string): WrittenRecipe => ({
  name,
  ingredients: [{ lines: [{ text: "kitchen twine", food: null }] }],
  steps: [],
  notes: [],
  tags: [],
});

let ports: MemoryStores;

beforeEach(() => {
  ports = memoryStores({ today: calendarDate("2026-11-23"), recipes: [] });
});

async function added(person: Person, name: string): Promise<string> {
  const own = await ports.ownRecipes.add(person.id, { written: writtenAs(name), isShared: true }, toRecipe);
  return own === "full" ? "" : own.id;
}

async function exported(): Promise<RecipeWithPhotos[]> {
  const recipes: RecipeWithPhotos[] = [];
  for await (const each of exportOwnRecipes(ports, { userId: maya.id })) recipes.push(each);
  return recipes;
}

it("exports all recipes of the person, also of many pages, and none that only the household shares", async () => {
  await ports.join(maya, tomas);
  for (let count = 1; count <= 401; count += 1) await added(maya, `Soup ${count}`);
  await added(tomas, "Stew");

  expect((await ports.ownRecipes.list(maya.id, { skip: 0, limit: 1 })).recipes).toMatchObject([{ name: "Stew" }]);
  const names = (await exported()).map((each) => each.recipe.name);
  expect(names).toHaveLength(401);
  expect(new Set(names).size).toBe(401);
  expect(names).not.toContain("Stew");
});

it("has the photos in their order, as large as they are stored, without one that is gone", async () => {
  const id = await added(maya, "Soup");
  const keys = ["second", "gone", "first"].map(photoKey);
  const store = (key: string, byte: number) =>
    ports.photoStorage.put(photoKey(key), [
      { width: 1600, bytes: new Uint8Array([byte, byte]) },
      { width: 400, bytes: new Uint8Array([0]) },
    ]);
  await Promise.all([store("first", 1), store("second", 2)]);
  await ports.ownRecipes.changeImages(maya.id, { id, change: () => ({ photos: keys, plate: undefined }) }, toRecipe);

  expect(await exported()).toMatchObject([
    {
      recipe: writtenAs("Soup"),
      own: { id, createdAt: "2026-11-23T00:00:00.000Z", isShared: true },
      photos: [2, 1].map((byte) => ({ fileName: "photo.webp", bytes: new Uint8Array([byte, byte]) })),
    },
  ]);
});

it("gives a recipe that the person may read as its owner wrote it", async () => {
  await ports.join(maya, tomas);
  const id = await added(tomas, "Stew");

  expect(await getWrittenRecipe(ports, { id, userId: maya.id })).toEqual({
    id,
    recipe: writtenAs("Stew"),
    pictures: [],
  });
  await expect(getWrittenRecipe(ports, { id: "own-999", userId: maya.id })).rejects.toThrow("Recipe not found");
});
