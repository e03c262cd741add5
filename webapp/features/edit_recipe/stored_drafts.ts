import { WRITTEN_RECIPE_LIMITS as LIMITS } from "../../../core/cookbook/mod.ts";
import type { WrittenRecipeWire } from "../../../wire/cookbook/own_recipes.ts";
import type { DeviceStorage } from "../kitchen_timers/mod.ts";
import { DRAFTS_KEY } from "./drafts_key.ts";
import { isWrittenRecipe } from "./is_written_recipe.ts";
import { type RecipeDraft, TEXT_FIELDS } from "./recipe_draft.ts";
import { type Is, isFlag, isText, isWhole, listOf, nullish, optional, shapeOf } from "./stored_shape.ts";

export interface StoredDraft {
  readonly draft: RecipeDraft;
  /** The texts it began with; absent for a new recipe. */
  readonly base: WrittenRecipeWire;
  /** The version of the stored recipe that it began with; undefined for a new one. */
  readonly version?: number | undefined;
}

/** Most stored drafts. Beyond it, the one with the oldest first change is dropped. */
const DRAFTS_MAX = 5;
/** Most characters of all drafts. Browsers store about five million. */
const LENGTH_MAX = 1_000_000;

const isRows = listOf(shapeOf({ id: isWhole, text: isText, food: nullish(isText) }), { min: 1, max: 2 * LIMITS.lines });
const isDraft = shapeOf({
  // sound: it has every text field
  ...(Object.fromEntries(TEXT_FIELDS.map((field) => [field, isText])) as Record<
    (typeof TEXT_FIELDS)[number],
    Is<string>
  >), // sound: one check a field
  nextId: isWhole,
  groups: listOf(shapeOf({ id: isWhole, title: isText, rows: isRows }), { min: 1, max: 2 * LIMITS.groups }),
  steps: isRows,
  notes: isRows,
  language: optional(isText),
  isShared: isFlag,
});
/** The last changed first. */
const areStoredDrafts = shapeOf({
  person: isText,
  drafts: listOf(shapeOf({ of: isText, draft: isDraft, base: isWrittenRecipe, version: optional(isWhole) }), {
    max: DRAFTS_MAX,
  }),
});

export class StoredDrafts {
  readonly #storage: DeviceStorage;
  readonly #person: string;

  constructor(storage: DeviceStorage, person: string) {
    this.#storage = storage;
    this.#person = person;
  }

  /** @param of the recipe's id, or the key of a new one */
  find(of: string): StoredDraft | undefined {
    const stored = this.#read().find((each) => each.of === of);
    return stored && { ...stored, draft: { ...stored.draft, language: stored.draft.language } };
  }

  /** Stores a draft. If the browser refuses to, it is lost on a reload. */
  store(of: string, draft: StoredDraft): void {
    const drafts = [{ of, ...draft }, ...this.#read().filter((each) => each.of !== of)].slice(0, DRAFTS_MAX);
    const textOf = () => JSON.stringify({ person: this.#person, drafts });
    while (drafts.length > 1 && textOf().length > LENGTH_MAX) drafts.pop();
    try {
      if (textOf().length <= LENGTH_MAX) this.#storage.setItem(DRAFTS_KEY, textOf());
    } catch {
      // Private windows and full disks refuse storage.
    }
  }

  forget(of: string): void {
    const drafts = this.#read();
    const others = drafts.filter((each) => each.of !== of);
    if (others.length === drafts.length) return;
    if (others.length === 0) this.#storage.removeItem(DRAFTS_KEY);
    else this.#storage.setItem(DRAFTS_KEY, JSON.stringify({ person: this.#person, drafts: others }));
  }

  #read(): readonly (StoredDraft & { readonly of: string })[] {
    try {
      const stored: unknown = JSON.parse(this.#storage.getItem(DRAFTS_KEY) ?? "null");
      return areStoredDrafts(stored) && stored.person === this.#person ? stored.drafts : [];
    } catch {
      return [];
    }
  }
}
