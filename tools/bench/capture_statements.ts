import { readConfig } from "../../infra/config.ts";
import { createContainer } from "../../infra/container.ts";
import { startServer } from "../../infra/server.ts";
import { tokens } from "../../infra/tokens.ts";
import type { BenchRequest } from "./read_calls.ts";

/** A statement as it went to Postgres. */
export interface Statement {
  /** Of the prepared statement; undefined where Postgres is to plan it anew each time. */
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What Knex tells of a statement before it sends it. */
interface QueryEvent {
  readonly sql: string;
  readonly bindings?: readonly unknown[];
  readonly options?: { readonly name?: string } | null;
}

/** The part of Knex that tells. */
export interface QueryTeller {
  on(event: "query", hear: (event: QueryEvent) => void): unknown;
  off(event: "query", hear: (event: QueryEvent) => void): unknown;
}

export interface CaptureOptions {
  /** Settings of the server, as its environment. */
  readonly settings: Readonly<Record<string, string>>;
  readonly port: number;
}

/**
 * What each request has our own stores ask Postgres, in the order asked. The server runs in this process for it. Each
 * request is made twice and the second one counts: what is asked once and then remembered is no part of a call.
 *
 * @throws {Error} for a request that is refused
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
      await make(request, port);
      captured.push(await recordStatements(knex, () => make(request, port)));
    }
  } finally {
    await server.stop();
  }
  return captured;
}

/** What goes to Postgres while `work` is done, as bare `pg` takes it. */
export async function recordStatements(knex: QueryTeller, work: () => Promise<void>): Promise<Statement[]> {
  const heard: Statement[] = [];
  const hear = ({ sql, bindings = [], options }: QueryEvent) => {
    heard.push({ name: options?.name, text: sql, values: [...bindings] });
  };
  knex.on("query", hear);
  try {
    await work();
  } finally {
    knex.off("query", hear);
  }
  return heard;
}

async function make({ method, path, headers, body }: BenchRequest, port: number): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body: body ?? null });
  const said = await reply.text();
  if (!reply.ok) throw new Error(`Cannot measure ${method} ${path}: it answers ${reply.status} ${said}`);
}
