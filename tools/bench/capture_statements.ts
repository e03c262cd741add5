import { readConfig } from "../../infra/config.ts";
import { createContainer } from "../../infra/container.ts";
import { startServer } from "../../infra/server.ts";
import { tokens } from "../../infra/tokens.ts";
import type { BenchRequest } from "../measure/read_calls.ts";

/** An SQL statement as it was sent to Postgres. */
export interface Statement {
  /** Name of the prepared statement; undefined if Postgres plans it each time. */
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The event that Knex emits before it sends a statement. */
interface QueryEvent {
  readonly sql: string;
  readonly bindings?: readonly unknown[];
  readonly options?: { readonly name?: string } | null;
}

/** The part of Knex that emits it. */
export interface QueryEmitter {
  on(event: "query", listener: (event: QueryEvent) => void): unknown;
  off(event: "query", listener: (event: QueryEvent) => void): unknown;
}

export interface CaptureOptions {
  /** The server's environment. */
  readonly settings: Readonly<Record<string, string>>;
  readonly port: number;
}

/**
 * The statements that our stores send to Postgres for each request, in order. The server runs in this process for it.
 * Each request is made twice and only the second one counts, because the first may fill caches.
 *
 * @throws {Error} for a request that fails
 */
export async function captureStatements(
  requests: readonly BenchRequest[],
  { settings, port }: CaptureOptions,
): Promise<Statement[][]> {
  const config = readConfig(settings);
  const container = await createContainer(config, {
    databaseUrl: config.databaseUrl ?? "",
    emulatorHost: config.identity.emulator?.kind === "given" ? config.identity.emulator.host : undefined,
  });
  const server = await startServer(container);
  const knex = container.get(tokens.knex);
  const captured: Statement[][] = [];
  try {
    for (const request of requests) {
      // The first search by ingredients reads the whole catalogue, which takes a busy machine longer than a request may.
      await make(request, port).catch(() => make(request, port));
      captured.push(await recordStatements(knex, () => make(request, port)));
    }
  } finally {
    await server.stop();
  }
  return captured;
}

/** The statements that are sent during `work`, in the form that `pg` accepts. */
export async function recordStatements(knex: QueryEmitter, work: () => Promise<void>): Promise<Statement[]> {
  const recorded: Statement[] = [];
  const record = ({ sql, bindings = [], options }: QueryEvent) => {
    recorded.push({ name: options?.name, text: sql, values: [...bindings] });
  };
  knex.on("query", record);
  try {
    await work();
  } finally {
    knex.off("query", record);
  }
  return recorded;
}

async function make({ method, path, headers, body }: BenchRequest, port: number): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body: body ?? null });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`Cannot measure ${method} ${path}: it answers ${reply.status} ${text}`);
}
