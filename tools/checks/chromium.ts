import { existsSync } from "node:fs";

/** Where Debian and others put a Chromium of the machine's own; Playwright's own serves where none of them is there. */
const MACHINE_CHROMIUMS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** How every test starts Chromium: without a display, and without a look at the network. */
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
