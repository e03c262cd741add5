import type { Person, UserId } from "../../../core/account/mod.ts";
import type { PhotoKey } from "../../../core/community/mod.ts";
import {
  type Alike,
  type AlikeRecipe,
  type ChangedOwnRecipe,
  type ImportId,
  type ImportItemKey,
  type NewOwnRecipe,
  OWN_RECIPES_MAX,
  type OwnRecipe,
  type OwnRecipeCard,
  type OwnRecipeStore,
  RECIPE_DERIVATION,
  type RecipeImages,
  type RecipeLink,
  type ReplacedBy,
  type RestoredRecipe,
  type ToRecipe,
  type WrittenRecipe,
} from "../../../core/cookbook/mod.ts";
import type { RecipeId } from "../../../core/recipe/mod.ts";
import type { Clock } from "../../../core/shared/mod.ts";
import type { MemoryHouseholdStore } from "../household/household_store.ts";
import type { MemoryRecipeStore } from "../recipe/recipe_store.ts";

/** What an import replaced; `version`: that which it made. */
interface Replaced extends ReplacedBy {
  readonly id: RecipeId;
  readonly version: number;
  readonly written: WrittenRecipe;
}

export interface MemoryOwnRecipeStoreOptions {
  /** Stores the results of `toRecipe`. */
  readonly recipes: MemoryRecipeStore;
  readonly households: MemoryHouseholdStore;
  readonly people: readonly Pick<Person, "id" | "fullName">[];
  readonly clock: Pick<Clock, "now">;
  /** Whether a visible post names the recipe; no by default. */
  readonly isPosted?: (id: RecipeId) => boolean;
}

/** {@linkcode OwnRecipeStore} in memory. */
export class MemoryOwnRecipeStore implements OwnRecipeStore {
  readonly #options: Required<MemoryOwnRecipeStoreOptions>;
  /** The last changed last. */
  readonly #own = new Map<RecipeId, OwnRecipe>();
  readonly #links = new Map<RecipeId, RecipeId>();
  readonly #importItems = new Map<RecipeId, ImportItemKey>();
  #replaced: readonly Replaced[] = [];
  readonly #derivations = new Map<RecipeId, number>();
  #lastNumber = 0;

  constructor(options: MemoryOwnRecipeStoreOptions) {
    this.#options = { isPosted: () => false, ...options };
  }

