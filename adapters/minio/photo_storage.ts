import http from "node:http";
import https from "node:https";
import { Client, S3Error } from "minio";
import {
  type ByteRange,
  PHOTO_FILES,
  type PhotoContent,
  type PhotoFile,
  type PhotoKey,
  type PhotoStorage,
  type PhotoType,
  type PhotoVariant,
  type PhotoWidth,
  photoKey,
  photosUnavailable,
  type StoredPhoto,
} from "../../core/community/mod.ts";
import { boundedTransport } from "./bounded_transport.ts";

export interface MinioOptions {
  /** Such as `http://localhost:9000`. */
  readonly url: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Created at the start where it is missing. */
  readonly bucket: string;
  /** Default `us-east-1`, MinIO's own. */
  readonly region?: string | undefined;
  /** Default 10,000. */
  readonly timeoutMs?: number | undefined;
}

const MAX_CONNECTIONS = 32;
const OBJECT_NAME = /^(?<key>[a-z0-9][a-z0-9-]*)\/\d+\.(?:webp|avif)$/u;

/**
 * {@linkcode PhotoStorage} in a bucket, as objects `{key}/{width}.{type}`. Plain S3, so that MinIO, Garage, SeaweedFS and
 * S3 itself all work.
 */
export class MinioPhotoStorage implements PhotoStorage {
  readonly #client: Client;
  readonly #agent: http.Agent;
  readonly #bucket: string;
  #hasBucket = false;

  /** Sends no request. */
  constructor(options: MinioOptions) {
    const { protocol, hostname, port } = new URL(options.url);
    const useSSL = protocol === "https:";
    const { Agent, request } = useSSL ? https : http;
    this.#agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS });
    this.#client = new Client({
      endPoint: hostname,
      ...(port === "" ? {} : { port: Number(port) }),
      useSSL,
      accessKey: options.accessKey,
      secretKey: options.secretKey,
      region: options.region ?? "us-east-1",
      pathStyle: true,
      transport: boundedTransport(request, { timeoutMs: options.timeoutMs ?? 10_000 }),
      transportAgent: this.#agent,
      // A person is waiting: a clear error that can be retried is better than the client's minute of retries.
      retryOptions: { disableRetry: true },
    });
    this.#bucket = options.bucket;
  }

  /**
   * Opens a storage, and creates its bucket where it is missing.
   *
   * @throws {DomainError} `photos_unavailable`
   */
  static async open(options: MinioOptions): Promise<MinioPhotoStorage> {
    const storage = new MinioPhotoStorage(options);
    try {
      await storage.prepare();
    } catch (error) {
      storage.close();
      throw error;
    }
    return storage;
  }

  /**
   * Creates the bucket where it is missing; it can't be read without a key. After a failure the next `put` tries again.
   *
   * @throws {DomainError} `photos_unavailable`
   */
  prepare(): Promise<void> {
    return orUnavailable(() => this.#ensureBucket());
  }

  /** Closes the connections. */
  close(): void {
    this.#agent.destroy();
  }

  put(key: PhotoKey, variants: readonly PhotoVariant[]): Promise<void> {
    return orUnavailable(async () => {
      await this.#ensureBucket();
      const puts = await Promise.allSettled(
        variants.map(({ width, type = "webp", bytes }) =>
          this.#client.putObject(this.#bucket, objectName(key, { width, type }), Buffer.from(bytes), bytes.length, {
            "Content-Type": `image/${type}`,
          }),
        ),
      );
      const failed = puts.find((put) => put.status === "rejected");
      if (failed) {
        // Not awaited, because the person is waiting. The sweep deletes remaining photos, because no post has this key.
        void this.remove(key).catch(() => {});
        throw failed.reason;
      }
    });
  }

  sizeOf(
    key: PhotoKey,
    width: PhotoWidth,
    { type = "webp" }: { type?: PhotoType | undefined } = {},
  ): Promise<number | undefined> {
    return orUnavailable(async () => {
      try {
        return (await this.#client.statObject(this.#bucket, objectName(key, { width, type }))).size;
      } catch (error) {
        if (error instanceof S3Error && error.code === "NotFound") return undefined;
        throw error;
      }
    });
  }

  get(
    key: PhotoKey,
    width: PhotoWidth,
    { type = "webp", part }: { type?: PhotoType | undefined; part?: ByteRange | undefined } = {},
  ): Promise<PhotoContent | undefined> {
    return orUnavailable(async () => {
      try {
        // Without a length it returns everything after the offset.
        const body = await this.#client.getPartialObject(
          this.#bucket,
          objectName(key, { width, type }),
          part?.offset ?? 0,
          part?.length,
        );
        const { headers } = body as http.IncomingMessage; // the client's actual result; its declared type has less
        return {
          length: Number(headers["content-length"]),
          body,
          async close() {
            body.destroy();
          },
        };
      } catch (error) {
        if (error instanceof S3Error && error.code === "NoSuchKey") return undefined;
        throw error;
      }
    });
  }

  remove(key: PhotoKey): Promise<void> {
    return orUnavailable(async () => {
      const names = PHOTO_FILES.map((file) => objectName(key, file));
      // The client returns only the errors, as the server wrote them; its types are wrong.
      const [refused] = await this.#client.removeObjects(this.#bucket, names);
      if (refused) throw new Error(`Cannot remove a photo: ${JSON.stringify(refused)}`);
    });
  }

  list({ after, limit }: { after: PhotoKey | undefined; limit: number }): Promise<StoredPhoto[]> {
    return orUnavailable(async () => {
      // "~" sorts after the names of all of a photo's objects. The client asks for at most 1,000 objects, as many as S3 lists at
      // once, so that a long page may have fewer photos.
      const { objects } = await this.#client.listObjectsV2Query(
        this.#bucket,
        "",
        "",
        "",
        limit * PHOTO_FILES.length,
        after === undefined ? "" : `${after}/~`,
      );
      const found = new Map<PhotoKey, Date>();
      for (const { name, lastModified } of objects) {
        const folder = name === undefined ? undefined : OBJECT_NAME.exec(name)?.groups?.["key"];
        if (folder === undefined || lastModified === undefined) continue; // not one of our photos
        const key = photoKey(folder);
        if (!found.has(key)) found.set(key, lastModified);
      }
      return [...found].slice(0, limit).map(([key, storedAt]) => ({ key, storedAt }));
    });
  }

  async #ensureBucket(): Promise<void> {
    if (!this.#hasBucket && !(await this.#client.bucketExists(this.#bucket))) {
      try {
        await this.#client.makeBucket(this.#bucket);
      } catch (error) {
        // Another server created it at the same time.
        if (!(error instanceof S3Error && error.code === "BucketAlreadyOwnedByYou")) throw error;
      }
    }
    this.#hasBucket = true;
  }
}

function objectName(key: PhotoKey, { width, type }: PhotoFile): string {
  return `${key}/${width}.${type}`;
}

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw photosUnavailable(error);
  }
}
