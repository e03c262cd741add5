import { bearer, HttpCaller } from "../measure/http_caller.ts";
import { startServerProcess } from "../measure/measured_process.ts";
import { type SignedInPerson, signInNewcomers } from "../measure/people.ts";
import { percentile } from "../measure/percentile.ts";
import type { LoadFigure } from "./figures.ts";
import type { LoadEnvironment } from "./load_environment.ts";
import { pace } from "./pace.ts";

const HOUSEHOLDS = 200;
const MEMBERS = 4;
/** Each of the 800 people ticks or writes something every ten seconds. */
const CHANGES_PER_SECOND = (HOUSEHOLDS * MEMBERS) / 10;
/** The goal of the product. */
const P99_LIMIT_MS = 250;
const PARALLEL = 16;

/** 200 households of four who change their shopping lists at once: how long a change takes, and whether any is lost. */
export async function measureLists({ stack, databaseUrl, options }: LoadEnvironment): Promise<LoadFigure[]> {
  const people = await signInNewcomers(stack, HOUSEHOLDS * MEMBERS);
  const server = await startServerProcess(stack.settingsOf(databaseUrl), stack);
  const api = new HttpCaller(server.url);
  const call = async (person: SignedInPerson | undefined, path: string, body?: unknown): Promise<unknown> => {
    const headers = { ...bearer(person?.token ?? ""), "content-type": "application/json" };
    const sent = body === undefined ? { method: "GET" } : { method: "POST", body: JSON.stringify(body) };
    return JSON.parse(await api.call({ ...sent, path, headers }));
  };
  const households = Array.from({ length: HOUSEHOLDS }, (_, n) => people.slice(n * MEMBERS, (n + 1) * MEMBERS));
  try {
    console.log(`${HOUSEHOLDS} households of ${MEMBERS} move together …`);
    await inParallel(households, async ([first, ...others]) => {
      for (const other of others) {
        const { token } = (await call(first, "/api/household/invitations", {})) as { token: string };
        await call(other, "/api/household/join", { token, bringPlan: false });
      }
    });
    console.log("They change their lists …");
    const acknowledged = new Map<number, Set<string>>(households.map((_, n) => [n, new Set()]));
    const { begun, latenciesMs, failed, firstFailure } = await pace(
      async (nth) => {
        const n = nth % HOUSEHOLDS;
        const id = `entry-${nth}`;
        const member = households[n]?.[Math.floor(nth / HOUSEHOLDS) % MEMBERS];
        await call(member, "/api/shopping-list/changes", { entries: [entryFor(id, nth)], removed: [] });
        acknowledged.get(n)?.add(id);
      },
      { perSecond: CHANGES_PER_SECOND, seconds: options.seconds },
    );
    if (firstFailure) console.error(firstFailure);
    let lost = 0;
    await inParallel([...acknowledged], async ([n, ids]) => {
      // Another member reads them.
      const { list } = (await call(households[n]?.at(-1), "/api/shopping-list")) as {
        list: { entries: { id: string }[] };
      };
      const stored = new Set(list.entries.map(({ id }) => id));
      lost += [...ids].filter((id) => !stored.has(id)).length;
    });
    const sorted = Float64Array.from(latenciesMs).sort();
    return [
      { name: "changes of lists", value: begun, unit: "changes" },
      { name: "changes that failed", value: failed, unit: "changes", limit: 0 },
      { name: "acknowledged changes that were lost", value: lost, unit: "changes", limit: 0 },
      { name: "a change, median", value: percentile(sorted, 50), unit: "ms" },
      { name: "a change, p99", value: percentile(sorted, 99), unit: "ms", limit: P99_LIMIT_MS },
    ];
  } finally {
    api.close();
    await server.stop();
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
