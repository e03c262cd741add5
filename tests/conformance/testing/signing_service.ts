import { execFile } from "node:child_process";
import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { GOOGLE_KEYS_URL } from "../../../adapters/firebase/public_keys.ts";

const execute = promisify(execFile);

/** Differences from a token of the real service. */
export interface TokenChanges {
  readonly header?: object;
  readonly claims?: object;
  readonly signedBy?: KeyObject;
  readonly signature?: string;
}

/** A key that is not the identity service's. */
export const forgersKey: KeyObject = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;

/** Replaces the real identity service: signs tokens and publishes its keys. */
export class SigningService {
  /** Address of the keys. */
  readonly url: string;
  readonly #project: string;
  readonly #key: KeyObject;
  readonly #server: Server;
  readonly #publish: RequestListener;

  private constructor(server: Server, given: { project: string; key: KeyObject; publish: RequestListener }) {
    this.#server = server;
    this.#project = given.project;
    this.#key = given.key;
    this.#publish = given.publish;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async start({ project }: { project: string }): Promise<SigningService> {
    const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const publish: RequestListener = (_request, response) => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ keys: [{ ...publicKey.export({ format: "jwk" }), kid: "ours" }] }));
    };
    const server = createServer(publish).listen(0, "127.0.0.1");
    await once(server, "listening");
    return new SigningService(server, { project, key: privateKey, publish });
  }

  /**
   * Also publishes the keys at the real service's address, for servers with {@linkcode url} as their proxy. The proxy
   * forwards nothing else.
   *
   * @param folder for a key and a certificate.
   * @returns the file of the PEM certificate that the servers have to trust.
   */
  async actAsProxy(folder: string): Promise<string> {
    const { hostname } = new URL(GOOGLE_KEYS_URL);
    const file = join(folder, "signing_service.crt");
    const kind = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"];
    const name = ["-subj", `/CN=${hostname}`, "-addext", `subjectAltName=DNS:${hostname}`];
    await execute("openssl", ["req", ...kind, ...name, "-keyout", `${file}.key`, "-out", file]);
    const secure = createSecureServer(
      { key: await readFile(`${file}.key`), cert: await readFile(file) },
      this.#publish,
    );
    this.#server.on("connect", ({ url }, socket) => {
      if (url !== `${hostname}:443`) return void socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
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
