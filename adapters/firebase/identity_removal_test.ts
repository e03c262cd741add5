import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { identityRemovalContract } from "../contracts/personal_data/identity_removal_contract.ts";
import { serveApp } from "../http/testing/serve_app.ts";
import { FirebaseIdentityRemoval } from "./identity_removal.ts";

/** Replies as the identity service documents it. tests/conformance/leaving_integration_test.ts uses the real emulator. */
identityRemovalContract("the identity service's protocol", async () => {
  const accounts = new Set<string>();
  const tooOld = new Set<string>();
  let isAvailable = true;
  let tokens = 0;
  function refusalOf(url: string | undefined, idToken: string) {
    if (!isAvailable) return { code: 503, message: "BACKEND_ERROR" };
    if (url !== "/v1/accounts:delete?key=our-key") return { code: 400, message: "API key not valid." };
    if (tooOld.has(idToken)) return { code: 400, message: "CREDENTIAL_TOO_OLD_LOGIN_AGAIN" };
    return accounts.delete(idToken) ? undefined : { code: 400, message: "USER_NOT_FOUND" };
  }
  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { idToken } = (await json(request)) as { idToken: string };
    const error = refusalOf(request.url, idToken);
    response.statusCode = error?.code ?? 200;
    response.end(JSON.stringify(error ? { error } : {}));
  }
  const { url, close } = await serveApp((request, response) => void reply(request, response));
  return {
    removal: new FirebaseIdentityRemoval({ apiKey: "our-key", authDomain: "weekplate.example", url }),
    async signUp({ isTooOld = false } = {}) {
      tokens += 1;
      const token = `token-${tokens}`;
      accounts.add(token);
      if (isTooOld) tooOld.add(token);
      return token;
    },
    async exists(token) {
      return accounts.has(token);
    },
    setAvailable(available) {
      isAvailable = available;
    },
    close,
  };
});
