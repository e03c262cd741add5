import { matchPrecache } from "workbox-precaching";
import { NetworkOnly } from "workbox-strategies";
import { SHELL_PATH } from "../../../../wire/pages/service_worker.ts";

/** A page of the server that takes longer is not awaited. */
const NETWORK_TIMEOUT_SECONDS = 3;

/**
 * The app's pages: the server's, which is not stored, since it may show a person's data; without an answer the shell from the
 * precache.
 */
export function appPages(): NetworkOnly {
  return new NetworkOnly({
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    plugins: [{ fetchDidSucceed: refuseFault, handlerDidError: () => matchPrecache(SHELL_PATH) }],
  });
}

async function refuseFault({ response }: { readonly response: Response }): Promise<Response> {
  if (response.status >= 500) throw new Error(`The server answered ${response.status}`);
  return response;
}
