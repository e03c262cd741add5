import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import helmet from "helmet";
import type { ClientConfig } from "../../wire/config.ts";

export interface SecurityHeadersOptions {
  readonly clientConfig: ClientConfig;
  /** The page whose inline scripts are allowed, by their hashes. */
  readonly indexHtml: string;
}

/** The Firebase client's endpoints for sign-in and token renewal. */
const IDENTITY_SERVICE = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];

/**
 * The security headers of every response. They are always the same, so helmet computes them once and not per request.
 * They allow the identity service's popup to talk to the page that opened it.
 */
export function securityHeaders({ clientConfig, indexHtml }: SecurityHeadersOptions): ReadonlyMap<string, string> {
  const { firebase, authEmulatorUrl } = clientConfig;
  const emulator = authEmulatorUrl === null ? [] : [new URL(authEmulatorUrl).origin];
  return headersOf(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          "default-src": ["'self'"],
          "script-src": ["'self'", "https://apis.google.com", ...inlineScriptHashes(indexHtml)],
          "script-src-attr": ["'none'"],
          "style-src": ["'self'", "'unsafe-inline'"], // styled-components adds style elements at run time
          "img-src": ["'self'", "data:", "blob:"],
          "font-src": ["'self'", "data:"],
          "connect-src": ["'self'", ...IDENTITY_SERVICE, ...emulator], // 'self' includes ws: and wss:
          "frame-src": [`https://${firebase.authDomain}`, ...emulator],
          "object-src": ["'none'"],
          "base-uri": ["'self'"],
          "form-action": ["'self'"],
          "frame-ancestors": ["'none'"],
        },
      },
      crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
      // The identity service checks which site its API key is used on.
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
      xFrameOptions: { action: "deny" },
    }),
  );
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
