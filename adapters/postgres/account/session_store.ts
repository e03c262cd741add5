import type { Knex } from "knex";
import type {
  AccessScope,
  AccessToken,
  IdentityId,
  NewSession,
  Session,
  SessionId,
  SessionStore,
  StoredSession,
  UserId,
} from "../../../core/account/mod.ts";

interface SessionRow {
  id: SessionId;
  user_id: UserId;
  device: string;
  scope: AccessScope | null;
  created_at: Date;
  last_seen_at: Date;
  checked_at: Date;
  expires_at: Date;
}

interface FoundRow extends SessionRow {
  sealed_proof: string;
  identity_id: IdentityId;
  email: string | null;
  full_name: string;
}

const COLUMNS = "session.id, user_id, device, scope, session.created_at, last_seen_at, checked_at, expires_at";

/** {@linkcode SessionStore} on the table `session`. */
export class PostgresSessionStore implements SessionStore {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async add(session: NewSession, max: number): Promise<readonly SessionId[]> {
    return await this.#knex.transaction(async (transaction) => {
      await transaction("session").insert(rowOf(session));
      // The new session stays, even if all others were used in the same millisecond.
      const { rows } = await transaction.raw<{ rows: { id: SessionId }[] }>(
        `DELETE FROM session WHERE id IN (
           SELECT id FROM session WHERE user_id = :userId AND id <> :id AND scope IS NULL ORDER BY last_seen_at DESC OFFSET :kept
         ) RETURNING id`,
        { userId: session.userId, id: session.id, kept: max - 1 },
      );
      return rows.map(({ id }) => id);
    });
  }

  async addAccessToken(token: NewSession & AccessToken, max: number): Promise<boolean> {
    return await this.#knex.transaction(async (transaction) => {
      // Two at once must not both see the last free place.
      await transaction("person").where({ id: token.userId }).forNoKeyUpdate().first("id");
      const [{ count } = { count: 0 }] = await transaction("session")
        .where({ user_id: token.userId })
        .whereNotNull("scope")
        .where("expires_at", ">", token.createdAt)
        .count<{ count: number }[]>();
      if (count >= max) return false;
      await transaction("session").insert(rowOf(token));
      return true;
    });
  }

  async listAccessTokens(userId: UserId, now: Date): Promise<readonly AccessToken[]> {
    const { rows } = await this.#knex.raw<{ rows: SessionRow[] }>(
      `SELECT ${COLUMNS} FROM session WHERE user_id = ? AND scope IS NOT NULL AND expires_at > ?
        ORDER BY created_at DESC, id`,
      [userId, now],
    );
    return rows.map(sessionOf).filter((session): session is AccessToken => session.scope !== undefined);
  }

  async find(tokenHash: string, now: Date): Promise<StoredSession | undefined> {
    const { rows } = await this.#knex.raw<{ rows: FoundRow[] }>(
      `SELECT ${COLUMNS}, sealed_proof, identity_id, email, full_name
       FROM session JOIN person ON person.id = user_id WHERE token_hash = ? AND expires_at > ?`,
      [tokenHash, now],
    );
    const [row] = rows;
    if (!row) return undefined;
    const { user_id: id, identity_id: identityId, email, full_name: fullName } = row;
    return {
      ...sessionOf(row),
      sealedProof: row.sealed_proof,
      person: { id, identityId, email: email ?? undefined, fullName },
    };
  }

  async list(userId: UserId, { now, max }: { now: Date; max: number }): Promise<readonly Session[]> {
    const { rows } = await this.#knex.raw<{ rows: SessionRow[] }>(
      `SELECT ${COLUMNS} FROM session WHERE user_id = ? AND scope IS NULL AND expires_at > ? ORDER BY last_seen_at DESC, id LIMIT ?`,
      [userId, now, max],
    );
    return rows.map(sessionOf);
  }

  async touch(
    id: SessionId,
    { lastSeenAt, checkedAt, expiresAt }: Pick<Session, "lastSeenAt" | "checkedAt" | "expiresAt">,
  ): Promise<void> {
    await this.#knex("session")
      .where({ id })
      .update({ last_seen_at: lastSeenAt, checked_at: checkedAt, expires_at: expiresAt });
  }

  async renewProof(id: SessionId, sealedProof: string): Promise<void> {
    await this.#knex("session").where({ id }).update({ sealed_proof: sealedProof });
  }

  async remove(userId: UserId, id: SessionId): Promise<boolean> {
    return (await this.#knex("session").where({ id, user_id: userId }).delete()) > 0;
  }

  async removeOthers(
    userId: UserId,
    { keep, accessTokens }: { keep: SessionId | undefined; accessTokens: boolean },
  ): Promise<readonly SessionId[]> {
    const { rows } = await this.#knex.raw<{ rows: { id: SessionId }[] }>(
      "DELETE FROM session WHERE user_id = ? AND (scope IS NULL OR ?) AND id IS DISTINCT FROM ? RETURNING id",
      [userId, accessTokens, keep ?? null],
    );
    return rows.map(({ id }) => id);
  }

  async sweep(now: Date): Promise<void> {
    await this.#knex.raw("DELETE FROM session WHERE expires_at <= ?", [now]);
  }
}

function rowOf(session: NewSession): Record<string, unknown> {
  return {
    id: session.id,
    token_hash: session.tokenHash,
    user_id: session.userId,
    device: session.device,
    scope: session.scope ?? null,
    sealed_proof: session.sealedProof,
    created_at: session.createdAt,
    last_seen_at: session.lastSeenAt,
    checked_at: session.checkedAt,
    expires_at: session.expiresAt,
  };
}

function sessionOf(row: SessionRow): Session {
  return {
    id: row.id,
    userId: row.user_id,
    device: row.device,
    ...(row.scope !== null && { scope: row.scope }),
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    checkedAt: row.checked_at,
    expiresAt: row.expires_at,
  };
}
