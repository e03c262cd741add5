import type { UserId } from "../../../core/account/mod.ts";
import {
  type ClaimedItem,
  type FinishedItem,
  IMPORT_OUTCOMES,
  type ImportId,
  type ImportItemKey,
  type ImportOutcome,
  type ImportResult,
  type ImportState,
  type NewImportItem,
  RECIPE_IMPORTS_MAX,
  type RecipeImport,
  type RecipeImportStore,
  type RecordedUndo,
  type UndoneRecipes,
  type WhenKnown,
} from "../../../core/cookbook/mod.ts";
import type { RecipeId } from "../../../core/recipe/mod.ts";

const READING_MS = 10 * 60_000;

interface Item {
  readonly added: NewImportItem;
  attempts: number;
  result: Omit<ImportResult, "name"> | undefined;
  isPlain: boolean;
}

interface Import {
  readonly userId: UserId;
  readonly fileName: string;
  readonly whenKnown: WhenKnown;
  readonly createdAt: Date;
  readonly items: Item[];
  state: ImportState | "reading";
  leasedUntil: Date | undefined;
  workedAt: number;
  undone: UndoneRecipes | undefined;
}

/** {@linkcode RecipeImportStore} in memory. */
export class MemoryRecipeImportStore implements RecipeImportStore {
  readonly #imports = new Map<ImportId, Import>();
  readonly #hasRecipe: (userId: UserId, id: RecipeId) => boolean;
  #lastId = 0;
  #claims = 0;

  /** @param options `hasRecipe`: whether the person has this own recipe; yes by default */
  constructor({ hasRecipe = () => true }: { hasRecipe?: (userId: UserId, id: RecipeId) => boolean } = {}) {
    this.#hasRecipe = hasRecipe;
  }

