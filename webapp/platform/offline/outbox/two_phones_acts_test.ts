import { QueryClient } from "@tanstack/react-query";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { ingeborg, maya, shakshuka, tomas, tomatoSoup } from "../../../../adapters/memory/people_and_recipes.ts";
import type { Person } from "../../../../core/account/mod.ts";
import { sendMessage } from "../../../../core/chat/mod.ts";
import { addMealTime, type MealSlot, weekOf } from "../../../../core/meal_plan/mod.ts";
import type { Recipe } from "../../../../core/recipe/mod.ts";
import { calendarDate } from "../../../../core/shared/mod.ts";
import type { PlanEntry } from "../../../../wire/meal_plan/planned_meal.ts";
import { saveEntry } from "../../../features/week/save_entry.ts";
import { memoryRoutes, memoryServer, memoryStores, seedHousehold } from "../../../testing/api/mod.ts";
import { memoryHttp } from "../../../testing/memory_transport.ts";
import { PHONE_STEPS, type PhoneServer, type PhoneStep, TestedPhone } from "../../../testing/tested_phone.ts";
import { allClients } from "../../api/all_clients.ts";
import { slotFields, weekQuery } from "../../api/mod.ts";
import type { OutboxBatch } from "./outbox_batch.ts";
import { againAction, type OutboxAction, type PlanAction, waitingOf } from "./outbox_entry.ts";
import { pendingWeek } from "./pending_week.ts";
import { prepareAction } from "./prepare_action.ts";
import { sendBatch } from "./send_batch.ts";
import { storeSent } from "./store_sent.ts";

const date = calendarDate("2026-11-19");
const { monday } = weekOf(date);
const RECIPES = [shakshuka, tomatoSoup];

const phone = fc.constantFrom(0, 1);
const day = fc.constantFrom("Monday" as const, "Tuesday" as const, "Friday" as const);
const dish = fc.constantFrom(0, 1);
const number = fc.integer({ min: 1, max: 5 });
/** Whether the phone has no room for this action, whatever comes after it. */
const noRoom = fc.nat(3).map((one) => one === 0);
const acts = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constantFrom("save", "clear", "portions", "move"),
      phone,
      day,
      to: day,
      dish,
      number,
      noRoom,
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constantFrom("favour", "rate"), phone, dish, number, noRoom }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("write"), phone, noRoom }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constantFrom("look", "send again", "discard", "undo"), phone }) },
);

type Act = typeof acts extends fc.Arbitrary<infer Each> ? Each : never;

const OF_PHONES: ReadonlySet<string> = new Set(["send", "go on", "kill", "lend", "fill", "free"]);
const steps = fc.array(fc.oneof({ weight: 14, arbitrary: acts }, ...PHONE_STEPS), {
  minLength: 5,
  maxLength: 40,
  size: "max",
});

interface Screen {
  readonly person: Person;
  readonly queryClient: QueryClient;
}

