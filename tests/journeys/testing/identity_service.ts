import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { failing, noAnswer } from "./failing.ts";

/** The identity service's paths on any host: accounts, and the renewal of credentials. */
const IDENTITY_SERVICE = /^\/(identitytoolkit|securetoken)\.googleapis\.com\//u;

export interface ServiceConfig {
  readonly authEmulatorUrl: string;
  readonly firebase: { readonly apiKey: string; readonly authDomain: string; readonly projectId: string };
}

export interface MailedLink {
  readonly email: string;
  readonly requestType: "PASSWORD_RESET" | "VERIFY_AND_CHANGE_EMAIL" | "VERIFY_EMAIL";
  readonly oobLink: string;
}

/** Address of the journeys' identity service. */
export async function serviceConfig(request: APIRequestContext): Promise<ServiceConfig> {
  const config = await request.get("/config.json");
  return (await config.json()) as ServiceConfig;
}

/** The links in the mails that the identity service has sent about a person's account, the newest last. */
export async function mailedLinks(request: APIRequestContext, email: string): Promise<readonly MailedLink[]> {
  const { authEmulatorUrl, firebase } = await serviceConfig(request);
  const reply = await request.get(`${authEmulatorUrl}/emulator/v1/projects/${firebase.projectId}/oobCodes`);
  const { oobCodes } = (await reply.json()) as { oobCodes: readonly MailedLink[] };
  return oobCodes.filter((link) => link.email === email);
}

/** Leaves every call to the identity service unanswered. The returned function ends that. */
export async function withoutIdentityService(page: Page | BrowserContext): Promise<() => Promise<void>> {
  return failing(page, IDENTITY_SERVICE, noAnswer);
}

/** Blocks the download of Firebase's code, to prove the features that work without it. */
export async function withoutFirebase(page: Page): Promise<void> {
  await failing(page, /\/assets\/firebase_sign_in-[^/]+\.js$/u, noAnswer);
}
