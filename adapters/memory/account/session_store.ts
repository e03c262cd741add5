import type {
  AccessToken,
  NewSession,
  PersonStore,
  Session,
  SessionId,
  SessionStore,
  StoredSession,
  UserId,
} from "../../../core/account/mod.ts";

/** {@linkcode SessionStore} in memory. */
export class MemorySessionStore implements SessionStore {
  readonly #people: Pick<PersonStore, "find">;
  readonly #sessions = new Map<SessionId, NewSession>();

  constructor(people: Pick<PersonStore, "find">) {
    this.#people = people;
  }

  async add(session: NewSession, max: number): Promise<readonly SessionId[]> {
    const surplus = this.#of(session.userId).slice(max - 1);
    this.#sessions.set(session.id, session);
    return this.#remove(surplus);
  }

  async addAccessToken(token: NewSession & AccessToken, max: number): Promise<boolean> {
    if ((await this.listAccessTokens(token.userId, token.createdAt)).length >= max) return false;
    this.#sessions.set(token.id, token);
    return true;
  }

  async listAccessTokens(userId: UserId, now: Date): Promise<readonly AccessToken[]> {
    return [...this.#sessions.values()]
      .filter((session) => session.userId === userId && session.expiresAt > now)
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || a.id.localeCompare(b.id))
      .map(sessionOf)
      .filter((session): session is AccessToken => session.scope !== undefined);
  }

  async find(tokenHash: string, now: Date): Promise<StoredSession | undefined> {
    const found = [...this.#sessions.values()].find((session) => session.tokenHash === tokenHash);
    if (!found || found.expiresAt <= now) return undefined;
    const person = await this.#people.find(found.userId);
    return person && { ...sessionOf(found), sealedProof: found.sealedProof, person };
  }

  async list(userId: UserId, { now, max }: { now: Date; max: number }): Promise<readonly Session[]> {
    return this.#of(userId)
      .filter(({ expiresAt }) => expiresAt > now)
      .slice(0, max)
      .map(sessionOf);
  }

  async touch(id: SessionId, times: Pick<Session, "lastSeenAt" | "checkedAt" | "expiresAt">): Promise<void> {
    const session = this.#sessions.get(id);
    if (session) this.#sessions.set(id, { ...session, ...times });
  }

  async renewProof(id: SessionId, sealedProof: string): Promise<void> {
    const session = this.#sessions.get(id);
    if (session) this.#sessions.set(id, { ...session, sealedProof });
  }

  async remove(userId: UserId, id: SessionId): Promise<boolean> {
    return this.#sessions.get(id)?.userId === userId && this.#sessions.delete(id);
  }

  async removeOthers(
    userId: UserId,
    { keep, accessTokens }: { keep: SessionId | undefined; accessTokens: boolean },
  ): Promise<readonly SessionId[]> {
    return this.#remove(
      [...this.#sessions.values()].filter(
        (session) => session.userId === userId && session.id !== keep && (accessTokens || session.scope === undefined),
      ),
    );
  }

  async sweep(now: Date): Promise<void> {
    this.#remove([...this.#sessions.values()].filter(({ expiresAt }) => expiresAt <= now));
  }

  #of(userId: UserId): NewSession[] {
    return [...this.#sessions.values()]
      .filter((session) => session.userId === userId && session.scope === undefined)
      .toSorted((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime() || a.id.localeCompare(b.id));
  }

  #remove(sessions: readonly NewSession[]): readonly SessionId[] {
    for (const { id } of sessions) this.#sessions.delete(id);
    return sessions.map(({ id }) => id);
  }
}

function sessionOf({ tokenHash: _tokenHash, sealedProof: _sealedProof, ...session }: NewSession): Session {
  return session;
}
