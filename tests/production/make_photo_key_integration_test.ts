import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { MinioPhotoStorage } from "../../adapters/minio/photo_storage.ts";
import { type MinioServer, startMinio } from "../../adapters/minio/testing/minio_server.ts";

/** The MinIO of this run, if there is one. */
const minios = [inject("minio")].filter((minio) => minio !== undefined);

describe.each(minios)("the program that registers the servers' key", (minio) => {
  let server: MinioServer;
  let folder: string;

  beforeAll(async () => {
    server = await startMinio(minio);
    folder = await mkdtemp(join(tmpdir(), "weekplate-photo-key-"));
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  /** Runs it as its container does, with secrets in files. */
  async function run(url: string, secrets: { rootPassword: string; name: string; secretKey: string }) {
    const env: Record<string, string> = { MINIO_ENDPOINT: url, MINIO_BUCKET: secrets.name };
    for (const [setting, secret] of Object.entries({
      MINIO_ROOT_USER: server.options.accessKey,
      MINIO_ROOT_PASSWORD: secrets.rootPassword,
      MINIO_ACCESS_KEY: secrets.name,
      MINIO_SECRET_KEY: secrets.secretKey,
    })) {
      env[`${setting}_FILE`] = join(folder, setting);
      await writeFile(join(folder, setting), `${secret}\n`);
    }
    return await new Promise<{ code: number; said: string }>((resolve) => {
      execFile(
        process.execPath,
        [join(import.meta.dirname, "..", "..", "infra", "production", "make_photo_key.ts")],
        { env },
        (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
      );
    });
  }

  function newKey() {
    return { rootPassword: server.options.secretKey, name: `test-${randomUUID()}`, secretKey: randomUUID() };
  }

  it("retries while MinIO does not answer", async () => {
    const { hostname, port } = new URL(server.options.url);
    let closed = 0;
    const proxy = createServer((socket) => {
      if (closed < 3) {
        closed += 1;
        socket.destroy();
        return;
      }
      const upstream = connect(Number(port), hostname).on("error", () => socket.destroy());
      socket.on("error", () => upstream.destroy());
      socket.pipe(upstream).pipe(socket);
    }).listen(0, "127.0.0.1");
    await once(proxy, "listening");
    const key = newKey();

    expect(await run(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, key)).toEqual({ code: 0, said: "" });
    expect(closed).toBe(3);
    proxy.close();
    const { name, secretKey } = key;
    (await MinioPhotoStorage.open({ ...server.options, accessKey: name, secretKey, bucket: name })).close();
  });

  it("fails at once with the reason if MinIO refuses", async () => {
    const { code, said } = await run(server.options.url, { ...newKey(), rootPassword: "another-secret" });

    expect(code).toBe(1);
    expect(said).toMatch(
      /^Cannot make the servers' key to the photos: MinIO refuses list-users with 403: .*SignatureDoesNotMatch.*\n$/u,
    );
  });
});
