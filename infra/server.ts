import { existsSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Container } from "inversify";
import { createApp } from "../adapters/http/app.ts";
import { clientAddress, isSecureClient } from "../adapters/http/client_address.ts";
import { describeFault } from "../adapters/http/request_log.ts";
import { PostgresPersonChanges } from "../adapters/postgres/account/person_changes.ts";
import { isDatabaseUnavailable } from "../adapters/postgres/is_database_unavailable.ts";
import { isOwnHost } from "../adapters/shared/own_host.ts";
import { ChatServer } from "../adapters/ws/mod.ts";
import type { Config } from "./config.ts";
import { HttpDrain } from "./http_drain.ts";
import { createHttpServer } from "./http_server.ts";
import { loadPageRenderer } from "./page_renderer.ts";
import { readLanguages } from "./read_languages.ts";
import { startSweeper } from "./sweeper.ts";
import { tokens } from "./tokens.ts";

export interface RunningServer {
  /** Finishes open requests, accepts no new ones, and closes all connections. */
  stop(): Promise<void>;
}

const ROOT = join(import.meta.dirname, "..");
/** Longest wait for Postgres when closing the pool: Postgres may not answer any more. */
const SHUTDOWN_TIMEOUT_MS = 1_000;

/** Starts the HTTP and chat server. */
export async function startServer(container: Container): Promise<RunningServer> {
  const config = container.get(tokens.config);
  const server = createHttpServer();
  const drain = new HttpDrain(server);
  const app = await appOf(container, drain);
  server.on("request", app);
  const chat = chatServerOf(container, app);
  chat.attach(server);
  const sweeper = startSweeper(container);
  const importer = container.get(tokens.recipeImporter);
  const personChanges = await listenForPersonChanges(container);
  await listening(server, config);
  importer.start();

  return {
    async stop() {
      // `/readyz` fails first, so that a proxy stops sending requests before connections are refused.
      drain.begin();
      await delay(config.stopNoticeMs);
      await Promise.all([chat.close(), drain.end(), sweeper.stop()]);
      // Ends a drawing that the importer waits for.
      const threads = [
        tokens.weekPlanner,
        tokens.plateArtist,
        tokens.recipePageReader,
        tokens.recipeFileReader,
      ] as const;
      const importerStops = importer.stop();
      await Promise.all(threads.map((thread) => container.get<{ close(): Promise<void> }>(thread).close()));
      // A picture that is fetched for long is not waited for: another server continues when the lease ends.
      const open = Promise.all([importerStops, container.get(tokens.openDrawings).settled()]);
      await Promise.race([open, delay(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
      await Promise.all([container.get(tokens.chatBus).close(), personChanges?.close()]);
      await Promise.race([container.get(tokens.knex).destroy(), delay(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

async function appOf(container: Container, drain: HttpDrain): Promise<ReturnType<typeof createApp>> {
  const config = container.get(tokens.config);
  const knex = container.get(tokens.knex);
  const webAppFolder = join(ROOT, "webapp", "dist");
  return createApp({
    routes: container.getAll(tokens.routes).flat(),
    callerResolver: container.get(tokens.callerResolver),
    sessionResolver: container.get(tokens.sessionResolver),
    allowedOrigins: config.allowedOrigins,
    isOwnHost: hostCheckOf(config),
    clock: container.get(tokens.clock),
    logger: container.get(tokens.logger),
    registry: container.get(tokens.registry),
    clientConfig: clientConfigOf(config, container.get(tokens.backingServices).emulatorHost),
    rateLimits: config.rateLimits,
    rateLimiter: container.get(tokens.rateLimiter),
    metricsToken: config.metricsToken,
    trustedProxies: config.trustedProxies,
    webAppFolder: existsSync(join(webAppFolder, "index.html")) ? webAppFolder : undefined,
    renderPage: await loadPageRenderer(webAppFolder),
    languages: readLanguages(join(ROOT, "locales")),
    findPublicRecipe: container.get(tokens.findPublicRecipe),
    findLinkedRecipe: container.get(tokens.findLinkedRecipe),
    publicUrl: config.publicUrl,
    picturesFolder: join(ROOT, "catalogue", "pictures"),
    handlers: [
      container.get(tokens.photoHandler),
      container.get(tokens.calendarHandler),
      ...container.get(tokens.siteMapHandlers),
    ],
    isReady: async () => {
      if (drain.hasBegun) throw new Error("The server is stopping");
      await knex.raw("SELECT 1");
    },
    isUnavailable: isDatabaseUnavailable,
    hasReplica: config.databaseReadUrl !== undefined,
  });
}

/** Only while an emulator accepts every token can a foreign site that resolves to this machine do more than read public pages. */
function hostCheckOf({ identity, publicUrl, allowedOrigins }: Config) {
  const origins = publicUrl === undefined ? allowedOrigins : [publicUrl, ...allowedOrigins];
  return identity.emulator && ((host: string | undefined) => isOwnHost(host, { origins }));
}

function clientConfigOf({ identity }: Config, emulatorHost: string | undefined) {
  const { apiKey, authDomain, projectId, emulatorUrl, socialSignIn, oidc } = identity;
  return {
    firebase: { apiKey, authDomain, projectId },
    authEmulatorUrl: emulatorHost === undefined ? null : (emulatorUrl ?? `http://${emulatorHost}`),
    socialSignIn,
    providerName: oidc?.name ?? null,
  };
}

function chatServerOf(container: Container, app: ReturnType<typeof createApp>): ChatServer {
  const config = container.get(tokens.config);
  const { rateLimits, allowedOrigins, requireVerifiedEmail, unauthenticatedSocketsPerAddress } = config;
  const logger = container.get(tokens.logger);
  const callerResolver = container.get(tokens.callerResolver);
  const sessionResolver = container.get(tokens.sessionResolver);
  const chat = new ChatServer(
    {
      chat: container.get(tokens.chatStore),
      bus: container.get(tokens.chatBus),
      households: container.get(tokens.householdStore),
      verifiedEmails: requireVerifiedEmail ? container.get(tokens.personStore) : undefined,
      addressOf: (upgrade) => clientAddress(app, upgrade),
      rateLimiter: container.get(tokens.rateLimiter),
      async authenticate(token) {
        const { expiresAt } = await callerResolver.resolveIdentity(token);
        const { userId, identityId } = await callerResolver.resolveCaller(token);
        return { userId, identityId, expiresAt, recheck: () => callerResolver.resolveIdentity(token) };
      },
      async authenticateSession(token) {
        const { id: sessionId, caller, expiresAt } = await sessionResolver.resolve(token);
        const { userId, identityId } = caller;
        return { userId, identityId, expiresAt, sessionId, recheck: () => sessionResolver.resolve(token) };
      },
      isSecure: (upgrade) => isSecureClient(app, upgrade),
      onFault: (error) => logger.error({ fault: describeFault(error) }, "chat failed"),
    },
    {
      allowedOrigins,
      isOwnHost: hostCheckOf(config) ?? (() => true),
      maxUnauthenticatedSocketsPerAddress: unauthenticatedSocketsPerAddress,
      ...(rateLimits === "off"
        ? { messageRateLimit: "off", frameRateLimit: "off" }
        : { messageRateLimit: { capacity: rateLimits.chatBurst, refillPerSecond: rateLimits.chatPerSecond } }),
    },
  );
  sessionResolver.onEnded((sessions) => chat.closeSessions(sessions));
  return chat;
}

/**
 * Clears cached callers that another instance has changed, and closes the sockets of sessions that it has ended. A single
 * instance does both by itself.
 */
async function listenForPersonChanges(container: Container): Promise<PostgresPersonChanges | undefined> {
  if (container.get(tokens.config).chatBus.kind === "in-process") return undefined;
  const callerResolver = container.get(tokens.callerResolver);
  const sessionResolver = container.get(tokens.sessionResolver);
  const logger = container.get(tokens.logger);
  return await PostgresPersonChanges.open({
    url: container.get(tokens.backingServices).databaseUrl,
    onChange: (identityId) => callerResolver.forget(identityId),
    onSessionEnd: (id) => sessionResolver.ended([id]),
    onGap() {
      callerResolver.forgetAll();
      sessionResolver.forgetAll();
    },
    onFault: (error) => logger.error({ fault: describeFault(error) }, "listening for changed people failed"),
  });
}

function listening(server: Server, { host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}
