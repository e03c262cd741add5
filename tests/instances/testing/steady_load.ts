import { setTimeout as delay } from "node:timers/promises";
import type { Knex } from "knex";
import { expect } from "vitest";
import { shakshuka } from "../../../adapters/memory/people_and_recipes.ts";
import { DAY_MS } from "../../../core/shared/mod.ts";
import { bearer, HttpCaller } from "../../../tools/measure/http_caller.ts";
import type { Cook } from "./cluster.ts";

/** One call and its result. */
export interface Answer {
  readonly call: Call;
  /** When it was made, by `performance.now()`. */
  readonly at: number;
  readonly tookMs: number;
  /** Undefined if the connection ended without a reply. */
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

/** Makes calls at a steady rate, without waiting for earlier replies. */
export class SteadyLoad {
  readonly #options: SteadyLoadOptions;
  readonly #caller: HttpCaller;
  readonly #answers: Answer[] = [];
  readonly #waiting = new Set<Promise<void>>();
  readonly #begun = performance.now();
  readonly #timer: NodeJS.Timeout;
  #made = 0;

  constructor(options: SteadyLoadOptions) {
    this.#options = options;
    this.#caller = new HttpCaller(options.url, { maxSockets: 64 });
    this.#timer = setInterval(() => this.#makeDueCalls(), 5);
  }

  /** Every answer so far. */
  get answers(): readonly Answer[] {
    return this.#answers;
  }

  /** Resolves after so many more replies. */
  async more(calls: number): Promise<void> {
    const until = this.#answers.length + calls;
    while (this.#answers.length < until) await delay(10);
  }

  /** Stops making calls. @returns the answers to all of them. */
  async stop(): Promise<readonly Answer[]> {
    clearInterval(this.#timer);
    await Promise.all(this.#waiting);
    this.#caller.close();
    return this.#answers;
  }

  #makeDueCalls(): void {
    const due = ((performance.now() - this.#begun) / 1_000) * this.#options.perSecond;
    while (this.#made < due) {
      const waiting = this.#make(this.#options.call(this.#made)).finally(() => this.#waiting.delete(waiting));
      this.#waiting.add(waiting);
      this.#made += 1;
    }
  }

  /** Never rejects. */
  async #make(call: Call): Promise<void> {
    const { method, path, token, json } = call;
    const body = json && { body: JSON.stringify(json) };
    const headers = { ...bearer(token), ...(json && { "content-type": "application/json" }) };
    const at = performance.now();
    const reply = await this.#caller.send({ method, path, headers, ...body }).catch(() => undefined);
    this.#answers.push({
      call,
      at,
      tookMs: performance.now() - at,
      status: reply?.status,
      retryAfter: reply?.headers["retry-after"],
    });
  }
}

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const FIRST_MONDAY = Date.UTC(2026, 0, 5);

/** Alternates between reading the feed and saving a dinner, each on another day. */
export function feedsAndDinners({ uid, token }: Cook): (n: number) => Call {
  return (n) => {
    if (n % 2 === 0) return { method: "GET", path: `/api/community-posts?firebaseUid=${uid}&favorites=false`, token };
    const place = (n - 1) / 2;
    const date = new Date(FIRST_MONDAY + place * DAY_MS).toISOString().slice(0, 10);
    const meal = { id: shakshuka.id, name: shakshuka.name };
    const json = { firebaseUid: uid, day: DAYS[place % DAYS.length], time: "Dinner", date, meal };
    return { method: "POST", path: "/api/save-meal", token, json };
  };
}

/** Checks that every acknowledged dinner is stored. */
export async function expectDinnersStored(knex: Knex, { userId }: Cook, answers: readonly Answer[]): Promise<void> {
  const acknowledged = answers.flatMap(({ call, status }) => (status === 200 && call.json ? [call.json.date] : []));
  const stored: unknown[] = await knex("planned_meal").where({ user_id: userId }).pluck("date");
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.filter((date) => !stored.includes(date))).toEqual([]);
}
