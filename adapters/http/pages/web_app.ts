import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Request, Response } from "express";
import type { ClientConfig } from "../../../wire/pages/config.ts";
import type { Language } from "../../../wire/pages/language.ts";
import type { PageRedirect, RenderedPage } from "../../../wire/pages/page_renderer.ts";
import { PAGE_VERSION_PLACEHOLDER, SERVICE_WORKER_PATH } from "../../../wire/pages/service_worker.ts";
import { allowStyles, contentSecurityPolicyOf, preserveStoredPolicy } from "../security_headers.ts";
import { escapeMarkup } from "./escape_markup.ts";

/** One file of the built web app, with its precompressed variants. */
interface BuiltFile {
  readonly extension: string;
  readonly cacheControl: string;
  readonly variants: Readonly<Record<Encoding, Variant | undefined>>;
}

interface Variant {
  readonly content: Buffer;
  readonly etag: string;
}

const ENCODINGS = ["br", "gzip", "identity"] as const;

type Encoding = (typeof ENCODINGS)[number];

const PAGE = "index.html";
/** Stands for the nonce in the built page; `webapp/vite.config.ts` puts it there. */
const NONCE_PLACEHOLDER = "CSP_NONCE";
/** Stands for the reply of `/config.json` in an attribute of `webapp/index.html`. */
const CONFIG_PLACEHOLDER = "CLIENT_CONFIG";
/** Where the content of a page goes that the server draws; `webapp/index.html` has it. */
const EMPTY_ROOT = '<div id="root"></div>';
const DEFAULT_LANGUAGE_TAG = '<html lang="en">';
/** Stands for the title and metadata in `webapp/index.html`. */
const HEAD_PLACEHOLDER = "<!--page-head-->";
const DESCRIPTION =
  '<meta name="description" content="Plan a week of meals: recipes picked for you, laid on a table for seven days.">';

const SUFFIX: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };

/** The part of a page's head that is about its content. */
export interface PageHead {
  /** Without the product's name. */
  readonly title: string;
  /** HTML, instead of the description that all pages have. */
  readonly metadata: string;
}

/**
 * The files of the built web app, read into memory at the start (about 1.5 MB), with their precompressed `*.br` and
 * `*.gz` variants. So no path can lead out of the folder, and a new build does not remove scripts that open pages need.
 *
 * Not `sirv`: it reads files from disk for each request, so a new build breaks open pages, and it sends brotli to a
 * client that refuses it (`br;q=0`).
 */
export class WebApp {
  readonly #files = new Map<string, BuiltFile>();
  readonly indexHtml: string;
  #serviceWorker: BuiltFile | undefined;

