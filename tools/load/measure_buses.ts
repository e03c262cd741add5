import { NatsChatBus } from "../../adapters/nats/chat_bus.ts";
import { startNatsCluster } from "../../adapters/nats/testing/nats_cluster.ts";
import { PostgresChatBus } from "../../adapters/postgres/chat/chat_bus.ts";
import { openDatabase } from "../../adapters/postgres/database.ts";
import type { ChatBus } from "../../core/chat/mod.ts";
import { ensureNatsServer } from "../checks/nats_server.ts";
import { median, percentile } from "../measure/percentile.ts";
import { waitUntil } from "../measure/wait_until.ts";
import type { PublisherSettings } from "./bus_process.ts";
import { type LoadFigure, ratio } from "./figures.ts";
import type { LoadEnvironment } from "./load_environment.ts";
import { Publisher } from "./publisher.ts";

/** Numbers of publishing instances. One more only listens. */
const INSTANCES = [1, 2, 4];
/** Rounds of each bus and number, in turns. The median counts. */
const ROUNDS = 3;
/** Events per second of all instances together while latency is measured: fewer than any bus delivers. */
const CALM_RATE = 100;
const ACKNOWLEDGE_INTERVAL_MS = 2;
const ARRIVAL_TIMEOUT_MS = 10_000;

/** Events between instances through Postgres and through NATS: how many, and how fast. */
export async function measureBuses({ databaseUrl, options }: LoadEnvironment): Promise<LoadFigure[]> {
  const nats = await startNatsCluster(await ensureNatsServer(), { size: 1 });
  const buses: readonly { name: string; settings: PublisherSettings["bus"] }[] = [
    { name: "Postgres", settings: { kind: "postgres", url: databaseUrl } },
    { name: "NATS", settings: { kind: "nats", servers: nats.servers } },
  ];
  const seconds = options.seconds / 10;
  const opened: { name: string; line: Line }[] = [];
  try {
    for (const { name, settings } of buses) opened.push({ name, line: await Line.open(settings) });
    const measured: { name: string; instances: number; round: Round }[] = [];
    for (let n = 0; n < ROUNDS; n += 1) {
      for (const { name, line } of opened) {
        for (const instances of INSTANCES) {
          console.log(`Round ${n + 1}: ${name}, ${instances} …`);
          measured.push({ name, instances, round: await line.measure({ instances, seconds }) });
        }
      }
    }
    const medianOf = (name: string, instances: number, value: (round: Round) => number) =>
      median(
        measured.filter((each) => each.name === name && each.instances === instances).map(({ round }) => value(round)),
      );
    const ofOne = medianOf("Postgres", 1, ({ perSecond }) => perSecond);
    return opened.flatMap(({ name }) =>
      INSTANCES.flatMap((instances) => {
        const of = (value: (round: Round) => number) => medianOf(name, instances, value);
        const title = `${name}, ${instances} publishing`;
        const perSecond = of((round) => round.perSecond);
        return [
          { name: `${title}: delivered`, value: Math.round(perSecond), unit: "per second" },
          ratio(`${title}: delivered, against one over Postgres`, perSecond, ofOne),
          { name: `${title}: p50 at ${CALM_RATE} a second`, value: of(({ p50 }) => p50), unit: "ms" },
          { name: `${title}: p99 at ${CALM_RATE} a second`, value: of(({ p99 }) => p99), unit: "ms" },
          { name: `${title}: lost`, value: of(({ lost }) => lost), unit: "events", limit: 0 },
        ];
      }),
    );
  } finally {
    for (const { line } of opened) await line.close();
    await nats.stop();
  }
}

interface Round {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly lost: number;
}

/** Publishers on one bus, and the listener, which is this process. */
class Line {
  readonly #publishers: readonly Publisher[];
  readonly #listener: ChatBus;
  readonly #closeDatabase: () => Promise<void>;
  readonly #acknowledging: NodeJS.Timeout;
  /** For each publisher, by its number. */
  readonly #received: number[];
  #latencies: number[] = [];

  private constructor(publishers: readonly Publisher[], listener: ChatBus, closeDatabase: () => Promise<void>) {
    this.#publishers = publishers;
    this.#listener = listener;
    this.#closeDatabase = closeDatabase;
    this.#received = publishers.map(() => 0);
    listener.subscribe({
      onEvent: (event) => {
        if (event.kind !== "message") return;
        const place = event.senderId - 1;
        this.#received[place] = (this.#received[place] ?? 0) + 1;
        this.#latencies.push(performance.timeOrigin + performance.now() - event.senderCursor);
      },
      onGap() {},
    });
    this.#acknowledging = setInterval(() => {
      for (const [place, publisher] of publishers.entries()) publisher.acknowledge(this.#received[place] ?? 0);
    }, ACKNOWLEDGE_INTERVAL_MS);
  }

  static async open(bus: PublisherSettings["bus"]): Promise<Line> {
    const publishers = await Promise.all(
      Array.from({ length: Math.max(...INSTANCES) }, (_, place) => Publisher.start({ bus, instance: place + 1 })),
    );
    const onFault = (error: unknown) => console.error(error);
    const instance = "listener";
    if (bus.kind === "nats") {
      return new Line(publishers, await NatsChatBus.open({ ...bus.servers, instance, onFault }), async () => {});
    }
    const knex = openDatabase(bus.url, { size: 1 });
    const listener = await PostgresChatBus.open({ knex, url: bus.url, instance, onFault });
    return new Line(publishers, listener, () => knex.destroy());
  }

  async measure({ instances, seconds }: { instances: number; seconds: number }): Promise<Round> {
    const publishing = this.#publishers.slice(0, instances);
    const { begun, published } = await this.#during(() => Promise.all(publishing.map((each) => each.flood(seconds))));
    const perSecond = this.#latencies.length / ((performance.now() - begun) / 1_000);
    const lost = published - this.#latencies.length;

    const calm = await this.#during(() =>
      Promise.all(publishing.map((each) => each.pace(CALM_RATE / instances, seconds))),
    );
    return {
      perSecond,
      p50: percentile(this.#latencies, 50),
      p99: percentile(this.#latencies, 99),
      lost: lost + calm.published - this.#latencies.length,
    };
  }

  async close(): Promise<void> {
    clearInterval(this.#acknowledging);
    for (const publisher of this.#publishers) publisher.stop();
    await this.#listener.close();
    await this.#closeDatabase();
  }

  /** Ends when all that was published has arrived. */
  async #during(publish: () => Promise<number[]>): Promise<{ begun: number; published: number }> {
    this.#latencies = [];
    const begun = performance.now();
    const published = (await publish()).reduce((sum, count) => sum + count, 0);
    await waitUntil(() => this.#latencies.length >= published, { timeoutMs: ARRIVAL_TIMEOUT_MS });
    return { begun, published };
  }
}
