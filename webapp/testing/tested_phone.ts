import * as fc from "fast-check";
import { ingeborg } from "../../adapters/memory/people_and_recipes.ts";
import type { Person } from "../../core/account/mod.ts";
import type { OutboxAction, OutboxBatch, OutboxEntry } from "../platform/offline/outbox/mod.ts";
import { MemoryOutboxStore } from "./memory_outbox_store.ts";
import { type Network, OutboxPhone, type PhoneScreen } from "./outbox_phone.ts";

/** The server of a test, and the actions of its phones. */
export interface PhoneServer {
  newId(): string;
  /** By the entries' ids, in the order in which they were made. */
  readonly made: Map<string, { readonly by: Person; readonly on: TestedPhone; readonly action: OutboxAction }>;
  /** The server's data. */
  readonly received: Map<string, Person>;
  /** @throws {ApiError} the server's refusals */
  receive(person: Person, batch: OutboxBatch): Promise<void>;
  /** The screen of a browser that opens for a person on a phone. Default: none. */
  openScreen?(person: Person, phone: TestedPhone): PhoneScreen;
}

const phone = fc.constantFrom(0, 1);
const networks = fc.constantFrom<Network>("up", "lost", "down", "signed-out");

/** An event of one of two phones, with its weight. */
export const PHONE_STEPS = [
  { weight: 4, arbitrary: fc.record({ act: fc.constant("send" as const), phone, network: networks }) },
  // How far a browser comes until the next step.
  { weight: 3, arbitrary: fc.record({ act: fc.constant("go on" as const), phone, choice: fc.nat(30) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom("kill", "lend", "fill", "free"), phone }) },
] as const;

export type PhoneStep = typeof PHONE_STEPS extends readonly (infer Weighted)[]
  ? Weighted extends { readonly arbitrary: fc.Arbitrary<infer Step> }
    ? Step
    : never
  : never;

/** Lets started work continue for so many turns. */
async function goOn(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
}

/** A phone that its owner sometimes lends to Ingeborg, who has a household of her own. */
export class TestedPhone {
  readonly store = new MemoryOutboxStore();
  /** Ids of entries for which the phone had no room when its browser ended. */
  readonly lost = new Set<string>();
  /** Ids of entries that were shown to, or sent for, a person other than their author. */
  readonly foreign = new Set<string>();
  readonly owner: Person;
  person: Person;
  run: OutboxPhone;
  readonly #server: PhoneServer;
  readonly #clock: string;

  constructor(server: PhoneServer, { owner, clock }: { readonly owner: Person; readonly clock: string }) {
    this.#server = server;
    this.owner = owner;
    this.#clock = clock;
    this.person = owner;
    this.run = this.#open();
  }

  /** Does an action, and waits until the database has it, or the screen says that it has not. */
  async do(action: OutboxAction): Promise<void> {
    const entry = this.run.add(action);
    this.#server.made.set(entry.id, { by: this.person, on: this, action: entry.action });
    for (let turn = 0; turn < 500 && !(await this.#isSettled(entry.id)); turn += 1) await goOn(1);
  }

  async take(step: PhoneStep): Promise<void> {
    switch (step.act) {
      case "send":
        this.run.network = "network" in step ? step.network : "up";
        void this.run.outbox.send();
        return;
      case "go on":
        return goOn("choice" in step ? step.choice : 0);
      case "kill":
        return this.#restart(this.person);
      case "lend":
        return this.#restart(this.person === this.owner ? ingeborg : this.owner);
      case "fill":
        this.store.isFull = true;
        return;
      case "free":
        this.store.isFull = false;
        return;
    }
  }

  /** All stored entries of this phone's people are sent. @returns the server's refusals. */
  async sendAll(): Promise<readonly OutboxEntry[]> {
    this.store.isFull = false;
    const refused: OutboxEntry[] = [];
    for (const person of [ingeborg, this.owner]) {
      await this.#restart(person);
      this.run.network = "up";
      if (!(await this.run.outbox.send())) throw new Error("Not all is sent, although the network is up");
      refused.push(...this.run.outbox.snapshot().entries);
    }
    return refused;
  }

  async #restart(person: Person): Promise<void> {
    const { entries, isNotPersisted } = this.run.outbox.snapshot();
    this.run.kill();
    const kept = new Set((await this.store.list(this.person.identityId)).map(({ id }) => id));
    // The screen has said so.
    if (isNotPersisted) for (const { id } of entries) if (!kept.has(id)) this.lost.add(id);
    this.person = person;
    this.run = this.#open();
  }

  async #isSettled(id: string): Promise<boolean> {
    const kept = await this.store.list(this.person.identityId);
    const { isNotPersisted } = this.run.outbox.snapshot();
    return this.#server.received.has(id) || kept.some((entry) => entry.id === id) || isNotPersisted;
  }

  #open(): OutboxPhone {
    const { person } = this;
    const screen = this.#server.openScreen?.(person, this) ?? {};
    const look = (entries: readonly OutboxEntry[]) => {
      for (const { id } of entries) if ((this.#server.made.get(id)?.by ?? person) !== person) this.foreign.add(id);
    };
    const opened = new OutboxPhone(this.store, {
      personId: person.identityId,
      newId: this.#server.newId,
      now: () => this.#clock,
      screen,
      server: async (batch) => {
        look(batch.entries);
        await this.#server.receive(person, batch);
        for (const { id } of batch.entries) this.#server.received.set(id, person);
      },
    });
    opened.outbox.subscribe(() => look(opened.outbox.snapshot().entries));
    return opened;
  }
}
