import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENGLISH, type Language } from "../../../wire/pages/language.ts";
import { demoConfig } from "../testing/app_options.ts";
import { type MemoryApp, startMemoryApp } from "../testing/memory_app.ts";
import { dish, echo } from "../testing/sample_routes.ts";

const page =
  '<!doctype html><html lang="en"><meta property="csp-nonce" nonce="CSP_NONCE"><meta name="config" content="CLIENT_CONFIG"><script>theme()</script><style nonce="CSP_NONCE"></style>';
/** The page as it was built, and the nonce and the configuration that it got. */
function readPage({ body }: { body: unknown }): { built: string; nonce: string; config: string } {
  const nonce = /nonce="([\w-]{22})"/u.exec(String(body))?.[1] ?? "none";
  const config = /content="([^"<]*)"/u.exec(String(body))?.[1] ?? "none";
  const built = String(body).replaceAll(nonce, "CSP_NONCE").replace(config, "CLIENT_CONFIG").replace(' dir="ltr"', "");
  return { built, nonce, config };
}

const script = `console.log("${"weekplate ".repeat(200)}");`;
let folder: string;
let app: MemoryApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "weekplate-web-"));
  await mkdir(join(folder, "dist", "assets"), { recursive: true });
  await mkdir(join(folder, "pictures"));
  const files: Record<string, string | Buffer> = {
    "dist/index.html": page,
    "dist/robots.txt": "User-agent: *\n",
    "dist/service-worker.js": 'const id = "PAGE_VERSION";',
    "dist/assets/main-1a2b3c.js": script,
    "dist/assets/main-1a2b3c.js.br": brotliCompressSync(script),
    "dist/assets/main-1a2b3c.js.gz": gzipSync(script),
    "dist/assets/main-1a2b3c.js.map": "{}",
    "dist/assets/film-4d5e6f.bin": Buffer.alloc(30 * 2 ** 20), // more than any socket takes at once
    "pictures/shakshuka-with-feta.webp": Buffer.from("RIFF"),
    "secret.txt": "not public",
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  app = await startMemoryApp({
    routes: [dish, echo],
    webAppFolder: join(folder, "dist"),
    picturesFolder: join(folder, "pictures"),
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe("pages", () => {
  it.each([
    "/",
    "/login",
    "/shell.html",
    "/WeeklyMeals",
    "/weeklymeals",
    "/recipe/tomato-basil-soup",
    "/select-meal/Monday?time=Lunch",
  ])("serves the app at %s", async (path) => {
    const reply = await app.stranger.get(path);

    expect(reply.status).toBe(200);
    expect(readPage(reply).built).toBe(page);
    expect(reply.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(reply.headers.get("cache-control")).toBe("private, no-cache");
    expect(reply.headers.get("content-security-policy")).toContain("sha256-");
  });

  it.each(["/nowhere", "/recipe", "/recipe/a/b", "/week/2"])("serves the app's not-found page at %s", async (path) => {
    const reply = await app.stranger.get(path);

    expect(reply.status).toBe(404);
    expect(readPage(reply).built).toBe(page);
  });

  it("gives the service worker the version of the page, which changes with the configuration", async () => {
    const reply = await app.stranger.get("/service-worker.js");
    const other = await startMemoryApp({
      webAppFolder: join(folder, "dist"),
      clientConfig: { ...demoConfig, socialSignIn: !demoConfig.socialSignIn },
    });
    const afterChange = await other.stranger.get("/service-worker.js");
    await other.close();

    expect(reply.headers.get("cache-control")).toBe("no-cache");
    expect(reply.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(String(reply.body)).toMatch(/^const id = "[\w-]{22}";$/u);
    expect(afterChange.body).not.toBe(reply.body);
  });

  it("allows the styles of each reply by a nonce of its own, and no others", async () => {
    const replies = [await app.stranger.get("/week"), await app.stranger.get("/week")];
    const nonces = replies.map((reply) => readPage(reply).nonce);

    expect(new Set(nonces).size).toBe(2);
    for (const [place, { headers }] of replies.entries()) {
      expect(headers.get("content-security-policy")).toContain(`;style-src 'self' 'nonce-${nonces[place]}';`);
      expect(headers.has("etag")).toBe(false);
    }
    const { headers } = await app.stranger.get("/robots.txt");
    expect(headers.get("content-security-policy")).not.toContain("style-src");
  });

  it("has the configuration in the page, whatever its texts contain", async () => {
    const clientConfig = { ...demoConfig, firebase: { ...demoConfig.firebase, apiKey: `a"b&quot;<c>$&'` } };
    const configured = await startMemoryApp({ webAppFolder: join(folder, "dist"), clientConfig });
    const { built, config } = readPage(await configured.stranger.get("/login"));
    await configured.close();

    expect(built).toBe(page);
    const text = config.replaceAll("&lt;", "<").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
    expect(JSON.parse(text)).toEqual(clientConfig);
  });

  it.each([
    [
      "the first language of the browser that there is",
      { "accept-language": "tlh, ar-EG;q=0.9, en;q=0.8" },
      "ar",
      "rtl",
    ],
    ["the language that was chosen in it", { "accept-language": "en", cookie: "weekplate-language=ar" }, "ar", "rtl"],
    ["English for one that is not ours", { cookie: "weekplate-language=%22%3E" }, "en", "ltr"],
  ])("names %s in the page's first element", async (_name, headers, language, direction) => {
    const languages: Language[] = [ENGLISH, { tag: "ar", name: "العربية", direction: "rtl" }];
    const translated = await startMemoryApp({ webAppFolder: join(folder, "dist"), languages });
    const reply = await translated.stranger.get("/login", { headers });
    await translated.close();

    expect(reply.body).toContain(`<!doctype html><html lang="${language}" dir="${direction}">`);
    expect(reply.headers.get("vary")).toBe("accept-encoding, accept-language, cookie");
  });

  it.each([
    ["br, gzip", "gzip"],
    ["gzip;q=0", null],
    ["identity", null],
  ])("serves Accept-Encoding %s as %s", async (accepted, encoding) => {
    const reply = await app.stranger.get("/", { headers: { "accept-encoding": accepted } });

    expect(readPage(reply).built).toBe(page);
    expect(reply.headers.get("content-encoding")).toBe(encoding);
  });

  it("replies with an error and no page to requests for data and missing files", async () => {
    const asData = { headers: { accept: "application/json" } };

    expect(await app.stranger.get("/nowhere", asData)).toMatchObject({ status: 404, body: { code: "not_found" } });
    for (const path of ["/assets/main-old.js", "/pictures/nothing.webp", "/api/nothing"]) {
      expect(await app.stranger.get(path)).toMatchObject({ status: 404, body: { code: "not_found" } });
    }
  });

  it("accepts GET and HEAD only", async () => {
    const reply = await app.stranger.post("/week");

    expect([reply.status, reply.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect(await app.stranger.post("/nowhere")).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(await app.stranger.send("HEAD", { path: "/week" })).toMatchObject({ status: 200, body: "" });
  });
});

describe("files", () => {
  const path = "/assets/main-1a2b3c.js";

  it.each([
    ["br, gzip", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["identity", null],
  ])("serves Accept-Encoding %s as %s, cacheable for ever", async (accepted, encoding) => {
    const reply = await app.stranger.get(path, { headers: { "accept-encoding": accepted } });

    expect(reply.body).toBe(script);
    expect(reply.headers.get("content-encoding")).toBe(encoding);
    expect(reply.headers.get("vary")).toBe("accept-encoding");
    expect(reply.headers.get("content-type")).toContain("javascript");
    expect(reply.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  it("replies 304 where nothing has changed", async () => {
    // Said here because fetch adds "no-cache" of its own to a conditional request.
    const headers = { "accept-encoding": "br", "cache-control": "max-age=0" };
    const { headers: before } = await app.stranger.get(path, { headers });
    const again = await app.stranger.get(path, {
      headers: { ...headers, "if-none-match": before.get("etag") ?? "" },
    });

    expect(again).toMatchObject({ status: 304, body: "" });
  });

  it("serves files in the folder's root, and the pictures cacheable for a day", async () => {
    expect((await app.stranger.get("/robots.txt")).body).toBe("User-agent: *\n");
    const picture = await app.stranger.get("/pictures/shakshuka-with-feta.webp");
    expect(picture.headers.get("content-type")).toBe("image/webp");
    expect(picture.headers.get("cache-control")).toContain("max-age=86400");
  });

  it.each([
    "/assets/main-1a2b3c.js.map",
    "/../secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/pictures/..%2fsecret.txt",
  ])("does not serve %s", async (hidden) => {
    const reply = await app.stranger.get(hidden);

    expect(reply.body).not.toBe("not public");
    expect(reply.body).not.toBe("{}");
  });
});

it("logs no error when a client disconnects in the middle", async () => {
  const logged: string[] = [];
  const patient = await startMemoryApp({
    webAppFolder: join(folder, "dist"),
    logger: pino({ level: "debug" }, { write: (line: string) => logged.push(line) }),
  });
  const leave = new AbortController();
  const { body } = await fetch(`${patient.url}/assets/film-4d5e6f.bin`, { signal: leave.signal });
  await body?.getReader().read();
  leave.abort();
  await expect.poll(() => logged.length).toBe(1);
  await patient.close();

  expect(JSON.parse(logged[0] ?? "")).toMatchObject({ msg: "request aborted by the client" });
});

it("fails to start without index.html", async () => {
  await expect(startMemoryApp({ webAppFolder: folder })).rejects.toThrow("index.html");
});

it("keeps serving its files when a new build replaces them", async () => {
  const built = join(folder, "rebuilt");
  await mkdir(join(built, "assets"), { recursive: true });
  await writeFile(join(built, "index.html"), page);
  await writeFile(join(built, "assets", "main-1a2b3c.js"), script);
  const running = await startMemoryApp({ webAppFolder: built });
  await rm(built, { recursive: true });

  expect(readPage(await running.stranger.get("/")).built).toBe(page);
  expect(await running.stranger.get("/assets/main-1a2b3c.js")).toMatchObject({ status: 200, body: script });
  await running.close();
});
