import { Resolver } from "node:dns/promises";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { type FetchedPage, type PageFetcher, PageNotFetched } from "../../core/cookbook/mod.ts";
import { decodedText } from "./decoded_text.ts";
import { isPublicAddress } from "./public_address.ts";
import { ACCEPTED_ENCODINGS, readBody } from "./response_body.ts";

const USER_AGENT = "Weekplate (imports a recipe that a person named)";
const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;
const PAGE_MAX_BYTES = 5_000_000;
const PICTURE_MAX_BYTES = 10_000_000;
const PAGE_TYPES = ["text/html", "application/xhtml+xml", "application/ld+json", "application/json", "text/plain"];
const REDIRECTS = [301, 302, 303, 307, 308];
const DEFAULT_PORTS: Readonly<Record<string, number>> = { "http:": 80, "https:": 443 };

export interface HttpPageFetcherOptions {
  /** Addresses that are fetched although they are not public, each as `host:port`. Empty by default. */
  readonly allowedHosts?: readonly string[];
  /** The IP addresses of a name. By default asks the machine's name servers, and not its `hosts` file. */
  readonly resolve?: (name: string) => Promise<readonly string[]>;
  /** For the whole of one call. By default 10,000. */
  readonly timeoutMs?: number;
}

/** Limits and accepted types of a reply. */
interface Wanted {
  readonly accept: string;
  isWanted(mediaType: string): boolean;
  /** Words for the refusal of another type. */
  readonly else: string;
  readonly maxBytes: number;
}

const PAGE: Wanted = {
  accept: PAGE_TYPES.join(", "),
  isWanted: (mediaType) => PAGE_TYPES.includes(mediaType),
  else: "This address is not of a page with text.",
  maxBytes: PAGE_MAX_BYTES,
};

const PICTURE: Wanted = {
  accept: "image/*",
  isWanted: (mediaType) => mediaType.startsWith("image/"),
  else: "This address is not of a picture.",
  maxBytes: PICTURE_MAX_BYTES,
};

/** A reply, before its body is read. */
interface Reply {
  readonly url: URL;
  readonly response: IncomingMessage;
}

/**
 * {@linkcode PageFetcher} on Node's client. Each request connects to an address that was checked, and not to a name that could
 * mean another one a moment later. So does each of at most three redirects. It sends no cookies, and checks certificates.
 */
export class HttpPageFetcher implements PageFetcher {
  readonly #allowedHosts: ReadonlySet<string>;
  readonly #resolve: (name: string) => Promise<readonly string[]>;
  readonly #timeoutMs: number;

  constructor({ allowedHosts = [], resolve = resolveName, timeoutMs = TIMEOUT_MS }: HttpPageFetcherOptions = {}) {
    this.#allowedHosts = new Set(allowedHosts.map((host) => host.toLowerCase()));
    this.#resolve = resolve;
    this.#timeoutMs = timeoutMs;
  }

  async fetchPage(url: string): Promise<FetchedPage> {
    const { reply, bytes } = await this.#fetch(url, PAGE);
    const contentType = reply.response.headers["content-type"] ?? "";
    return { url: reply.url.href, mediaType: mediaTypeOf(contentType), text: decodedText(bytes, contentType) };
  }

