import type { APIRequestContext, BrowserContext, Page, Request } from "@playwright/test";
import { failing, noAnswer } from "./failing.ts";

/** The paths of the identity service, wherever it is: accounts, and the renewal of credentials. */
const IDENTITY_SERVICE = /^\/(identitytoolkit|securetoken)\.googleapis\.com\//u;
const LOOKUP = /\/accounts:lookup$/u;

export interface ServiceConfig {
  readonly authEmulatorUrl: string;
  readonly firebase: { readonly apiKey: string; readonly authDomain: string };
}

/** Where the journeys' identity service is. */
export async function serviceConfig(request: APIRequestContext): Promise<ServiceConfig> {
  const config = await request.get("/config.json");
  return (await config.json()) as ServiceConfig;
}

export const isForIdentityService = (request: Request) => IDENTITY_SERVICE.test(new URL(request.url()).pathname);

/** Firebase asks whether somebody's account is still there. */
export const isLookup = (request: Request) => LOOKUP.test(new URL(request.url()).pathname);

/** Every call to the identity service goes unanswered, until the answer is called. */
export async function withoutIdentityService(page: Page | BrowserContext): Promise<() => Promise<void>> {
  return failing(page, IDENTITY_SERVICE, noAnswer);
}

/** Firebase's own code never arrives: whatever happens then happens without it. */
export async function withoutFirebase(page: Page): Promise<void> {
  await failing(page, /\/assets\/firebase_session-[^/]+\.js$/u, noAnswer);
}

/** Closes somebody's account at the identity service, behind the back of every page. */
export async function closeAccount(request: APIRequestContext, { token }: { readonly token: string }): Promise<void> {
  const { authEmulatorUrl, firebase } = await serviceConfig(request);
  const reply = await request.post(
    `${authEmulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:delete?key=${firebase.apiKey}`,
    { data: { idToken: token } },
  );
  if (!reply.ok()) throw new Error(`Cannot close the account: ${await reply.text()}`);
}
