import type { Knex } from "knex";

/**
 * The SQL of every statement that `work` sends, including BEGIN and COMMIT, in order. A test limits their number:
 * `expect(await countStatements(knex, () => reads.list())).toHaveLength(1)`.
 */
export async function countStatements(knex: Knex, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const note = ({ sql }: { sql: string }) => statements.push(sql);
  knex.on("query", note);
  try {
    await work();
  } finally {
    knex.off("query", note);
  }
  return statements;
}
