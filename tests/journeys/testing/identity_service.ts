import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { failing, noAnswer } from "./failing.ts";

/** The identity service's paths on any host: accounts, and the renewal of credentials. */
const IDENTITY_SERVICE = /^\/(identitytoolkit|securetoken)\.googleapis\.com\//u;

export interface ServiceConfig {
  readonly authEmulatorUrl: string;
  readonly firebase: { readonly apiKey: string; readonly authDomain: string };
}

/** Address of the journeys' identity service. */
export async function serviceConfig(request: APIRequestContext): Promise<ServiceConfig> {
  const config = await request.get("/config.json");
  return (await config.json()) as ServiceConfig;
}

/** Leaves every call to the identity service unanswered. The returned function ends that. */
export async function withoutIdentityService(page: Page | BrowserContext): Promise<() => Promise<void>> {
  return failing(page, IDENTITY_SERVICE, noAnswer);
}

/** Blocks the download of Firebase's code, to prove the features that work without it. */
export async function withoutFirebase(page: Page): Promise<void> {
  await failing(page, /\/assets\/firebase_sign_in-[^/]+\.js$/u, noAnswer);
}
