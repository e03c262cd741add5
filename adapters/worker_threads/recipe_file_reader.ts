import type { RecipeFileReader, RecipeOfFile } from "../../core/cookbook/mod.ts";
import { DomainError } from "../../core/shared/mod.ts";
import { ConcurrencyLimiter } from "../shared/concurrency_limiter.ts";
import type { FileReading, FileReadingInput } from "./recipe_file_reading.ts";
import { TaskThread } from "./task_thread.ts";

/** Limit of a batch of recipes. A file of 50 MB in one JSON text takes a second. */
const READING_TIMEOUT_MS = 20_000;
const IDLE_MS = 10_000;
const WAITING_FILES_MAX = 8;
const WAITING_MS = 60_000;
/** Far more than the values of the largest text need. */
const HEAP_MAX_MB = 256;
/** With a larger one, what it moves into a full heap ends the process and not the thread. */
const NURSERY_MAX_MB = 16;

export interface WorkerRecipeFileReaderOptions {
  readonly timeoutMs?: number;
  /** The worker's module. */
  readonly module?: URL;
}

/** {@linkcode RecipeFileReader} in a {@linkcode TaskThread}, which reads one file at a time: its memory is that of one file. */
export class WorkerRecipeFileReader implements RecipeFileReader {
  readonly #thread: TaskThread<FileReadingInput, FileReading>;
  readonly #turns = new ConcurrencyLimiter({
    maxRunning: 1,
    maxQueued: WAITING_FILES_MAX,
    queueTimeoutMs: WAITING_MS,
  });

  constructor({
    timeoutMs = READING_TIMEOUT_MS,
    module = new URL("./recipe_file_reading.ts", import.meta.url),
  }: WorkerRecipeFileReaderOptions = {}) {
    this.#thread = new TaskThread({
      module,
      maxQueued: 1,
      timeoutMs,
      idleMs: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB, maxYoungGenerationSizeMb: NURSERY_MAX_MB },
      transfer: (input) => (input === "next" ? [] : ownMemoryOf(input.bytes)),
      errors: {
        full: () => unavailable("Too many people import recipes just now"),
        late: () =>
          new DomainError("file_not_read", "The file takes too long to read. Try one with fewer recipes.", {
            field: "file",
          }),
        closed: () => unavailable("The server is stopping"),
        died: (cause) =>
          isOutOfMemory(cause)
            ? new DomainError(
                "import_too_large",
                "The file takes too much memory to read. Try one with fewer recipes.",
                {
                  field: "file",
                },
              )
            : unavailable("Reading the file ended unexpectedly", cause),
        fault: (message) => new Error(`Cannot read a file: ${message}`),
      },
    });
  }

  async read(
    file: { readonly bytes: Uint8Array; readonly name: string },
    onRecipes: (recipes: readonly RecipeOfFile[]) => Promise<void>,
  ): Promise<void> {
    const read = async () => {
      let reading = await this.#thread.start(file).result;
      await onRecipes(reading.recipes);
      while (!reading.isDone) {
        reading = await this.#thread.start("next").result;
        await onRecipes(reading.recipes);
      }
    };
    await this.#turns.run(read, () => unavailable("Too many people import recipes just now"));
  }

  /** Ends all readings, and the thread. */
  async close(): Promise<void> {
    await this.#thread.close();
  }
}

function isOutOfMemory(error: Error | undefined): boolean {
  return error !== undefined && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}

/** None where it is a part of a larger buffer, which others may use. */
function ownMemoryOf({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}

function unavailable(message: string, cause?: Error): DomainError {
  return new DomainError("import_unavailable", `${message}. Please try again.`, { cause });
}
