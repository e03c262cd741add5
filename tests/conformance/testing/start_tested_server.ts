import { inject } from "vitest";
import { startInImage } from "./server_in_image.ts";
import { startInProcess } from "./server_in_process.ts";
import type { ServerStart, TestedServer } from "./tested_server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server's image, which `tests/setup/server_image.ts` builds; undefined where the tests run without containers. */
    serverImage: string | undefined;
  }
}

/** Starts the server as this run wants it: from its image where there is one, else in the test's own process. */
export async function startTestedServer(start: ServerStart): Promise<TestedServer> {
  const image = inject("serverImage");
  return image === undefined ? await startInProcess(start) : await startInImage(image, start);
}
