import type { CalendarDate } from "../core/shared/mod.ts";
import {
  HttpAccountApi,
  HttpChatApi,
  HttpClient,
  HttpCommunityApi,
  HttpHouseholdApi,
  HttpMealPlanApi,
  HttpPantryApi,
  HttpRecipeApi,
  HttpSafetyApi,
  HttpShoppingApi,
  HttpWeekSuggestionsApi,
} from "./api/http/mod.ts";
import { FirebaseIdentity } from "./identity/firebase/mod.ts";
import type { KitchenTimers } from "./kitchen_timers/mod.ts";
import { retryImport } from "./routing/mod.ts";
import type { Services } from "./services.ts";

const RETRIES = 2;

/** The services of the product: Firebase, and our server over HTTP. */
export function productServices(): Services {
  const identity = new FirebaseIdentity();
  const http = new HttpClient(identity);
  const chat = new HttpChatApi(http, identity);
  let kitchenTimers: Promise<KitchenTimers> | undefined;
  return {
    identity,
    account: new HttpAccountApi(http, identity),
    recipes: new HttpRecipeApi(http, identity),
    mealPlan: new HttpMealPlanApi(http, identity),
    weekSuggestions: new HttpWeekSuggestionsApi(http),
    household: new HttpHouseholdApi(http),
    community: new HttpCommunityApi(http, identity),
    chat,
    safety: new HttpSafetyApi(http),
    shopping: new HttpShoppingApi(http),
    pantry: new HttpPantryApi(http),
    async openChatSession(personId) {
      const { ChatSession, ResumingChatConnection, UnsentMessages, webSocketLink } = await retryImport(
        () => import("./chat/mod.ts"),
      );
      const connection = new ResumingChatConnection({
        open: webSocketLink(chatAddress()),
        isSignedIn: async ({ wasRefused }) =>
          (wasRefused ? await identity.confirm() : identity.current)?.id === personId,
        firebaseUid: personId,
      });
      const unsent = new UnsentMessages(sessionStorage, personId);
      return new ChatSession({ connection, api: chat, unsent, now: () => new Date().toISOString(), log });
    },
    tabStorage: sessionStorage,
    deviceStorage: localStorage,
    openKitchenTimers: () => (kitchenTimers ??= loadKitchenTimers()),
    retries: RETRIES,
    today: browserToday,
    log,
  };
}

async function loadKitchenTimers(): Promise<KitchenTimers> {
  const { BrowserAlarm, KitchenTimers: Timers } = await retryImport(() => import("./kitchen_timers/mod.ts"));
  return new Timers({ storage: localStorage, alarm: new BrowserAlarm(localStorage) });
}

function log(message: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the only place where the web app writes to the console
  console.error(message, error);
}

/** Address of the server's socket, on the page's own origin. */
function chatAddress(): string {
  const address = new URL("/ws", location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}

/** Today in the browser's time zone. */
function browserToday(): CalendarDate {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${String(now.getFullYear()).padStart(4, "0")}-${month}-${day}` as CalendarDate; // sound: today is a valid date
}
