import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import { ApiClient } from "../../../adapters/http/testing/api_client.ts";
import { shakshuka } from "../../../adapters/memory/people_and_recipes.ts";
import { type FreshDatabase, freshDatabase } from "../../../adapters/postgres/testing/fresh_database.ts";
import { forAll } from "../../../adapters/shared/testing/for_all.ts";
import { freePort } from "../../../adapters/system/free_port.ts";
import { AuthEmulator } from "../../../infra/embedded/auth_emulator.ts";
import { signUpAtEmulator } from "../../conformance/testing/emulator_sign_up.ts";
import { type Ended, ProductProcess } from "../../embedded/testing/product_process.ts";
import { PROJECT } from "../../setup/identity_emulator.ts";
import { Balancer } from "./balancer.ts";
import { BreakableProxy } from "./breakable_proxy.ts";

/** A user with an account. */
export interface Cook {
  readonly userId: number;
  readonly uid: string;
  readonly token: string;
}

/** One of several server processes. Tests can break its connection to Postgres. */
export class Instance {
  readonly port: number;
  readonly database: BreakableProxy;
  readonly #settings: Readonly<Record<string, string>>;
  #process: ProductProcess | undefined;

  constructor(port: number, database: BreakableProxy, settings: Readonly<Record<string, string>>) {
    this.port = port;
    this.database = database;
    this.#settings = settings;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get process(): ProductProcess {
    if (!this.#process) throw new Error("Cannot ask an instance that was not started");
    return this.#process;
  }

  /** Resolves when it is ready. */
  async start(): Promise<void> {
    this.#process = await ProductProcess.start({
      STATE_FOLDER: "",
      AUTH_EMULATOR_PORT: "",
      ...this.#settings,
      PORT: String(this.port),
    });
  }

  /** Retries {@linkcode Instance.start}, as a supervisor does. */
  async startWithRetries(): Promise<void> {
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await this.start();
      } catch (error) {
        if (attempts === 5) throw error;
      }
    }
  }

  async kill(): Promise<void> {
    this.process.signal("SIGKILL");
    await this.process.ended();
  }

  async stop(): Promise<Ended> {
    return await this.process.stop();
  }
}

/** Two instances of the product over one Postgres, behind a balancer. */
export interface Cluster {
  readonly balancer: Balancer;
  readonly instances: readonly [Instance, Instance];
  /** Access to their database. */
  readonly knex: Knex;
  /** Signs up at the identity service and creates the account. */
  join(name: string): Promise<Cook>;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Settings besides those for several instances. Rate limits are off by default. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The cluster drops it at its end. A fresh database by default. */
  readonly database?: FreshDatabase;
}

/** The cluster of a test file, from before its first test until after its last one. */
export function clusterForFile(options?: ClusterOptions): Cluster {
  return forAll(
    () => startCluster(options),
    (cluster) => cluster.stop(),
  );
}

export async function startCluster({ settings = {}, ...given }: ClusterOptions = {}): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), "weekplate-instances-"));
  const [emulatorPort, ...ports] = await Promise.all([freePort(), freePort(), freePort()]);
  const [emulator, database] = await Promise.all([
    AuthEmulator.start({ projectId: PROJECT, port: emulatorPort, accountsFile: join(folder, "accounts.json") }),
    given.database ?? freshDatabase({ people: [], recipes: [shakshuka] }),
  ]);
  const postgresPort = Number(new URL(database.url).port);

  async function instanceAt(port: number): Promise<Instance> {
    const line = await BreakableProxy.open(() => postgresPort);
    return new Instance(port, line, {
      DATABASE_URL: line.through(database.url),
      FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
      STATE_FOLDER: join(folder, String(port)),
      PHOTOS_FOLDER: join(folder, "photos"),
      CHAT_BUS: "postgres",
      RATE_LIMITS: "off",
      UNAUTHENTICATED_SOCKETS_PER_ADDRESS: "1000",
      ...settings,
    });
  }

  const instances = [await instanceAt(ports[0]), await instanceAt(ports[1])] as const;
  await Promise.all(instances.map((instance) => instance.start()));
  const balancer = await Balancer.start(ports);

  return {
    balancer,
    instances,
    knex: database.knex,
    async join(name) {
      const email = `${name}@example.com`;
      const { uid, token } = await signUpAtEmulator(emulator.host, { email, password: "laid-table" });
      const client = new ApiClient(instances[0].url, { token });
      const { body } = await client.post("/save-user", { json: { email, fullName: name, firebaseUid: uid } });
      return { uid, token, userId: (body as { userId: number }).userId };
    },
    async stop() {
      balancer.stop();
      await Promise.all(instances.map((instance) => instance.stop()));
      for (const { database: line } of instances) line.close();
      await Promise.all([emulator.stop(), database.drop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
