import http from "node:http";
import https from "node:https";
import { Client, S3Error } from "minio";
import {
  type ByteRange,
  PHOTO_WIDTHS,
  type PhotoContent,
  type PhotoKey,
  type PhotoStorage,
  type PhotoVariant,
  type PhotoWidth,
  photoKey,
  photosUnavailable,
  type StoredPhoto,
} from "../../core/community/mod.ts";
import { boundedTransport } from "./bounded_transport.ts";

export interface MinioOptions {
  /** Where the server answers, such as `http://localhost:9000`. */
  readonly url: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Made at the start where it is missing. */
  readonly bucket: string;
  /** `us-east-1` where absent, which is what MinIO calls itself. */
  readonly region?: string | undefined;
  /** Longest wait for an answer, in milliseconds; 10,000 where absent. */
  readonly timeoutMs?: number | undefined;
}

const MAX_CONNECTIONS = 32;
const OBJECT_NAME = /^(?<key>[a-z0-9][a-z0-9-]*)\/\d+\.webp$/u;

/**
 * {@linkcode PhotoStorage} in a bucket, as objects `{key}/{width}.webp`. Plain S3, so that MinIO, Garage, SeaweedFS and
 * S3 itself serve alike.
 */
export class MinioPhotoStorage implements PhotoStorage {
  readonly #client: Client;
  readonly #agent: http.Agent;
  readonly #bucket: string;
  #hasBucket = false;

  /** Asks the server nothing yet. */
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
      // A person waits: better a clear no, which can be tried again, than the client's own minute of retries.
      retryOptions: { disableRetry: true },
    });
    this.#bucket = options.bucket;
  }

  /**
   * A storage whose bucket is there.
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
   * Makes the bucket where it is missing: a private one, of which nobody reads without a key. Where that fails, the next
   * photo that is put tries again.
   *
   * @throws {DomainError} `photos_unavailable`
   */
  prepare(): Promise<void> {
    return orUnavailable(() => this.#needBucket());
  }

  /** Lets go of the connections. */
  close(): void {
    this.#agent.destroy();
  }

  put(key: PhotoKey, variants: readonly PhotoVariant[]): Promise<void> {
    return orUnavailable(async () => {
      await this.#needBucket();
      const puts = await Promise.allSettled(
        variants.map(({ width, bytes }) =>
          this.#client.putObject(this.#bucket, objectName(key, width), Buffer.from(bytes), bytes.length, {
            "Content-Type": "image/webp",
          }),
        ),
      );
      const failed = puts.find((put) => put.status === "rejected");
      if (failed) {
        // Not waited for: the person has waited long enough. What stays, the sweep takes, for no post names this key.
        void this.remove(key).catch(() => {});
        throw failed.reason;
      }
    });
  }

  sizeOf(key: PhotoKey, width: PhotoWidth): Promise<number | undefined> {
    return orUnavailable(async () => {
      try {
        return (await this.#client.statObject(this.#bucket, objectName(key, width))).size;
      } catch (error) {
        if (error instanceof S3Error && error.code === "NotFound") return undefined;
        throw error;
      }
    });
  }

  get(
    key: PhotoKey,
    width: PhotoWidth,
    { part }: { part?: ByteRange | undefined } = {},
  ): Promise<PhotoContent | undefined> {
    return orUnavailable(async () => {
      try {
        // Without a length it is all from the offset on.
        const body = await this.#client.getPartialObject(
          this.#bucket,
          objectName(key, width),
          part?.offset ?? 0,
          part?.length,
        );
        const { headers } = body as http.IncomingMessage; // what the client returns, though it says less
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
      const names = PHOTO_WIDTHS.map((width) => objectName(key, width));
      // The client gives the refusals alone, each as the server wrote it, whatever its types say.
      const [refused] = await this.#client.removeObjects(this.#bucket, names);
      if (refused) throw new Error(`Cannot remove a photo: ${JSON.stringify(refused)}`);
    });
  }

  list({ after, limit }: { after: PhotoKey | undefined; limit: number }): Promise<StoredPhoto[]> {
    return orUnavailable(async () => {
      // Every photo has at most as many objects as there are widths; "~" sorts after all their names.
      const { objects } = await this.#client.listObjectsV2Query(
        this.#bucket,
        "",
        "",
        "",
        limit * PHOTO_WIDTHS.length,
        after === undefined ? "" : `${after}/~`,
      );
      const found = new Map<PhotoKey, Date>();
      for (const { name, lastModified } of objects) {
        const folder = name === undefined ? undefined : OBJECT_NAME.exec(name)?.groups?.["key"];
        if (folder === undefined || lastModified === undefined) continue; // not ours to list or remove
        const key = photoKey(folder);
        if (!found.has(key)) found.set(key, lastModified);
      }
      return [...found].slice(0, limit).map(([key, storedAt]) => ({ key, storedAt }));
    });
  }

  async #needBucket(): Promise<void> {
    if (!this.#hasBucket && !(await this.#client.bucketExists(this.#bucket))) {
      try {
        await this.#client.makeBucket(this.#bucket);
      } catch (error) {
        // Another server that starts at the same time was faster.
        if (!(error instanceof S3Error && error.code === "BucketAlreadyOwnedByYou")) throw error;
      }
    }
    this.#hasBucket = true;
  }
}

function objectName(key: PhotoKey, width: PhotoWidth): string {
  return `${key}/${width}.webp`;
}

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw photosUnavailable(error);
  }
}
