import { Client } from "pg";
import type { Statement } from "./capture_statements.ts";

/** Postgres's `EXPLAIN ANALYZE` of each statement, below the statement's text. */
export async function explain(databaseUrl: string, statements: readonly Statement[]): Promise<string> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const parts: string[] = [];
    for (const { text, values } of statements) {
      const { rows } = await client.query<{ "QUERY PLAN": string }>(`EXPLAIN (ANALYZE, BUFFERS) ${text}`, [...values]);
      parts.push([text.trim(), `-- ${JSON.stringify(values)}`, ...rows.map((row) => row["QUERY PLAN"])].join("\n"));
    }
    return parts.join("\n\n");
  } finally {
    await client.end();
  }
}