/** A server with Maya's and Tomás' household, and the screens of its phones. */
async function world() {
  const stores = memoryStores({ recipes: RECIPES, posts: [], fullName: maya.fullName, email: {} });
  await seedHousehold(stores, { members: [{ ...tomas }] });
  const servicesOf = (person: Person) => {
    const { identityId: id, email = "", fullName } = person;
    const identity = { current: { id, email, fullName }, providerName: undefined, sessionEnded() {} };
    const server = memoryServer(stores, identity);
    const http = memoryHttp(memoryRoutes(server), { server, identity });
    return allClients(http);
  };
  const plannedBy = async (person: Person) => servicesOf(person).mealPlan.listWeek({ targetDate: date });
  const screens = new Map<TestedPhone, Screen>();
  /** The weeks that phones have cached for their people. */
  const kept = new Map<string, PlanEntry[]>();
  const keyOf = (of: TestedPhone, person: Person) => `${of.owner.id} ${person.id}`;
  /** Ids of the plan's changes that changed it. */
  const planned: string[] = [];
  const overwritten: PlanAction[] = [];
  let lastPlanned: { readonly by: Person; readonly action: PlanAction } | undefined;
  const messages = new Map<string, { readonly id: number; readonly senderId: number }>();
  let ids = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** One change at a time, so that the plan before each is known. */
  function inTurn(change: () => Promise<void>): Promise<void> {
    const changed = last.then(change);
    last = changed.catch(() => {});
    return changed;
  }

  async function take(person: Person, batch: OutboxBatch): Promise<void> {
    const [entry] = batch.entries;
    const { action } = batch;
    if (!entry) return;
    if (action.kind === "message") {
      const { receiverId, text } = action;
      const input = { senderId: person.id, receiverId: receiverId as Person["id"], text, clientMessageId: entry.id };
      const { id, senderId } = await sendMessage(stores, input);
      messages.set(`${entry.id} ${id}`, { id, senderId });
      return;
    }
    const household = stores.households.of(person.id);
    const { version } = household;
    const before = await plannedBy(person);
    const queryClient = new QueryClient();
    await sendBatch(batch, { services: servicesOf(person), queryClient, isFirst: false });
    if (action.kind !== "plan" || household.version === version) return;
    planned.push(entry.id);
    lastPlanned = { by: person, action };
    const isAsExpected =
      action.seen?.slots.every((one) => contentOf(planIn(before, one.slot.day)) === contentOf(one.before)) ?? true;
    if (!isAsExpected && action.isForced !== true) overwritten.push(action);
  }

  const server: PhoneServer = {
    newId: () => `id-${String((ids += 1)).padStart(4, "0")}`,
    made: new Map(),
    received: new Map(),
    receive: (person, batch) => inTurn(() => take(person, batch)),
    openScreen(person, of) {
      const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
      screens.get(of)?.queryClient.clear();
      screens.set(of, { person, queryClient });
      const { queryKey } = weekQuery(servicesOf(person).mealPlan, date);
      queryClient.setQueryData(queryKey, kept.get(keyOf(of, person)) ?? []);
      return {
        prepare: (action, entries) => prepareAction(action, { queryClient, entries }),
        onSent: (action) => storeSent(queryClient, action),
      };
    },
  };
  return {
    ...server,
    planned,
    overwritten,
    messages,
    plannedBy,
    opinionOf: (person: Person, { id }: Recipe) => stores.opinions.find(person.id, id),
    /** A phone's view. */
    shownOn(of: TestedPhone): readonly PlanEntry[] {
      const { queryKey } = weekQuery(servicesOf(of.person).mealPlan, date);
      const waiting = waitingOf(of.run.outbox.snapshot().entries, "plan");
      return pendingWeek(screens.get(of)?.queryClient.getQueryData(queryKey) ?? [], { monday, waiting });
    },
    /** A member without a phone of this test reverts the last change of a plan. */
    undo: () =>
      inTurn(async () => {
        const { by, action } = lastPlanned ?? {};
        if (!by) return;
        const { mealPlan } = servicesOf(by);
        for (const { slot, before } of action?.seen?.slots ?? []) {
          if (before) await saveEntry(mealPlan, { slot, meal: before });
          else await mealPlan.clearSlot(slotFields(slot));
        }
      }),
    async look(of: TestedPhone): Promise<void> {
      const screen = screens.get(of);
      if (!screen) return;
      kept.set(keyOf(of, screen.person), await plannedBy(screen.person));
      await screen.queryClient.fetchQuery({ ...weekQuery(servicesOf(screen.person).mealPlan, date), staleTime: 0 });
    },
  };
}

/** A slot's content, as text. */
function contentOf(meal: PlanEntry | undefined): string {
  return `${meal?.recipeId} ${meal?.portions}`;
}

type World = Awaited<ReturnType<typeof world>>;

function entryOf({ id, name }: Recipe, { day, mealTime }: MealSlot): PlanEntry {
  return {
    recipeId: id,
    day_of_week: day,
    meal_time: mealTime,
    meal_name: addMealTime(name, mealTime),
    mainImage: "/",
  };
}

/** A person's action on a phone; undefined where it is impossible. */
function actionOf(
  step: Act,
  { by, seen, id }: { by: Person; seen: readonly PlanEntry[]; id: string },
): OutboxAction | undefined {
  if (step.act === "write") {
    const receiver = by === maya ? tomas : maya;
    return { kind: "message", receiverId: receiver.id, text: `Message ${id}` };
  }
  if (!("dish" in step)) return undefined;
  const { number: value } = step;
  const recipe = RECIPES[step.dish] ?? shakshuka;
  if (step.act === "favour") return { kind: "favourite", recipeId: recipe.id, favourite: value > 2 };
  if (step.act === "rate") return { kind: "rating", recipeId: recipe.id, stars: value };
  if (!("day" in step)) return undefined;
  const slot = slotOf(step.day);
  const planned = planIn(seen, step.day);
  if (step.act === "save") return { kind: "plan", call: { name: "save", slot, meal: entryOf(recipe, slot) } };
  if (!planned) return undefined;
  if (step.act === "clear") return { kind: "plan", call: { name: "clear", slot } };
  if (step.act === "portions") return { kind: "plan", call: { name: "portions", slot, portions: value } };
  if (step.day === step.to) return undefined;
  return { kind: "plan", call: { name: "move", recipeId: planned.recipeId, from: slot, to: slotOf(step.to) } };
}

function planIn(week: readonly PlanEntry[], day: MealSlot["day"]): PlanEntry | undefined {
  return week.find(({ day_of_week }) => day_of_week === day);
}

function slotOf(day: MealSlot["day"]): MealSlot {
  return { day, mealTime: "Dinner", date };
}

