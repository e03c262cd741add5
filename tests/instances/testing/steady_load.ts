import { Agent, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Knex } from "knex";
import { expect } from "vitest";
import { shakshuka } from "../../../adapters/memory/people_and_recipes.ts";
import type { Cook } from "./cluster.ts";

/** One call, and how it went. Times are in milliseconds. */
export interface Answer {
  readonly call: Call;
  /** When it was made, on `performance.now()`. */
  readonly at: number;
  readonly took: number;
  /** Undefined where the connection ended without an answer. */
  readonly status: number | undefined;
  readonly retryAfter: string | undefined;
}

export interface Call {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly token: string;
  readonly json?: { readonly date: string } & object;
}

export interface SteadyLoadOptions {
  readonly url: string;
  readonly perSecond: number;
  /** The n-th call, from 0. */
  readonly call: (n: number) => Call;
}

/** Calls that are made at their time, whether or not those before were answered, over connections that are kept. */
export class SteadyLoad {
  readonly #options: SteadyLoadOptions;
  // In turns, so that none of them lies idle for long.
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64, scheduling: "fifo" });
  readonly #answers: Answer[] = [];
  readonly #waiting = new Set<Promise<void>>();
  readonly #begun = performance.now();
  readonly #timer: NodeJS.Timeout;
  #made = 0;

  constructor(options: SteadyLoadOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.#makeThoseDue(), 5);
  }

  /** Every answer so far. */
  get answers(): readonly Answer[] {
    return this.#answers;
  }

  /** Resolves when so many more calls were answered. */
  async more(calls: number): Promise<void> {
    const until = this.#answers.length + calls;
    while (this.#answers.length < until) await delay(10);
  }

  /** Makes no more calls, and gives the answers to all. */
  async stop(): Promise<readonly Answer[]> {
    clearInterval(this.#timer);
    await Promise.all(this.#waiting);
    this.#agent.destroy();
    return this.#answers;
  }

  #makeThoseDue(): void {
    const due = ((performance.now() - this.#begun) / 1_000) * this.#options.perSecond;
    while (this.#made < due) {
      const waiting = this.#make(this.#options.call(this.#made)).finally(() => this.#waiting.delete(waiting));
      this.#waiting.add(waiting);
      this.#made += 1;
    }
  }

  /** Never rejects. */
  async #make(call: Call): Promise<void> {
    const at = performance.now();
    const { status, retryAfter } = await send(call, { url: this.#options.url, agent: this.#agent });
    this.#answers.push({ call, at, took: performance.now() - at, status, retryAfter });
  }
}

function send(
  { method, path, token, json }: Call,
  { url, agent }: { url: string; agent: Agent },
): Promise<Pick<Answer, "status" | "retryAfter">> {
  const body = json === undefined ? undefined : JSON.stringify(json);
  return new Promise((resolve) => {
    const dropped = () => resolve({ status: undefined, retryAfter: undefined });
    const outgoing = request(`${url}${path}`, {
      method,
      agent,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
      },
    });
    outgoing.once("error", dropped);
    outgoing.once("response", (response) => {
      response.once("error", dropped).resume();
      response.once("end", () => resolve({ status: response.statusCode, retryAfter: response.headers["retry-after"] }));
    });
    outgoing.end(body);
  });
}

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const FIRST_MONDAY = Date.UTC(2026, 0, 5);
const DAY = 24 * 60 * 60 * 1_000;

/** Reads and writes by turns: the feed, and a dinner on a day of its own. */
export function feedsAndDinners({ uid, token }: Cook): (n: number) => Call {
  return (n) => {
    if (n % 2 === 0) return { method: "GET", path: `/api/community-posts?firebaseUid=${uid}&favorites=false`, token };
    const place = (n - 1) / 2;
    const date = new Date(FIRST_MONDAY + place * DAY).toISOString().slice(0, 10);
    const meal = { id: shakshuka.id, name: shakshuka.name };
    const json = { firebaseUid: uid, day: DAYS[place % DAYS.length], time: "Dinner", date, meal };
    return { method: "POST", path: "/api/save-meal", token, json };
  };
}

/** Holds every dinner that was acknowledged against what is stored. */
export async function expectDinnersStored(knex: Knex, { userId }: Cook, answers: readonly Answer[]): Promise<void> {
  const acknowledged = answers.flatMap(({ call, status }) => (status === 200 && call.json ? [call.json.date] : []));
  const stored: unknown[] = await knex("planned_meal").where({ user_id: userId }).pluck("date");
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.filter((date) => !stored.includes(date))).toEqual([]);
}
