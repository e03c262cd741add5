import "./flush_renders.ts";
import { beforeEach } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";

// The library does this itself, but only in the first file that loads it: the files share their modules, and their window.
beforeEach(async () => {
  await cleanup();
  if (innerWidth !== 1280 || innerHeight !== 900) await page.viewport(1280, 900);
});
