import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { FirebaseIdentityVerifier } from "../../../adapters/firebase/identity_verifier.ts";
import { ApiClient } from "../../../adapters/http/testing/api_client.ts";
import { freePort } from "../../../adapters/system/free_port.ts";
import { readConfig } from "../../config.ts";
import { createContainer } from "../../container.ts";
import { startServer } from "../../server.ts";
import { tokens } from "../../tokens.ts";
import { PROJECT } from "./product.ts";

/** The product as production has it: only tokens that the identity service signed are worth anything. */
export interface SignedServer {
  readonly url: string;
  /** A token as the real service makes it, but for what is said. */
  issue(uid: string, changes?: TokenChanges): string;
  withToken(token: string): ApiClient;
  stop(): Promise<void>;
}

export interface TokenChanges {
  readonly header?: object;
  readonly claims?: object;
  readonly signedBy?: KeyObject;
  readonly signature?: string;
}

/** Somebody else's key, as good as the identity service's own but for whose it is. */
export const forgersKey: KeyObject = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;

/** Starts one more server on a database, without an emulator; the keys it asks for are the test's own. */
export async function startSignedServer(databaseUrl: string): Promise<SignedServer> {
  const ours = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const keys = createServer((_request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ ours: ours.publicKey.export({ type: "spki", format: "pem" }) }));
  }).listen(0, "127.0.0.1");
  await once(keys, "listening");
  const keysUrl = `http://127.0.0.1:${(keys.address() as AddressInfo).port}`;

  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), "weekplate-signed-"))];
  const settings = {
    PORT: String(port),
    PHOTOS_FOLDER: folder,
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_API_KEY: "a-key-of-the-real-service",
    RATE_LIMITS: "off",
    DATABASE_POOL: "4",
  };
  const container = await createContainer(readConfig(settings), { databaseUrl, emulatorHost: undefined });
  container.rebind(tokens.logger).toConstantValue(pino({ level: "silent" }));
  container
    .rebind(tokens.identityVerifier)
    .toConstantValue(new FirebaseIdentityVerifier({ projectId: PROJECT, clock: container.get(tokens.clock), keysUrl }));
  const server = await startServer(container);
  const url = `http://127.0.0.1:${port}`;

  return {
    url,
    issue(uid, { header, claims, signedBy = ours.privateKey, signature } = {}) {
      const now = Math.floor(Date.now() / 1000);
      const payload = {
        iss: `https://securetoken.google.com/${PROJECT}`,
        aud: PROJECT,
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
    },
    withToken: (token) => new ApiClient(url, { token }),
    async stop() {
      await server.stop();
      keys.closeAllConnections();
      keys.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
