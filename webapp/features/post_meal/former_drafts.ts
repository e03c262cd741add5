import { mealDraftOf } from "./meal_draft.ts";
import type { PostDrafts } from "./post_drafts.ts";

/** `sessionStorage`, where the app's former versions kept the texts of drafts. It was cleared when a session ended. */
export type FormerTab = Pick<Storage, "length" | "key" | "getItem" | "removeItem">;

const FORMER_KEY = /^weekplate-meal-draft(?:-of-(?<recipeId>.+))?$/u;

let last: Promise<void> = Promise.resolve();

/**
 * Takes over the drafts of posts that former versions of the app have kept for the signed-in person in this tab. What they have
 * written since stays. Nothing is lost if it ends midway: a draft leaves the tab when the device has it.
 *
 * @throws if the device has no room
 */
export function adoptFormerDrafts(drafts: PostDrafts, tab: FormerTab): Promise<void> {
  // One after the other, so that none replaces what is typed after another one has ended.
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
