import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { PublisherOrder, PublisherSettings } from "./bus_process.ts";

/** An instance of its own that publishes events. */
export class Publisher {
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess) {
    this.#process = process;
  }

  /** Resolves when its bus is open. @throws {Error} if it ends before that. */
  static async start(settings: PublisherSettings): Promise<Publisher> {
    const child = fork(join(import.meta.dirname, "bus_process.ts"), [JSON.stringify(settings)]);
    const ended = once(child, "exit").then(() => {
      throw new Error("A publisher ended before its bus was open");
    });
    await Promise.race([once(child, "message"), ended]);
    ended.catch(() => {});
    return new Publisher(child);
  }

  /** Publishes as fast as the listener receives. @returns how many events it has published in that time. */
  async flood(seconds: number): Promise<number> {
    return await this.#publish({ flood: { seconds } });
  }

  /** Publishes so many events a second. @returns how many it has published. */
  async pace(perSecond: number, seconds: number): Promise<number> {
    return await this.#publish({ pace: { perSecond, seconds } });
  }

  /** Sends it how many of its events have been received so far. */
  acknowledge(received: number): void {
    this.#send({ received });
  }

  stop(): void {
    this.#process.disconnect();
  }

  async #publish(order: PublisherOrder): Promise<number> {
    this.#send(order);
    const [{ published }] = (await once(this.#process, "message")) as [{ published: number }];
    return published;
  }

  #send(order: PublisherOrder): void {
    this.#process.send(order);
  }
}
