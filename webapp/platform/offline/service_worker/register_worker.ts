import { Workbox } from "workbox-window";
import { SERVICE_WORKER_PATH } from "../../../../wire/pages/service_worker.ts";

/** How long an open app does not look for a new version. */
const LOOK_AGAIN_MS = 3_600_000;

/** A part of the Trusted Types API that TypeScript's DOM library lacks. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

let address: ReturnType<typeof workerAddress> | undefined;

/**
 * Installs the service worker, and looks for a new version of it: now, and when the person comes back to the app later.
 *
 * @param onNewVersion is called when a new version waits; the function that it gets switches to it and loads this page again
 * @throws where the browser refuses service workers
 */
export async function registerWorker(onNewVersion: (use: () => void) => void): Promise<void> {
  const worker = new Workbox((address ??= workerAddress()), { updateViaCache: "none" });
  worker.addEventListener("waiting", () => {
    onNewVersion(() => {
      // Only the tab of the press: in others a person may be typing.
      worker.addEventListener("controlling", () => location.reload());
      worker.messageSkipWaiting();
    });
  });
  await worker.register({ immediate: true });
  let lookedAtMs = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || Date.now() - lookedAtMs < LOOK_AGAIN_MS) return;
    lookedAtMs = Date.now();
    worker.update().catch(() => {}); // offline
  });
}

/** The content security policy requires trusted types, and allows a policy of this name once. */
function workerAddress() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }; // sound: not in every browser
  const policy = trustedTypes?.createPolicy("service-worker", { createScriptURL: () => SERVICE_WORKER_PATH });
  return policy?.createScriptURL(SERVICE_WORKER_PATH) ?? SERVICE_WORKER_PATH;
}
