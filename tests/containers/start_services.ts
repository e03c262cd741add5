import { MinioContainer } from "@testcontainers/minio";
import { PostgreSqlContainer } from "@testcontainers/postgresql";
import { Wait } from "testcontainers";
import type { Images } from "../../infra/production/images/images.ts";
import { ownLabels, removeLeftovers } from "./own_containers.ts";

/** Postgres and MinIO in containers. */
export interface StartedServices {
  /** Address of the Postgres server, without a database and without a slash at the end. */
  readonly postgresUrl: string;
  /** Address of a MinIO, with its root user and password. */
  readonly minioUrl: string;
  /** A MinIO whose disk has room for a few photos only. One test file uses it, because deleted files free space late. */
  readonly fullMinioUrl: string;
  stop(): Promise<void>;
}

const USER = "weekplate";
const PASSWORD = "weekplate-test";
/** Room for MinIO's own files and a few photos. */
const TINY_DISK = "rw,size=2m";

/**
 * Without Testcontainers' health check, which runs four times a second. If a check is interrupted on a busy machine, the
 * container's first process adopts it: Postgres takes its end for a crash of one of its own processes, and restarts.
 */
class PostgresContainer extends PostgreSqlContainer {
  constructor(image: string) {
    super(image);
    this.hostConfig.Init = true;
    // The first occurrence is during initialisation.
    this.withWaitStrategy(
      Wait.forAll([Wait.forLogMessage(/ready to accept connections/u, 2), Wait.forListeningPorts()]),
    );
  }

  protected override async beforeContainerCreated(): Promise<void> {
    this.createOpts.Healthcheck = { Test: ["NONE"] };
  }
}

/** Starts the containers, and removes those of killed runs. */
export async function startServices(images: Images): Promise<StartedServices> {
  await removeLeftovers();
  const labels = ownLabels();
  const postgres = new PostgresContainer(images.postgres)
    .withUsername(USER)
    .withPassword(PASSWORD)
    .withDatabase("weekplate")
    // The data is not needed after the run.
    .withCommand([
      "postgres",
      ...["max_connections=200", "fsync=off", "full_page_writes=off"].flatMap((set) => ["-c", set]),
    ])
    .withTmpFs({ "/var/lib/postgresql/data": "rw" })
    .withLabels(labels);
  const minio = () => new MinioContainer(images.minio).withUsername(USER).withPassword(PASSWORD).withLabels(labels);

  const starts = await Promise.allSettled([
    postgres.start(),
    // On a disk of which less than 1 % is free, MinIO stores nothing.
    minio().withTmpFs({ "/data": "rw" }).start(),
    minio().withTmpFs({ "/data": TINY_DISK }).start(),
  ]);
  const stop = async () => {
    const started = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
    await Promise.all(started.map((container) => container.stop()));
  };
  const [server, photos, full] = starts;
  if (server.status === "rejected" || photos.status === "rejected" || full.status === "rejected") {
    await stop();
    throw starts.find((start) => start.status === "rejected")?.reason;
  }
  return {
    postgresUrl: server.value.getConnectionUri().replace(/\/[^/]*$/u, ""),
    minioUrl: withUser(photos.value.getConnectionUrl()),
    fullMinioUrl: withUser(full.value.getConnectionUrl()),
    stop,
  };
}

function withUser(address: string): string {
  return address.replace("//", `//${USER}:${PASSWORD}@`);
}
