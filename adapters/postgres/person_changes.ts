import type { IdentityId } from "../../core/account/mod.ts";
import { MonitoredConnection } from "./monitored_connection.ts";

const CHANNEL = "person";
/** The chat bus's values: interval and timeout of the health check, and the delay between attempts to connect. */
const TIMING = { heartbeatIntervalMs: 2_000, timeoutMs: 2_000, retryDelayMs: 1_000 };

export interface PersonChangesOptions {
  readonly url: string;
  /** A person's name changed, or the person was deleted. Also called for this instance's own changes. */
  readonly onChange: (identityId: IdentityId) => void;
  /** Changes may have been missed. */
  readonly onGap: () => void;
  readonly onFault: (error: unknown) => void;
}

/**
 * Reports changes of people by other instances and database clients, so that cached people can be dropped. Triggers on
 * `person` send the changes; see the migration.
 */
export class PostgresPersonChanges {
  readonly #listening: MonitoredConnection;

  private constructor(listening: MonitoredConnection) {
    this.#listening = listening;
  }

  /** @throws where the database can't be reached; a connection that breaks later is replaced. */
  static async open({ url, onChange, onGap, onFault }: PersonChangesOptions): Promise<PostgresPersonChanges> {
    const listening = await MonitoredConnection.open({
      ...TIMING,
      url,
      name: "weekplate people",
      async onConnect(client) {
        client.on("notification", ({ payload = "" }) => onChange(payload as IdentityId)); // sound: the trigger tells it
        await client.query(`LISTEN ${CHANNEL}`);
        onGap();
      },
      onDown: onFault,
    });
    return new PostgresPersonChanges(listening);
  }

  async close(): Promise<void> {
    await this.#listening.close();
  }
}
