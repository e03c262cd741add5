import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ApiClient } from "../../../adapters/http/testing/api_client.ts";
import { freePort } from "../../../adapters/system/free_port.ts";
import { PROJECT } from "../../setup/identity_emulator.ts";
import { photoSettings } from "./photo_settings.ts";
import { ServerLog } from "./server_log.ts";
import { SigningService, type TokenChanges } from "./signing_service.ts";
import { startTestedServer } from "./start_tested_server.ts";

/** A server as in production, which accepts only signed tokens. */
export interface SignedServer {
  /** A token of the real service, with these changes. */
  issue(uid: string, changes?: TokenChanges): string;
  withToken(token: string): ApiClient;
  stop(): Promise<void>;
}

/** High, because production does not allow rate limits to be off. */
const HIGH_LIMITS = {
  RATE_READS_PER_MINUTE: "100000",
  RATE_WRITES_PER_MINUTE: "100000",
  RATE_PHOTOS_PER_TEN_MINUTES: "100000",
  RATE_ADDRESS_READS_PER_MINUTE: "100000",
  RATE_SAVE_PREFERENCES_PER_MINUTE: "100000",
};

/** Starts another server on the database, which reads the test's keys instead of the real service's. */
export async function startSignedServer(
  databaseUrl: string,
  { moderator = "" }: { moderator?: string } = {},
): Promise<SignedServer> {
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), "weekplate-signed-"))];
  const signing = await SigningService.start({ project: PROJECT });
  const server = await startTestedServer({
    port,
    settings: {
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: "a-key-of-the-real-service",
      DATABASE_POOL: "4",
      MODERATORS: moderator,
      ...HIGH_LIMITS,
      ...photoSettings(),
    },
    databaseUrl,
    identity: { signing },
    seed: "nothing",
    folder,
    log: new ServerLog(),
  });
  return {
    issue: (uid, changes) => signing.issue(uid, changes),
    withToken: (token) => new ApiClient(`http://127.0.0.1:${port}`, { token }),
    async stop() {
      try {
        await server.stop();
      } finally {
        signing.stop();
        await rm(folder, { recursive: true, force: true, maxRetries: 5 });
      }
    },
  };
}