  /**
   * @param clientConfig is written into the page, so that its first paint does not wait for `/config.json`
   * @throws {Error} where the folder has no `index.html`.
   */
  constructor(folder: string, clientConfig: ClientConfig) {
    const config = escapeMarkup(JSON.stringify(clientConfig));
    this.indexHtml = readFileSync(join(folder, PAGE), "utf8").replace(CONFIG_PLACEHOLDER, () => config);
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (name === PAGE || /^\.|\.(?:br|gz|map)$/u.test(name) || !statSync(join(folder, name)).isFile()) continue;
      this.#files.set(`/${name.replaceAll("\\", "/")}`, builtFile(folder, name));
    }
  }

  /** Whether the web app has a file at this path. Its page is none: see {@linkcode servePage}. */
  has(path: string): boolean {
    return this.#files.has(path);
  }

  /**
   * Sends a file.
   *
   * @throws {Error} where {@linkcode has} is false.
   */
  serve(path: string, { request, response }: { request: Request; response: Response }): void {
    const file = path === SERVICE_WORKER_PATH ? this.#serviceWorkerFor(response) : this.#files.get(path);
    if (!file) throw new Error(`Cannot serve ${path}: the web app has no such file`);
    const { encoding, variant } = negotiate(file, request);

    response.type(file.extension);
    response.setHeader("cache-control", file.cacheControl);
    response.setHeader("vary", "accept-encoding");
    response.setHeader("etag", variant.etag);
    if (encoding !== "identity") response.setHeader("content-encoding", encoding);
    if (response.statusCode === 200 && request.fresh) {
      response.statusCode = 304;
      response.end();
      return;
    }
    response.setHeader("content-length", variant.content.length);
    response.end(request.method === "HEAD" ? undefined : variant.content);
  }

  /**
   * The service worker with the version of the page that it stores: browsers see a new worker where only the server's
   * configuration or policy has changed.
   */
  #serviceWorkerFor(response: Response): BuiltFile | undefined {
    const built = this.#files.get(SERVICE_WORKER_PATH)?.variants.identity;
    if (!built) return undefined;
    if (!this.#serviceWorker) {
      const page = createHash("sha256").update(contentSecurityPolicyOf(response) + this.indexHtml + built.etag);
      const script = built.content
        .toString()
        .replaceAll(PAGE_VERSION_PLACEHOLDER, page.digest("base64url").slice(0, 22));
      const variant = (content: Buffer): Variant => ({ content, etag: etagOf(content) });
      this.#serviceWorker = {
        extension: ".js",
        cacheControl: "no-cache",
        variants: {
          br: variant(brotliCompressSync(script)),
          gzip: variant(gzipSync(script)),
          identity: variant(Buffer.from(script)),
        },
      };
    }
    return this.#serviceWorker;
  }

  /**
   * Sends the page with a new nonce for its styles. A server-rendered page is one person's, and not stored. The common page
   * has no ETag, because of the nonce: it is too small for that to be worth while. Compressing 4 KB takes 0.03 ms.
   *
   * @param title without the product's name; `head` may have another one
   * @param render renders the page's content, or names the page to redirect to
   */
  async servePage({
    request,
    response,
    language,
    title,
    head,
    render,
  }: {
    request: Request;
    response: Response;
    language: Language;
    title?: string | undefined;
    head?: PageHead | undefined;
    render?: ((nonce: string) => Promise<RenderedPage | PageRedirect | undefined>) | undefined;
  }): Promise<void> {
    const nonce = randomBytes(16).toString("base64url");
    const drawn = await render?.(nonce);
    if (drawn && "redirect" in drawn) {
      response.setHeader("cache-control", "private, no-store");
      response.redirect(drawn.redirect);
      return;
    }
    response.type("html");
    response.setHeader("cache-control", drawn ? "private, no-store" : "private, no-cache");
    response.setHeader("vary", "accept-encoding, accept-language, cookie");
    if (head !== undefined && !drawn) {
      // Weak: two pages with it differ by their nonces.
      response.setHeader(
        "etag",
        `W/${etagOf(contentSecurityPolicyOf(response) + this.indexHtml + language.tag + head.title + head.metadata)}`,
      );
      if (response.statusCode === 200 && request.fresh) {
        preserveStoredPolicy(response);
        response.statusCode = 304;
        response.end();
        return;
      }
    }
    const page = this.indexHtml
      .replaceAll(NONCE_PLACEHOLDER, nonce)
      .replace(DEFAULT_LANGUAGE_TAG, `<html lang="${language.tag}" dir="${language.direction}">`);
    const html = drawn
      ? withContent(
          page.replace(HEAD_PLACEHOLDER, () => (head?.metadata ?? DESCRIPTION) + drawn.head),
          drawn,
        )
      : page.replace(HEAD_PLACEHOLDER, () => titleTag(head?.title ?? title) + (head?.metadata ?? DESCRIPTION));
    const isCompressed = request.acceptsEncodings("gzip", "identity") === "gzip";
    const content = isCompressed ? gzipSync(html) : Buffer.from(html);

    allowStyles(response, nonce);
    if (isCompressed) response.setHeader("content-encoding", "gzip");
    response.setHeader("content-length", content.length);
    response.end(request.method === "HEAD" ? undefined : content);
  }
}

function withContent(page: string, { styles, root, data }: RenderedPage): string {
  return page
    .replace("</body>", () => `${data}</body>`)
    .replace("</head>", () => `${styles}</head>`)
    .replace(EMPTY_ROOT, () => `<div id="root">${root}</div>`);
}

function titleTag(title: string | undefined): string {
  return `<title>${title === undefined ? "" : `${escapeMarkup(title)} · `}Weekplate</title>`;
}

function etagOf(content: string | Buffer): string {
  return `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
}

function builtFile(folder: string, name: string): BuiltFile {
  const path = join(folder, name);
  return {
    extension: name.slice(name.lastIndexOf(".")),
    // Names under assets/ contain a hash of the content.
    cacheControl: name.startsWith("assets") ? "public, max-age=31536000, immutable" : "no-cache",
    variants: { br: variantAt(path, "br"), gzip: variantAt(path, "gzip"), identity: variantAt(path, "identity") },
  };
}

function variantAt(file: string, encoding: Encoding): Variant | undefined {
  const path = `${file}${SUFFIX[encoding]}`;
  if (!existsSync(path)) return undefined;
  const content = readFileSync(path);
  return { content, etag: etagOf(content) };
}

function negotiate({ variants }: BuiltFile, request: Request): { encoding: Encoding; variant: Variant } {
  const available = ENCODINGS.filter((encoding) => variants[encoding]);
  const accepted = request.acceptsEncodings(...available);
  const encoding = available.find((each) => each === accepted) ?? "identity";
  const variant = variants[encoding];
  if (!variant) throw new Error("A built file has no uncompressed variant"); // impossible: builtFile has read it
  return { encoding, variant };
}
