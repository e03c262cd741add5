import { calendarDate } from "../../../core/shared/mod.ts";
import type { PageRequest } from "../../../wire/pages/page_renderer.ts";
import { INVITATION_KEY } from "../../features/household/invitation_token.ts";
import { KitchenTimers } from "../../features/kitchen_timers/kitchen_timers.ts";
import type { Services } from "../../services.ts";
import { allClients } from "../api/all_clients.ts";
import { HttpClient } from "../api/http/http_client.ts";
import { ServerIdentity } from "./server_identity.ts";

/** The storage of a browser that has stored nothing. */
const NO_STORAGE = { getItem: () => null, setItem() {}, removeItem() {}, clear() {} };

const NO_ALARM = { prepare() {}, plan() {}, notify() {} };
const NO_TIMERS = Promise.resolve(new KitchenTimers({ storage: NO_STORAGE, alarm: NO_ALARM }));

/** The services of one page that the server draws: our API, called without a network, as one person. */
export function serverServices({ url, person, invitation, config, now, read, log }: PageRequest): Services {
  const user = person && userOf(person.user);
  const identity = new ServerIdentity(user, config);
  const http = new HttpClient(identity, {
    async fetch(path, { method = "GET", body: sent } = {}) {
      if (method !== "GET" && method !== "POST") {
        throw new TypeError(`Cannot send ${method}: a page that the server draws only reads`);
      }
      // sound: HttpClient calls it with a path and JSON
      const { status, headers, body } = await read(path as string, method === "GET" ? undefined : (sent as string));
      return new Response(status === 204 ? null : body, { status, headers });
    },
  });
  const today = todayIn(person?.device.timeZone ?? "UTC", now);
  return {
    ...allClients(http),
    identity,
    openChatSession: () => new Promise(() => {}),
    openOutboxStore: () => new Promise(() => {}),
    openPostDrafts: () => new Promise(() => {}),
    openKitchenTimers: () => NO_TIMERS,
    tabStorage: { ...NO_STORAGE, getItem: (key) => (key === INVITATION_KEY ? (invitation ?? null) : null) },
    deviceStorage: NO_STORAGE,
    retries: 0,
    host: new URL(url).host,
    today: () => today,
    log,
  };
}

/** The person as the browser knows them. */
function userOf({ firebaseUid, email, fullName }: NonNullable<PageRequest["person"]>["user"]) {
  return { id: firebaseUid, email: email ?? "", fullName };
}

function todayIn(timeZone: string, now: Date) {
  // Swedish writes dates as ISO 8601 does.
  return calendarDate(now.toLocaleDateString("sv-SE", { timeZone }));
}
