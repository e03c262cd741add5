import { ApiError } from "../../api/api_error.ts";

/** How a server in memory behaves: as it should, or as a story or a test wants it. */
export interface MemoryBehaviour<CallName extends string> {
  /** Calls that fail. */
  readonly failing?: readonly CallName[];
  /** Calls that never come back. */
  readonly hanging?: readonly CallName[];
}

/** Lets calls through, or not. What has come through is kept, for tests to look at. */
export class MemoryAnswers<CallName extends string> {
  readonly calls: CallName[] = [];
  #behaviour: MemoryBehaviour<CallName>;

  constructor(behaviour: MemoryBehaviour<CallName>) {
    this.#behaviour = behaviour;
  }

  /** From now on. */
  behave(behaviour: MemoryBehaviour<CallName>): void {
    this.#behaviour = behaviour;
  }

  /**
   * Answers as the server would.
   *
   * @throws {ApiError} where the call is one that fails
   */
  async to<T>(call: CallName, answer: () => T | Promise<T>): Promise<T> {
    this.calls.push(call);
    if (this.#behaviour.hanging?.includes(call)) return new Promise<never>(() => {});
    if (this.#behaviour.failing?.includes(call)) {
      throw new ApiError("Something went wrong. Try again.", { status: 500, code: "internal", requestId: "request-1" });
    }
    return answer();
  }
}
