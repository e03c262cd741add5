import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import type { Container } from "inversify";
import { createApp } from "../adapters/http/app.ts";
import { describeFault } from "../adapters/http/request_log.ts";
import { isDatabaseUnavailable } from "../adapters/postgres/is_database_unavailable.ts";
import { ChatServer } from "../adapters/ws/mod.ts";
import type { Config } from "./config.ts";
import { startSweeping } from "./sweeping.ts";
import { tokens } from "./tokens.ts";

export interface RunningServer {
  /** Takes nothing new, answers what has begun, and lets go of everything. */
  stop(): Promise<void>;
}

const ROOT = join(import.meta.dirname, "..");
/** Longest wait for what has begun when the server stops, in milliseconds. */
const DRAIN_PATIENCE = 10_000;
/** How often a server that stops lets go of idle connections, in milliseconds. */
const IDLE_CHECK_EVERY = 50;

/** Listens with everything that the container holds. */
export async function startServer(container: Container): Promise<RunningServer> {
  const config = container.get(tokens.config);
  const server = createServer(appOf(container));
  // Longer than a proxy keeps its idle connections, so that none is closed under a request.
  server.keepAliveTimeout = 65_000;
  server.requestTimeout = 60_000;
  const chat = chatServerOf(container);
  chat.attach(server);
  const sweeping = startSweeping(container);
  await listening(server, config.port);

  return {
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      // Again and again: a connection whose last request is answered would be kept for the next one.
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_EVERY);
      const patience = setTimeout(() => server.closeAllConnections(), DRAIN_PATIENCE);
      await Promise.all([chat.close(), closed, sweeping.stop()]);
      clearInterval(idle);
      clearTimeout(patience);
      await container.get(tokens.chatBus).close();
      await container.get(tokens.knex).destroy();
    },
  };
}

function appOf(container: Container): ReturnType<typeof createApp> {
  const config = container.get(tokens.config);
  const knex = container.get(tokens.knex);
  const webAppFolder = join(ROOT, "webapp", "dist");
  return createApp({
    routes: container.getAll(tokens.route),
    callers: container.get(tokens.callers),
    clock: container.get(tokens.clock),
    logger: container.get(tokens.logger),
    registry: container.get(tokens.registry),
    clientConfig: clientConfigOf(config, container.get(tokens.surroundings).emulatorHost),
    rateLimits: config.rateLimits,
    metricsToken: config.metricsToken,
    trustedProxies: config.trustedProxies,
    webAppFolder: existsSync(join(webAppFolder, "index.html")) ? webAppFolder : undefined,
    picturesFolder: join(ROOT, "infra", "catalogue", "pictures"),
    handlers: [container.get(tokens.photoHandler)],
    isReady: async () => {
      await knex.raw("SELECT 1");
    },
    isUnavailable: isDatabaseUnavailable,
  });
}

function clientConfigOf({ identity }: Config, emulatorHost: string | undefined) {
  const { apiKey, authDomain, projectId, emulatorUrl } = identity;
  return {
    firebase: { apiKey, authDomain, projectId },
    authEmulatorUrl: emulatorHost === undefined ? null : (emulatorUrl ?? `http://${emulatorHost}`),
  };
}

function chatServerOf(container: Container): ChatServer {
  const { rateLimits, allowedOrigins } = container.get(tokens.config);
  const logger = container.get(tokens.logger);
  const callers = container.get(tokens.callers);
  return new ChatServer(
    {
      chat: container.get(tokens.chatStore),
      bus: container.get(tokens.chatBus),
      authenticate: async (token) => {
        const { expiresAt } = await callers.identityOf(token);
        return { ...(await callers.callerOf(token)), expiresAt };
      },
      onFault: (error) => logger.error({ fault: describeFault(error) }, "chat failed"),
    },
    {
      allowedOrigins,
      ...(rateLimits === "off"
        ? { sendAllowance: "off", frameAllowance: "off" }
        : { sendAllowance: { atOnce: rateLimits.chatBurst, perSecond: rateLimits.chatPerSecond } }),
    },
  );
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, () => {
      server.off("error", reject);
      resolve();
    });
  });
}
