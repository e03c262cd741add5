import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Container } from "inversify";
import type { Knex } from "knex";
import { pino } from "pino";
import { freshDatabase } from "../../../adapters/postgres/testing/fresh_database.ts";
import { freePort } from "../../../adapters/system/free_port.ts";
import { readConfig } from "../../config.ts";
import { createContainer } from "../../container.ts";
import { AuthEmulator } from "../../embedded/auth_emulator.ts";
import { type PrepareOptions, prepare } from "../../prepare.ts";
import { SEED_PEOPLE } from "../../seed/people.ts";
import { seedEmail } from "../../seed/seed_people.ts";
import { type RunningServer, startServer } from "../../server.ts";
import { tokens } from "../../tokens.ts";
import { signUpAtEmulator } from "./emulator_sign_up.ts";
import { photoSettings } from "./photo_settings.ts";
import { type Private, WatchedClient } from "./watched_client.ts";

/** Somebody who signed up at the identity service, as their own client knows them. */
export interface Cook extends Private {
  readonly fullName: string;
  /** What the identity service gave; good for an hour. */
  readonly token: string;
  /** Calls with that token. */
  readonly client: WatchedClient;
}

/** The whole product, joined as `make run` joins it, over real Postgres, real photos and the identity service's emulator. */
export interface Product {
  /** Without a slash at the end. */
  readonly url: string;
  readonly host: string;
  readonly emulatorHost: string;
  /** What joins the server that runs now. */
  readonly container: Container;
  readonly knex: Knex;
  readonly databaseUrl: string;
  /** Every line that the server has logged, at every level. */
  readonly log: readonly string[];
  /** Calls without a credential. */
  readonly stranger: WatchedClient;
  /** Signs up with e-mail and password, as the identity service's client does. The product has not heard of them yet. */
  signUp(fullName: string): Promise<Cook>;
  /** Signs up and makes the account. */
  join(fullName: string): Promise<Cook & { readonly userId: number }>;
  /** A client with any token at all, which is to hear nothing of anybody but `owner`. */
  withToken(token: string, owner?: Private): WatchedClient;
  /** Ends the server and starts another on the same database and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface ProductOptions {
  /** Beside the defaults, as `make run` would read them from the environment. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Default `catalogue`. */
  readonly seed?: PrepareOptions["seed"];
}

export const PROJECT = "demo-weekplate";

/** Starts it for one test file. */
export async function startProduct({ settings = {}, seed = "catalogue" }: ProductOptions = {}): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), "weekplate-product-"));
  const [port, emulatorPort] = await Promise.all([freePort(), freePort()]);
  const [emulator, database] = await Promise.all([
    AuthEmulator.start({ projectId: PROJECT, port: emulatorPort, accountsFile: join(folder, "accounts.json") }),
    freshDatabase({ people: [], recipes: [] }),
  ]);
  const config = readConfig({
    PORT: String(port),
    STATE_FOLDER: folder,
    DATABASE_POOL: "10",
    ...photoSettings(),
    ...settings,
  });
  const surroundings = { databaseUrl: database.url, emulatorHost: emulator.host };
  const log: string[] = [];
  // 127.0.0.1, where the page's address would have localhost: one address family less to guess.
  const host = `127.0.0.1:${port}`;
  const url = `http://${host}`;
  const everybody: Private[] = SEED_PEOPLE.map((person) => ({ uid: `seed-${person.slug}`, email: seedEmail(person) }));
  let running: { container: Container; server: RunningServer } | undefined;
  let signedUp = 0;

  async function start(): Promise<void> {
    const container = await createContainer(config, surroundings);
    container.rebind(tokens.logger).toConstantValue(pino({ level: "trace" }, { write: (line) => void log.push(line) }));
    await prepare(container, { seed, onProgress: () => {} });
    running = { container, server: await startServer(container) };
  }

  async function signUp(fullName: string): Promise<Cook> {
    signedUp += 1;
    const email = `cook-${signedUp}@kitchen-${port}.example`;
    const { uid, token } = await signUpAtEmulator(emulator.host, { email, password: "laid-table" });
    const somebody = { uid, email };
    everybody.push(somebody);
    return { ...somebody, fullName, token, client: new WatchedClient(url, { token, owner: somebody, everybody }) };
  }

  function now(): NonNullable<typeof running> {
    if (!running) throw new Error("Cannot ask the product: it is not running");
    return running;
  }

  await start();
  return {
    url,
    host,
    emulatorHost: emulator.host,
    databaseUrl: database.url,
    log,
    knex: database.knex,
    get container() {
      return now().container;
    },
    stranger: new WatchedClient(url, { everybody }),
    withToken: (token, owner) => new WatchedClient(url, { token, everybody, ...(owner ? { owner } : {}) }),
    signUp,
    async join(fullName) {
      const cook = await signUp(fullName);
      const { body } = await cook.client.post("/save-user", {
        json: { email: cook.email, fullName, firebaseUid: cook.uid },
      });
      return { ...cook, userId: (body as { userId: number }).userId };
    },
    async restart() {
      await now().server.stop();
      await start();
    },
    async stop() {
      await now().server.stop();
      await Promise.all([emulator.stop(), database.drop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
