import { existsSync } from "node:fs";

/**
 * Chromium as Debian and others install it. Without one, Playwright's own serves. The headless shell comes first, because
 * journeys take a third less time in it.
 */
const MACHINE_CHROMIUMS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** How every test starts Chromium: without a display, and without requests of its own to the network. */
export function chromium(): { executablePath?: string; args: string[] } {
  const executablePath = process.env["CHROME_PATH"] ?? MACHINE_CHROMIUMS.find((path) => existsSync(path));
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  };
}
