import type { TestProject } from "vitest/node";
import { docker } from "../../infra/production/images/docker.ts";
import { buildTarget } from "../../infra/production/production_images.ts";
import { TESTED_IMAGES } from "../production/testing/tested_images.ts";

const TAG = TESTED_IMAGES.SERVER_IMAGE;

/** Builds the server's image, so that the tests use the product as in production. */
export default async function setup(project: TestProject): Promise<void> {
  const before = await idOf(TAG);
  await buildTarget("server", { tag: TAG, onProgress: (step) => void process.stderr.write(`${step}\n`) });
  const image = await idOf(TAG);
  // The previous image has no name any more. Removing it fails if another run uses it.
  if (before !== "" && before !== image) await docker("rmi", before).catch(() => {});
  project.provide("serverImage", image);
}

/** The image's id, which stays the same if the name is given to another image; empty if there is none. */
async function idOf(name: string): Promise<string> {
  return (await docker("image", "ls", "--quiet", "--no-trunc", name)).trim().replace("sha256:", "");
}