  async begin(
    userId: UserId,
    { fileName, whenKnown, now }: { fileName: string; whenKnown: WhenKnown; now: Date },
  ): Promise<ImportId | undefined> {
    for (const [id, { state, createdAt }] of this.#of(userId)) {
      if (state === "reading" && createdAt.getTime() < now.getTime() - READING_MS) this.#imports.delete(id);
    }
    if (this.#of(userId).some(([, { state }]) => state !== "finished" && state !== "undone")) return undefined;
    for (const [id] of this.#of(userId).slice(RECIPE_IMPORTS_MAX - 1)) this.#imports.delete(id);
    this.#lastId += 1;
    const id = String(this.#lastId);
    const begun = { userId, fileName, whenKnown, createdAt: now, items: [], leasedUntil: undefined, workedAt: 0 };
    this.#imports.set(id, { ...begun, state: "reading", undone: undefined });
    return id;
  }

  async addItems(id: ImportId, items: readonly NewImportItem[]): Promise<void> {
    for (const added of items) {
      const result = added.recipe
        ? undefined
        : { outcome: "rejected" as const, isUpdated: false, reasons: added.reasons, recipeId: undefined };
      this.#imports.get(id)?.items.push({ added, attempts: 0, result, isPlain: false });
    }
  }

  async start(id: ImportId): Promise<RecipeImport> {
    const begun = this.#imports.get(id);
    if (!begun) throw new Error(`There is no import ${id}`);
    begun.state = isDone(begun) ? "finished" : "running";
    return this.#shown(id, begun);
  }

  async discard(id: ImportId): Promise<void> {
    if (this.#imports.get(id)?.state === "reading") this.#imports.delete(id);
  }

  async list(userId: UserId): Promise<readonly RecipeImport[]> {
    return this.#of(userId)
      .filter(([, { state }]) => state !== "reading")
      .map(([id, each]) => this.#shown(id, each));
  }

  async setState(
    userId: UserId,
    id: ImportId,
    state: "running" | "paused" | "undone",
  ): Promise<RecipeImport | undefined> {
    const found = this.#started(userId, id);
    if (!found) return undefined;
    const isOpen = found.state === "running" || found.state === "paused";
    if (isOpen || (found.state === "finished" && state === "undone")) found.state = state;
    if (found.state === "undone") for (const item of found.items) item.isPlain = false;
    return this.#shown(id, found);
  }

  async recordUndo(
    userId: UserId,
    id: ImportId,
    { removed, restored, changed }: RecordedUndo,
  ): Promise<RecipeImport | undefined> {
    const found = this.#started(userId, id);
    if (!found) return undefined;
    const { undone: before } = found;
    found.undone = {
      removed: (before?.removed ?? 0) + removed,
      restored: (before?.restored ?? 0) + restored.length,
      left: (before?.left ?? 0) + changed,
    };
    for (const item of found.items) item.isPlain ||= restored.includes(item.result?.recipeId ?? "");
    return this.#shown(id, found);
  }

  async results(
    userId: UserId,
    id: ImportId,
    { skip, limit }: { skip: number; limit: number },
  ): Promise<{ results: readonly ImportResult[]; isMore: boolean } | undefined> {
    const found = this.#started(userId, id);
    const all = found?.items.flatMap(({ added: { name }, result }) => {
      const recipeId = result?.recipeId;
      const isThere = recipeId !== undefined && this.#hasRecipe(userId, recipeId);
      return result ? [{ ...result, name, recipeId: isThere ? recipeId : undefined }] : [];
    });
    return all && { results: all.slice(skip, skip + limit), isMore: all.length > skip + limit };
  }

  async claim({ now, leasedUntil }: { now: Date; leasedUntil: Date }): Promise<ClaimedItem | undefined> {
    const [next] = [...this.#imports]
      .filter(([, each]) => each.state === "running" && (each.leasedUntil ?? now) <= now)
      .toSorted(([, a], [, b]) => a.workedAt - b.workedAt);
    if (!next) return undefined;
    const [importId, found] = next;
    const position = found.items.findIndex(({ result }) => !result);
    const item = found.items[position];
    if (!item?.added.recipe) return undefined;
    this.#claims += 1;
    found.workedAt = this.#claims;
    found.leasedUntil = leasedUntil;
    item.attempts += 1;
    const { recipe, settings, pictures, reasons: doubts } = item.added;
    const { userId, whenKnown } = found;
    return { importId, position, userId, whenKnown, recipe, settings, pictures, doubts, attempts: item.attempts };
  }

  async renew({ importId }: ImportItemKey, { leasedUntil }: { leasedUntil: Date }): Promise<void> {
    const found = this.#imports.get(importId);
    if (found) found.leasedUntil = leasedUntil;
  }

  async release({ importId }: ImportItemKey): Promise<void> {
    const found = this.#imports.get(importId);
    if (found) found.leasedUntil = undefined;
  }

  async finish({ importId, position, isPlain, ...result }: FinishedItem): Promise<boolean> {
    const found = this.#imports.get(importId);
    const item = found?.items[position];
    if (!found || !item || found.state === "undone") return false;
    if (!item.result) Object.assign(item, { result, isPlain });
    found.leasedUntil = undefined;
    if (isDone(found)) found.state = "finished";
    return true;
  }

  async claimPlate(): Promise<{ userId: UserId; recipeId: RecipeId } | undefined> {
    for (const { userId, items } of this.#imports.values()) {
      const item = items.find(({ isPlain }) => isPlain);
      if (item?.result?.recipeId === undefined) continue;
      item.isPlain = false;
      return { userId, recipeId: item.result.recipeId };
    }
    return undefined;
  }

  async sweep({ before }: { before: Date }): Promise<void> {
    for (const [id, { createdAt, state }] of this.#imports) {
      if (createdAt < before && state !== "running") this.#imports.delete(id);
    }
  }

  #shown(id: ImportId, found: Import): RecipeImport {
    const isLeft = ({ result }: Item) => {
      const isMade = result?.outcome === "imported" || result?.outcome === "doubtful";
      return isMade && result.recipeId !== undefined && this.#hasRecipe(found.userId, result.recipeId);
    };
    const { undone } = found;
    return toImport(id, found, undone && { ...undone, left: undone.left + found.items.filter(isLeft).length });
  }

  #of(userId: UserId): [ImportId, Import][] {
    return [...this.#imports].filter(([, each]) => each.userId === userId).toReversed();
  }

  #started(userId: UserId, id: ImportId): Import | undefined {
    const found = this.#imports.get(id);
    return found?.userId === userId && found.state !== "reading" ? found : undefined;
  }
}

function isDone({ items }: Import): boolean {
  return items.every(({ result }) => result);
}

function toImport(
  id: ImportId,
  { fileName, state, createdAt, items }: Import,
  undone: UndoneRecipes | undefined,
): RecipeImport {
  if (state === "reading") throw new Error(`Import ${id} is not started`);
  const countOf = (outcome: ImportOutcome) => items.filter(({ result }) => result?.outcome === outcome).length;
  // Sound: an entry for each outcome.
  const counts = Object.fromEntries(IMPORT_OUTCOMES.map((outcome) => [outcome, countOf(outcome)])) as Record<
    ImportOutcome,
    number
  >;
  const updated = items.filter(({ result }) => result?.isUpdated).length;
  return { id, fileName, state, total: items.length, counts, updated, createdAt, undone };
}
