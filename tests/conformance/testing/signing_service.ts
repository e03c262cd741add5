import { execFile } from "node:child_process";
import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { promisify } from "node:util";
import { decodeJwt } from "jose";
import { GOOGLE_ACCESS_TOKEN_URL } from "../../../adapters/firebase/firebase_admin.ts";
import { IDENTITY_TOOLKIT_URL } from "../../../adapters/firebase/identity_accounts.ts";
import { GOOGLE_KEYS_URL } from "../../../adapters/firebase/public_keys.ts";

const execute = promisify(execFile);

/** Differences from a token of the real service. */
export interface TokenChanges {
  readonly header?: object;
  readonly claims?: object;
  readonly signedBy?: KeyObject;
  readonly signature?: string;
}

const ACCESS_TOKEN = "access-token-of-the-servers";

/** A key that is not the identity service's. */
export const forgersKey: KeyObject = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;

/** The service's replies to a service account. */
export interface AccountCalls {
  /** The calls with its access token, as `lookup maya`. */
  readonly calls: string[];
  readonly disabled: Set<string>;
  isAvailable: boolean;
}

/** Replaces the real identity service: signs tokens, publishes its keys, and confirms the account of every token. */
export class SigningService {
  /** For servers with a service account. */
  readonly accounts: AccountCalls;
  /** Address of the keys and of the accounts. */
  readonly url: string;
  readonly #project: string;
  readonly #key: KeyObject;
  readonly #server: Server;
  readonly #publish: RequestListener;

  private constructor(
    server: Server,
    given: { project: string; key: KeyObject; publish: RequestListener; accounts: AccountCalls },
  ) {
    this.accounts = given.accounts;
    this.#server = server;
    this.#project = given.project;
    this.#key = given.key;
    this.#publish = given.publish;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async start({ project }: { project: string }): Promise<SigningService> {
    const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const accounts: AccountCalls = { calls: [], disabled: new Set(), isAvailable: true };
    const publish: RequestListener = (request, response) => {
      response.setHeader("content-type", "application/json");
      if (request.url === new URL(GOOGLE_ACCESS_TOKEN_URL).pathname) {
        if (!accounts.isAvailable) response.statusCode = 503;
        return void response.end(JSON.stringify({ access_token: ACCESS_TOKEN, expires_in: 1, token_type: "Bearer" }));
      }
      if (request.headers.authorization) return void answerServiceAccount(accounts, { request, response });
      if (request.url?.startsWith("/v1/accounts:lookup")) return void confirmAccount(request, response);
      response.end(JSON.stringify({ keys: [{ ...publicKey.export({ format: "jwk" }), kid: "ours" }] }));
    };
    const server = createServer(publish).listen(0, "127.0.0.1");
    await once(server, "listening");
    return new SigningService(server, { project, key: privateKey, publish, accounts });
  }

  /**
   * Also replies at the real service's addresses, for servers with {@linkcode url} as their proxy. The proxy
   * forwards nothing else.
   *
   * @param folder for a key and a certificate.
   * @returns the file of the PEM certificate that the servers have to trust.
   */
  async actAsProxy(folder: string): Promise<string> {
    const hosts = [GOOGLE_KEYS_URL, IDENTITY_TOOLKIT_URL, GOOGLE_ACCESS_TOKEN_URL].map((url) => new URL(url).hostname);
    const file = join(folder, "signing_service.crt");
    const kind = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"];
    const names = hosts.map((host) => `DNS:${host}`).join(",");
    const name = ["-subj", `/CN=${hosts[0]}`, "-addext", `subjectAltName=${names}`];
    await execute("openssl", ["req", ...kind, ...name, "-keyout", `${file}.key`, "-out", file]);
    const secure = createSecureServer(
      { key: await readFile(`${file}.key`), cert: await readFile(file) },
      this.#publish,
    );
    this.#server.on("connect", ({ url }, socket) => {
      if (!hosts.some((host) => url === `${host}:443`)) return void socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
      socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      secure.emit("connection", socket);
    });
    return file;
  }

  /** A token of the real service, with these changes. */
  issue(uid: string, { header, claims, signedBy = this.#key, signature }: TokenChanges = {}): string {
    const now = Math.floor(Date.now() / 1000);
    const payload = {
      iss: `https://securetoken.google.com/${this.#project}`,
      aud: this.#project,
      sub: uid,
      name: "Maya Lindqvist",
      iat: now - 10,
      auth_time: now - 10,
      exp: now + 3600,
      ...claims,
    };
    const signed = [{ alg: "RS256", typ: "JWT", kid: "ours", ...header }, payload]
      .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .join(".");
    return `${signed}.${signature ?? sign("sha256", Buffer.from(signed), signedBy).toString("base64url")}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** Its reply to a call that firebase-admin makes with the access token of a service account. */
async function answerServiceAccount(
  { calls, disabled }: AccountCalls,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const [, call] = /\/accounts:(\w+)$/u.exec(request.url ?? "") ?? [];
  const { localId } = (await json(request)) as { localId: string | readonly string[] };
  const uid = [localId].flat().join();
  if (request.headers.authorization !== `Bearer ${ACCESS_TOKEN}`) response.statusCode = 401;
  else calls.push(`${call} ${uid}`);
  response.end(
    JSON.stringify(call === "lookup" ? { users: [{ localId: uid, disabled: disabled.has(uid) }] } : { localId: uid }),
  );
}

/** The identity service's reply to a lookup of the token's account. */
async function confirmAccount(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { idToken } = (await json(request)) as { idToken: string };
  response.end(JSON.stringify({ users: [{ localId: decodeJwt(idToken).sub }] }));
}
