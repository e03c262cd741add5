import { Registry } from "prom-client";
import { afterEach, describe, expect, it } from "vitest";
import { demoConfig } from "./testing/app_options.ts";
import { type MemoryApp, startMemoryApp } from "./testing/memory_app.ts";
import { dish } from "./testing/sample_routes.ts";

let app: MemoryApp;

afterEach(() => app.close());

describe("operations endpoints", () => {
  // #server-health
  it("is alive, and ready while its backing services are", async () => {
    let isUp = true;
    const isReady = async () => {
      if (!isUp) throw new Error("the database is away");
    };
    app = await startMemoryApp({ isReady });

    expect(await app.stranger.get("/healthz")).toMatchObject({ status: 200, body: { status: "ok" } });
    expect(await app.stranger.get("/readyz")).toMatchObject({ status: 200, body: { status: "ready" } });
    isUp = false;
    expect(await app.stranger.get("/readyz")).toMatchObject({ status: 503, body: { code: "unavailable" } });
    expect((await app.stranger.get("/healthz")).status).toBe(200);
    expect((await app.stranger.post("/healthz")).headers.get("allow")).toBe("GET, HEAD");
  });

  // #server-health
  it("serves metrics to this machine or for the token, labelled by route pattern", async () => {
    const metricsToken = "a-long-metrics-token";
    app = await startMemoryApp({ routes: [dish], metricsToken, registry: new Registry() });
    await app.stranger.get("/api/dish/soup");
    const byProxy = { "x-forwarded-for": "192.0.2.1" };
    const withToken = (token: string) =>
      app.stranger.get("/metrics", { headers: { ...byProxy, authorization: `Bearer ${token}` } });

    const { body, headers } = await app.stranger.get("/metrics");
    expect(headers.get("content-type")).toContain("text/plain");
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/api/dish/:id",status="200"} 1');
    expect((await app.stranger.get("/metrics", { headers: byProxy })).status).toBe(404);
    expect((await withToken(metricsToken)).status).toBe(200);
    expect((await withToken("a-guessed-token")).status).toBe(404);
  });

  // #run-config
  it("serves the web app's configuration", async () => {
    app = await startMemoryApp();
    const { body, headers } = await app.stranger.get("/config.json");

    expect(body).toEqual(demoConfig);
    expect(headers.get("cache-control")).toBe("no-store");
  });
});
