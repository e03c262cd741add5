import type { IdentityId } from "../../core/account/mod.ts";
import { MonitoredConnection } from "./monitored_connection.ts";

const CHANNEL = "person";
/** As the chat's: how often it has to give a sign of life, how long that may take, and the wait between two attempts. */
const TIMING = { heartbeatIntervalMs: 2_000, timeoutMs: 2_000, retryDelayMs: 1_000 };

export interface PersonChangesOptions {
  readonly url: string;
  /** A person has another name, or is no more. Called for this instance's own changes too. */
  readonly onChange: (identityId: IdentityId) => void;
  /** Changes may have been missed. */
  readonly onGap: () => void;
  readonly onFault: (error: unknown) => void;
}

/**
 * Tells what another instance, or a direct database client, has changed about people, so that what is remembered of
 * them can be forgotten. Triggers on `person` tell; see the migration.
 */
export class PostgresPersonChanges {
  readonly #listening: MonitoredConnection;

  private constructor(listening: MonitoredConnection) {
    this.#listening = listening;
  }

  /** @throws where the database can't be reached; later breaks are mended. */
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
