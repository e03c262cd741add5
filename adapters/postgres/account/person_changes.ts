import type { IdentityId, SessionId } from "../../../core/account/mod.ts";
import { MonitoredConnection } from "../monitored_connection.ts";

const PERSON_CHANNEL = "person";
const SESSION_CHANNEL = "session";
/** The chat bus's values: interval and timeout of the health check, and the delay between attempts to connect. */
const TIMING = { heartbeatIntervalMs: 2_000, timeoutMs: 2_000, retryDelayMs: 1_000 };

export interface PersonChangesOptions {
  readonly url: string;
  /** A person's name changed, or the person was deleted. Also called for this instance's own changes. */
  readonly onChange: (identityId: IdentityId) => void;
  /** A session ended before it expired. Also called for this instance's own ends. */
  readonly onSessionEnd: (id: SessionId) => void;
  /** Changes may have been missed. */
  readonly onGap: () => void;
  readonly onFault: (error: unknown) => void;
}

/**
 * Reports changes of people and ended sessions by other instances and database clients, so that caches can drop them.
 * Triggers on `person` and `session` send them; see the migrations.
 */
export class PostgresPersonChanges {
  readonly #listening: MonitoredConnection;

  private constructor(listening: MonitoredConnection) {
    this.#listening = listening;
  }

  /** @throws where the database can't be reached; a connection that breaks later is replaced. */
  static async open({
    url,
    onChange,
    onSessionEnd,
    onGap,
    onFault,
  }: PersonChangesOptions): Promise<PostgresPersonChanges> {
    const listening = await MonitoredConnection.open({
      ...TIMING,
      url,
      name: "weekplate people",
      async onConnect(client) {
        client.on("notification", ({ channel, payload = "" }) => {
          // sound: the triggers send these ids
          if (channel === SESSION_CHANNEL) onSessionEnd(payload as SessionId);
          else onChange(payload as IdentityId); // sound: see above
        });
        await client.query(`LISTEN ${PERSON_CHANNEL}`);
        await client.query(`LISTEN ${SESSION_CHANNEL}`);
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
