import type { Knex } from "knex";
import { expect, vi } from "vitest";
import type { ChatTiming } from "../../../webapp/chat/mod.ts";
import { type ChatDevice, chatDevice, type KnownMessage } from "./chat_device.ts";
import type { Cook } from "./cluster.ts";

export interface TalkOptions {
  readonly url: string;
  /** Messages of both together. */
  readonly perSecond: number;
  /** What differs from the web app's. */
  readonly timing?: Partial<ChatTiming>;
}

/** Two people who write to each other without a pause. */
export class Talk {
  readonly devices: readonly [ChatDevice, ChatDevice];
  readonly #timer: NodeJS.Timeout;
  readonly #said: string[] = [];

  private constructor(
    devices: readonly [ChatDevice, ChatDevice],
    say: (device: ChatDevice, text: string) => void,
    perSecond: number,
  ) {
    this.devices = devices;
    const begun = performance.now();
    this.#timer = setInterval(() => {
      while (this.#said.length < ((performance.now() - begun) / 1_000) * perSecond) {
        const device = devices[this.#said.length % 2 === 0 ? 0 : 1];
        const text = `message ${this.#said.length + 1}`;
        this.#said.push(text);
        say(device, text);
      }
    }, 5);
  }

  /** Begins when both are online. */
  static async between(one: Cook, other: Cook, { url, timing = {}, perSecond }: TalkOptions): Promise<Talk> {
    const devices = [chatDevice(one, { url, timing }), chatDevice(other, { url, timing })] as const;
    await vi.waitUntil(() => devices.every(({ connection }) => connection.status === "online"), { timeout: 10_000 });
    const receivers = new Map([
      [devices[0], other.userId],
      [devices[1], one.userId],
    ]);
    return new Talk(
      devices,
      (device, text) => {
        device.connection.send({ receiverId: receivers.get(device) ?? 0, text });
      },
      perSecond,
    );
  }

  /** How many messages their senders know to be stored. */
  get acknowledged(): number {
    return this.devices.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  /** Both fall silent. @returns everything that they said. */
  stopReading(): readonly string[] {
    clearInterval(this.#timer);
    return this.#said;
  }
}

/**
 * Has both fall silent; then each of them has to come to know every message once, in the order in which they are stored.
 *
 * @param options `within`: longest wait for the last messages, in milliseconds.
 */
export async function expectAllHeard(talk: Talk, knex: Knex, { within }: { within: number }): Promise<void> {
  const said = talk.stopReading();
  await expect
    .poll(() => talk.devices.map(({ known }) => known.length), { timeout: within })
    .toEqual([said.length, said.length]);
  for (const { connection } of talk.devices) connection.stop();

  const [first] = talk.devices[0].known;
  const stored: KnownMessage[] = await knex("chat_message")
    .select("id", "text")
    .where("id", ">=", first?.id ?? 0)
    .orderBy("id");
  expect(stored.map(({ text }) => text).sort()).toEqual(said.toSorted());
  for (const { known, failed } of talk.devices) {
    expect(known).toEqual(stored);
    expect(failed).toEqual([]);
  }
}
