import { randomUUID } from "node:crypto";
import { Container, type ContainerModule } from "inversify";
import type { Knex } from "knex";
import { type Logger, pino } from "pino";
import { collectDefaultMetrics, Registry } from "prom-client";
import { FilesystemPhotoStorage } from "../adapters/filesystem/photo_storage.ts";
import { describeFault } from "../adapters/http/request_log.ts";
import { InProcessChatBus } from "../adapters/in_process/chat_bus.ts";
import { InProcessRateLimiter } from "../adapters/in_process/rate_limiter.ts";
import { HttpPageFetcher } from "../adapters/page_fetch/http_page_fetcher.ts";
import { PostgresChatBus } from "../adapters/postgres/chat/chat_bus.ts";
import { openDatabase } from "../adapters/postgres/database.ts";
import { PostgresRateLimiter } from "../adapters/postgres/rate_limiter.ts";
import { RandomIdSource } from "../adapters/system/random_id_source.ts";
import { CryptoSessionTokens } from "../adapters/system/session_tokens.ts";
import { SystemClock } from "../adapters/system/system_clock.ts";
import type { ChatBus } from "../core/chat/mod.ts";
import type { PhotoStorage } from "../core/community/mod.ts";
import type { BackingServices } from "./backing_services.ts";
import type { Config, OidcConfig, PhotosConfig } from "./config.ts";
import { accountModule } from "./modules/account_module.ts";
import { calendarModule } from "./modules/calendar_module.ts";
import { chatModule } from "./modules/chat_module.ts";
import { communityModule } from "./modules/community_module.ts";
import { cookbookModule } from "./modules/cookbook_module.ts";
import { firebaseModule } from "./modules/firebase_module.ts";
import { foodRulesModule } from "./modules/food_rules_module.ts";
import { householdModule } from "./modules/household_module.ts";
import { mealPlanModule } from "./modules/meal_plan_module.ts";
import { pantryModule } from "./modules/pantry_module.ts";
import { personalDataModule } from "./modules/personal_data_module.ts";
import { plateArtModule } from "./modules/plate_art_module.ts";
import { recipeImportModule } from "./modules/recipe_import_module.ts";
import { recipeModule } from "./modules/recipe_module.ts";
import { safetyModule } from "./modules/safety_module.ts";
import { sessionModule } from "./modules/session_module.ts";
import { shoppingModule } from "./modules/shopping_module.ts";
import { weekPlanModule } from "./modules/week_plan_module.ts";
import { readFromReplica } from "./read_from_replica.ts";
import { readableLog } from "./readable_log.ts";
import { serverUrl } from "./server_url.ts";
import { tokens } from "./tokens.ts";

/** Longest that a statement of a call may take; bootstrap_database.ts has its own pool, with more time. */
const STATEMENT_TIMEOUT_MS = 5_000;
/** Longest that it may wait for a lock. */
const LOCK_TIMEOUT_MS = 2_000;

/** Binds every port to its adapter, for one server. */
export async function createContainer(config: Config, backingServices: BackingServices): Promise<Container> {
  const container = new Container({ defaultScope: "Singleton" });
  // JSON for programs that collect logs, sentences for a person at a terminal.
  const isRead = config.databaseUrl === undefined || process.stdout.isTTY;
  const logger = pino({ level: config.logLevel }, isRead ? readableLog : pino.destination(1));
  const photoStorage = await openPhotoStorage(config.photos, logger);
  container.bind(tokens.config).toConstantValue(config);
  container.bind(tokens.backingServices).toConstantValue(backingServices);
  const { databaseUrl, emulatorHost } = backingServices;
  const pool = {
    size: config.databasePool,
    maxPerGroup: Math.max(2, Math.floor(config.databasePool / 3)),
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    lockTimeoutMs: LOCK_TIMEOUT_MS,
    watched: true,
  };
  const knex = openDatabase(databaseUrl, pool);
  const registry = processMetrics();
  if (config.databaseReadUrl !== undefined) {
    readFromReplica(knex, { replica: openDatabase(config.databaseReadUrl, pool), logger, registry });
  }
  container.bind(tokens.knex).toConstantValue(knex);
  container.bind(tokens.clock).toConstantValue(new SystemClock());
  container.bind(tokens.idSource).toConstantValue(new RandomIdSource());
  container.bind(tokens.logger).toConstantValue(logger);
  container.bind(tokens.registry).toConstantValue(registry);
  container.bind(tokens.photoStorage).toConstantValue(photoStorage);
  container.bind(tokens.chatBus).toConstantValue(await openChatBus(config, { knex, url: databaseUrl, logger }));
  container.bind(tokens.pageFetcher).toConstantValue(new HttpPageFetcher({ allowedHosts: config.importAllowHosts }));
  container.bind(tokens.sessionTokens).toConstantValue(new CryptoSessionTokens());
  // A single server counts in memory.
  container
    .bind(tokens.rateLimiter)
    .toDynamicValue(({ get }) =>
      config.chatBus.kind === "in-process"
        ? new InProcessRateLimiter({ clock: get(tokens.clock) })
        : new PostgresRateLimiter({ knex }),
    );
  const { oidc } = config.identity;
  container.load(
    oidc ? await openOidc(oidc, config) : firebaseModule(config.identity, emulatorHost),
    accountModule,
    sessionModule,
    recipeModule,
    foodRulesModule,
    householdModule,
    pantryModule,
    mealPlanModule,
    calendarModule,
    shoppingModule,
    weekPlanModule,
    plateArtModule,
    communityModule,
    cookbookModule,
    recipeImportModule,
    chatModule,
    safetyModule,
    personalDataModule,
  );
  return container;
}

async function openOidc(oidc: OidcConfig, config: Config): Promise<ContainerModule> {
  // Imported only when needed, as the photo storage below.
  const { oidcModule } = await import("./modules/oidc_module.ts");
  return oidcModule(oidc, config.publicUrl ?? serverUrl(config));
}

async function openChatBus(
  { chatBus }: Config,
  { knex, url, logger }: { knex: Knex; url: string; logger: Logger },
): Promise<ChatBus> {
  if (chatBus.kind === "in-process") return new InProcessChatBus();
  const instance = randomUUID();
  const onFault = (error: unknown) =>
    logger.error({ fault: describeFault(error) }, "publishing chat events to other instances failed");
  if (chatBus.kind === "postgres") return await PostgresChatBus.open({ knex, url, instance, onFault });
  // Imported only when needed, as the photo storage below.
  const { NatsChatBus } = await import("../adapters/nats/chat_bus.ts");
  return await NatsChatBus.open({ ...chatBus.servers, instance, onFault });
}

/** Opens the photo storage that the settings name. */
export async function openPhotoStorage(photos: PhotosConfig, logger: Logger): Promise<PhotoStorage> {
  if (photos.kind === "filesystem") return await FilesystemPhotoStorage.open(photos.folder);
  const { endpoint: url, accessKey, secretKey, bucket } = photos;
  // Imported only when needed, because its library takes 15 MB of memory.
  const { MinioPhotoStorage } = await import("../adapters/minio/photo_storage.ts");
  const storage = new MinioPhotoStorage({ url, accessKey, secretKey, bucket });
  // The server starts without it: only photos are unavailable until it answers.
  await storage.prepare().catch((error: unknown) => {
    logger.error({ fault: describeFault(error) }, "the photo storage can't be used yet");
  });
  return storage;
}

function processMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
