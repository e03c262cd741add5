import { expect, it } from "vitest";
import { memoryStorage } from "../../testing/memory_storage.ts";
import { DRAFTS_KEY } from "./drafts_key.ts";
import { draftOf, EMPTY_RECIPE } from "./recipe_draft.ts";
import { StoredDrafts } from "./stored_drafts.ts";

const stored = (name: string) => ({
  draft: draftOf({ ...EMPTY_RECIPE, name }, { isShared: false }),
  base: EMPTY_RECIPE,
});

it("stores the last five drafts of a person, and none of another", () => {
  const storage = memoryStorage();
  const drafts = new StoredDrafts(storage, "maya");
  for (const place of [1, 2, 3, 4, 5, 6]) drafts.store(`own-${place}`, stored(`Soup no. ${place}`));
  expect(drafts.find("own-1")).toBeUndefined();
  expect(drafts.find("own-6")).toEqual(expect.objectContaining(stored("Soup no. 6")));
  expect(new StoredDrafts(storage, "tomas").find("own-6")).toBeUndefined();
  for (const place of [2, 3, 4, 5, 6]) drafts.forget(`own-${place}`);
  expect(storage.getItem(DRAFTS_KEY)).toBeNull();
});

it("stores at most a million characters, and drops unreadable drafts", () => {
  const storage = memoryStorage();
  const drafts = new StoredDrafts(storage, "maya");
  drafts.store("own-1", stored("Small"));
  drafts.store("own-2", stored("x".repeat(400_000)));
  drafts.store("own-3", stored("x".repeat(700_000)));
  expect(drafts.find("own-3")).toBeDefined();
  expect(drafts.find("own-2")).toBeUndefined();
  storage.setItem(DRAFTS_KEY, '{"person":"maya","drafts":[{"of":"own-1"}]}');
  expect(drafts.find("own-1")).toBeUndefined();
});
