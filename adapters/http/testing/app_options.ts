import { pino } from "pino";
import { Registry } from "prom-client";
import type { ClientConfig } from "../../../wire/pages/config.ts";
import type { AppOptions } from "../app.ts";

export const demoConfig: ClientConfig = {
  firebase: { apiKey: "demo-key", authDomain: "demo-weekplate.firebaseapp.com", projectId: "demo-weekplate" },
  authEmulatorUrl: "http://localhost:9099",
  socialSignIn: true,
  providerName: null,
};

/** Default options of a test's app: silent, without rate limits, with validated replies. */
export function quietOptions(): Omit<AppOptions, "routes" | "callerResolver" | "sessionResolver" | "clock"> {
  return {
    checkReplies: true,
    logger: pino({ level: "silent" }),
    registry: new Registry(),
    rateLimits: "off",
    clientConfig: demoConfig,
  };
}
