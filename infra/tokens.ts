import type { RequestHandler } from "express";
import type { ServiceIdentifier } from "inversify";
import type { Knex } from "knex";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import type { ProviderLogOut } from "../adapters/http/account/session_routes.ts";
import type { AccountChecks } from "../adapters/http/callers/account_checks.ts";
import type { CallerResolver } from "../adapters/http/callers/caller_resolver.ts";
import type { SessionResolver } from "../adapters/http/callers/session_resolver.ts";
import type { Route } from "../adapters/http/route.ts";
import type { BackgroundLoop } from "../adapters/in_process/background_loop.ts";
import type { OpenTasks } from "../adapters/in_process/open_tasks.ts";
import type { PostgresModeration } from "../adapters/postgres/safety/moderation.ts";
import type { RateLimiter } from "../adapters/shared/rate_limiter.ts";
import type { WorkerPlateArtist } from "../adapters/worker_threads/plate_artist.ts";
import type { WorkerRecipeFileReader } from "../adapters/worker_threads/recipe_file_reader.ts";
import type { WorkerRecipePageReader } from "../adapters/worker_threads/recipe_page_reader.ts";
import type { WorkerWeekPlanner } from "../adapters/worker_threads/week_planner.ts";
import type {
  IdentityAccounts,
  IdentityVerifier,
  PersonStore,
  PreferenceStore,
  RedirectSignIn,
  SessionStore,
  SessionTokens,
  VerificationMails,
} from "../core/account/mod.ts";
import type { CalendarFeedStore } from "../core/calendar/mod.ts";
import type { AnyHouseholdChange, ChatBus, ChatStore } from "../core/chat/mod.ts";
import type { PhotoProcessor, PhotoStorage, PostFeed, PostStore } from "../core/community/mod.ts";
import type { OwnRecipeStore, PageFetcher, RecipeImportStore } from "../core/cookbook/mod.ts";
import type { FoodFactsSource, FoodStore, FoodTables } from "../core/food/mod.ts";
import type { FoodRulesStore } from "../core/food_rules/mod.ts";
import type { HouseholdEvents, HouseholdStore } from "../core/household/mod.ts";
import type { IngredientSource } from "../core/ingredient_search/mod.ts";
import type { MealPlanReads, MealPlanStore } from "../core/meal_plan/mod.ts";
import type { PantryStore } from "../core/pantry/mod.ts";
import type { IdentityRemoval, PersonData } from "../core/personal_data/mod.ts";
import type { OpinionStore, RecipePage, RecipePages, RecipeStore } from "../core/recipe/mod.ts";
import type { BlockStore } from "../core/safety/mod.ts";
import type { Clock, IdSource } from "../core/shared/mod.ts";
import type { BackingServices } from "./backing_services.ts";
import type { Config } from "./config.ts";

// One token for each dependency that can be replaced. Its type argument makes a wrong binding a compile error.
// A use case that only its own route needs has no token: its module passes it to the route directly.

