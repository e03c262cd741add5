import type { TestProject } from "vitest/node";
import { makeTemplate } from "../../adapters/postgres/testing/template.ts";
import { ensureImages } from "../../infra/production/images/images.ts";
import { startServices } from "../containers/start_services.ts";

/** Provides Postgres and MinIO in containers. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const images = await ensureImages({ onProgress: (step) => void process.stderr.write(`${step}\n`) });
  // Without a registry, Testcontainers' cleanup image is missing too; startServices cleans up.
  if (!images.official) process.env["TESTCONTAINERS_RYUK_DISABLED"] ??= "true";
  const services = await startServices(images);
  try {
    await makeTemplate(services.postgresUrl);
  } catch (error) {
    await services.stop();
    throw error;
  }
  project.provide("postgresUrl", services.postgresUrl);
  project.provide("minio", { url: services.minioUrl });
  project.provide("fullMinio", { url: services.fullMinioUrl });
  project.provide("photoStore", "MinIO");
  return services.stop;
}
