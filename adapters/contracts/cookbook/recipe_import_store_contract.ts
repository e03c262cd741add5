import { beforeEach, expect, it } from "vitest";
import type {
  ClaimedItem,
  ImportId,
  NewImportItem,
  RecipeImportStore,
  WrittenRecipe,
} from "../../../core/cookbook/mod.ts";
import { maya, tomas } from "../../memory/people_and_recipes.ts";
import { type ContractFixture, contract } from "../contract_fixture.ts";

/** The contract's fixture: no imports. */
interface RecipeImportStoreFixture extends ContractFixture {
  readonly imports: RecipeImportStore;
}

const now = new Date("2026-11-23T12:00:00Z");
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const recipe = (name: string): WrittenRecipe => ({ name, ingredients: [], steps: ["Stir."], notes: [], tags: [] });
const settings = { stars: 4, isFavourite: true };
const item = (name: string, reasons: string[] = []): NewImportItem => ({
  name,
  reasons,
  recipe: recipe(name),
  settings,
  pictures: [{ bytes: new Uint8Array([1, 2, 3]) }, { url: "https://example.com/a.jpg" }],
});

/** The contract of {@linkcode RecipeImportStore}, run for every adapter. */
export const recipeImportStoreContract = contract<RecipeImportStoreFixture>("RecipeImportStore", (fixture) => {
  let imports: RecipeImportStore;

  beforeEach(async () => {
    ({ imports } = fixture);
  });

  async function started(items: readonly NewImportItem[], { by = maya, at = now } = {}): Promise<ImportId> {
    const id = (await imports.begin(by.id, { fileName: "recipes.zip", whenKnown: "update", now: at })) ?? "";
    for (const [position, each] of items.entries()) await imports.addItems(id, [each], { position });
    await imports.start(id);
    return id;
  }
  const claim = (at = now, leasedUntil = minutesLater(1)) => imports.claim({ now: at, leasedUntil });
  const finish = ({ importId, position }: ClaimedItem) =>
    imports.finish({
      importId,
      position,
      outcome: "imported",
      isUpdated: false,
      reasons: [],
      recipeId: "own-1",
      isPlain: true,
    });
  const nameOf = (claimed: ClaimedItem | undefined) => claimed?.recipe.name;

  it("imports one recipe after the other, and is finished after the last one", async () => {
    const rejected = { name: "bad.cook", reasons: ["It is damaged."], recipe: undefined };
    const id = await started([item("Soup", ["No steps were found."]), rejected, item("Stew")]);

    const soup = await claim();
    expect(soup).toMatchObject({ importId: id, position: 0, userId: maya.id, recipe: recipe("Soup"), attempts: 1 });
    expect(soup).toMatchObject({ whenKnown: "update", settings });
    expect(soup?.doubts).toEqual(["No steps were found."]);
    expect(soup?.pictures.map((picture) => ("url" in picture ? picture.url : [...picture.bytes]))).toEqual([
      [1, 2, 3],
      "https://example.com/a.jpg",
    ]);
    expect(await claim()).toBeUndefined();
    const { importId, position } = soup as ClaimedItem;
    const outcome = {
      outcome: "doubtful" as const,
      isUpdated: false,
      reasons: ["No steps were found."],
      recipeId: undefined,
    };
    expect(await imports.finish({ importId, position, ...outcome, isPlain: false })).toBe(true);
    expect(await imports.list(maya.id)).toMatchObject([
      { id, state: "running", total: 3, counts: { imported: 0, doubtful: 1, duplicate: 0, rejected: 1 } },
    ]);
    const stew = await claim();
    expect(nameOf(stew)).toBe("Stew");
    await finish(stew as ClaimedItem);

    expect(await imports.list(maya.id)).toMatchObject([{ id, state: "finished", counts: { imported: 1 } }]);
    expect(await claim()).toBeUndefined();
    const page = await imports.results(maya.id, id, { skip: 0, limit: 2 });
    expect(page).toMatchObject({ results: [{ name: "Soup", ...outcome }, rejected && { name: "bad.cook" }] });
    expect(page?.isMore).toBe(true);
    expect(await imports.results(maya.id, id, { skip: 2, limit: 2 })).toMatchObject({
      results: [{ name: "Stew", outcome: "imported" }],
      isMore: false,
    });
    expect((await imports.results(maya.id, id, { skip: 9, limit: 2 }))?.results).toEqual([]);
  });

  it("counts and shows the duplicates that updated a recipe", async () => {
    const id = await started([item("Soup"), item("Stew")]);
    for (const isUpdated of [true, false]) {
      const { importId, position } = (await claim()) as ClaimedItem;
      const outcome = { outcome: "duplicate" as const, isUpdated, reasons: [], recipeId: undefined };
      await imports.finish({ importId, position, ...outcome, isPlain: false });
    }

    expect(await imports.list(maya.id)).toMatchObject([{ updated: 1, counts: { duplicate: 2 } }]);
    expect((await imports.results(maya.id, id, { skip: 0, limit: 2 }))?.results).toMatchObject([
      { name: "Soup", isUpdated: true },
      { name: "Stew", isUpdated: false },
    ]);
  });

  it("gives a recipe to another server when its lease ends, or is given back, and not before", async () => {
    await started([item("Soup")]);
    const first = (await claim()) as ClaimedItem;
    await imports.renew(first, { leasedUntil: minutesLater(2) });

    expect(await claim(minutesLater(1.5))).toBeUndefined();
    expect(await claim(minutesLater(2), minutesLater(3))).toMatchObject({ recipe: { name: "Soup" }, attempts: 2 });
    expect(await claim(minutesLater(2.5))).toBeUndefined();
    await imports.release(first);
    expect(await claim(minutesLater(2.5))).toMatchObject({ attempts: 3 });
  });

  it("gives no recipe to two servers that ask at once", async () => {
    await started([item("Soup"), item("Stew")]);
    await started([item("Bread")], { by: tomas });

    const claimed = await Promise.all(Array.from({ length: 6 }, () => claim()));
    expect(claimed.flatMap((each) => nameOf(each) ?? []).toSorted()).toEqual(["Bread", "Soup"]);
  });

  it("has imports of people take turns", async () => {
    await started([item("Soup"), item("Stew")]);
    await started([item("Bread"), item("Cake")], { by: tomas });
    const order: unknown[] = [];
    for (let each = await claim(); each; each = await claim(minutesLater(order.length / 100))) {
      order.push(nameOf(each));
      await finish(each);
    }
    expect(order).toEqual(["Soup", "Bread", "Stew", "Cake"]);
  });

  it("is paused, resumed and undone, after which no recipe is imported or finished", async () => {
    const id = await started([item("Soup"), item("Stew")]);
    const soup = (await claim()) as ClaimedItem;

    expect(await imports.setState(maya.id, id, "paused")).toMatchObject({ state: "paused" });
    expect(await finish(soup)).toBe(true);
    expect(await claim()).toBeUndefined();
    expect(await imports.setState(maya.id, id, "running")).toMatchObject({ state: "running" });
    const stew = (await claim()) as ClaimedItem;
    expect(await imports.setState(maya.id, id, "undone")).toMatchObject({ state: "undone", counts: { imported: 1 } });
    expect(await finish(stew)).toBe(false);
    expect(await imports.setState(maya.id, id, "running")).toMatchObject({ state: "undone" });
    expect(await claim()).toBeUndefined();
    expect(await imports.claimPlate()).toBeUndefined();
  });

  it("adds up what an undo has done, and draws the plates of restored recipes again", async () => {
    const id = await started([item("Soup")]);
    await finish((await claim()) as ClaimedItem);
    await imports.setState(maya.id, id, "undone");

    expect((await imports.list(maya.id))[0]?.undone).toBeUndefined();
    await imports.recordUndo(maya.id, id, { removed: 100, restored: [], changed: 0 });
    const recorded = await imports.recordUndo(maya.id, id, { removed: 3, restored: ["own-1"], changed: 2 });
    expect(recorded).toMatchObject({ state: "undone", undone: { removed: 103, restored: 1 } });
    expect(await imports.list(maya.id)).toEqual([recorded]);
    expect(await imports.claimPlate()).toEqual({ userId: maya.id, recipeId: "own-1" });
    expect(await imports.recordUndo(tomas.id, id, { removed: 1, restored: [], changed: 0 })).toBeUndefined();
  });

  it("has one import of a person at a time, and forgets one that was never started", async () => {
    const begun = await imports.begin(maya.id, { fileName: "a.zip", whenKnown: "skip", now });

    expect(begun).toMatch(/^\d+$/u);
    expect(await imports.list(maya.id)).toEqual([]);
    expect(await imports.results(maya.id, begun ?? "", { skip: 0, limit: 1 })).toBeUndefined();
    expect(
      await imports.begin(maya.id, { fileName: "b.zip", whenKnown: "skip", now: minutesLater(9) }),
    ).toBeUndefined();
    expect(await imports.begin(tomas.id, { fileName: "b.zip", whenKnown: "skip", now })).toBeDefined();
    expect(await imports.begin(maya.id, { fileName: "b.zip", whenKnown: "skip", now: minutesLater(11) })).toBeDefined();
  });

  it("discards what was not started", async () => {
    const id = (await imports.begin(maya.id, { fileName: "a.zip", whenKnown: "skip", now })) ?? "";
    await imports.addItems(id, [item("Soup")], { position: 0 });
    await imports.discard(id);

    expect(await imports.begin(maya.id, { fileName: "b.zip", whenKnown: "skip", now })).toBeDefined();
  });

  it("stores the newest ten, and removes old ones that do not run", async () => {
    const empty = { name: "a.cook", reasons: ["It is damaged."], recipe: undefined };
    for (let count = 0; count < 12; count += 1) await started([empty], { at: minutesLater(count) });
    expect(await imports.list(maya.id)).toHaveLength(10);
    const running = await started([item("Soup")], { at: minutesLater(12) });

    await imports.sweep({ before: minutesLater(60) });
    expect((await imports.list(maya.id)).map(({ id }) => id)).toEqual([running]);
  });

  it("draws each plate once, of recipes that are imported", async () => {
    await started([item("Soup")]);
    expect(await imports.claimPlate()).toBeUndefined();
    await finish((await claim()) as ClaimedItem);

    expect(await imports.claimPlate()).toEqual({ userId: maya.id, recipeId: "own-1" });
    expect(await imports.claimPlate()).toBeUndefined();
  });

  it("shows a person's imports to no one else", async () => {
    const id = await started([item("Soup")]);

    expect(await imports.list(tomas.id)).toEqual([]);
    expect(await imports.setState(tomas.id, id, "undone")).toBeUndefined();
    expect(await imports.results(tomas.id, id, { skip: 0, limit: 1 })).toBeUndefined();
    expect(await imports.results(tomas.id, id, { skip: 1, limit: 1 })).toBeUndefined();
    expect(await imports.list(maya.id)).toMatchObject([{ state: "running" }]);
  });
});
