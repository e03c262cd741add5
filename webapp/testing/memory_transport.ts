import { errorReply } from "../../adapters/http/error_reply.ts";
import { HttpError } from "../../adapters/http/http_error.ts";
import { readInput } from "../../adapters/http/request_input.ts";
import type { Route, RouteRequest } from "../../adapters/http/route.ts";
import { photoKey } from "../../core/community/mod.ts";
import type { Call } from "../../wire/call.ts";
import { HttpClient } from "../platform/api/http/http_client.ts";
import type { Identity } from "../platform/identity/mod.ts";
import { CURRENT_SESSION } from "./api/memory_sessions.ts";
import type { MemoryServer, MemoryStores } from "./api/memory_stores.ts";

/** The app's HTTP client on routes of the server that answer within the page, over stores in memory. */
export function memoryHttp(
  routes: readonly Route[],
  { server, identity }: { server: MemoryServer; identity: Pick<Identity, "current" | "sessionEnded"> },
): HttpClient {
  const answer = (address: string, request: SentRequest) => answerCall(routes, { address, request, server });
  return new HttpClient(identity, {
    // sound: HttpClient calls it with a path and JSON
    fetch: (address, { method = "GET", body } = {}) =>
      answer(address as string, { method, fields: typeof body === "string" ? JSON.parse(body) : {} }),
    sendForm: ({ address, method, form }) => answer(address, { method, ...partsOf(form) }),
  });
}

interface SentRequest {
  readonly method: string;
  readonly fields: unknown;
  readonly file?: File | undefined;
}

async function answerCall(
  routes: readonly Route[],
  { address, request, server }: { address: string; request: SentRequest; server: MemoryServer },
): Promise<Response> {
  const headers = new Headers({ "content-type": "application/json" });
  try {
    const { pathname, searchParams } = new URL(address, "http://memory.invalid");
    const { route, params } = find(routes, request.method.toLowerCase(), pathname);
    const reply = await route.handle({
      caller: await callerOf(route, server),
      session: sessionOf(server),
      params: readInput(route.params, params, "path"),
      query: readInput(route.query, Object.fromEntries(searchParams), "query"),
      body: readInput(route.body, request.fields, "body"),
      file: request.file && (await uploaded(request.file)),
      closed: () => new Promise(() => {}),
      setHeader: (name, value) => headers.set(name, value),
    });
    // sound: a download's handler returns its bytes
    if (route.download) return new Response(await blobOf(reply as AsyncIterable<Uint8Array<ArrayBuffer>>));
    return new Response(reply === undefined ? null : await shownReply(reply, server.stores), { headers });
  } catch (error) {
    const { status, envelope } = errorReply(error, { requestId: "request-1", isUnavailable: () => false });
    return Response.json(envelope, { status });
  }
}

/** Addresses at which the server would serve photos. */
const PHOTOS = /\/photos\/([a-z0-9-]+)\/\d+\.webp|\/api\/moderation\/reports\/(\d+)\/photo/gu;

/** A reply as JSON, in which photos have addresses within the page. */
async function shownReply(reply: unknown, { photoStorage, moderation }: MemoryStores): Promise<string> {
  let json = JSON.stringify(reply);
  for (const [address, name, report] of json.matchAll(PHOTOS)) {
    const key = name === undefined ? await moderation.findPhoto(Number(report)) : photoKey(name);
    if (key !== undefined) json = json.replaceAll(address, photoStorage.photo(key));
  }
  return json;
}

function find(
  routes: readonly Route[],
  method: string,
  path: string,
): { route: Route; params: Readonly<Record<string, string>> } {
  for (const route of routes) {
    const pattern = new RegExp(`^${route.path.replaceAll(/:(\w+)/gu, "(?<$1>[^/]+)")}$`, "u");
    const match = route.method === method ? pattern.exec(path) : null;
    if (!match) continue;
    const params = Object.entries(match.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]);
    return { route, params: Object.fromEntries(params) };
  }
  throw new HttpError("not_found", `There is nothing at ${method} ${path}`);
}

async function callerOf({ access }: Call, server: MemoryServer): Promise<RouteRequest<Call>["caller"]> {
  if (access === "verified" || access === "token") return server.identity();
  if (access === "public" || (access !== "signed-in" && !server.isSignedIn())) return undefined;
  const { id: userId, ...person } = await server.caller();
  return { userId, ...person };
}

/** The session of this browser, which lasts as long as the person is signed in. */
function sessionOf(server: MemoryServer): RouteRequest<Call>["session"] {
  const id = server.isSignedIn() ? CURRENT_SESSION : undefined;
  return {
    id,
    identityToken: undefined,
    accountToken: id && server.identity().token,
    cookie: id,
    device: "",
    signIn: undefined,
    setCookie() {},
    setSignIn() {},
  };
}

function partsOf(form: FormData): Pick<SentRequest, "fields" | "file"> {
  const parts = [...form];
  const file = parts.map(([, part]) => part).find((part) => part instanceof File);
  return { fields: Object.fromEntries(parts.filter(([, part]) => typeof part === "string")), file };
}

async function uploaded(file: File): Promise<RouteRequest<Call>["file"]> {
  return { bytes: new Uint8Array(await file.arrayBuffer()), declaredType: file.type, fileName: file.name };
}

async function blobOf(bytes: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return new Blob(chunks);
}
