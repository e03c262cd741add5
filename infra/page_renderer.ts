import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageRenderer } from "../wire/pages/page_renderer.ts";

/**
 * Loads the server renderer from the folder of the built web app, where `webapp/server_rendering.config.ts` puts it. Undefined
 * where it is not built.
 */
export async function loadPageRenderer(webAppFolder: string): Promise<PageRenderer | undefined> {
  const file = join(webAppFolder, ".server", "render_page.js");
  if (!existsSync(file)) return undefined;
  // sound: the build's entry is webapp/platform/server_rendering/render_page.tsx, whose function is declared with this type's parts
  const { renderPage } = (await import(pathToFileURL(file).href)) as { renderPage: PageRenderer };
  return renderPage;
}
