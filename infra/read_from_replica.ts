import type { Knex } from "knex";
import type { Logger } from "pino";
import { Gauge, type Registry } from "prom-client";
import { ReadReplica } from "../adapters/postgres/read_replica.ts";

/** Lets a replica serve reads that tolerate lag, and reports its state to the log and the metrics. */
export function readFromReplica(
  knex: Knex,
  { replica, logger, registry }: { replica: Knex; logger: Logger; registry: Registry },
): void {
  const routed = ReadReplica.route(knex, {
    replica,
    onChange({ isUsable, reason }) {
      if (isUsable) logger.info("reads that tolerate lag use the replica");
      else logger.warn({ reason }, "reads that tolerate lag use the primary, because the replica can't be used");
    },
  });
  for (const { name, help, value } of [
    {
      name: "database_replica_usable",
      help: "1 while reads that tolerate lag use the replica",
      value: () => Number(routed.isUsable),
    },
    {
      name: "database_replica_lag_seconds",
      help: "How far the replica is behind, at most",
      value: () => routed.lagMs / 1_000,
    },
    {
      name: "database_replica_reads_total",
      help: "Statements and transactions that the replica answered",
      value: () => routed.reads,
    },
    {
      name: "database_replica_fallbacks_total",
      help: "Those that tolerate lag and that the primary answered",
      value: () => routed.fallbacks,
    },
  ]) {
    const gauge = new Gauge({
      name,
      help,
      registers: [],
      collect() {
        this.set(value());
      },
    });
    registry.registerMetric(gauge);
  }
}