export const tokens = {
  config: token<Config>("config"),
  backingServices: token<BackingServices>("backingServices"),
  logger: token<Logger>("logger"),
  registry: token<Registry>("registry"),
  knex: token<Knex>("knex"),
  clock: token<Clock>("clock"),
  idSource: token<IdSource>("idSource"),
  identityVerifier: token<IdentityVerifier>("identityVerifier"),
  identityAccounts: token<IdentityAccounts>("identityAccounts"),
  /** Deletes accounts of the identity service. */
  identityRemoval: token<IdentityRemoval>("identityRemoval"),
  /** Bound only where people sign in at a provider. */
  redirectSignIn: token<RedirectSignIn>("redirectSignIn"),
  /** Finds nothing where people sign in at Firebase. */
  providerLogOut: token<ProviderLogOut>("providerLogOut"),
  accountChecks: token<AccountChecks>("accountChecks"),
  sessionStore: token<SessionStore>("sessionStore"),
  sessionTokens: token<SessionTokens>("sessionTokens"),
  /** Resolves session cookies to callers, and reports ended sessions. */
  sessionResolver: token<SessionResolver>("sessionResolver"),
  /** Resolves tokens to callers, for routes and chat sockets. */
  callerResolver: token<CallerResolver>("callerResolver"),
  personStore: token<PersonStore>("personStore"),
  preferenceStore: token<PreferenceStore>("preferenceStore"),
  recipeStore: token<RecipeStore>("recipeStore"),
  /** Finds a recipe that anyone may read, by its id. */
  findPublicRecipe: token<RecipePages["find"]>("findPublicRecipe"),
  /** Finds a recipe by its secret link, of which it gets the secret itself. */
  findLinkedRecipe: token<(link: string) => Promise<RecipePage | undefined>>("findLinkedRecipe"),
  /** Serves the files for search engines, each under its path. */
  siteMapHandlers: token<readonly { readonly path: string; readonly handler: RequestHandler }[]>("siteMapHandlers"),
  foodStore: token<FoodStore>("foodStore"),
  opinionStore: token<OpinionStore>("opinionStore"),
  foodRulesStore: token<FoodRulesStore>("foodRulesStore"),
  foodFacts: token<FoodFactsSource>("foodFacts"),
  foodTables: token<FoodTables>("foodTables"),
  ingredientSource: token<IngredientSource>("ingredientSource"),
  mealPlanStore: token<MealPlanStore>("mealPlanStore"),
  mealPlanReads: token<MealPlanReads>("mealPlanReads"),
  /** Fetches addresses that people enter from the public internet. */
  pageFetcher: token<PageFetcher>("pageFetcher"),
  ownRecipeStore: token<OwnRecipeStore>("ownRecipeStore"),
  /** Reads recipes of web pages in a thread of its own. */
  recipePageReader: token<WorkerRecipePageReader>("recipePageReader"),
  /** Reads the files of other programs in a thread of its own. */
  recipeFileReader: token<WorkerRecipeFileReader>("recipeFileReader"),
  recipeImportStore: token<RecipeImportStore>("recipeImportStore"),
  /** Imports the recipes of files in the background. */
  recipeImporter: token<BackgroundLoop>("recipeImporter"),
  calendarFeedStore: token<CalendarFeedStore>("calendarFeedStore"),
  /** Serves the calendar feeds under this path. */
  calendarHandler: token<{ readonly path: string; readonly handler: RequestHandler }>("calendarHandler"),
  householdStore: token<HouseholdStore>("householdStore"),
  /** Notifies every instance of changes of households and their plans, over the chat's bus. */
  householdEvents: token<HouseholdEvents<AnyHouseholdChange>>("householdEvents"),
  pantryStore: token<PantryStore>("pantryStore"),
  /** Searches weeks in a thread of its own. */
  weekPlanner: token<WorkerWeekPlanner>("weekPlanner"),
  /** Draws plates of own recipes in a thread of its own. */
  plateArtist: token<WorkerPlateArtist>("plateArtist"),
  /** Drawings that no reply waits for. */
  openDrawings: token<OpenTasks>("openDrawings"),
  postStore: token<PostStore>("postStore"),
  postFeed: token<PostFeed>("postFeed"),
  photoProcessor: token<PhotoProcessor>("photoProcessor"),
  photoStorage: token<PhotoStorage>("photoStorage"),
  /** Serves the photos under this path. */
  photoHandler: token<{ readonly path: string; readonly handler: RequestHandler }>("photoHandler"),
  chatStore: token<ChatStore>("chatStore"),
  blockStore: token<BlockStore>("blockStore"),
  personData: token<PersonData>("personData"),
  /** Has the identity service send mails with which people verify their e-mail addresses. */
  verificationMails: token<VerificationMails>("verificationMails"),
  /** Reports, moderation, people's standing and suspensions. */
  moderation: token<PostgresModeration>("moderation"),
  /** Publishes chat events to every instance; within the process by default. */
  chatBus: token<ChatBus>("chatBus"),
  /** Counts calls and messages; in memory by default. */
  rateLimiter: token<RateLimiter>("rateLimiter"),
  /** Bound once for each context: the routes of its calls. */
  routes: token<readonly Route[]>("routes"),
};

function token<T>(name: string): ServiceIdentifier<T> {
  return Symbol.for(name);
}
