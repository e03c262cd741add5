import { type ImportedRecipe, NoRecipeFound, type RecipePage, type RecipePageReader } from "../../core/cookbook/mod.ts";
import { DomainError } from "../../core/shared/mod.ts";
import type { PageReading } from "./recipe_page_reading.ts";
import { TaskThread } from "./task_thread.ts";

/** Pages that wait while another one is read. Most need a few milliseconds, one of 5 MB a third of a second. */
const QUEUED_MAX = 32;
/** A page that takes longer was made to. */
const READING_TIMEOUT_MS = 5_000;
const IDLE_MS = 30_000;

export interface WorkerRecipePageReaderOptions {
  readonly maxQueued?: number;
  readonly timeoutMs?: number;
  /** The worker's module. */
  readonly module?: URL;
}

/** {@linkcode RecipePageReader} in a {@linkcode TaskThread}: a page that takes long delays no other request. */
export class WorkerRecipePageReader implements RecipePageReader {
  readonly #thread: TaskThread<RecipePage, PageReading>;

  constructor({
    maxQueued = QUEUED_MAX,
    timeoutMs = READING_TIMEOUT_MS,
    module = new URL("./recipe_page_reading.ts", import.meta.url),
  }: WorkerRecipePageReaderOptions = {}) {
    this.#thread = new TaskThread({
      module,
      maxQueued,
      timeoutMs,
      idleMs: IDLE_MS,
      errors: {
        full: () => unavailable("Too many people import recipes just now"),
        late: () => new NoRecipeFound("The page takes too long to read. Paste only the recipe's text."),
        closed: () => unavailable("The server is stopping"),
        died: (cause) => unavailable("Reading the page ended unexpectedly", cause),
        fault: (message) => new Error(`Cannot read a page: ${message}`),
      },
    });
  }

  async read({ text, url }: RecipePage): Promise<ImportedRecipe> {
    const reading = await this.#thread.start({ text, url }).result;
    if ("notFound" in reading) throw new NoRecipeFound(reading.notFound);
    return reading.imported;
  }

  /** Ends all readings, and the thread. */
  async close(): Promise<void> {
    await this.#thread.close();
  }
}

function unavailable(message: string, cause?: Error): DomainError {
  return new DomainError("import_unavailable", `${message}. Please try again.`, { cause });
}
