import { SEND_LIST } from "../../../../wire/pages/service_worker.ts";

/** The Background Sync API, which TypeScript's DOM library and browsers other than Chromium's lack. */
interface SyncRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Lets the service worker send waiting changes of the shopping list once there is a network, where no page is open then. */
export async function askToSendList(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // sound: only Chromium's browsers have it
  await (registration as SyncRegistration | undefined)?.sync?.register(SEND_LIST);
}
