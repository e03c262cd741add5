import { bearer, type HttpCaller } from "../measure/http_caller.ts";
import type { SignedInPerson } from "../measure/people.ts";

/** People of one household. */
export const MEMBERS = 4;
/** Each person ticks or writes something so often. */
export const SECONDS_BETWEEN_CHANGES = 10;
const PARALLEL = 16;

/** Households that change their shopping lists together. */
export class ShoppingHouseholds {
  readonly #api: HttpCaller;
  readonly #households: readonly (readonly SignedInPerson[])[];
  /** The acknowledged entries of each. */
  readonly #acknowledged: readonly Set<string>[];

  private constructor(api: HttpCaller, households: readonly (readonly SignedInPerson[])[]) {
    this.#api = api;
    this.#households = households;
    this.#acknowledged = households.map(() => new Set());
  }

  /** Lets the people move together, {@linkcode MEMBERS} in each household. */
  static async of(api: HttpCaller, people: readonly SignedInPerson[]): Promise<ShoppingHouseholds> {
    const households = Array.from({ length: Math.floor(people.length / MEMBERS) }, (_, n) =>
      people.slice(n * MEMBERS, (n + 1) * MEMBERS),
    );
    const own = new ShoppingHouseholds(api, households);
    await inParallel(households, async ([first, ...others]) => {
      for (const other of others) {
        const { token } = (await own.#call(first, "/api/household/invitations", {})) as { token: string };
        await own.#call(other, "/api/household/join", { token, bringPlan: false });
      }
    });
    return own;
  }

  /** Changes a second, of all people together. */
  get changesPerSecond(): number {
    return (this.#households.length * MEMBERS) / SECONDS_BETWEEN_CHANGES;
  }

  /** The nth change, of each household and person in turn. */
  async change(nth: number): Promise<void> {
    const n = nth % this.#households.length;
    const id = `entry-${nth}`;
    const member = this.#households[n]?.[Math.floor(nth / this.#households.length) % MEMBERS];
    await this.#call(member, "/api/shopping-list/changes", { entries: [entryFor(id, nth)], removed: [] });
    this.#acknowledged[n]?.add(id);
  }

  /** How many acknowledged changes another member of the household does not see. */
  async lost(): Promise<number> {
    let lost = 0;
    await inParallel([...this.#acknowledged.entries()], async ([n, ids]) => {
      const { list } = (await this.#call(this.#households[n]?.at(-1), "/api/shopping-list")) as {
        list: { entries: { id: string }[] };
      };
      const stored = new Set(list.entries.map(({ id }) => id));
      lost += [...ids].filter((id) => !stored.has(id)).length;
    });
    return lost;
  }

  async #call(person: SignedInPerson | undefined, path: string, body?: unknown): Promise<unknown> {
    const headers = { ...bearer(person?.token ?? ""), "content-type": "application/json" };
    const sent = body === undefined ? { method: "GET" } : { method: "POST", body: JSON.stringify(body) };
    return JSON.parse(await this.#api.call({ ...sent, path, headers }));
  }
}

/** Ticks of a few foods, which build chains, and written lines. */
function entryFor(id: string, nth: number) {
  const food = ["egg", "milk", "potato", "lemon"][nth % 4];
  return nth % 3 === 0
    ? { kind: "line", id, text: `${1 + (nth % 9)} lemons` }
    : { kind: "tick", id, food, amount: 1 + (nth % 9), measure: "g", after: [] };
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (const item of rest) await work(item);
    }),
  );
}
