import { textsLoaded } from "../language/load_texts.ts";

/** How long to wait before each further attempt. */
const RETRY_DELAYS_MS = [250, 1_000, 3_000];

/**
 * Loads code with `import()`, and tries again when the network fails meanwhile. Chromium fetches a module again after a
 * failure; a browser that remembers the failure rejects every attempt. Also loads the code's texts.
 *
 * @throws the last error, at once where it is not the network's
 */
export async function retryImport<Module>(
  load: () => Promise<Module>,
  { delaysMs = RETRY_DELAYS_MS }: { delaysMs?: readonly number[] } = {},
): Promise<Module> {
  for (const delayMs of delaysMs) {
    try {
      return await withTexts(load);
    } catch (error) {
      // Every browser rejects with a TypeError where a module could not be fetched.
      if (!(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  return await withTexts(load);
}

async function withTexts<Module>(load: () => Promise<Module>): Promise<Module> {
  const module = await load();
  await textsLoaded();
  return module;
}
