import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocket } from "ws";
import type { Person, SessionId, UserId } from "../../../core/account/mod.ts";
import type { ChatBus, ChatStore } from "../../../core/chat/mod.ts";
import { DomainError } from "../../../core/shared/mod.ts";
import { InProcessChatBus } from "../../in_process/chat_bus.ts";
import { InProcessRateLimiter } from "../../in_process/rate_limiter.ts";
import { ingeborg, maya, tomas } from "../../memory/people_and_recipes.ts";
import { PostgresChatStore } from "../../postgres/chat/chat_store.ts";
import { PostgresHouseholdStore } from "../../postgres/household/household_store.ts";
import { type FreshDatabase, freshDatabase, type TestDatabase } from "../../postgres/testing/fresh_database.ts";
import { SystemClock } from "../../system/system_clock.ts";
import { ChatServer, type ChatServerOptions } from "../mod.ts";
import { TestDevice } from "./test_device.ts";

/** A running server with chat over real sockets. */
export interface ChatRig {
  readonly chat: ChatServer;
  readonly store: ChatStore;
  /** `127.0.0.1:49152` */
  readonly host: string;
  readonly url: string;
  /** Unexpected errors of the server. */
  readonly faults: unknown[];
  /** Makes the identity service unreachable, or reachable again. */
  setIdentityAvailable(available: boolean): void;
  /** Makes every credential of this person invalid. */
  signOut(person: Person): void;
  /** An unauthenticated device; `from` is its address, by default 127.0.0.1. */
  stranger(options?: { headers?: Record<string, string>; path?: string; from?: string }): Promise<TestDevice>;
  /** A person's device, authenticated and resumed, so that it receives only new messages. */
  device(person: Person): Promise<TestDevice>;
  close(): Promise<void>;
}

/** A token that the rig's server accepts, by default for an hour. */
export function tokenOf(person: Person, options: { secondsLeft?: number; version?: number } = {}): string {
  return `${person.id}.${options.secondsLeft ?? 3_600}.${options.version ?? 1}`;
}

/** A session's cookie that the rig's server accepts. */
export function sessionCookieOf(person: Person): { readonly id: SessionId; readonly cookie: string } {
  const id = String(person.id).padEnd(43, "s") as SessionId;
  return { id, cookie: `weekplate-session=${id}` };
}

/** A new database with Maya, Tomás and Ingeborg. */
export function chatDatabase(): Promise<FreshDatabase> {
  return freshDatabase({ people: [maya, tomas, ingeborg], recipes: [] });
}

/** Starts a server. Several servers with the same database and bus are several instances. */
export async function startChatRig(
  database: TestDatabase,
  { bus = new InProcessChatBus(), ...options }: Partial<ChatServerOptions> & { bus?: ChatBus } = {},
): Promise<ChatRig> {
  const people = new Map([maya, tomas, ingeborg].map((person) => [String(person.id), person]));
  const store = new PostgresChatStore(database.knex);
  const faults: unknown[] = [];
  let isIdentityAvailable = true;
  const signedOut = new Set<UserId>();

  async function recheck({ id }: Person): Promise<void> {
    if (!isIdentityAvailable) throw new DomainError("identity_unavailable", "Cannot check who you are just now");
    if (signedOut.has(id)) throw new DomainError("not_signed_in", "Please sign in");
  }

  const chat = new ChatServer(
    {
      chat: store,
      bus,
      households: new PostgresHouseholdStore(database.knex),
      addressOf: ({ socket }) => socket.remoteAddress ?? "unknown",
      rateLimiter: new InProcessRateLimiter({ clock: new SystemClock() }),
      async authenticate(token) {
        if (!isIdentityAvailable) throw new DomainError("identity_unavailable", "Cannot check who you are just now");
        const [id = "", secondsLeft = ""] = token.split(".");
        const person = people.get(id);
        if (!person) throw new DomainError("not_signed_in", "Please sign in");
        const expiresAt = new Date(Date.now() + Number(secondsLeft) * 1_000);
        return { userId: person.id, identityId: person.identityId, expiresAt, recheck: () => recheck(person) };
      },
      async authenticateSession(token) {
        const person = people.get(String(Number(token.slice(0, 1))));
        if (!person || signedOut.has(person.id)) throw new DomainError("not_signed_in", "Please sign in");
        const expiresAt = new Date(Date.now() + 3_600_000);
        const sessionId = token as SessionId;
        return {
          userId: person.id,
          identityId: person.identityId,
          expiresAt,
          sessionId,
          recheck: () => recheck(person),
        };
      },
      isSecure: () => false,
      onFault: (error) => faults.push(error),
    },
    options,
  );
  const server = createServer((_request, response) => response.end());
  chat.attach(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;

  return {
    chat,
    store,
    host,
    url: `ws://${host}/ws`,
    faults,
    setIdentityAvailable(available) {
      isIdentityAvailable = available;
    },
    signOut: ({ id }) => void signedOut.add(id),
    async stranger({ headers = {}, path = "/ws", from = "127.0.0.1" } = {}) {
      return await new TestDevice(new WebSocket(`ws://${host}${path}`, { headers, localAddress: from })).opened();
    },
    async device(person) {
      const headers = { authorization: `Bearer ${tokenOf(person)}` };
      const device = await new TestDevice(new WebSocket(`ws://${host}/ws`, { headers })).opened();
      const { cursor } = await device.next("authenticated");
      device.say("resume", { after: cursor });
      await device.next("resumed");
      return device;
    },
    async close() {
      await chat.close();
      server.close();
    },
  };
}
