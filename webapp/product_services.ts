import type { KitchenTimers } from "./features/kitchen_timers/mod.ts";
import { apiOnFirstCall } from "./platform/api/api_on_first_call.ts";
// Not through mod.ts: the other formats are not needed by the first page of a visitor.
import { localDate } from "./platform/format/local_date.ts";
import { FirebaseIdentity } from "./platform/identity/firebase/mod.ts";
import { retryImport } from "./platform/routing/mod.ts";
import type { HydrationState } from "./platform/server_rendering/hydration_state.ts";
import type { Services } from "./services.ts";

const RETRIES = 2;

/**
 * The services of the product: Firebase, and our server over HTTP.
 *
 * @param hydrationState the data from which the server rendered the page
 */
export function productServices(hydrationState: HydrationState | undefined): Services {
  // The call that saves a new person, and home's, should not wait for their code.
  const identity = new FirebaseIdentity({
    person: hydrationState?.person,
    onPreload: () =>
      void Promise.all([calls(), loadAccountCalls(), loadFoodRulesCalls(), loadRecipeCalls()]).catch(() => {}),
  });
  let opened: ReturnType<typeof openCalls> | undefined;
  const calls = () => (opened ??= openCalls(identity).catch(forget));
  function forget(error: unknown): never {
    opened = undefined; // the next call may have a network
    throw error;
  }
  /** The client of a context, whose definitions are loaded with its first call. */
  const client = <Calls extends object>(load: () => Promise<Calls>) =>
    apiOnFirstCall(async () => {
      const [definitions, { clientOf, http }] = await Promise.all([retryImport(load), calls()]);
      return clientOf(definitions, http);
    });
  let kitchenTimers: Promise<KitchenTimers> | undefined;
  const services: Services = {
    identity,
    recipes: client(loadRecipeCalls),
    account: client(loadAccountCalls),
    foodRules: client(loadFoodRulesCalls),
    calendar: client(() => import("../wire/calendar/mod.ts")),
    mealPlan: client(() => import("../wire/meal_plan/mod.ts")),
    weekPlan: client(() => import("../wire/week_plan/mod.ts")),
    household: client(() => import("../wire/household/mod.ts")),
    community: client(() => import("../wire/community/mod.ts")),
    chat: client(() => import("../wire/chat/mod.ts")),
    safety: client(() => import("../wire/safety/mod.ts")),
    shopping: client(() => import("../wire/shopping/mod.ts")),
    pantry: client(() => import("../wire/pantry/mod.ts")),
    cookbook: client(() => import("../wire/cookbook/mod.ts")),
    sharedRecipe: hydrationState?.sharedRecipe,
    firstQueries: hydrationState?.queries,
    async openChatSession(personId, outbox) {
      const { openChat } = await retryImport(() => import("./features/chat/open_chat.ts"));
      return openChat(personId, outbox, { services, identity });
    },
    tabStorage: sessionStorage,
    deviceStorage: localStorage,
    async openOutboxStore(personId) {
      const { openDeviceOutbox } = await retryImport(() => import("./platform/offline/outbox/device_outbox.ts"));
      return openDeviceOutbox(personId, { device: localStorage, tab: sessionStorage });
    },
    async openPostDrafts(personId) {
      const { openDevicePostDrafts } = await retryImport(() => import("./features/post_meal/device_post_drafts.ts"));
      return openDevicePostDrafts(personId, sessionStorage);
    },
    answerStore: apiOnFirstCall(async () => {
      const { IndexedDbPersistedQueryStore } = await retryImport(
        () => import("./platform/offline/persisted_queries/indexed_db_persisted_query_store.ts"),
      );
      return new IndexedDbPersistedQueryStore({
        version: import.meta.env.ANSWERS_VERSION ?? "unknown",
        now: Date.now,
        log,
      });
    }),
    registerWorker: import.meta.env.PROD && "serviceWorker" in navigator ? registerWorker : undefined,
    openKitchenTimers: () => (kitchenTimers ??= readAtOnce(loadKitchenTimers())),
    retries: RETRIES,
    host: location.host,
    today: () => localDate(new Date()),
    log,
  };
  return services;
}

function loadAccountCalls() {
  return import("../wire/account/mod.ts");
}

function loadFoodRulesCalls() {
  return import("../wire/food_rules/mod.ts");
}

function loadRecipeCalls() {
  return import("../wire/recipe/mod.ts");
}

/** The calls of our server, all of which need the same code. */
async function openCalls(identity: FirebaseIdentity) {
  const { clientOf, HttpClient } = await retryImport(() => import("./platform/api/http/client_code.ts"));
  return { clientOf, http: new HttpClient(identity, { log }) };
}

async function registerWorker(onNewVersion: (use: () => void) => void): Promise<void> {
  const register = await retryImport(() => import("./platform/offline/service_worker/register_worker.ts"));
  await register.registerWorker(onNewVersion);
}

async function loadKitchenTimers(): Promise<KitchenTimers> {
  const { BrowserAlarm, KitchenTimers: Timers } = await retryImport(() => import("./features/kitchen_timers/mod.ts"));
  return new Timers({ storage: localStorage, alarm: new BrowserAlarm(localStorage) });
}

/**
 * React reads a promise with these fields without waiting, once it is fulfilled. So hydration continues from the server's
 * data.
 */
function readAtOnce<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    () => {},
  );
  return promise;
}

function log(message: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the only place where the web app writes to the console
  console.error(message, error);
}
