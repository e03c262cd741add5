import { inject } from "vitest";
import { startInImage } from "./server_in_image.ts";
import { startInProcess } from "./server_in_process.ts";
import type { ServerStart, TestedServer } from "./tested_server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server's image, built by `tests/setup/server_image.ts`; undefined without containers. */
    serverImage: string | undefined;
  }
}

/** Starts the server from its image if there is one, otherwise in the test's process. */
export async function startTestedServer(start: ServerStart): Promise<TestedServer> {
  const image = inject("serverImage");
  return image === undefined ? await startInProcess(start) : await startInImage(image, start);
}