async function act(
  step: Act,
  { on, at, dropped }: { on: TestedPhone; at: World; dropped: Set<string> },
): Promise<void> {
  const refused = on.run.outbox.snapshot().entries.find(({ refusal }) => refusal);
  switch (step.act) {
    case "look":
      return at.look(on);
    case "undo":
      return at.undo();
    case "send again":
      if (refused) on.run.outbox.resend(refused.id, againAction(refused.action));
      return;
    case "discard":
      if (!refused) return;
      dropped.add(refused.id);
      return on.run.outbox.discard(refused.id);
    default: {
      const action = actionOf(step, { by: on.person, seen: at.shownOn(on), id: at.newId() });
      if (!action) return;
      const { isFull } = on.store;
      on.store.isFull ||= "noRoom" in step && step.noRoom;
      await on.do(action);
      on.store.isFull = isFull;
    }
  }
}

/** The possible results of the last of some actions, where some of them may not have reached the server. */
function outcomes<Value>(
  made: readonly { readonly value: Value; readonly isLost: boolean }[],
  initial: Value,
): Value[] {
  const lastSure = made.findLastIndex(({ isLost }) => !isLost);
  const rest = made.slice(Math.max(0, lastSure)).map(({ value }) => value);
  return lastSure < 0 ? [initial, ...rest] : rest;
}

function isOfPhone(step: Act | PhoneStep): step is PhoneStep {
  return OF_PHONES.has(step.act);
}

it("loses, doubles and mixes up nothing of two phones that plan, favour, rate and write offline", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const at = await world();
      const phones = [
        new TestedPhone(at, { owner: maya, clock: "2019-01-01T00:00:00.000Z" }),
        new TestedPhone(at, { owner: tomas, clock: "2031-01-01T00:00:00.000Z" }),
      ] as const;
      const dropped = new Set<string>();
      for (const step of taken) {
        const on = phones[step.phone];
        if (isOfPhone(step)) await on.take(step);
        else await act(step, { on, at, dropped });
      }
      const refused = [...(await phones[0].sendAll()), ...(await phones[1].sendAll())];
      const { made, received } = at;
      const lost = new Set([...phones.flatMap((each) => [...each.lost]), ...dropped]);
      const waits = new Set(refused.map(({ id }) => id));

      // Nothing is lost, or shown to another person. Only changes of the plan are refused, because of other members' changes.
      expect([...made.keys()].filter((id) => !received.has(id) && !lost.has(id) && !waits.has(id))).toEqual([]);
      expect(phones.flatMap((each) => [...each.foreign])).toEqual([]);
      expect(
        refused.filter(({ refusal }) => refusal?.code !== "slot_changed" && refusal?.code !== "meal_not_found"),
      ).toEqual([]);

      // No change of the plan is made twice, or over another member's change meanwhile.
      expect(at.planned).toEqual([...new Set(at.planned)]);
      expect(at.overwritten).toEqual([]);
      for (const each of phones) {
        await at.look(each);
        expect(at.shownOn(each)).toEqual(await at.plannedBy(each.owner));
      }

      const madeOn = [...made].map(([id, one]) => ({ id, ...one, isLost: lost.has(id) }));
      for (const person of [maya, tomas, ingeborg]) {
        for (const each of RECIPES) {
          const own = madeOn.filter(
            ({ by, action }) => by === person && "recipeId" in action && action.recipeId === each.id,
          );
          const last = <Value>(initial: Value, valueOf: (action: OutboxAction) => Value | undefined) =>
            phones.flatMap((on) =>
              outcomes(
                own.flatMap(({ on: madeBy, action, isLost }) => {
                  const value = valueOf(action);
                  return madeBy === on && value !== undefined ? [{ value, isLost }] : [];
                }),
                initial,
              ),
            );
          const opinion = await at.opinionOf(person, each);
          expect(last<boolean>(false, (a) => (a.kind === "favourite" ? a.favourite : undefined))).toContain(
            opinion?.favourite,
          );
          expect(last<number | undefined>(undefined, (a) => (a.kind === "rating" ? a.stars : undefined))).toContain(
            opinion?.stars,
          );
        }
      }

      // Every message is there once, in the order in which its phone's person wrote them.
      const stored = [...at.messages].map(([key, message]) => ({ clientId: key.split(" ")[0], ...message }));
      expect(new Set(stored.map(({ clientId }) => clientId)).size).toBe(stored.length);
      for (const on of phones) {
        for (const person of [maya, tomas, ingeborg]) {
          const written = madeOn.filter(
            ({ on: madeBy, by, action }) => madeBy === on && by === person && action.kind === "message",
          );
          const places = written.flatMap(({ id }) => stored.find(({ clientId }) => clientId === id)?.id ?? []);
          expect(places).toEqual(places.toSorted((a, b) => a - b));
        }
      }
      for (const each of phones) each.run.kill();
    }),
    { numRuns: 100 },
  );
});
