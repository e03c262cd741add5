import { join } from "node:path";
import type { z } from "zod";
import { freePort } from "../../adapters/system/free_port.ts";
import type { IdentityId, IdentityVerifier } from "../../core/account/mod.ts";
import { type CalendarDate, type Clock, calendarDate } from "../../core/shared/mod.ts";
import { bootstrapDatabase } from "../../infra/bootstrap_database.ts";
import { readConfig } from "../../infra/config.ts";
import { createContainer } from "../../infra/container.ts";
import { startEmbeddedStack } from "../../infra/embedded/embedded_stack.ts";
import { startServer } from "../../infra/server.ts";
import { tokens } from "../../infra/tokens.ts";
import { emptyDatabase } from "../../tests/testing/empty_database.ts";

const STATE_FOLDER = join(import.meta.dirname, "..", "..", ".cache", "relevance");
const DATABASE = "relevance";
/** A Wednesday, so that a plan has days before and after it. Fixed, so that results can be compared. */
const FIRST_DAY = calendarDate("2026-11-25");

/** A client's call. */
export interface ProductCall<Reply> {
  readonly method?: "GET" | "POST" | "PUT";
  /** Including the query. */
  readonly path: string;
  readonly body?: unknown;
  /** The signed-in person, if any. Every name is accepted. */
  readonly as?: string;
  readonly reply: z.ZodType<Reply>;
}

/** The product on a fresh database with the catalogue, as a client sees it. */
export interface Product {
  /** @throws {Error} with the reply if the product refuses. */
  call<Reply>(call: ProductCall<Reply>): Promise<Reply>;
  /** Sets the product's date. */
  setDay(day: CalendarDate): void;
  stop(): Promise<void>;
}

/** Starts a real Postgres, imports the catalogue and serves it. Without sign-in: a token is its owner's name. */
export async function startProduct(): Promise<Product> {
  const port = await freePort();
  const config = readConfig({
    PORT: String(port),
    STATE_FOLDER: process.env["STATE_FOLDER"] ?? STATE_FOLDER,
    FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:1", // unused: no user signs in
    RATE_LIMITS: "off",
    LOG_LEVEL: "warn",
  });
  const stack = await startEmbeddedStack(config);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void stack.stop().finally(() => process.exit(130)));
  }
  try {
    const databaseUrl = await emptyDatabase(stack.databaseUrl, DATABASE);
    const container = await createContainer(config, { databaseUrl, emulatorHost: stack.emulatorHost });
    let today = FIRST_DAY;
    const clock: Clock = { now: () => new Date(`${today}T12:00:00Z`), today: () => today };
    container.rebind(tokens.clock).toConstantValue(clock);
    container.rebind(tokens.identityVerifier).toConstantValue(trustEveryToken);
    container.rebind(tokens.identityAccounts).toConstantValue({ check: async (_identityId, proof) => ({ proof }) });
    await bootstrapDatabase(container, { seed: "catalogue", onProgress: () => {} });
    const server = await startServer(container);
    return {
      call: (call) => callProduct(`http://127.0.0.1:${port}`, call),
      setDay(day) {
        today = day;
      },
      async stop() {
        await server.stop();
        await stack.stop();
      },
    };
  } catch (error) {
    await stack.stop();
    throw error;
  }
}

const trustEveryToken: IdentityVerifier = {
  async verify(token) {
    const identityId = token as IdentityId; // sound because here a token is nothing but its owner's name
    return { identityId, email: undefined, name: token, signedInAt: new Date(), expiresAt: new Date("2999-01-01") };
  },
};

async function callProduct<Reply>(
  origin: string,
  { method = "GET", path, body, as, reply }: ProductCall<Reply>,
): Promise<Reply> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(as === undefined ? {} : { authorization: `Bearer ${as}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} was refused: ${response.status} ${text}`);
  return reply.parse(text === "" ? undefined : JSON.parse(text));
}
