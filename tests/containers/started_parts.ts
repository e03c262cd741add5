import { MinioContainer } from "@testcontainers/minio";
import { PostgreSqlContainer } from "@testcontainers/postgresql";
import { Wait } from "testcontainers";
import type { Images } from "../../infra/production/images/images.ts";
import { ownLabels, removeLeftovers } from "./own_containers.ts";

/** Postgres and MinIO in containers of their own. */
export interface StartedParts {
  /** Address of the Postgres server, without a database and without a slash at the end. */
  readonly postgresUrl: string;
  /** Address of a MinIO, with its root user and password. */
  readonly minioUrl: string;
  /** The same of one whose disk takes a few photos, for one test file: what is deleted makes room in minutes. */
  readonly fullMinioUrl: string;
  stop(): Promise<void>;
}

const USER = "weekplate";
const PASSWORD = "weekplate-test";
/** Room for MinIO's own files and a few photos. */
const TINY_DISK = "rw,size=2m";

/**
 * Without the health check that Testcontainers would have made four times a second as long as it runs. On a busy machine a check is
 * cut off, and what it leaves behind falls to the container's first process: if that is Postgres, it takes the end of
 * such a stranger for a crash of its own, and starts anew.
 */
class PostgresContainer extends PostgreSqlContainer {
  constructor(image: string) {
    super(image);
    this.hostConfig.Init = true;
    // The first time while it is being made ready, for nobody else.
    this.withWaitStrategy(
      Wait.forAll([Wait.forLogMessage(/ready to accept connections/u, 2), Wait.forListeningPorts()]),
    );
  }

  protected override async beforeContainerCreated(): Promise<void> {
    this.createOpts.Healthcheck = { Test: ["NONE"] };
  }
}

/** Starts them by Testcontainers, side by side. What a killed run left behind is removed first. */
export async function startDependencies(images: Images): Promise<StartedParts> {
  await removeLeftovers();
  const labels = ownLabels();
  const postgres = new PostgresContainer(images.postgres)
    .withUsername(USER)
    .withPassword(PASSWORD)
    .withDatabase("weekplate")
    // Nothing here outlives the run, so nothing has to reach a disk.
    .withCommand([
      "postgres",
      ...["max_connections=200", "fsync=off", "full_page_writes=off"].flatMap((set) => ["-c", set]),
    ])
    .withTmpFs({ "/var/lib/postgresql/data": "rw" })
    .withLabels(labels);
  const minio = () => new MinioContainer(images.minio).withUsername(USER).withPassword(PASSWORD).withLabels(labels);

  const starts = await Promise.allSettled([
    postgres.start(),
    minio().start(),
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
