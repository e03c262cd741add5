import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import { inject } from "vitest";
import type { Route } from "../../../adapters/http/route.ts";
import { freshDatabase } from "../../../adapters/postgres/testing/fresh_database.ts";
import { forAll } from "../../../adapters/shared/testing/for_all.ts";
import { freePort } from "../../../adapters/system/free_port.ts";
import type { BootstrapOptions } from "../../../infra/bootstrap_database.ts";
import { readConfig } from "../../../infra/config.ts";
import { createContainer } from "../../../infra/container.ts";
import { seedEmail } from "../../../infra/seed/create_demo_users.ts";
import { SEED_PEOPLE } from "../../../infra/seed/people.ts";
import { tokens } from "../../../infra/tokens.ts";
import { ensureCatalogueTemplate } from "./catalogue_template.ts";
import { signInAtEmulator, signUpAtEmulator, verifyEmailAtEmulator } from "./emulator_sign_up.ts";
import { photoSettings } from "./photo_settings.ts";
import { ServerLog } from "./server_log.ts";
import { startTestedServer } from "./start_tested_server.ts";
import type { ServerStart } from "./tested_server.ts";
import { type Private, WatchedClient } from "./watched_client.ts";

/** A user who has signed up at the identity service. */
export interface Cook extends Private {
  readonly fullName: string;
  /** Valid for an hour. */
  readonly token: string;
  readonly refreshToken: string;
  /** Calls with that token. */
  readonly client: WatchedClient;
}

/** The whole product with real Postgres, photos and the identity service's emulator. Tests see its replies, log and data. */
export interface Product {
  /** Without a slash at the end. */
  readonly url: string;
  readonly host: string;
  readonly emulatorHost: string;
  readonly knex: Knex;
  readonly databaseUrl: string;
  /** Every log line for the requests that were answered so far, at every level. */
  readLog(): Promise<readonly string[]>;
  /** The mounted routes with their schemas. */
  routes(): Promise<readonly Route[]>;
  /** Calls without a token. */
  readonly stranger: WatchedClient;
  /** Signs up at the identity service only. */
  signUp(fullName: string): Promise<Cook>;
  /** Signs up and creates the account. */
  join(fullName: string): Promise<Cook & { readonly userId: number }>;
  /** Like {@linkcode Product.join}, with the one verified e-mail address that is a moderator's. */
  joinAsModerator(fullName: string): Promise<Cook & { readonly userId: number }>;
  /** A client with any token, or none. Its replies may contain private data of `owner` only. */
  withToken(token: string | undefined, owner?: Private): WatchedClient;
  /** Stops the server and starts another one on the same database and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface ProductOptions {
  /** Settings other than the defaults. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Default `catalogue`. */
  readonly seed?: BootstrapOptions["seed"];
}

const PASSWORD = "laid-table";

/** The product of a test file, from before its first test until after its last one. */
export function productForFile(options?: ProductOptions): Product {
  return forAll(
    () => startProduct(options),
    (product) => product.stop(),
  );
}

/** Starts it for one test file. */
export async function startProduct({ settings = {}, seed = "catalogue" }: ProductOptions = {}): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), "weekplate-product-"));
  const port = await freePort();
  const emulatorHost = inject("emulatorHost");
  const template = seed === "nothing" ? undefined : await ensureCatalogueTemplate(folder);
  const database = await freshDatabase({ people: [], recipes: [], ...(template ? { template } : {}) });
  const log = new ServerLog();
  // 127.0.0.1 and not localhost, which may be IPv4 or IPv6.
  const host = `127.0.0.1:${port}`;
  const url = `http://${host}`;
  const users: Private[] = SEED_PEOPLE.map((person) => ({ uid: `seed-${person.slug}`, email: seedEmail(person) }));
  const stranger = new WatchedClient(url, { users });
  // The emulator outlives this product, and its port may be another one's later.
  const mailDomain = `${randomUUID()}.example`;
  const moderator = `moderator@${mailDomain}`;
  const start: ServerStart = {
    port,
    settings: { DATABASE_POOL: "10", ...photoSettings(), MODERATORS: moderator, ...settings },
    databaseUrl: database.url,
    identity: { emulatorHost },
    seed,
    folder,
    log,
  };
  let server = await startTestedServer(start);
  let signedUp = 0;

  async function signUp(fullName: string): Promise<Cook> {
    signedUp += 1;
    const email = `cook-${signedUp}@${mailDomain}`;
    const { uid, token, refreshToken } = await signUpAtEmulator(emulatorHost, { email, password: PASSWORD });
    return cookOf({ uid, email, fullName, token, refreshToken });
  }

  function cookOf({ uid, email, fullName, token, refreshToken }: Omit<Cook, "client">): Cook {
    const user = { uid, email };
    users.push(user);
    return { ...user, fullName, token, refreshToken, client: new WatchedClient(url, { token, owner: user, users }) };
  }

  async function createAccount(cook: Cook): Promise<Cook & { readonly userId: number }> {
    const { email, fullName, uid: firebaseUid } = cook;
    const { body } = await cook.client.post("/save-user", { json: { email, fullName, firebaseUid } });
    return { ...cook, userId: (body as { userId: number }).userId };
  }

  return {
    url,
    host,
    emulatorHost,
    databaseUrl: database.url,
    knex: database.knex,
    async readLog() {
      // The log line of this call is the last one.
      const { headers } = await stranger.get("/healthz");
      await log.until(`${headers.get("x-request-id")}`);
      return log.lines;
    },
    routes: () => routesOf(start),
    stranger,
    withToken: (token, owner) =>
      new WatchedClient(url, { ...(token === undefined ? {} : { token }), users, ...(owner ? { owner } : {}) }),
    signUp,
    join: async (fullName) => createAccount(await signUp(fullName)),
    async joinAsModerator(fullName) {
      const account = { email: moderator, password: PASSWORD };
      const { uid } = await signUpAtEmulator(emulatorHost, account);
      await verifyEmailAtEmulator(emulatorHost, uid);
      // The first token says that the address is not verified.
      const { token, refreshToken } = await signInAtEmulator(emulatorHost, account);
      return createAccount(cookOf({ uid, email: moderator, fullName, token, refreshToken }));
    },
    async restart() {
      await server.stop();
      server = await startTestedServer(start);
    },
    async stop() {
      try {
        await server.stop();
      } finally {
        await database.drop();
        await rm(folder, { recursive: true, force: true, maxRetries: 5 });
      }
    },
  };
}

/** From a container in this process, because an image does not show its schemas. */
async function routesOf({ databaseUrl, folder }: ServerStart): Promise<readonly Route[]> {
  const config = readConfig({ STATE_FOLDER: folder, LOG_LEVEL: "silent" });
  const container = await createContainer(config, { databaseUrl, emulatorHost: undefined });
  const routes = container.getAll(tokens.routes).flat();
  await container.get(tokens.knex).destroy();
  return routes;
}
