import * as fc from "fast-check";
import { expect, it } from "vitest";
import { MemoryIngredientSource } from "../../../../adapters/memory/ingredient_search/ingredient_source.ts";
import { ingeborg, maya, tomas } from "../../../../adapters/memory/people_and_recipes.ts";
import type { Person } from "../../../../core/account/mod.ts";
import {
  addLine,
  changeShoppingList,
  EMPTY_LIST,
  mergeLists,
  removeEntries,
  tickFood,
  tickLine,
} from "../../../../core/shopping/mod.ts";
import { memoryStores, seedHousehold } from "../../../testing/api/mod.ts";
import { PHONE_STEPS, type PhoneServer, type PhoneStep, TestedPhone } from "../../../testing/tested_phone.ts";
import { type OutboxAction, waitingOf } from "./outbox_entry.ts";

const change = fc.record({
  act: fc.constantFrom("write" as const, "tick" as const, "tick line" as const, "remove" as const),
  phone: fc.constantFrom(0, 1),
  choice: fc.nat(20),
});
type Change = typeof change extends fc.Arbitrary<infer Each> ? Each : never;
const steps = fc.array(fc.oneof({ weight: 6, arbitrary: change }, ...PHONE_STEPS), { minLength: 5, maxLength: 40 });

const changeOf = (action: OutboxAction) => (action.kind === "list" ? action.change : EMPTY_LIST);

function isChange(step: Change | PhoneStep): step is Change {
  return step.act === "write" || step.act === "tick" || step.act === "tick line" || step.act === "remove";
}

/** Maya's and Tomás' household, and the actions of its phones. */
async function home() {
  const stores = memoryStores({ recipes: [], posts: [], fullName: maya.fullName, email: {} });
  await seedHousehold(stores, { members: [{ ...tomas }] });
  const ingredients = new MemoryIngredientSource(stores.recipes, stores.foods);
  let ids = 0;
  const server: PhoneServer = {
    newId: () => `id-${(ids += 1)}`,
    made: new Map(),
    received: new Map(),
    async receive({ id: userId }, { action }) {
      await changeShoppingList({ ...stores, ingredients }, { userId, change: changeOf(action) });
    },
  };
  const listOf = async (person: Person) => (await stores.shoppingLists.find(person.id))?.list ?? EMPTY_LIST;
  return { ...server, listOf };
}

/** A change of the data on a phone's screen. */
async function changeBy(
  phone: TestedPhone,
  { home: { listOf, newId }, act, choice }: Change & { home: Awaited<ReturnType<typeof home>> },
): Promise<OutboxAction> {
  const waiting = waitingOf(phone.run.outbox.snapshot().entries, "list").map(({ action }) => action.change);
  const known = mergeLists(await listOf(phone.person), ...waiting).entries;
  const one = known[choice % Math.max(1, known.length)];
  const after = known.flatMap((entry) => (entry.kind === "tick" ? entry.id : []));
  const make = () => {
    if (act === "write" || !one) return addLine(newId(), "2 milk");
    if (act === "tick") return tickFood(newId(), { food: "egg", amount: 6, measure: "piece", after });
    return act === "tick line" ? tickLine(newId(), one.id) : removeEntries([one.id]);
  };
  return { kind: "list", change: make(), householdId: undefined };
}

it("loses, doubles and mixes up nothing of two phones that shop offline, whatever happens to them", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const household = await home();
      const phones = [
        new TestedPhone(household, { owner: maya, clock: "2019-01-01T00:00:00.000Z" }),
        new TestedPhone(household, { owner: tomas, clock: "2031-01-01T00:00:00.000Z" }),
      ] as const;
      for (const step of taken) {
        const phone = phones[step.phone];
        if (isChange(step)) await phone.do(await changeBy(phone, { home: household, ...step }));
        else await phone.take(step);
      }
      for (const each of phones) expect([await each.sendAll(), [...each.foreign]]).toEqual([[], []]);

      const excused = new Set(phones.flatMap(({ lost }) => [...lost]));
      const { made, received } = household;
      expect([...made.keys()].filter((id) => !received.has(id) && !excused.has(id))).toEqual([]);
      for (const people of [[maya, tomas], [ingeborg]]) {
        const changes = [...made].filter(([id, { by }]) => received.has(id) && people.includes(by));
        const expected = mergeLists(EMPTY_LIST, ...changes.map(([, { action }]) => changeOf(action)));
        for (const person of people) expect(await household.listOf(person)).toEqual(expected);
      }
      for (const each of phones) each.run.kill();
    }),
    { numRuns: 150 },
  );
});
