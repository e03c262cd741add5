import { type PhotoVariant, type PreparedPhoto, photosUnavailable } from "../../core/community/mod.ts";
import type { PlateArtist, PlateSubject } from "../../core/cookbook/mod.ts";
import { WRITTEN_RECIPE_LIMITS } from "../../core/cookbook/mod.ts";
import type { FoodTables } from "../../core/food/mod.ts";
import type { DishSpec } from "../../plate_art/mod.ts";
import { TaskThread } from "./task_thread.ts";

/** Drawings that wait while another one runs: as many as an import of recipes may bring at once. Each takes up to a second. */
const QUEUED_MAX = 500;
/** A drawing that takes longer hangs, or the machine has no time for it. */
const DRAWING_TIMEOUT_MS = 60_000;
/** The drawings and what draws them use about 50 MB, which most servers rarely need. */
const IDLE_MS = 30_000;
const FOODS_MAX = 30;

/** The real size of the feed's width. */
const FEED_SIZE = { width: 800, height: 600 };

export interface WorkerPlateArtistOptions {
  readonly maxQueued?: number;
  readonly timeoutMs?: number;
  readonly idleMs?: number;
  /** The worker's module. */
  readonly module?: URL;
}

/** {@linkcode PlateArtist} in a {@linkcode TaskThread}. Nothing of it is loaded before the first drawing, nor for long after the last. */
export class WorkerPlateArtist implements PlateArtist {
  readonly #foodTables: FoodTables;
  readonly #thread: TaskThread<DishSpec, readonly PhotoVariant[] | undefined>;

  constructor(
    foodTables: FoodTables,
    {
      maxQueued = QUEUED_MAX,
      timeoutMs = DRAWING_TIMEOUT_MS,
      idleMs = IDLE_MS,
      module = new URL("./plate_drawing.ts", import.meta.url),
    }: WorkerPlateArtistOptions = {},
  ) {
    this.#foodTables = foodTables;
    this.#thread = new TaskThread({
      module,
      maxQueued,
      timeoutMs,
      idleMs,
      errors: {
        full: () => photosUnavailable("too many plates wait to be drawn"),
        late: () => photosUnavailable("drawing a plate took too long"),
        closed: () => photosUnavailable("the server is stopping"),
        died: (cause) => photosUnavailable(cause ?? "the thread that draws plates ended unexpectedly"),
        fault: (message) => new Error(`Cannot draw a plate: ${message}`),
      },
    });
  }

  async draw({ recipeId, name, dishTypes, foods }: PlateSubject): Promise<PreparedPhoto | undefined> {
    const table = (await this.#foodTables.current()).foods;
    const { result } = this.#thread.start({
      id: recipeId,
      name: name.slice(0, WRITTEN_RECIPE_LIMITS.nameLength),
      dishTypes,
      foods: foods
        .slice(0, FOODS_MAX)
        .map((key) => table.selfAndAncestors(key).map((food) => food.key))
        .filter((lineage) => lineage.length > 0),
    });
    const variants = await result;
    return variants && { variants, feedSize: FEED_SIZE };
  }

  /** Ends all drawings, and the thread. */
  async close(): Promise<void> {
    await this.#thread.close();
  }
}
