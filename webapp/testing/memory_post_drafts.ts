import { isEmptyDraft, type MealDraft, type PostDrafts, type StoredDraft } from "../features/post_meal/mod.ts";

/** {@linkcode PostDrafts} in memory. */
export class MemoryPostDrafts implements PostDrafts {
  readonly #drafts = new Map<string | undefined, StoredDraft>();

  async read(recipeId: string | undefined): Promise<StoredDraft> {
    return this.#drafts.get(recipeId) ?? { texts: undefined, photo: undefined };
  }

  async storeTexts(recipeId: string | undefined, texts: MealDraft): Promise<void> {
    const storedTexts = isEmptyDraft(texts) ? undefined : texts;
    this.#drafts.set(recipeId, { ...(await this.read(recipeId)), texts: storedTexts });
  }

  async storePhoto(recipeId: string | undefined, photo: File | null): Promise<void> {
    this.#drafts.set(recipeId, { ...(await this.read(recipeId)), photo: photo ?? undefined });
  }

  async remove(recipeId: string | undefined): Promise<void> {
    this.#drafts.delete(recipeId);
  }
}
