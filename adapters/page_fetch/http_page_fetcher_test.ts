import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { afterEach, expect, it } from "vitest";
import { type FetchRefusal, PageNotFetched } from "../../core/cookbook/mod.ts";
import { HttpPageFetcher, type HttpPageFetcherOptions } from "./http_page_fetcher.ts";

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  }
});

interface Site {
  /** `host:port`, at its IP address. */
  readonly host: string;
  readonly port: number;
  readonly url: string;
  readonly requests: IncomingMessage[];
}

async function startSite(handler: RequestListener, address = "127.0.0.1"): Promise<Site> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    handler(request, response);
  }).listen(0, address);
  servers.push(server);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { host: `${address}:${port}`, port, url: `http://${address}:${port}/`, requests };
}

const soup: RequestListener = (_request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8").end("<h1>Tomato soup</h1>");
};

const redirectTo =
  (location: string, status = 302): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { location, "set-cookie": "visited=1" }).end();
  };

const neverAsked = async (): Promise<string[]> => {
  throw new Error("no name may be resolved");
};

async function refusalOf(url: string, options: HttpPageFetcherOptions = {}): Promise<FetchRefusal> {
  const error: unknown = await new HttpPageFetcher({ resolve: neverAsked, ...options }).fetchPage(url).catch((e) => e);
  if (!(error instanceof PageNotFetched)) throw new Error("It was fetched, or failed otherwise", { cause: error });
  return error.reason;
}

it("fetches a page without credentials, and says who asks", async () => {
  const site = await startSite(soup);
  const page = await new HttpPageFetcher({ allowedHosts: [site.host] }).fetchPage(`${site.url}soup?for=2#steps`);

  expect(page).toEqual({ url: `${site.url}soup?for=2#steps`, mediaType: "text/html", text: "<h1>Tomato soup</h1>" });
  const { headers, url } = site.requests[0] as IncomingMessage;
  expect(url).toBe("/soup?for=2");
  expect(headers["user-agent"]).toContain("Weekplate");
  expect(Object.keys(headers)).not.toContain("cookie");
  expect(Object.keys(headers)).not.toContain("authorization");
});

it.each<[FetchRefusal, string]>([
  ["not_an_address", "grandma's soup"],
  ["not_an_address", "http://"],
  ["scheme", "file:///etc/passwd"],
  ["scheme", "ftp://example.com/soup"],
  ["scheme", "javascript:alert(1)"],
  ["credentials", "https://maya@example.com/soup"],
  ["port", "https://example.com:8443/soup"],
  ["port", "http://example.com:22/"],
  ["private_address", "http://127.0.0.1/"],
  ["private_address", "http://0/"],
  ["private_address", "http://2130706433/"],
  ["private_address", "http://0x7f.1/"],
  ["private_address", "http://0177.0.0.1/"],
  ["private_address", "http://１２７.0.0.1/"],
  ["private_address", "http://10.0.0.1/"],
  ["private_address", "http://169.254.169.254/latest/meta-data/"],
  ["private_address", "http://[::1]/"],
  ["private_address", "http://[::ffff:127.0.0.1]/"],
  ["private_address", "http://[64:ff9b::7f00:1]/"],
])("refuses %s: %s", async (reason, url) => {
  expect(await refusalOf(url)).toBe(reason);
});

it("refuses a name if one of its addresses is not public", async () => {
  for (const address of ["127.0.0.1", "192.168.0.1", "::ffff:10.0.0.1"]) {
    const resolve = async () => ["93.184.215.14", address];
    expect(await refusalOf("https://recipes.example/", { resolve })).toBe("private_address");
  }
});

it("connects to the address that it has checked, also when the name means another one a moment later", async () => {
  const checked = await startSite(soup);
  const inner = await startSite(soup, "127.0.0.2");
  const answers = [["127.0.0.1"], ["127.0.0.2"]];
  const name = `recipes.example:${checked.port}`;
  const fetcher = new HttpPageFetcher({ allowedHosts: [name], resolve: async () => answers.shift() ?? [] });

  await fetcher.fetchPage(`http://${name}/`);
  expect(checked.requests[0]?.headers.host).toBe(name);
  expect(inner.requests).toEqual([]);
  expect(answers).toHaveLength(1);
});

it("follows redirects, and says where the page is", async () => {
  const end = await startSite(soup);
  const second = await startSite(redirectTo(`${end.url}soup`, 308));
  const first = await startSite(redirectTo(`//${second.host}/moved`, 301));
  const allowedHosts = [first, second, end].map(({ host }) => host);

  expect((await new HttpPageFetcher({ allowedHosts }).fetchPage(first.url)).url).toBe(`${end.url}soup`);
  expect(end.requests[0]?.headers.cookie).toBeUndefined();
});

