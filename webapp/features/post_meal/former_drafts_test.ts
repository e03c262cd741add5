import { expect, it } from "vitest";
import { MemoryPostDrafts } from "../../testing/memory_post_drafts.ts";
import { memoryStorage } from "../../testing/memory_storage.ts";
import { adoptFormerDrafts } from "./former_drafts.ts";
import { EMPTY_DRAFT } from "./mod.ts";

const KEY = "weekplate-meal-draft";
const soup = { ...EMPTY_DRAFT, mealName: "Soup", isLinked: true };

it("takes over the tab's drafts once, each for its recipe, also if it ends midway", async () => {
  const [drafts, tab] = [new MemoryPostDrafts(), memoryStorage()];
  tab.setItem(KEY, JSON.stringify({ ...EMPTY_DRAFT, mealName: "Bread" }));
  tab.setItem(`${KEY}-of-tomato-soup`, JSON.stringify(soup));
  tab.setItem("weekplate-invitation", "token");
  const full = Object.assign(new MemoryPostDrafts(), { storeTexts: () => Promise.reject(new Error("full")) });
  await expect(adoptFormerDrafts(full, tab)).rejects.toThrow("full");

  await Promise.all([adoptFormerDrafts(drafts, tab), adoptFormerDrafts(drafts, tab)]);

  expect((await drafts.read(undefined)).texts?.mealName).toBe("Bread");
  expect((await drafts.read("tomato-soup")).texts).toEqual(soup);
  expect([tab.length, tab.key(0)]).toEqual([1, "weekplate-invitation"]);
});

it.each(["nothing readable", "7"])("leaves what was written since, and drops what cannot be read: %s", async (text) => {
  const [drafts, tab] = [new MemoryPostDrafts(), memoryStorage()];
  await drafts.storeTexts("tomato-soup", soup);
  tab.setItem(`${KEY}-of-tomato-soup`, JSON.stringify({ ...soup, mealName: "Older" }));
  tab.setItem(KEY, text);
  await adoptFormerDrafts(drafts, tab);
  expect((await drafts.read("tomato-soup")).texts).toEqual(soup);
  expect([(await drafts.read(undefined)).texts, tab.length]).toEqual([undefined, 0]);
});
