import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { dataHeaders, inlineScriptHashes, pageHeaders } from "./security_headers.ts";
import { demoConfig } from "./testing/app_options.ts";

const themeScript = 'document.documentElement.dataset.theme = "dark";\n';
const indexHtml = `<!doctype html><script>${themeScript}</script><script type="module" src="/assets/main.js"></script>`;
const themeHash = `'sha256-${createHash("sha256").update(themeScript).digest("base64")}'`;

function directive(name: string, headers = pageHeaders({ clientConfig: demoConfig, indexHtml })): string[] {
  const policy = headers.get("content-security-policy") ?? "";
  const found = policy.split(";").find((each) => each.startsWith(`${name} `));
  return found?.split(" ").slice(1) ?? [];
}

it("allows the page's own inline script, and no other", () => {
  expect(inlineScriptHashes(indexHtml)).toEqual([themeHash]);
  expect(directive("script-src")).toEqual(["'self'", "https://apis.google.com", themeHash]);
});

it("requires trusted types, and allows inline styles nowhere", () => {
  const headers = pageHeaders({ clientConfig: demoConfig, indexHtml });

  expect(directive("require-trusted-types-for")).toEqual(["'script'"]);
  expect(directive("style-src")).toEqual(["'self'"]);
  expect(headers.get("content-security-policy")).not.toMatch(/unsafe|\*/u);
});

it("allows the popup's script, frame and policies only where there is social sign-in", () => {
  const headers = pageHeaders({ clientConfig: { ...demoConfig, socialSignIn: false }, indexHtml });

  expect(directive("trusted-types")).toEqual(["service-worker", "default", "gapi#gapi"]);
  expect(directive("script-src", headers)).toEqual(["'self'", themeHash]);
  expect(directive("frame-src", headers)).toEqual(["'none'"]);
  expect(directive("trusted-types", headers)).toEqual(["service-worker"]);
});

it("lets pages call no identity service where people sign in at a provider", () => {
  const clientConfig = { ...demoConfig, authEmulatorUrl: null, socialSignIn: false, providerName: "Kitchen ID" };
  const headers = pageHeaders({ clientConfig, indexHtml });

  expect(directive("connect-src", headers)).toEqual(["'self'"]);
  expect(directive("form-action", headers)).toEqual(["'self'"]);
});

it("reports violations to the server", () => {
  const headers = pageHeaders({ clientConfig: demoConfig, indexHtml });

  expect(directive("report-uri")).toEqual(["/api/csp-report"]);
  expect(directive("report-to")).toEqual(["csp"]);
  expect(headers.get("reporting-endpoints")).toBe('csp="/api/csp-report"');
});

it("gives the page no camera, no microphone and no place, but lets it keep the screen on", () => {
  const headers = pageHeaders({ clientConfig: demoConfig, indexHtml });

  for (const feature of ["camera", "microphone", "geolocation"]) {
    expect(headers.get("permissions-policy")).toContain(`${feature}=()`);
  }
  expect(headers.get("permissions-policy")).toContain("screen-wake-lock=(self)");
});

it("allows the sign-in popup and frame, and the emulator where there is one", () => {
  const headers = pageHeaders({ clientConfig: demoConfig, indexHtml });

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
  const headers = pageHeaders({ clientConfig: { ...demoConfig, authEmulatorUrl: null }, indexHtml: "" });

  expect(headers.get("content-security-policy")).not.toContain("localhost");
});

it("forbids framing and content sniffing", () => {
  const headers = pageHeaders({ clientConfig: demoConfig, indexHtml });

  expect(directive("frame-ancestors")).toEqual(["'none'"]);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("strict-transport-security")).toContain("max-age=");
  expect(headers.has("x-powered-by")).toBe(false);
});

it("lets a browser that opens data as a page run nothing, and sends only what protects data", () => {
  const headers = dataHeaders({ clientConfig: demoConfig, indexHtml });

  expect(Object.fromEntries(headers)).toEqual({
    "content-security-policy": "default-src 'none';frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "strict-origin-when-cross-origin",
    "strict-transport-security": expect.stringContaining("max-age="),
    "x-content-type-options": "nosniff",
  });
});