it.each<[FetchRefusal, string]>([
  ["private_address", "http://127.0.0.1/"],
  ["private_address", "http://[::ffff:169.254.169.254]/"],
  ["private_address", "http://inner.example/"],
  ["port", "http://127.0.0.1:6379/"],
  ["scheme", "file:///etc/passwd"],
  ["credentials", "http://maya:secret@93.184.215.14/"],
  ["not_an_address", "http://[half"],
])("refuses a redirect for its %s: %s", async (reason, location) => {
  const site = await startSite(redirectTo(location));
  const options = { allowedHosts: [site.host], resolve: async () => ["10.0.0.7"] };

  expect(await refusalOf(site.url, options)).toBe(reason);
});

it("follows three redirects and no more", async () => {
  let left = 3;
  const site = await startSite((request, response) => {
    left -= 1;
    (left < 0 ? soup : redirectTo("/next"))(request, response);
  });
  const options = { allowedHosts: [site.host] };

  expect((await new HttpPageFetcher(options).fetchPage(site.url)).text).toContain("soup");
  left = 4;
  expect(await refusalOf(site.url, options)).toBe("too_many_redirects");
});

const ENCODERS = { gzip: gzipSync, br: brotliCompressSync, deflate: deflateSync };

it.each(Object.entries(ENCODERS))(
  "reads a body in %s, and stops to inflate what is too large",
  async (encoding, encode) => {
    const bodies = { "/soup": encode("Tomato soup"), "/bomb": encode(Buffer.alloc(20_000_000)) };
    const site = await startSite(({ url }, response) => {
      response.writeHead(200, { "content-type": "text/plain", "content-encoding": encoding });
      response.end(bodies[url as keyof typeof bodies]);
    });
    const options = { allowedHosts: [site.host] };

    expect((await new HttpPageFetcher(options).fetchPage(`${site.url}soup`)).text).toBe("Tomato soup");
    expect(await refusalOf(`${site.url}bomb`, options)).toBe("too_large");
  },
);

it("refuses bodies that are too large, whether they say so or not", async () => {
  const site = await startSite(({ url }, response) => {
    response.writeHead(200, {
      "content-type": "text/html",
      ...(url === "/said" ? { "content-length": 5_000_001 } : {}),
    });
    response.write(url === "/said" ? "<" : Buffer.alloc(5_000_001));
  });

  for (const path of ["said", "unsaid"]) {
    expect(await refusalOf(site.url + path, { allowedHosts: [site.host] })).toBe("too_large");
  }
});

it("stops to wait for a site that does not answer, sends slowly, or has no address yet", async () => {
  const site = await startSite(({ url }, response) => {
    if (url === "/slow") response.writeHead(200, { "content-type": "text/html" }).write("<h1>");
  });
  const options = { allowedHosts: [site.host], timeoutMs: 50 };

  expect(await refusalOf(site.url, options)).toBe("timeout");
  expect(await refusalOf(`${site.url}slow`, options)).toBe("timeout");
  expect(await refusalOf("http://recipes.example/", { ...options, resolve: () => new Promise(() => {}) })).toBe(
    "timeout",
  );
});

it("refuses what is no page, what is not there, and what breaks off", async () => {
  const site = await startSite(({ url }, response) => {
    const [, status, type, encoding] = (url ?? "").split("_");
    response.writeHead(Number(status), {
      ...(type ? { "content-type": type } : {}),
      ...(encoding ? { "content-encoding": encoding } : {}),
    });
    response.end("no page");
  });
  const of = (path: string) => refusalOf(site.url + path, { allowedHosts: [site.host] });

  expect(await of("_200_application/pdf")).toBe("not_a_page");
  expect(await of("_200")).toBe("not_a_page");
  expect(await of("_200_text/html_compress")).toBe("not_a_page");
  expect(await of("_200_text/html_gzip")).toBe("unreachable");
  expect(await of("_404_text/html")).toBe("not_found");
  expect(await of("_403_text/html")).toBe("status");
  expect(await of("_302_text/html")).toBe("status");
  servers[0]?.close();
  servers[0]?.closeAllConnections();
  expect(await of("_200_text/html")).toBe("unreachable");
});

it("fetches a picture with the same care", async () => {
  const site = await startSite(({ url }, response) => {
    response.setHeader("content-type", url === "/soup.png" ? "image/png" : "text/html").end("picture");
  });
  const fetcher = new HttpPageFetcher({ allowedHosts: [site.host] });

  expect(Buffer.from(await fetcher.fetchPicture(`${site.url}soup.png`)).toString()).toBe("picture");
  await expect(fetcher.fetchPicture(site.url)).rejects.toMatchObject({ reason: "not_a_page" });
  await expect(fetcher.fetchPicture("http://127.0.0.1/soup.png")).rejects.toMatchObject({ reason: "private_address" });
});
