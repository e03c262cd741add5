import { existsSync } from "node:fs";
import { chromium } from "./chromium.ts";
import { runStep } from "./steps.ts";

/**
 * A Chromium of the machine's own, or Playwright's; installed where neither is there.
 *
 * @throws {Error} where it can't be installed either.
 */
export async function needChromium(): Promise<void> {
  if (chromium().executablePath) return;
  const { chromium: playwrights } = await import("playwright");
  if (existsSync(playwrights.executablePath())) return;
  const asRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  console.log("Chromium is missing and is installed now: the tests in a browser need it.");
  const installed = asRoot
    ? await runStep({
        name: "Install Chromium",
        command: "bash",
        args: [
          "-c",
          "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium fonts-liberation >/dev/null",
        ],
      })
    : await runStep({ name: "Install Chromium", command: "playwright", args: ["install", "chromium"] });
  if (!installed) throw new Error("Cannot run the tests in a browser: install Chromium, or give CHROME_PATH.");
}
