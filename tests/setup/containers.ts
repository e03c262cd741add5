import type { TestProject } from "vitest/node";
import { makeTemplate } from "../../adapters/postgres/testing/template.ts";
import { ensureImages } from "../../infra/production/images/images.ts";
import { startDependencies } from "../containers/started_parts.ts";

/** Gives the integration tests Postgres and MinIO in containers, in place of the machine's own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const images = await ensureImages({ onProgress: (step) => void process.stderr.write(`${step}\n`) });
  // Its sweeper's image comes from a registry, too. We stop what we start, and what a killed run left behind.
  if (!images.official) process.env["TESTCONTAINERS_RYUK_DISABLED"] ??= "true";
  const parts = await startDependencies(images);
  try {
    await makeTemplate(parts.postgresUrl);
  } catch (error) {
    await parts.stop();
    throw error;
  }
  project.provide("postgresUrl", parts.postgresUrl);
  project.provide("minio", { url: parts.minioUrl });
  project.provide("fullMinio", { url: parts.fullMinioUrl });
  project.provide("photoStore", "MinIO");
  return parts.stop;
}