  async list(userId: UserId, { skip, limit }: { skip: number; limit: number }) {
    const all = [...this.#own.values()].toReversed().filter((own) => this.#isOfHousehold(own, userId));
    return { recipes: all.slice(skip, skip + limit).map(toCard), isMore: all.length > skip + limit };
  }

  async find(userId: UserId, id: RecipeId): Promise<OwnRecipe | undefined> {
    const own = this.#own.get(id);
    return own && this.#isReadable(own, userId) ? this.#shown(own) : undefined;
  }

  async findAlike(
    userId: UserId,
    { name, foods, url }: Alike,
    { limit }: { limit: number },
  ): Promise<readonly AlikeRecipe[]> {
    const isAlike = ({ id, written }: OwnRecipe) => {
      if (url !== undefined && addressOf(written.source?.url) === addressOf(url)) return true;
      const lines = this.#options.recipes.getAny(id)?.ingredientGroups.flatMap(({ items }) => items) ?? [];
      const own = new Set(lines.map(({ food }) => food));
      const hasSameFoods = own.size === new Set(foods).size && foods.every((food) => own.has(food));
      return nameOf(written.name) === nameOf(name) && hasSameFoods;
    };
    return [...this.#own.values()]
      .filter((own) => own.owner.id === userId && isAlike(own))
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
      .slice(0, limit)
      .map(({ id, written }) => ({ id, name: written.name, importItem: this.#importItems.get(id) }));
  }

  async add(
    userId: UserId,
    { written, isShared, copyOf, importItem }: NewOwnRecipe,
    toRecipe: ToRecipe,
  ): Promise<OwnRecipe | "full"> {
    const before =
      importItem && this.#ofImport(importItem.importId).find(([, item]) => item.position === importItem.position);
    const [beforeId = ""] = before ?? [];
    const existing = this.#own.get(beforeId);
    if (existing) return existing;
    if ([...this.#own.values()].filter(({ owner }) => owner.id === userId).length >= OWN_RECIPES_MAX) return "full";
    this.#lastNumber += 1;
    const now = this.#options.clock.now();
    const name = this.#options.people.find(({ id }) => id === userId)?.fullName ?? "";
    if (importItem) this.#importItems.set(`own-${this.#lastNumber}`, importItem);
    const added = { id: `own-${this.#lastNumber}`, version: 1, owner: { id: userId, name }, written, isShared, copyOf };
    return this.#put(
      { ...added, photos: [], plate: undefined, hasLink: false, isPublic: false, createdAt: now, updatedAt: now },
      toRecipe,
    );
  }

  async change(
    userId: UserId,
    { id, version, written, isShared, replacedBy }: ChangedOwnRecipe,
    toRecipe: ToRecipe,
  ): Promise<OwnRecipe | "changed" | undefined> {
    const own = this.#ofOwner(userId, id);
    if (!own) return undefined;
    if (own.version !== version) return "changed";
    if (replacedBy) this.#addReplaced(own, replacedBy);
    return this.#put({ ...own, version: version + 1, written, isShared }, toRecipe);
  }

  async changeImages(
    userId: UserId,
    { id, change }: { id: RecipeId; change: (images: RecipeImages) => RecipeImages },
    toRecipe: ToRecipe,
  ): Promise<OwnRecipe | undefined> {
    const own = this.#ofOwner(userId, id);
    return own && this.#put({ ...own, ...change(own) }, toRecipe);
  }

  async remove(userId: UserId, id: RecipeId): Promise<readonly PhotoKey[] | undefined> {
    const own = this.#ofOwner(userId, id);
    if (!own) return undefined;
    this.#own.delete(id);
    this.#links.delete(id);
    this.#options.recipes.removeOwn(id);
    this.#options.households.removeRecipe(id);
    return imagesOf(own);
  }

  async setLink(userId: UserId, id: RecipeId, link: RecipeLink | undefined): Promise<boolean> {
    const own = this.#ofOwner(userId, id);
    if (!own) return false;
    if (link) this.#links.set(id, link.id);
    else this.#links.delete(id);
    this.#own.set(id, { ...own, hasLink: link !== undefined });
    this.#options.recipes.setLink(id, link?.hash);
    return true;
  }

  async keepLink(userId: UserId, id: RecipeId, link: RecipeLink): Promise<RecipeId | undefined> {
    if (!this.#links.has(id)) await this.setLink(userId, id, link);
    return this.#ofOwner(userId, id) && this.#links.get(id);
  }

  async deriveAgain(derivation: number, { limit }: { limit: number }, toRecipe: ToRecipe): Promise<number> {
    const outdated = [...this.#own.values()].filter(({ id }) => (this.#derivations.get(id) ?? 0) < derivation);
    for (const own of outdated.slice(0, limit)) this.#derive(own, toRecipe, derivation);
    return Math.min(limit, outdated.length);
  }

  async removeImported(userId: UserId, importId: ImportId, { limit }: { limit: number }): Promise<number> {
    const ids = this.#ofImport(importId)
      .map(([id]) => id)
      .filter((id) => this.#ofOwner(userId, id)?.version === (this.#replacedBy(importId, id)?.version ?? 1))
      .slice(0, limit);
    for (const id of ids) await this.remove(userId, id);
    return ids.length;
  }

  async restoreReplaced(
    userId: UserId,
    importId: ImportId,
    { limit }: { limit: number },
    toRecipe: ToRecipe,
  ): Promise<readonly RestoredRecipe[]> {
    const taken = this.#replaced
      .filter((each) => each.importId === importId && this.#ofOwner(userId, each.id))
      .slice(0, limit);
    this.#replaced = this.#replaced.filter((each) => !taken.includes(each));
    return taken.flatMap(({ id, version, written, opinion }) => {
      const own = this.#ofOwner(userId, id);
      if (!own) return [];
      const isRestored = own.version === version;
      if (isRestored) this.#put({ ...own, version: version + 1, written }, toRecipe);
      return [{ id, isRestored, opinion }];
    });
  }

  async photoAccess(key: PhotoKey, userId: UserId | undefined): Promise<"public" | "private" | "none"> {
    const own = [...this.#own.values()].find((each) => imagesOf(each).includes(key));
    if (!own || !(own.hasLink || this.#isReadable(own, userId))) return "none";
    return this.#options.isPosted(own.id) ? "public" : "private";
  }

  async photosInUse(keys: readonly PhotoKey[]): Promise<ReadonlySet<PhotoKey>> {
    const used = new Set([...this.#own.values()].flatMap(imagesOf));
    return new Set(keys.filter((key) => used.has(key)));
  }

  #ofImport(importId: ImportId): [RecipeId, ImportItemKey][] {
    return [...this.#importItems].filter(([id, item]) => item.importId === importId && this.#own.has(id));
  }

  #replacedBy(importId: ImportId, id: RecipeId): Replaced | undefined {
    return this.#replaced.find((each) => each.importId === importId && each.id === id);
  }

  #addReplaced({ id, version, written }: OwnRecipe, { importId, opinion }: ReplacedBy): void {
    const first = this.#replacedBy(importId, id);
    this.#replaced = this.#replaced.filter((each) => each !== first);
    this.#replaced = [
      ...this.#replaced,
      {
        id,
        importId,
        version: version + 1,
        written: first?.version === version ? first.written : written,
        opinion: { before: first?.opinion.before ?? opinion.before, after: opinion.after },
      },
    ];
  }

  #put(own: OwnRecipe, toRecipe: ToRecipe): OwnRecipe {
    const changed = { ...own, updatedAt: this.#options.clock.now() };
    this.#own.delete(own.id);
    this.#own.set(own.id, changed);
    this.#derive(changed, toRecipe, RECIPE_DERIVATION);
    return this.#shown(changed);
  }

  #derive(own: OwnRecipe, toRecipe: ToRecipe, derivation: number): void {
    this.#derivations.set(own.id, derivation);
    this.#options.recipes.putOwn(toRecipe(own), {
      isReadableBy: (reader) => this.#isReadable(own, reader),
      isListedFor: (reader) => this.#isOfHousehold(own, reader),
    });
  }

  #shown(own: OwnRecipe): OwnRecipe {
    return { ...own, isPublic: this.#options.isPosted(own.id) };
  }

  #ofOwner(userId: UserId, id: RecipeId): OwnRecipe | undefined {
    const own = this.#own.get(id);
    return own?.owner.id === userId ? own : undefined;
  }

  #isReadable(own: OwnRecipe, reader: UserId | undefined): boolean {
    return this.#options.isPosted(own.id) || (reader !== undefined && this.#isOfHousehold(own, reader));
  }

  #isOfHousehold({ owner, isShared }: OwnRecipe, reader: UserId): boolean {
    return owner.id === reader || (isShared && this.#options.households.of(reader).members.has(owner.id));
  }
}

function addressOf(url: string | undefined): string | undefined {
  return url?.toLowerCase().replaceAll(/^https?:\/\/(?:www\.)?|\/*(?:#.*)?$/gu, "");
}

function nameOf(name: string): string {
  return name.trim().replaceAll(/\s+/gu, " ").toLowerCase();
}

function imagesOf({ photos, plate }: RecipeImages): PhotoKey[] {
  return plate === undefined ? [...photos] : [...photos, plate];
}

function toCard({ written, photos, plate, id, version, owner, isShared, updatedAt }: OwnRecipe): OwnRecipeCard {
  return {
    id,
    version,
    owner,
    isShared,
    updatedAt,
    name: written.name,
    tags: written.tags,
    picture: photos[0] ?? plate,
  };
}
