import { ERROR_STATUS } from "../../../adapters/http/error_status.ts";
import { DomainError } from "../../../core/shared/mod.ts";
import { ApiError } from "../../platform/api/api_error.ts";

/** How the calls of an API behave. */
export interface MemoryBehaviour<CallName extends string> {
  readonly failing?: readonly CallName[];
  readonly unreachable?: readonly CallName[];
  /** Calls that the server does, but whose reply is lost. */
  readonly losing?: readonly CallName[];
  readonly hanging?: readonly CallName[];
}

/** Records an API's calls, and lets them fail or hang. */
export class MemoryAnswers<CallName extends string> {
  readonly calls: CallName[] = [];
  #behaviour: MemoryBehaviour<CallName>;

  constructor(behaviour: MemoryBehaviour<CallName>) {
    this.#behaviour = behaviour;
  }

  behave(behaviour: MemoryBehaviour<CallName>): void {
    this.#behaviour = behaviour;
  }

  /**
   * Records a call, and answers it according to the behaviour.
   *
   * @throws {ApiError} if the call is one that fails, or with the code of the use case's {@linkcode DomainError}.
   */
  async to<T>(call: CallName, answer: () => T | Promise<T>): Promise<T> {
    this.calls.push(call);
    if (this.#behaviour.hanging?.includes(call)) return new Promise<never>(() => {});
    if (this.#behaviour.unreachable?.includes(call)) throw unreachable();
    if (this.#behaviour.failing?.includes(call)) throw apiError("internal", "Something went wrong. Try again.");
    const isLost = this.#behaviour.losing?.includes(call);
    try {
      const answered = await answer();
      if (isLost) throw unreachable();
      return answered;
    } catch (error) {
      throw error instanceof DomainError ? apiError(error.code, error.message) : error;
    }
  }
}

/** An API whose calls are recorded, and may fail or hang. */
export type WithAnswers<Api> = Api & { readonly answers: MemoryAnswers<keyof Api & string> };

/** Puts {@linkcode MemoryAnswers} in front of an API. No call is answered before its data is `ready`. */
export function withAnswers<Api extends object>(
  api: Api,
  behaviour: MemoryBehaviour<keyof Api & string>,
  ready?: Promise<unknown>,
): WithAnswers<Api> {
  const answers = new MemoryAnswers(behaviour);
  const methods = Object.entries<(...args: unknown[]) => unknown>(api as Record<string, never>);
  const recorded = methods.map(([name, method]) => [
    name,
    (...args: unknown[]) =>
      answers.to(name as keyof Api & string, async () => {
        await ready;
        return method(...args);
      }),
  ]);
  return { ...Object.fromEntries(recorded), answers };
}

function unreachable(): ApiError {
  return new ApiError("", { status: 0, code: "unreachable" });
}

function apiError(code: keyof typeof ERROR_STATUS, message: string): ApiError {
  return new ApiError(message, { status: ERROR_STATUS[code], code, requestId: "request-1" });
}
