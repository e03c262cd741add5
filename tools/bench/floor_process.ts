import { createServer, type ServerResponse } from "node:http";
import { Pool } from "pg";
import type { Statement } from "./capture_statements.ts";

// The floor: the same SQL statements over bare `node:http` and `pg`, with the rows as JSON. No server can be faster. It
// is a separate process, as the server is; floor.ts starts it and sends it a FloorOrder.

/** The floor runs the statements of each request at `/0`, `/1` and so on. */
export interface FloorOrder {
  readonly databaseUrl: string;
  readonly poolSize: number;
  readonly replies: readonly (readonly Statement[])[];
}

process.once("message", ({ databaseUrl, poolSize, replies }: FloorOrder) => {
  const pool = new Pool({ connectionString: databaseUrl, max: poolSize });

  async function answer(statements: readonly Statement[]): Promise<Buffer> {
    const results: unknown[] = [];
    for (const { name, text, values } of statements) {
      const { rows } = await pool.query({ ...(name === undefined ? {} : { name }), text, values: [...values] });
      results.push(rows);
    }
    return Buffer.from(JSON.stringify(results.length === 1 ? results[0] : results));
  }

  async function reply(place: string | undefined, response: ServerResponse): Promise<void> {
    try {
      const body = await answer(replies[Number(place)] ?? []);
      response.setHeader("content-type", "application/json; charset=utf-8");
      response.setHeader("content-length", body.length);
      response.end(body);
    } catch (error) {
      response.statusCode = 500;
      response.end(String(error));
    }
  }

  const server = createServer((request, response) => {
    request.resume().once("end", () => void reply(request.url?.slice(1), response));
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.(typeof address === "object" && address ? address.port : 0);
  });
});
process.on("disconnect", () => process.exit(0)); // the parent process is gone
