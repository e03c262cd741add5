import { parse } from "node:querystring";
import type { ReadReply } from "../../../wire/pages/page_renderer.ts";
import { runInConnectionGroup } from "../../shared/connection_group.ts";
import type { SessionCaller } from "../callers/session_resolver.ts";
import { errorReply } from "../error_reply.ts";
import { HttpError } from "../http_error.ts";
import { checkClaimedUids, readInput } from "../request_input.ts";
import type { Route } from "../route.ts";

export interface LocalReadsOptions {
  /** Undefined for a visitor without a session. */
  readonly session: SessionCaller | undefined;
  readonly requestId: string;
  readonly isUnavailable: (error: unknown) => boolean;
  /** Called with errors that the reply does not reveal. */
  readonly onFault: (error: unknown) => void;
}

/** A call, by its path with its query. */
export interface LocalRead {
  readonly address: string;
  /** JSON, of a call with POST; undefined for GET. */
  readonly body: string | undefined;
}

interface ReadableRoute {
  readonly route: Route;
  readonly pattern: RegExp;
}

/** Reads from the API's routes within the server, for one person who is already authenticated. */
export class LocalReads {
  readonly #routes: readonly ReadableRoute[];

  constructor(routes: readonly Route[]) {
    this.#routes = routes.filter(isReadable).map((route) => ({ route, pattern: patternOf(route.path) }));
  }

  /** The reply that the route at this path would send. Does not count against a rate limit. */
  async read(call: LocalRead, options: LocalReadsOptions): Promise<ReadReply> {
    const headers: Record<string, string> = { "content-type": "application/json" };
    try {
      const reply = await this.#reply(call, { headers, options });
      return { status: reply === undefined ? 204 : 200, headers, body: JSON.stringify(reply) ?? "" };
    } catch (error) {
      const { status, headers: more, envelope } = errorReply(error, options);
      if (status >= 500) options.onFault(error);
      return { status, headers: { ...headers, ...more }, body: JSON.stringify(envelope) };
    }
  }

  async #reply(
    { address, body }: LocalRead,
    { headers, options }: { headers: Record<string, string>; options: LocalReadsOptions },
  ): Promise<unknown> {
    const [path = "", search = ""] = address.split("?");
    const method = body === undefined ? "get" : "post";
    const found = this.#routes.find(({ route, pattern }) => route.method === method && pattern.test(path));
    if (!found) throw new HttpError("not_found", "There is nothing to read here at this address");
    const { route, pattern } = found;
    const { session } = options;
    if (!session && route.access === "signed-in") throw new HttpError("not_found", "Only a signed-in person reads it");
    const query = parse(search);
    const fields: unknown = body === undefined ? {} : JSON.parse(body);
    for (const input of [query, fields]) checkClaimedUids(input, session?.caller.identityId);
    const params = Object.fromEntries(
      Object.entries(pattern.exec(path)?.groups ?? {}).map(([name, text]) => [name, decoded(text)]),
    );
    return await runInConnectionGroup(route.path, () =>
      route.handle({
        caller: route.access === "public" ? undefined : session?.caller,
        session: {
          id: session?.id,
          identityToken: undefined,
          accountToken: session?.proof.identityToken,
          cookie: undefined,
          device: "",
          signIn: undefined,
          setCookie() {},
          setSignIn() {},
        },
        params: readInput(route.params, params, "path"),
        query: readInput(route.query, query, "query"),
        body: readInput(route.body, fields, "body"),
        file: undefined,
        closed: () => new Promise(() => {}),
        setHeader: (name, value) => void (headers[name] = value),
      }),
    );
  }
}

/** The reads that a page may use: no files, and none that needs more than the session. */
function isReadable({ method, access, rateClass, download, redirects, accountCheckMaxAgeMs }: Route): boolean {
  const needsMore = access === "token" || access === "verified" || accountCheckMaxAgeMs !== undefined;
  return (method === "get" || method === "post") && rateClass === "read" && !download && !redirects && !needsMore;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new HttpError("not_found", "There is nothing at an address with a broken %-encoding");
  }
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:(\w+)/gu, "(?<$1>[^/]+)")}$`, "u");
}
