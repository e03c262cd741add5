import type { UserId } from "../../core/account/mod.ts";

/** Runs the tasks of a person one after the other. Tasks of other people do not wait for them. */
export class OneAtATime {
  readonly #maxWaiting: number;
  readonly #last = new Map<UserId, { readonly done: Promise<void>; readonly open: number }>();

  /** @param options `maxWaiting`: tasks of one person that wait while another one runs. */
  constructor({ maxWaiting }: { readonly maxWaiting: number }) {
    this.#maxWaiting = maxWaiting;
  }

  /** @throws the error that `refuse` makes, where too many of the person's tasks wait */
  async run<Result>(
    userId: UserId,
    { task, refuse }: { task: () => Promise<Result>; refuse: () => Error },
  ): Promise<Result> {
    const { done: before, open } = this.#last.get(userId) ?? { done: undefined, open: 0 };
    if (open > this.#maxWaiting) throw refuse();
    const { promise: done, resolve: end } = Promise.withResolvers<void>();
    this.#last.set(userId, { done, open: open + 1 });
    try {
      await before;
      return await task();
    } finally {
      end();
      const last = this.#last.get(userId);
      if (last && last.open > 1) this.#last.set(userId, { ...last, open: last.open - 1 });
      else this.#last.delete(userId);
    }
  }
}
