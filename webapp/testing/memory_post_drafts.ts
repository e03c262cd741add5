import { isEmptyDraft, type KeptDraft, type MealDraft, type PostDrafts } from "../features/post_meal/mod.ts";

/** {@linkcode PostDrafts} in memory. */
export class MemoryPostDrafts implements PostDrafts {
  readonly #kept = new Map<string | undefined, KeptDraft>();

  async read(recipeId: string | undefined): Promise<KeptDraft> {
    return this.#kept.get(recipeId) ?? { texts: undefined, photo: undefined };
  }

  async keepTexts(recipeId: string | undefined, texts: MealDraft): Promise<void> {
    const kept = isEmptyDraft(texts) ? undefined : texts;
    this.#kept.set(recipeId, { ...(await this.read(recipeId)), texts: kept });
  }

  async keepPhoto(recipeId: string | undefined, photo: File | null): Promise<void> {
    this.#kept.set(recipeId, { ...(await this.read(recipeId)), photo: photo ?? undefined });
  }

  async remove(recipeId: string | undefined): Promise<void> {
    this.#kept.delete(recipeId);
  }
}
