import { existsSync } from "node:fs";
import { runCommand } from "./run_command.ts";

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

const APT_INSTALL =
  "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium-headless-shell fonts-liberation >/dev/null";

/**
 * Installs Chromium where neither the machine's nor Playwright's is there.
 *
 * @throws {Error} when it can't be installed.
 */
export async function installChromium(): Promise<void> {
  if (chromium().executablePath) return;
  const { chromium: bundled } = await import("playwright");
  if (existsSync(bundled.executablePath())) return;
  console.log("Installing Chromium, which the tests in a browser need …");
  const usesApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  const installed = await runCommand(usesApt ? ["bash", "-c", APT_INSTALL] : ["playwright", "install", "chromium"], {
    timeLimitMinutes: 10,
  });
  if (!installed) throw new Error("Cannot run the tests in a browser: install Chromium, or name one in CHROME_PATH.");
}
