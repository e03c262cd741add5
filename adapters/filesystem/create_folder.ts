import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";

/** Creates a folder and those above it. Node's own recursion never ends below a folder like `/proc`, and nothing can stop it. */
export async function createFolder(folder: string): Promise<void> {
  if (await isCreated(folder)) return;
  await createFolder(dirname(folder));
  if (!(await isCreated(folder))) await mkdir(folder);
}

/** @returns false if the folder above is missing. */
async function isCreated(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT") return false;
    if (code !== "EEXIST") throw error;
  }
  return true;
}
