import { type DraftPartRow, deviceDatabase } from "../../platform/offline/device_database/mod.ts";
import { adoptFormerDrafts, type FormerTab } from "./former_drafts.ts";
import { isEmptyDraft, type MealDraft, mealDraftOf } from "./meal_draft.ts";
import { DRAFTS_MAX, type PostDrafts, type StoredDraft } from "./post_drafts.ts";

type Part = DraftPartRow["part"];

/** The browser's drafts of a person, including those that earlier versions of the app stored in the tab. */
export async function openDevicePostDrafts(personId: string, tab: FormerTab): Promise<PostDrafts> {
  const drafts = new DevicePostDrafts(personId);
  // A former draft that the device has no room for stays in the tab.
  await adoptFormerDrafts(drafts, tab).catch(() => {});
  return drafts;
}

/** {@linkcode PostDrafts} in the device's database. */
export class DevicePostDrafts implements PostDrafts {
  readonly #personId: string;

  constructor(personId: string) {
    this.#personId = personId;
  }

  async read(recipeId: string | undefined): Promise<StoredDraft> {
    const database = await deviceDatabase();
    const [texts, photo] = await Promise.all([
      database.get("drafts", this.#key(recipeId, "texts")),
      database.get("drafts", this.#key(recipeId, "photo")),
    ]);
    return {
      texts: mealDraftOf(texts?.value),
      photo: photo?.value instanceof File ? photo.value : undefined,
    };
  }

  storeTexts(recipeId: string | undefined, texts: MealDraft): Promise<void> {
    return this.#keep(recipeId, "texts", isEmptyDraft(texts) ? undefined : texts);
  }

  storePhoto(recipeId: string | undefined, photo: File | null): Promise<void> {
    return this.#keep(recipeId, "photo", photo ?? undefined);
  }

  async remove(recipeId: string | undefined): Promise<void> {
    await Promise.all([this.#keep(recipeId, "texts", undefined), this.#keep(recipeId, "photo", undefined)]);
  }

  async #keep(recipeId: string | undefined, part: Part, value: unknown): Promise<void> {
    const transaction = (await deviceDatabase()).transaction("drafts", "readwrite");
    const { store } = transaction;
    const [personId, draft] = this.#key(recipeId, part);
    if (value === undefined) await store.delete([personId, draft, part]);
    else {
      const drafts = new Set((await store.index("by_person").getAllKeys(personId)).map(([, known]) => known));
      const others = [...drafts].filter((known) => known !== draft);
      const dropped = others.slice(0, Math.max(0, others.length - DRAFTS_MAX + 1));
      await Promise.all(
        dropped.flatMap((known) => [
          store.delete([personId, known, "texts"]),
          store.delete([personId, known, "photo"]),
        ]),
      );
      await store.put({ personId, draft, part, value });
    }
    await transaction.done;
  }

  #key(recipeId: string | undefined, part: Part): [string, string, Part] {
    return [this.#personId, `post-${recipeId ?? ""}`, part];
  }
}
