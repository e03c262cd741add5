import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tableFoods } from "./list_foods.ts";
import { type ListLine, listLines } from "./list_lines.ts";
import {
  addLine,
  EMPTY_LIST,
  type Entry,
  type EntryId,
  editLine,
  mergeLists,
  removeEntries,
  type ShoppingList,
  tickFood,
  tickLine,
} from "./shopping_list.ts";
import { needFor } from "./testing/needs.ts";
import { SHOP_FOODS } from "./testing/shop_foods.ts";

const ids = fc.constantFrom("a", "b", "c", "d", "e", "f");
const entries: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({
    kind: fc.constant("tick" as const),
    id: ids,
    food: fc.constantFrom("potato", "egg"),
    amount: fc.constantFrom(6, 200, 800),
    measure: fc.constantFrom("g" as const, "piece" as const),
    after: fc.array(ids, { maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant("line" as const), id: ids, text: fc.constantFrom("2 milk", "kitchen paper") }),
  fc.record({ kind: fc.constant("line-tick" as const), id: ids, line: ids }),
);
/** Also lists of faulty devices: the same id for different entries, and ticks that follow each other in a circle. */
const lists: fc.Arbitrary<ShoppingList> = fc.record({
  entries: fc.array(entries, { maxLength: 6 }),
  removed: fc.array(ids, { maxLength: 2 }),
});

describe("merged lists", () => {
  it("are the same in any order and grouping, and if a list arrives twice", () => {
    fc.assert(
      fc.property(lists, lists, lists, (a, b, c) => {
        const all = mergeLists(a, b, c);
        expect(mergeLists(c, a, b)).toEqual(all);
        expect(mergeLists(mergeLists(a, b), c)).toEqual(all);
        expect(mergeLists(a, mergeLists(b, c))).toEqual(all);
        expect(mergeLists(all, b, all)).toEqual(all);
        expect(mergeLists(all, EMPTY_LIST)).toEqual(all);
      }),
    );
  });

  // #list-ticked-stays
  it("never bring back what was removed, even if the removal arrives first", () => {
    const early = mergeLists(removeEntries(["milk"]), EMPTY_LIST);
    expect(mergeLists(early, addLine("milk", "2 milk")).entries).toEqual([]);
  });
});

/** The state of one person's phone. */
interface Phone {
  list: ShoppingList;
  plan: Plan;
}

/** The plan converges by itself: the later version counts. */
interface Plan {
  readonly version: number;
  readonly by: number;
  readonly needs: Readonly<Record<string, number>>;
}

type Message = Partial<Phone>;

const FOODS = ["potato", "canned-tomato", "egg"] as const;

const person = fc.constantFrom(0, 1);
const choice = fc.nat(20);
const actions = fc.array(
  fc.oneof(
    fc.record({
      act: fc.constant("plan" as const),
      person,
      choice,
      amount: fc.constantFrom(0, 3, 150, 380, 800, 1300),
    }),
    fc.record({ act: fc.constant("tick" as const), person, choice }),
    fc.record({ act: fc.constant("untick" as const), person, choice }),
    fc.record({ act: fc.constant("add" as const), person, choice }),
    fc.record({ act: fc.constant("edit" as const), person, choice }),
    fc.record({ act: fc.constant("remove" as const), person, choice }),
    // Any message so far arrives, in any order, once or more often.
    fc.record({ act: fc.constant("deliver" as const), person, choice }),
  ),
  { maxLength: 40, size: "max" },
);

/** The ticks on a person's screen when they ticked a food. */
interface SeenTick {
  readonly food: string;
  readonly needed: number;
  /** The tick, and all ticks of the food that the phone knew. */
  readonly ticks: readonly EntryId[];
}

describe("two people who change plan and list at the same time", () => {
  it("come to the same list, in whatever order their changes arrive and how often", () => {
    fc.assert(
      fc.property(actions, fc.infiniteStream(choice), (all, random) => {
        const { phones, messages } = shop(all);
        for (const phone of phones) {
          // All messages in a random order, some of them twice.
          const order = messages.map((message) => ({ message, place: random.next().value ?? 0 }));
          order.sort((a, b) => a.place - b.place);
          for (const { message, place } of order) receive(phone, place % 3 === 0 ? [message, message] : [message]);
        }
        const [mine, yours] = phones;
        expect(mine.list).toEqual(yours.list);
        expect(linesOf(mine)).toEqual(linesOf(yours));
      }),
      { numRuns: 200 },
    );
  });

  // #list-ticked-stays
  it("miss nothing that is needed and not bought, and see nothing again that they bought", () => {
    fc.assert(
      fc.property(actions, (all) => {
        const { phones, messages, seenTicks } = shop(all);
        const [phone] = phones;
        receive(phone, messages);
        const lines = linesOf(phone).filter(({ line }) => line === undefined);
        const removed = new Set(phone.list.removed);
        const ticks = phone.list.entries.filter((entry) => entry.kind === "tick");

        for (const food of FOODS) {
          const needed = phone.plan.needs[food] ?? 0;
          const own = ticks.filter((tick) => tick.food === food);
          const bought = lines.find((line) => line.food === food && line.isTicked)?.toBuy?.amount ?? 0;
          const open = lines.find((line) => line.food === food && !line.isTicked)?.toBuy?.amount ?? 0;
          // 3 % of a weight, or a twentieth of a piece, is not bought for.
          expect(open + bought).toBeGreaterThanOrEqual(Math.min(needed * 0.97, needed - 0.05));
          // Nothing counts as bought that no tick bought.
          expect(bought).toBeLessThanOrEqual(own.reduce((sum, { amount }) => sum + amount, 0));
          expect(bought).toBeGreaterThanOrEqual(Math.max(0, ...own.map(({ amount }) => amount)));
          const kept = seenTicks.filter((seen) => seen.food === food && !seen.ticks.some((id) => removed.has(id)));
          const isCovered = kept.some((seen) => needed <= seen.needed);
          expect(isCovered ? open : 0).toBe(0);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("have bought all that was ticked, if each saw what the other did", () => {
    fc.assert(
      fc.property(actions, (all) => {
        const { phones } = shop(all.map((action) => ({ ...action, person: 0 })));
        const ticks = phones[0].list.entries.filter((entry) => entry.kind === "tick");
        const bought = linesOf(phones[0]).filter(({ isTicked, line }) => isTicked && line === undefined);

        for (const food of FOODS) {
          const sum = ticks.filter((tick) => tick.food === food).reduce((total, { amount }) => total + amount, 0);
          expect(bought.find((line) => line.food === food)?.toBuy?.amount ?? 0).toBe(sum);
        }
      }),
    );
  });

  it("keep every line that was written and that no one removed or replaced", () => {
    fc.assert(
      fc.property(actions, (all) => {
        const { phones, messages } = shop(all);
        const [phone] = phones;
        receive(phone, messages);
        const written = messages.flatMap(({ list }) => list?.entries ?? []).filter((entry) => entry.kind === "line");
        const removed = new Set(messages.flatMap(({ list }) => list?.removed ?? []));

        expect(new Set(linesOf(phone).flatMap(({ line = [] }) => line))).toEqual(
          new Set(written.map(({ id }) => id).filter((id) => !removed.has(id))),
        );
      }),
    );
  });
});

describe("a plan that changes after shopping began", () => {
  const bought = tickFood("t1", { food: "potato", amount: 800, measure: "g", after: [] });

  it.each([
    ["shows only the difference", 1000, ["+ 200 g potatoes", "✓ 800 g potatoes"]],
    ["shows nothing if less is needed", 300, ["✓ 800 g potatoes"]],
    ["shows nothing if as much is needed", 800, ["✓ 800 g potatoes"]],
    ["keeps what was bought if none is needed", 0, ["✓ 800 g potatoes"]],
  ])("%s", (_, needed, texts) => {
    expect(textsOf(linesFor({ potato: needed }, bought))).toEqual(texts);
  });

  it("needs all again after an untick", () => {
    expect(textsOf(linesFor({ potato: 1000 }, mergeLists(bought, removeEntries(["t1"]))))).toEqual(["1 kg potatoes"]);
  });

  it("needs the first purchase again if only that is undone", () => {
    const both = mergeLists(bought, tickFood("t2", { food: "potato", amount: 200, measure: "g", after: ["t1"] }));
    expect(textsOf(linesFor({ potato: 1000 }, both))).toEqual(["✓ 1 kg potatoes"]);
    expect(textsOf(linesFor({ potato: 1000 }, mergeLists(both, removeEntries(["t1"]))))).toEqual([
      "+ 800 g potatoes",
      "✓ 200 g potatoes",
    ]);
  });

  it("asks for nothing more if all but 3 % was bought in two steps", () => {
    const first = tickFood("t1", { food: "potato", amount: 375, measure: "g", after: [] });
    const both = mergeLists(first, tickFood("t2", { food: "potato", amount: 900, measure: "g", after: ["t1"] }));
    expect(textsOf(linesFor({ potato: 1300 }, both))).toEqual([expect.stringMatching(/^✓/u)]);
  });

  it("counts once what two people ticked without seeing each other", () => {
    const twice = mergeLists(bought, tickFood("t2", { food: "potato", amount: 800, measure: "g", after: [] }));
    expect(textsOf(linesFor({ potato: 1000 }, twice))).toEqual(["+ 200 g potatoes", "✓ 800 g potatoes"]);
  });
});

describe("a written line", () => {
  it("that one person edits while the other removes it stays as edited", () => {
    const lines = mergeLists(addLine("a", "milk"), editLine("b", { line: "a", text: "2 milk" }), removeEntries(["a"]));
    expect(textsOf(linesFor({}, lines))).toEqual(["2 milk"]);
  });

  it("that both edit becomes two lines, so that no wish is lost", () => {
    const lines = mergeLists(
      addLine("a", "milk"),
      editLine("b", { line: "a", text: "2 milk" }),
      editLine("c", { line: "a", text: "oat milk" }),
    );
    expect(textsOf(linesFor({}, lines)).sort()).toEqual(["2 milk", "oat milk"]);
  });

  it("is ticked by any tick, and open once all are undone", () => {
    const ticked = mergeLists(addLine("a", "kitchen paper"), tickLine("t1", "a"), tickLine("t2", "a"));
    expect(textsOf(linesFor({}, ticked))).toEqual(["✓ kitchen paper"]);
    expect(textsOf(linesFor({}, mergeLists(ticked, removeEntries(["t1"]))))).toEqual(["✓ kitchen paper"]);
    expect(textsOf(linesFor({}, mergeLists(ticked, removeEntries(["t1", "t2"]))))).toEqual(["kitchen paper"]);
  });
});

type Action = typeof actions extends fc.Arbitrary<(infer Each)[]> ? Each : never;

/** Two people's phones after all actions, and the messages that they sent. */
function shop(all: readonly Action[]) {
  const empty: Phone = { list: EMPTY_LIST, plan: { version: 0, by: 0, needs: {} } };
  const phones: [Phone, Phone] = [{ ...empty }, { ...empty }];
  const messages: Message[] = [];
  const seenTicks: SeenTick[] = [];
  for (const [i, action] of all.entries()) {
    const phone = phones[action.person];
    if (action.act === "deliver") {
      const message = messages[action.choice % Math.max(messages.length, 1)];
      if (message) receive(phone, [message]);
      continue;
    }
    const message = messageOf(action, { phone, id: `${i}`.padStart(2, "0"), seenTicks });
    if (message) {
      messages.push(message);
      receive(phone, [message]);
    }
  }
  return { phones, messages, seenTicks };
}

function messageOf(
  action: Action,
  { phone, id, seenTicks }: { phone: Phone; id: EntryId; seenTicks: SeenTick[] },
): Message | undefined {
  const lines = linesOf(phone);
  const pick = (of: (line: ListLine) => boolean) => {
    const found = lines.filter(of);
    return found[action.choice % Math.max(found.length, 1)];
  };
  const written = pick(({ line }) => line !== undefined)?.line;
  switch (action.act) {
    case "plan": {
      const food = FOODS[action.choice % FOODS.length] as string;
      const needs = { ...phone.plan.needs, [food]: action.amount };
      return { plan: { version: phone.plan.version + 1, by: action.person, needs } };
    }
    case "tick": {
      const line = pick(({ isTicked }) => !isTicked);
      if (!line) return undefined;
      if (line.line !== undefined) return { list: tickLine(id, line.line) };
      const { food = "", measure, ticks: after, toBuy } = line;
      seenTicks.push({ food, needed: phone.plan.needs[food] ?? 0, ticks: [id, ...after] });
      return { list: tickFood(id, { food, measure, after, amount: toBuy?.amount ?? 0 }) };
    }
    case "untick": {
      const line = pick(({ isTicked }) => isTicked);
      return line && { list: removeEntries(line.ticks) };
    }
    case "add":
      return { list: addLine(id, ["2 milk", "kitchen paper", "1 kg potatoes"][action.choice % 3] as string) };
    case "edit":
      return written === undefined
        ? undefined
        : { list: editLine(id, { line: written, text: `${action.choice} eggs` }) };
    case "remove":
      return written === undefined ? undefined : { list: removeEntries([written]) };
    case "deliver":
      return undefined;
  }
}

function receive(phone: Phone, messages: readonly Message[]): void {
  for (const { list, plan } of messages) {
    if (list) phone.list = mergeLists(phone.list, list);
    if (plan && (plan.version > phone.plan.version || (plan.version === phone.plan.version && plan.by > phone.plan.by)))
      phone.plan = plan;
  }
}

function linesOf({ plan, list }: Phone): ListLine[] {
  return linesFor(plan.needs, list);
}

function linesFor(needs: Readonly<Record<string, number>>, list: ShoppingList): ListLine[] {
  const open = Object.entries(needs).filter(([, amount]) => amount > 0);
  return listLines({ needs: open.map(([food, amount]) => needFor(food, amount)), list, foods: tableFoods(SHOP_FOODS) });
}

function textsOf(lines: readonly ListLine[]): string[] {
  return lines.map(({ isTicked, isMore, text }) =>
    [isTicked ? "✓" : "", isMore ? "+" : "", text.amount, text.name].filter((word) => word !== "").join(" "),
  );
}
