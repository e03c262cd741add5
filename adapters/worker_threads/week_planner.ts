import type { UserId } from "../../core/account/mod.ts";
import { DomainError } from "../../core/shared/mod.ts";
import type { WeekPlanner, WeekTask, WeekTaskKind, WeekTasks } from "../../core/week_plan/mod.ts";
import { TaskThread, type ThreadTask } from "./task_thread.ts";

/** Searches that wait while another one runs. Each takes about half a second. */
const QUEUED_MAX = 16;
/** A search that takes longer hangs, or the machine has no time for it. */
const SEARCH_TIMEOUT_MS = 10_000;

/** A request to the worker. */
export interface SearchInput {
  readonly kind: WeekTaskKind;
  readonly input: WeekTasks[WeekTaskKind]["input"];
}

type SearchResult = WeekTasks[WeekTaskKind]["result"];

export interface WorkerWeekPlannerOptions {
  readonly maxQueued?: number;
  readonly timeoutMs?: number;
  /** The worker's module. */
  readonly module?: URL;
}

/** {@linkcode WeekPlanner} in a {@linkcode TaskThread}. */
export class WorkerWeekPlanner implements WeekPlanner {
  readonly #thread: TaskThread<SearchInput, SearchResult>;
  readonly #searches = new Map<UserId, ThreadTask<SearchResult>>();

  constructor({
    maxQueued = QUEUED_MAX,
    timeoutMs = SEARCH_TIMEOUT_MS,
    module = new URL("./week_search.ts", import.meta.url),
  }: WorkerWeekPlannerOptions = {}) {
    this.#thread = new TaskThread({
      module,
      maxQueued,
      timeoutMs,
      errors: {
        full: () => unavailable("Too many people fill their weeks just now"),
        late: () => unavailable("The search took too long"),
        closed: () => unavailable("The server is stopping"),
        died: (cause) => unavailable("The search ended unexpectedly", cause),
        fault: (message) => new Error(`Cannot fill a week: ${message}`),
      },
    });
  }

  async run<Kind extends WeekTaskKind>({
    kind,
    input,
    userId,
    cancelled,
  }: WeekTask<Kind>): Promise<WeekTasks[Kind]["result"]> {
    this.#searches.get(userId)?.end(replaced("A newer search of yours has replaced this one"));
    const search = this.#thread.start({ kind, input });
    this.#searches.set(userId, search);
    void cancelled?.then(() => search.end(replaced("This search was cancelled")));
    try {
      return await search.result;
    } finally {
      if (this.#searches.get(userId) === search) this.#searches.delete(userId);
    }
  }

  /** Ends all searches, and the thread. */
  async close(): Promise<void> {
    await this.#thread.close();
  }
}

function replaced(message: string): DomainError {
  return new DomainError("search_replaced", message);
}

function unavailable(message: string, cause?: Error): DomainError {
  return new DomainError("search_unavailable", `${message}. Please try again.`, { cause });
}
