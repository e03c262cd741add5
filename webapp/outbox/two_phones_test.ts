import * as fc from "fast-check";
import { expect, it } from "vitest";
import { MemoryIngredientSource } from "../../adapters/memory/ingredient_source.ts";
import { ingeborg, maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import type { Person } from "../../core/account/mod.ts";
import {
  addLine,
  changeShoppingList,
  EMPTY_LIST,
  mergeLists,
  removeEntries,
  type ShoppingList,
  tickFood,
  tickLine,
} from "../../core/shopping/mod.ts";
import { memoryStores, seedHousehold } from "../testing/api/mod.ts";
import { MemoryOutboxStore } from "../testing/memory_outbox_store.ts";
import { type Network, OutboxPhone } from "../testing/outbox_phone.ts";
import type { OutboxBatch } from "./mod.ts";

const phone = fc.constantFrom(0, 1);
const networks = fc.constantFrom<Network>("up", "lost", "down", "signed-out");
const steps = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ act: fc.constantFrom("write", "tick", "tick line", "remove"), phone, choice: fc.nat(20) }),
    },
    { weight: 4, arbitrary: fc.record({ act: fc.constant("send"), phone, network: networks }) },
    // How far a browser comes until the next step.
    { weight: 3, arbitrary: fc.record({ act: fc.constant("go on"), phone, choice: fc.nat(30) }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constantFrom("kill", "lend", "fill", "free"), phone }) },
  ),
  { minLength: 5, maxLength: 40 },
);

type Step = typeof steps extends fc.Arbitrary<(infer Each)[]> ? Each : never;

/** Lets what was started go on for so many turns. */
async function goOn(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
}

/** Maya's and Tomás' household, and what its phones have done. */
async function home() {
  const stores = memoryStores({ recipes: [], posts: [], fullName: maya.fullName, email: {} });
  await seedHousehold(stores, { members: [{ ...tomas }] });
  const ingredients = new MemoryIngredientSource(stores.recipes, stores.foods);
  const made = new Map<string, { readonly by: Person; readonly change: ShoppingList }>();
  const received = new Map<string, Person>();
  let ids = 0;
  return {
    made,
    received,
    newId: () => `id-${(ids += 1)}`,
    listOf: async (person: Person) => (await stores.shoppingLists.find(person.id))?.list ?? EMPTY_LIST,
    async receive(person: Person, { entries, action }: OutboxBatch): Promise<void> {
      if (action.kind !== "list") return;
      await changeShoppingList({ ...stores, ingredients }, { userId: person.id, change: action.change });
      for (const { id } of entries) {
        // Not by a person who only borrowed the phone.
        expect(made.get(id)?.by).toBe(person);
        received.set(id, person);
      }
    },
  };
}

/** A phone that its owner sometimes lends to Ingeborg, who has a household of her own. */
class TestedPhone {
  readonly store = new MemoryOutboxStore();
  /** Ids of what the phone had no room for when its browser ended. */
  readonly lost = new Set<string>();
  person: Person;
  run: OutboxPhone;
  readonly #home: Awaited<ReturnType<typeof home>>;
  readonly #owner: Person;
  readonly #clock: string;

  constructor(household: Awaited<ReturnType<typeof home>>, { owner, clock }: { owner: Person; clock: string }) {
    this.#home = household;
    this.#owner = owner;
    this.#clock = clock;
    this.person = owner;
    this.run = this.#open();
  }

  async restart(person = this.person): Promise<void> {
    const { entries, isUnkept } = this.run.outbox.snapshot();
    this.run.kill();
    const kept = new Set((await this.store.list(this.person.identityId)).map(({ id }) => id));
    // The screen has said so.
    if (isUnkept) for (const { id } of entries) if (!kept.has(id)) this.lost.add(id);
    this.person = person;
    this.run = this.#open();
  }

  async lend(): Promise<void> {
    await this.restart(this.person === this.#owner ? ingeborg : this.#owner);
  }

  async change({ act, choice }: { act: string; choice: number }): Promise<void> {
    const known = mergeLists(
      await this.#home.listOf(this.person),
      ...this.run.outbox.snapshot().entries.map(({ action }) => (action.kind === "list" ? action.change : EMPTY_LIST)),
    ).entries;
    const one = known[choice % Math.max(1, known.length)];
    const id = this.#home.newId();
    const after = known.flatMap((entry) => (entry.kind === "tick" ? entry.id : []));
    const change =
      act === "write" || !one
        ? addLine(id, "2 milk")
        : act === "tick"
          ? tickFood(id, { food: "egg", amount: 6, measure: "piece", after })
          : act === "tick line"
            ? tickLine(id, one.id)
            : removeEntries([one.id]);
    const entry = this.run.add({ kind: "list", change, householdId: undefined });
    this.#home.made.set(entry.id, { by: this.person, change });
    // Until the database has written it, or the screen says that it has not.
    for (let turn = 0; turn < 500 && !(await this.#isSettled(entry.id)); turn += 1) await goOn(1);
  }

  async #isSettled(id: string): Promise<boolean> {
    const kept = await this.store.list(this.person.identityId);
    const { isUnkept } = this.run.outbox.snapshot();
    return this.#home.received.has(id) || kept.some((entry) => entry.id === id) || isUnkept;
  }

  /** All that is kept for the people of this phone is sent. */
  async sendAll(): Promise<void> {
    this.store.isFull = false;
    for (const person of [ingeborg, this.#owner]) {
      await this.restart(person);
      this.run.network = "up";
      if (!(await this.run.outbox.send())) throw new Error("Not all is sent, although the network is up");
    }
  }

  #open(): OutboxPhone {
    const { person } = this;
    return new OutboxPhone(this.store, {
      personId: person.identityId,
      newId: this.#home.newId,
      now: () => this.#clock,
      server: (batch) => this.#home.receive(person, batch),
    });
  }
}

async function take(step: Step, at: TestedPhone): Promise<void> {
  switch (step.act) {
    case "send":
      at.run.network = "network" in step ? step.network : "up";
      void at.run.outbox.send();
      return;
    case "go on":
      return goOn("choice" in step ? step.choice : 0);
    case "kill":
      return at.restart();
    case "lend":
      return at.lend();
    case "fill":
      at.store.isFull = true;
      return;
    case "free":
      at.store.isFull = false;
      return;
    default:
      return at.change({ act: step.act, choice: "choice" in step ? step.choice : 0 });
  }
}

it("loses, doubles and mixes up nothing of two phones that shop offline, whatever happens to them", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const household = await home();
      const phones = [
        new TestedPhone(household, { owner: maya, clock: "2019-01-01T00:00:00.000Z" }),
        new TestedPhone(household, { owner: tomas, clock: "2031-01-01T00:00:00.000Z" }),
      ] as const;
      for (const step of taken) await take(step, phones[step.phone]);
      for (const each of phones) await each.sendAll();

      const excused = new Set(phones.flatMap(({ lost }) => [...lost]));
      const { made, received } = household;
      expect([...made.keys()].filter((id) => !received.has(id) && !excused.has(id))).toEqual([]);
      for (const people of [[maya, tomas], [ingeborg]]) {
        const changes = [...made].filter(([id, { by }]) => received.has(id) && people.includes(by));
        const expected = mergeLists(EMPTY_LIST, ...changes.map(([, { change }]) => change));
        for (const person of people) expect(await household.listOf(person)).toEqual(expected);
      }
      for (const each of phones) each.run.kill();
    }),
    { numRuns: 150 },
  );
});