  async fetchPicture(url: string): Promise<Uint8Array> {
    return (await this.#fetch(url, PICTURE)).bytes;
  }

  async #fetch(url: string, wanted: Wanted): Promise<{ reply: Reply; bytes: Uint8Array }> {
    const stop = AbortSignal.timeout(this.#timeoutMs);
    let reply: Reply | undefined;
    try {
      reply = await this.#follow(parseUrl(url), { wanted, stop });
      checkReply(reply.response, wanted);
      return { reply, bytes: await readBody(reply.response, wanted.maxBytes) };
    } catch (error) {
      if (error instanceof PageNotFetched) throw error;
      if (stop.aborted) {
        throw new PageNotFetched("timeout", "The site took too long to answer. Please try again later.", {
          cause: error,
        });
      }
      throw new PageNotFetched("unreachable", "The site cannot be reached. Please check the address.", {
        cause: error,
      });
    } finally {
      reply?.response.destroy();
    }
  }

  /** The first reply that is no redirect. */
  async #follow(first: URL, { wanted, stop }: { wanted: Wanted; stop: AbortSignal }): Promise<Reply> {
    let url = first;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await this.#request(url, { accept: wanted.accept, stop });
      const { location } = response.headers;
      if (!REDIRECTS.includes(response.statusCode ?? 0) || location === undefined) return { url, response };
      response.destroy();
      url = parseUrl(location, url);
    }
    throw new PageNotFetched("too_many_redirects", "This address leads from page to page without an end.");
  }

  async #request(url: URL, { accept, stop }: { accept: string; stop: AbortSignal }): Promise<IncomingMessage> {
    const host = await this.#checkedAddress(url, stop);
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const name = hostOf(url);
    const options = {
      host,
      port: portOf(url),
      path: `${url.pathname}${url.search}`,
      // For the certificate, which is one of the name. An IP address must not be sent as a name (RFC 6066).
      servername: isIP(name) ? "" : name,
      headers: {
        host: url.host,
        accept,
        "accept-encoding": ACCEPTED_ENCODINGS,
        "user-agent": USER_AGENT,
      },
      agent: false as const,
      signal: stop,
    };
    const request = url.protocol === "https:" ? requestHttps(options, resolve) : requestHttp(options, resolve);
    request.on("error", reject);
    request.end();
    return await promise;
  }

  /**
   * The IP address to connect to.
   *
   * @throws {PageNotFetched} if the address is not one to fetch, or one of its IP addresses is not public
   */
  async #checkedAddress(url: URL, stop: AbortSignal): Promise<string> {
    checkScheme(url);
    const name = hostOf(url);
    const isAllowed = this.#allowedHosts.has(`${url.hostname}:${portOf(url)}`);
    if (!isAllowed && url.port !== "" && !Object.values(DEFAULT_PORTS).includes(Number(url.port))) {
      throw new PageNotFetched("port", "Only addresses of ordinary web pages can be read, not ones with a port.");
    }
    const addresses = isIP(name) ? [name] : await unlessStopped(this.#resolve(name), stop);
    if (!isAllowed && !addresses.every(isPublicAddress)) {
      throw new PageNotFetched("private_address", "Only pages that are open to everyone on the internet can be read.");
    }
    const address = addresses.find((each) => isIP(each) === 4) ?? addresses[0];
    if (address === undefined) throw new Error(`${name} has no IP address`);
    return address;
  }
}

/** Against `base` for a redirect. */
function parseUrl(text: string, base?: URL): URL {
  const url = URL.parse(text.trim(), base?.href);
  if (!url) throw new PageNotFetched("not_an_address", "This is not a web address, such as https://example.com/soup.");
  return url;
}

function checkScheme(url: URL): void {
  if (!(url.protocol in DEFAULT_PORTS)) {
    throw new PageNotFetched("scheme", "Only addresses that begin with https:// or http:// can be read.");
  }
  if (url.username !== "" || url.password !== "") {
    throw new PageNotFetched("credentials", "An address with a user's name or password in it cannot be read.");
  }
}

/** Name or IP address, without the brackets of IPv6. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/u, "$1");
}

function portOf({ port, protocol }: URL): number {
  return port === "" ? (DEFAULT_PORTS[protocol] ?? 0) : Number(port);
}

function checkReply({ statusCode = 0, headers }: IncomingMessage, wanted: Wanted): void {
  if (statusCode === 404 || statusCode === 410) {
    throw new PageNotFetched("not_found", "There is no page at this address.");
  }
  if (statusCode !== 200) {
    throw new PageNotFetched("status", `The site does not show this page to Weekplate (it answered ${statusCode}).`);
  }
  if (!wanted.isWanted(mediaTypeOf(headers["content-type"] ?? ""))) throw new PageNotFetched("not_a_page", wanted.else);
}

function mediaTypeOf(contentType: string): string {
  return (contentType.split(";")[0] ?? "").trim().toLowerCase();
}

async function unlessStopped<Result>(work: Promise<Result>, stop: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const onStop = () => reject(stop.reason as Error); // sound: it is aborted with errors only
  stop.addEventListener("abort", onStop);
  try {
    return await Promise.race([work, promise]);
  } finally {
    stop.removeEventListener("abort", onStop);
  }
}

/** Asks for both kinds of address at once. A name that has only one kind is found too. */
async function resolveName(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: TIMEOUT_MS / 4, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  if (addresses.length === 0) throw new Error(`${name} has no IP address`, { cause: answers[0] });
  return addresses;
}
