import { SERVICE_WORKER_PATH, USE_NEW_VERSION } from "../../../../wire/pages/service_worker.ts";

/** How long an open app does not look for a new version. */
const LOOK_AGAIN_MS = 3_600_000;

/** A part of the Trusted Types API that TypeScript's DOM library lacks. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string;
  };
}

/**
 * Installs the service worker, and looks for a new version of it: now, and when the person comes back to the app later.
 *
 * @param onNewVersion is called when a new version waits; the function that it gets switches to it and loads this page again
 * @throws where the browser refuses service workers
 */
export async function registerWorker(onNewVersion: (use: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(workerAddress(), { updateViaCache: "none" });
  const announce = () => {
    const { waiting } = registration;
    // The first version waits for no page.
    if (waiting && serviceWorker.controller) onNewVersion(() => switchTo(waiting));
  };
  announce();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", announce);
  });
  let lookedAtMs = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || Date.now() - lookedAtMs < LOOK_AGAIN_MS) return;
    lookedAtMs = Date.now();
    registration.update().catch(() => {}); // offline
  });
}

function switchTo(waiting: ServiceWorker): void {
  // Only the tab of the press: in others a person may be typing.
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only messages between windows have one
  waiting.postMessage(USE_NEW_VERSION);
}

let address: string | undefined;

/** The content security policy requires trusted types, and allows a policy of this name once. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }; // sound: not in every browser
  address ??=
    trustedTypes
      ?.createPolicy("service-worker", { createScriptURL: () => SERVICE_WORKER_PATH })
      .createScriptURL(SERVICE_WORKER_PATH) ?? SERVICE_WORKER_PATH;
  return address;
}
