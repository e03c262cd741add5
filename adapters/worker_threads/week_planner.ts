import { Worker } from "node:worker_threads";
import type { UserId } from "../../core/account/mod.ts";
import { DomainError } from "../../core/shared/mod.ts";
import type { WeekPlanner, WeekTask, WeekTaskKind, WeekTasks } from "../../core/week_plan/mod.ts";

/** Searches that wait while another one runs. Each takes about half a second. */
const QUEUED_MAX = 16;
/** A search that takes longer hangs, or the machine has no time for it. */
const SEARCH_TIMEOUT_MS = 10_000;

/** What the worker is asked. */
export interface SearchRequest {
  readonly id: number;
  readonly kind: WeekTaskKind;
  readonly input: WeekTasks[WeekTaskKind]["input"];
}

/** What it answers. */
export type SearchReply = { readonly id: number } & (
  | { readonly result: WeekTasks[WeekTaskKind]["result"] }
  | { readonly fault: string }
);

interface Search extends SearchRequest {
  readonly userId: UserId;
  resolve(result: SearchReply & { readonly result: unknown }): void;
  reject(error: Error): void;
}

export interface WorkerWeekPlannerOptions {
  readonly maxQueued?: number;
  readonly timeoutMs?: number;
  /** The worker's module. */
  readonly module?: URL;
}

/**
 * {@linkcode WeekPlanner} in one worker thread, which starts with the first task. One task runs at a time. To end it early the
 * thread is ended, because the search reads no messages; the next task starts another thread, as after a crash.
 */
export class WorkerWeekPlanner implements WeekPlanner {
  readonly #maxQueued: number;
  readonly #timeoutMs: number;
  readonly #module: URL;
  readonly #queue: Search[] = [];
  #running: Search | undefined;
  #worker: Worker | undefined;
  #timer: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor({
    maxQueued = QUEUED_MAX,
    timeoutMs = SEARCH_TIMEOUT_MS,
    module = new URL("./week_search.ts", import.meta.url),
  }: WorkerWeekPlannerOptions = {}) {
    this.#maxQueued = maxQueued;
    this.#timeoutMs = timeoutMs;
    this.#module = module;
  }

  async run<Kind extends WeekTaskKind>({
    kind,
    input,
    userId,
    cancelled,
  }: WeekTask<Kind>): Promise<WeekTasks[Kind]["result"]> {
    for (const search of [...this.#queue, this.#running]) {
      if (search?.userId === userId) this.#end(search, replaced("A newer search of yours has replaced this one"));
    }
    if (this.#queue.length >= this.#maxQueued) throw unavailable("Too many people fill their weeks just now");
    const { promise, resolve, reject } = Promise.withResolvers<SearchReply & { readonly result: unknown }>();
    this.#lastId += 1;
    const search = { id: this.#lastId, kind, input, userId, resolve, reject };
    this.#queue.push(search);
    void cancelled?.then(() => this.#end(search, replaced("This search was cancelled")));
    this.#runNext();
    const { result } = await promise;
    return result as WeekTasks[Kind]["result"]; // sound: the worker answers each task with its own kind of result
  }

  /** Ends all searches, and the thread. */
  async close(): Promise<void> {
    for (const search of [...this.#queue, this.#running]) {
      if (search) this.#end(search, unavailable("The server is stopping"));
    }
    await this.#worker?.terminate();
  }

  #runNext(): void {
    if (this.#running) return;
    const search = this.#queue.shift();
    if (!search) return;
    this.#running = search;
    this.#timer = setTimeout(() => this.#end(search, unavailable("The search took too long")), this.#timeoutMs);
    const { id, kind, input } = search;
    this.#worker ??= this.#startWorker();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, and no window
    this.#worker.postMessage({ id, kind, input } satisfies SearchRequest);
  }

  #startWorker(): Worker {
    const worker = new Worker(this.#module);
    // An idle thread does not keep the process from ending.
    worker.unref();
    const onDeath = (error?: Error) => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      this.#settle()?.reject(unavailable("The search ended unexpectedly", error));
      this.#runNext();
    };
    worker.on("error", onDeath);
    worker.on("exit", () => onDeath());
    worker.on("message", (reply: SearchReply) => {
      if (this.#running?.id !== reply.id) return;
      const search = this.#settle();
      if ("fault" in reply) search?.reject(new Error(`Cannot fill a week: ${reply.fault}`));
      else search?.resolve(reply);
      this.#runNext();
    });
    return worker;
  }

  #end(search: Search, error: DomainError): void {
    const place = this.#queue.indexOf(search);
    if (place >= 0) this.#queue.splice(place, 1);
    else if (this.#running === search) {
      this.#settle();
      const worker = this.#worker;
      this.#worker = undefined;
      void worker?.terminate();
    } else return;
    search.reject(error);
    this.#runNext();
  }

  #settle(): Search | undefined {
    clearTimeout(this.#timer);
    const search = this.#running;
    this.#running = undefined;
    return search;
  }
}

function replaced(message: string): DomainError {
  return new DomainError("search_replaced", message);
}

function unavailable(message: string, cause?: Error): DomainError {
  return new DomainError("search_unavailable", `${message}. Please try again.`, { cause });
}
