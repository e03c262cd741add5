import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { inlineScriptHashes, securityHeaders } from "./security_headers.ts";
import { demoConfig } from "./testing/app_options.ts";

const themeScript = 'document.documentElement.dataset.theme = "dark";\n';
const indexHtml = `<!doctype html><script>${themeScript}</script><script type="module" src="/assets/main.js"></script>`;
const themeHash = `'sha256-${createHash("sha256").update(themeScript).digest("base64")}'`;

function directive(name: string, headers = securityHeaders({ clientConfig: demoConfig, indexHtml })): string[] {
  const policy = headers.get("content-security-policy") ?? "";
  const found = policy.split(";").find((each) => each.startsWith(`${name} `));
  return found?.split(" ").slice(1) ?? [];
}

it("allows the page's own inline script, and no other", () => {
  expect(inlineScriptHashes(indexHtml)).toEqual([themeHash]);
  expect(directive("script-src")).toEqual(["'self'", "https://apis.google.com", themeHash]);
});

it("allows the sign-in popup and frame, and the emulator where there is one", () => {
  const headers = securityHeaders({ clientConfig: demoConfig, indexHtml });

  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
  expect(directive("frame-src")).toEqual(["https://demo-weekplate.firebaseapp.com", "http://localhost:9099"]);
  expect(directive("connect-src")).toEqual([
    "'self'",
    "https://identitytoolkit.googleapis.com",
    "https://securetoken.googleapis.com",
    "http://localhost:9099",
  ]);
});

it("allows no emulator where there is none", () => {
  const headers = securityHeaders({ clientConfig: { ...demoConfig, authEmulatorUrl: null }, indexHtml: "" });

  expect(headers.get("content-security-policy")).not.toContain("localhost");
});

it("forbids framing and content sniffing", () => {
  const headers = securityHeaders({ clientConfig: demoConfig, indexHtml });

  expect(directive("frame-ancestors")).toEqual(["'none'"]);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("strict-transport-security")).toContain("max-age=");
  expect(headers.has("x-powered-by")).toBe(false);
});
