import { openDatabase } from "../../adapters/postgres/database.ts";
import { benchDatabase } from "../bench/bench_database.ts";
import type { BenchStack } from "../bench/bench_stack.ts";

const NAME = "load";

/** The address of a fresh copy of the benchmark's database: what one measurement writes, the next one does not find. */
export async function loadDatabase(stack: BenchStack, recipes: number): Promise<string> {
  const source = new URL(await benchDatabase(stack, recipes)).pathname.slice(1);
  const admin = openDatabase(stack.databaseUrl("postgres"), { size: 1 });
  try {
    await admin.raw("DROP DATABASE IF EXISTS ?? WITH (FORCE)", [NAME]);
    await admin.raw("CREATE DATABASE ?? TEMPLATE ??", [NAME, source]);
  } finally {
    await admin.destroy();
  }
  return stack.databaseUrl(NAME);
}
