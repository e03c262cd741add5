import { MinioContainer } from "@testcontainers/minio";
import { PostgreSqlContainer } from "@testcontainers/postgresql";
import { docker, type Images } from "../mod.ts";

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
/** Tells whose containers these are, so that those of a run that was killed are found. */
const LABEL = "weekplate.test-run";
/** Room for MinIO's own files and a few photos. */
const TINY_DISK = "rw,size=2m";

/** Starts them by Testcontainers, side by side. What a killed run left behind is removed first. */
export async function startParts(images: Images): Promise<StartedParts> {
  await removeLeftovers();
  const labels = { [LABEL]: String(process.pid) };
  const postgres = new PostgreSqlContainer(images.postgres)
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

/** Testcontainers' own sweeper can't be pulled everywhere. */
async function removeLeftovers(): Promise<void> {
  const said = await docker("ps", "--all", "--filter", `label=${LABEL}`, "--format", `{{.ID}} {{.Label "${LABEL}"}}`);
  for (const line of said.split("\n").filter(Boolean)) {
    const [id = "", pid = ""] = line.split(" ");
    if (!isRunning(Number(pid))) await docker("rm", "--force", "--volumes", id);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
