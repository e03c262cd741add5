import { mealDraftOf } from "./meal_draft.ts";
import type { PostDrafts } from "./post_drafts.ts";

/** `sessionStorage`, where earlier versions of the app stored the texts of drafts. It was cleared when a session ended. */
export type FormerTab = Pick<Storage, "length" | "key" | "getItem" | "removeItem">;

const FORMER_KEY = /^weekplate-meal-draft(?:-of-(?<recipeId>.+))?$/u;

let last: Promise<void> = Promise.resolve();

/**
 * Migrates the signed-in person's drafts of posts that earlier versions of the app stored in this tab. Newer texts stay.
 * Nothing is lost if it ends midway: a draft leaves the tab when the device has it.
 *
 * @throws if the device has no room
 */
export function adoptFormerDrafts(drafts: PostDrafts, tab: FormerTab): Promise<void> {
  // One after the other, so that none replaces a text that is typed after another one has ended.
  const adopted = last.then(() => adopt(drafts, tab));
  last = adopted.catch(() => {});
  return adopted;
}

async function adopt(drafts: PostDrafts, tab: FormerTab): Promise<void> {
  const keys = Array.from({ length: tab.length }, (_, index) => tab.key(index) ?? "");
  for (const key of keys) {
    const found = FORMER_KEY.exec(key);
    if (!found) continue;
    const recipeId = found.groups?.["recipeId"];
    const texts = mealDraftOf(parsed(tab.getItem(key)));
    if (texts && !(await drafts.read(recipeId)).texts) await drafts.storeTexts(recipeId, texts);
    tab.removeItem(key);
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}
