import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import helmet from "helmet";
import type { ClientConfig } from "../../wire/pages/config.ts";

export interface SecurityHeadersOptions {
  readonly clientConfig: ClientConfig;
  /** The page whose inline scripts are allowed, by their hashes. */
  readonly indexHtml: string;
}

export const CSP_REPORT_PATH = "/api/csp-report";

const CSP_HEADER = "content-security-policy";
const STYLES = "style-src 'self'";

/** The script that opens the popup of social sign-in. */
const POPUP_SCRIPT = "https://apis.google.com";
/** `default` is the web app's own policy, which accepts that script only; `gapi#gapi` is the script's own, for its parts. */
const POPUP_POLICIES = ["default", "gapi#gapi"];
/** The web app's own policy for the address of its service worker. */
const WORKER_POLICY = "service-worker";

/** Abilities that the web app does not need. */
const UNUSED_FEATURES = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** The product's own pages may prevent the screen from turning off while a person cooks. */
const PERMISSIONS_POLICY = [...UNUSED_FEATURES.map((feature) => `${feature}=()`), "screen-wake-lock=(self)"].join(", ");

/** The Firebase client's endpoints for sign-in and token renewal. */
const IDENTITY_SERVICE = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];

/** Helmet's headers that also protect replies other than pages. The others have a meaning only for pages and workers. */
const COMMON = [
  "cross-origin-resource-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
];

/** For a browser that opens data, a script or a picture as if it were a page: it loads and runs nothing, in no frame. */
const POLICY_OF_DATA = "default-src 'none';frame-ancestors 'none'";

/**
 * The security headers of every response but pages and the service worker. They are 1.3 kB shorter than a page's: a first
 * visit loads some sixty files, of which most are smaller than that.
 */
export function dataHeaders(options: SecurityHeadersOptions): ReadonlyMap<string, string> {
  const headers = pageHeaders(options);
  return new Map([
    [CSP_HEADER, POLICY_OF_DATA],
    ...COMMON.map((name): [string, string] => [name, headers.get(name) ?? ""]),
  ]);
}

/**
 * The security headers of a page and of the service worker. They are always the same, so helmet computes them once and not per
 * request; only a page has a nonce besides. They allow the identity service's popup to talk to the page that opened it.
 */
export function pageHeaders({ clientConfig, indexHtml }: SecurityHeadersOptions): ReadonlyMap<string, string> {
  const { firebase, authEmulatorUrl, socialSignIn, providerName } = clientConfig;
  // Browsers go to an OpenID Connect provider and come back; pages call nothing there.
  const identityService = providerName === null ? IDENTITY_SERVICE : [];
  const emulator = authEmulatorUrl === null ? [] : [new URL(authEmulatorUrl).origin];
  const headers = headersOf(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          "default-src": ["'self'"],
          "script-src": ["'self'", ...(socialSignIn ? [POPUP_SCRIPT] : []), ...inlineScriptHashes(indexHtml)],
          "script-src-attr": ["'none'"],
          "style-src": ["'self'"],
          "img-src": ["'self'", "data:", "blob:"],
          "font-src": ["'self'", "data:"],
          "connect-src": ["'self'", ...identityService, ...emulator], // 'self' includes ws: and wss:
          "frame-src": socialSignIn ? [`https://${firebase.authDomain}`, ...emulator] : ["'none'"],
          "worker-src": ["'self'"],
          "object-src": ["'none'"],
          "base-uri": ["'self'"],
          "form-action": ["'self'"],
          "frame-ancestors": ["'none'"],
          "require-trusted-types-for": ["'script'"],
          "trusted-types": [WORKER_POLICY, ...(socialSignIn ? POPUP_POLICIES : [])],
          "report-uri": [CSP_REPORT_PATH], // for browsers that do not know report-to
          "report-to": ["csp"],
        },
      },
      crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
      // The identity service checks which site its API key is used on.
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
      xFrameOptions: { action: "deny" },
    }),
  );
  headers.set("permissions-policy", PERMISSIONS_POLICY);
  headers.set("reporting-endpoints", `csp="${CSP_REPORT_PATH}"`);
  return headers;
}

/** Sets all of them. */
export function setHeaders(response: ServerResponse, headers: ReadonlyMap<string, string>): void {
  for (const [name, value] of headers) response.setHeader(name, value);
}

/** Lets a page add style elements with this nonce, as styled-components and react-aria do. */
export function allowStyles(response: ServerResponse, nonce: string): void {
  const policy = String(response.getHeader(CSP_HEADER));
  response.setHeader(CSP_HEADER, policy.replace(STYLES, `${STYLES} 'nonce-${nonce}'`));
}

/** The response's policy so far. */
export function contentSecurityPolicyOf(response: ServerResponse): string {
  return String(response.getHeader(CSP_HEADER));
}

/** For a 304: the browser's cached page has its own policy, with its own nonce. */
export function preserveStoredPolicy(response: ServerResponse): void {
  response.removeHeader(CSP_HEADER);
}

/** The CSP sources of a page's inline scripts, such as the one that sets the theme before the first paint. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/giu)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
}

function headersOf(middleware: ReturnType<typeof helmet>): Map<string, string> {
  const headers = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value),
    removeHeader: (name: string) => headers.delete(name.toLowerCase()),
  };
  // sound: helmet only sets and removes headers, which a test proves
  middleware({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error !== undefined) throw error;
  });
  return headers;
}
