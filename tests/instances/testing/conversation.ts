import type { Knex } from "knex";
import { expect, vi } from "vitest";
import type { ChatTiming } from "../../../webapp/features/chat/mod.ts";
import { type ChatDevice, chatDevice, type KnownMessage } from "./chat_device.ts";
import type { Cook } from "./cluster.ts";

export interface ConversationOptions {
  readonly url: string;
  /** Messages of both people together. */
  readonly perSecond: number;
  /** Differences from the web app's timing. */
  readonly timing?: Partial<ChatTiming>;
}

/** Two people who write to each other at a steady rate. */
export class Conversation {
  readonly devices: readonly [ChatDevice, ChatDevice];
  readonly #timer: NodeJS.Timeout;
  readonly #sent: string[] = [];

  private constructor(
    devices: readonly [ChatDevice, ChatDevice],
    say: (device: ChatDevice, text: string) => void,
    perSecond: number,
  ) {
    this.devices = devices;
    const begun = performance.now();
    this.#timer = setInterval(() => {
      while (this.#sent.length < ((performance.now() - begun) / 1_000) * perSecond) {
        const device = devices[this.#sent.length % 2 === 0 ? 0 : 1];
        const text = `message ${this.#sent.length + 1}`;
        this.#sent.push(text);
        say(device, text);
      }
    }, 5);
  }

  /** Starts when both are online. */
  static async between(
    one: Cook,
    other: Cook,
    { url, timing = {}, perSecond }: ConversationOptions,
  ): Promise<Conversation> {
    const devices = [chatDevice(one, { url, timing }), chatDevice(other, { url, timing })] as const;
    await vi.waitUntil(() => devices.every(({ connection }) => connection.status === "online"), { timeout: 10_000 });
    const receivers = new Map([
      [devices[0], other.userId],
      [devices[1], one.userId],
    ]);
    return new Conversation(
      devices,
      (device, text) => {
        device.send(receivers.get(device) ?? 0, text);
      },
      perSecond,
    );
  }

  /** The number of acknowledged messages. */
  get acknowledged(): number {
    return this.devices.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  /** Stops writing. @returns all messages. */
  stop(): readonly string[] {
    clearInterval(this.#timer);
    return this.#sent;
  }
}

/**
 * Stops the conversation. Both people then have to receive every message once, in the order in which they are stored.
 *
 * @param options `within`: longest wait for the last messages, in milliseconds.
 */
export async function expectAllReceived(talk: Conversation, knex: Knex, { within }: { within: number }): Promise<void> {
  const sent = talk.stop();
  await expect
    .poll(() => talk.devices.map(({ known }) => known.length), { timeout: within })
    .toEqual([sent.length, sent.length]);
  for (const { connection } of talk.devices) connection.stop();

  const [first] = talk.devices[0].known;
  const stored: KnownMessage[] = await knex("chat_message")
    .select("id", "text")
    .where("id", ">=", first?.id ?? 0)
    .orderBy("id");
  expect(stored.map(({ text }) => text).sort()).toEqual(sent.toSorted());
  for (const { known, failed } of talk.devices) {
    expect(known).toEqual(stored);
    expect(failed).toEqual([]);
  }
}
