import { type ResourceLimits, type Transferable, Worker } from "node:worker_threads";

/** A request to the thread. */
export interface TaskRequest<Input> {
  readonly id: number;
  readonly input: Input;
}

/** Its reply. */
export type TaskReply<Result> = { readonly id: number } & ({ readonly result: Result } | { readonly fault: string });

/** Its first message, when its modules are loaded. */
export const READY = "ready";

/** Longest that a thread takes to load its modules on a busy machine. */
const START_TIMEOUT_MS = 60_000;

/**
 * Why a task has no result. `fault` is an error that the thread has reported, `died` is for a thread that has ended by
 * itself.
 */
export interface TaskErrors {
  full(): Error;
  late(): Error;
  closed(): Error;
  died(cause?: Error): Error;
  fault(message: string): Error;
}

export interface TaskThreadOptions<Input> {
  /** The thread's module, which calls `answerTasks`. */
  readonly module: URL;
  /** Tasks that wait while another one runs. */
  readonly maxQueued: number;
  /** A task that takes longer hangs, or the machine has no time for it. Counted once the thread is ready. */
  readonly timeoutMs: number;
  /** The thread ends after so long without a task, and frees its memory. By default it stays. */
  readonly idleMs?: number | undefined;
  /** Of the thread. One that needs more dies with the code `ERR_WORKER_OUT_OF_MEMORY`. */
  readonly resourceLimits?: ResourceLimits;
  /** Memory of an input that the thread gets instead of a copy. */
  readonly transfer?: (input: Input) => readonly Transferable[];
  readonly errors: TaskErrors;
}

/** A task that waits or runs. */
export interface ThreadTask<Result> {
  readonly result: Promise<Result>;
  /** Rejects the result. No effect on a task that has ended. */
  end(error: Error): void;
}

interface OpenTask<Input, Result> extends TaskRequest<Input> {
  resolve(result: Result): void;
  reject(error: Error): void;
}

/**
 * Tasks in one worker thread, which starts with the first task. One task runs at a time. To end it early the thread is ended,
 * because a task reads no messages; the next task starts another thread, as after a crash.
 */
export class TaskThread<Input, Result> {
  readonly #options: TaskThreadOptions<Input>;
  readonly #queue: OpenTask<Input, Result>[] = [];
  #running: OpenTask<Input, Result> | undefined;
  #worker: Worker | undefined;
  #isReady = false;
  #timer: NodeJS.Timeout | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(options: TaskThreadOptions<Input>) {
    this.#options = options;
  }

  /** Queues a task. @throws the error `full` */
  start(input: Input): ThreadTask<Result> {
    if (this.#queue.length >= this.#options.maxQueued) throw this.#options.errors.full();
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#lastId += 1;
    const task = { id: this.#lastId, input, resolve, reject };
    this.#queue.push(task);
    this.#runNext();
    return { result: promise, end: (error) => this.#end(task, error) };
  }

  /** Ends all tasks, and the thread. */
  async close(): Promise<void> {
    clearTimeout(this.#idleTimer);
    for (const task of [...this.#queue, this.#running]) {
      if (task) this.#end(task, this.#options.errors.closed());
    }
    await this.#worker?.terminate();
  }

  #runNext(): void {
    if (this.#running) return;
    const task = this.#queue.shift();
    if (!task) {
      this.#waitIdle();
      return;
    }
    clearTimeout(this.#idleTimer);
    this.#running = task;
    const { id, input } = task;
    this.#worker ??= this.#startWorker();
    this.#limit(task, this.#isReady ? this.#options.timeoutMs : START_TIMEOUT_MS);
    this.#worker.postMessage({ id, input } satisfies TaskRequest<Input>, this.#options.transfer?.(input) ?? []);
  }

  #limit(task: OpenTask<Input, Result>, timeoutMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(task, this.#options.errors.late()), timeoutMs);
  }

  #startWorker(): Worker {
    this.#isReady = false;
    const worker = new Worker(this.#options.module, { resourceLimits: this.#options.resourceLimits ?? {} });
    // An idle thread does not prevent the process from ending.
    worker.unref();
    const onDeath = (error?: Error) => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      this.#settle()?.reject(this.#options.errors.died(error));
      this.#runNext();
    };
    worker.on("error", onDeath);
    worker.on("exit", () => onDeath());
    worker.on("message", (reply: TaskReply<Result> | typeof READY) => {
      if (reply === READY) {
        if (this.#worker !== worker) return;
        this.#isReady = true;
        if (this.#running) this.#limit(this.#running, this.#options.timeoutMs);
        return;
      }
      if (this.#running?.id !== reply.id) return;
      const task = this.#settle();
      if ("fault" in reply) task?.reject(this.#options.errors.fault(reply.fault));
      else task?.resolve(reply.result);
      this.#runNext();
    });
    return worker;
  }

  #waitIdle(): void {
    const { idleMs } = this.#options;
    if (idleMs === undefined) return;
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => this.#endWorker(), idleMs).unref();
  }

  #end(task: OpenTask<Input, Result>, error: Error): void {
    const place = this.#queue.indexOf(task);
    if (place >= 0) this.#queue.splice(place, 1);
    else if (this.#running === task) {
      this.#settle();
      this.#endWorker();
    } else return;
    task.reject(error);
    this.#runNext();
  }

  #endWorker(): void {
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
  }

  #settle(): OpenTask<Input, Result> | undefined {
    clearTimeout(this.#timer);
    const task = this.#running;
    this.#running = undefined;
    return task;
  }
}
