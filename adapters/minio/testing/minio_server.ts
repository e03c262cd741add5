import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { photoKey } from "../../../core/community/mod.ts";
import { DomainError } from "../../../core/shared/mod.ts";
import { freePort } from "../../system/free_port.ts";
import { waitForUsers } from "../bucket_key.ts";
import { type MinioOptions, MinioPhotoStorage } from "../photo_storage.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Undefined where no MinIO is available. */
    minio: MinioSource | undefined;
    /** A MinIO without free space; undefined where none is available. */
    fullMinio: MinioSource | undefined;
    /** The default photo storage of the API's tests. */
    photoStore: "a folder" | "MinIO";
  }
}

export interface MinioServer {
  readonly options: Omit<MinioOptions, "bucket">;
  stop(): Promise<void>;
}

/** A running MinIO, or a program to start. */
export type MinioSource = { readonly url: string } | { readonly binary: string };

const USER = "weekplate";
const PASSWORD = "weekplate-test";

/** Starts a MinIO on a temporary folder, or connects to the one at the URL. */
export async function startMinio(source: MinioSource): Promise<MinioServer> {
  if ("url" in source) {
    const { origin, username, password } = new URL(source.url);
    const options = { url: origin, accessKey: username, secretKey: password };
    await waitUntilReady(options);
    return { options, async stop() {} };
  }
  const folder = await mkdtemp(join(tmpdir(), "weekplate-minio-"));
  const port = await freePort();
  const server = spawn(source.binary, ["server", folder, "--address", `127.0.0.1:${port}`, "--quiet"], {
    env: { ...process.env, MINIO_ROOT_USER: USER, MINIO_ROOT_PASSWORD: PASSWORD, MINIO_BROWSER: "off" },
    stdio: "ignore",
  });
  const options = { url: `http://127.0.0.1:${port}`, accessKey: USER, secretKey: PASSWORD };
  await waitUntilReady(options, server);
  return {
    options,
    async stop() {
      server.kill();
      if (server.exitCode === null) await once(server, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** MinIO reports that it is ready before it serves requests and has loaded its users. */
async function waitUntilReady(options: MinioServer["options"], server?: ChildProcess): Promise<void> {
  const storage = new MinioPhotoStorage({ ...options, bucket: "any-bucket" });
  try {
    for (let attempt = 0; attempt < 300; attempt += 1) {
      if (server && server.exitCode !== null) throw new Error(`MinIO ended with ${server.exitCode} before it answered`);
      try {
        await storage.sizeOf(photoKey("any"), 400);
        await waitForUsers(options);
        return;
      } catch (error) {
        // Another S3 server has no such call.
        if (!(error instanceof DomainError)) return;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    server?.kill();
    throw new Error("MinIO did not answer within 30 seconds");
  } finally {
    storage.close();
  }
}
