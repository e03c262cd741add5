import { openDatabase } from "../../adapters/postgres/database.ts";
import { incrementCatalogueVersion } from "../../adapters/postgres/recipe/catalogue_version.ts";
import { freePort } from "../../adapters/system/free_port.ts";
import { HttpCaller } from "../measure/http_caller.ts";
import { type MeasuredProcess, startServerProcess } from "../measure/measured_process.ts";
import { mean } from "../measure/percentile.ts";
import { settledMemory } from "../measure/settled_memory.ts";
import type { LoadFigure } from "./figures.ts";
import type { LoadEnvironment } from "./load_environment.ts";

/** Servers over one database. */
const SERVERS = 4;
const SETTLE_SECONDS = 10;

/** The cost of the ingredient search for several servers: its index when they start, and when the catalogue changes. */
export async function measureIndex({ stack, databaseUrl }: LoadEnvironment): Promise<LoadFigure[]> {
  const ports = [stack.port, ...(await Promise.all(Array.from({ length: SERVERS - 1 }, () => freePort())))];
  const settings = { ...stack.settingsOf(databaseUrl), CHAT_BUS: "postgres" };
  const servers = await Promise.all(
    ports.map((port) => startServerProcess({ ...settings, PORT: String(port) }, { port })),
  );
  const knex = openDatabase(databaseUrl, { size: 1 });
  try {
    const before = await memoryOf(servers);
    console.log("The first searches …");
    const first = await searchAtAll(servers);
    const loaded = await memoryOf(servers);
    console.log("The searches after a change of the catalogue …");
    await knex.transaction(incrementCatalogueVersion);
    const changed = await searchAtAll(servers);
    const after = await memoryOf(servers);
    const warm = await searchAtAll(servers);
    return [
      { name: "memory of a server before its first search", value: before, unit: "MB" },
      { name: "afterwards", value: loaded, unit: "MB" },
      { name: "after a change of the catalogue", value: after, unit: "MB" },
      { name: `until all of ${SERVERS} servers answered their first search`, value: first.seconds, unit: "s" },
      { name: "processor time of the servers for it", value: first.cpuSeconds, unit: "s" },
      { name: "until all answered after a change", value: changed.seconds, unit: "s" },
      { name: "processor time of the servers for it, after a change", value: changed.cpuSeconds, unit: "s" },
      { name: "until all answered once more", value: warm.seconds, unit: "s" },
    ];
  } finally {
    await Promise.all([knex.destroy(), ...servers.map((server) => server.stop())]);
  }
}

/** The mean of the servers, in megabytes. */
async function memoryOf(servers: readonly MeasuredProcess[]): Promise<number> {
  const each = await Promise.all(servers.map((server) => settledMemory(server, { seconds: SETTLE_SECONDS })));
  return mean(each);
}

/** Asks all servers at once. */
async function searchAtAll(servers: readonly MeasuredProcess[]): Promise<{ seconds: number; cpuSeconds: number }> {
  const cpuSeconds = async () =>
    (await Promise.all(servers.map((server) => server.cpuSeconds()))).reduce((sum, one) => sum + one, 0);
  const before = await cpuSeconds();
  const begun = performance.now();
  await Promise.all(
    servers.map(async ({ url }) => {
      const api = new HttpCaller(url);
      await api.call({
        method: "POST",
        path: "/find-recipes",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ingredients: ["tomatoes", "onion", "pasta", "cheddar"] }),
      });
      api.close();
    }),
  );
  return { seconds: (performance.now() - begun) / 1_000, cpuSeconds: (await cpuSeconds()) - before };
}
