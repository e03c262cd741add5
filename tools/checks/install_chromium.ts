import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium as bundled } from "playwright";
import { chromium } from "./chromium.ts";

// Installs Chromium where neither the machine's nor Playwright's is there. The tests in a browser need one.

const APT_INSTALL =
  "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium-headless-shell fonts-liberation >/dev/null";

if (chromium().executablePath === undefined && !existsSync(bundled.executablePath())) {
  console.log("Installing Chromium, or name one in CHROME_PATH …");
  const usesApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  const [program, ...args] = usesApt
    ? (["bash", "-c", APT_INSTALL] as const)
    : ([process.execPath, "node_modules/.bin/playwright", "install", "chromium"] as const);
  execFileSync(program, args, { stdio: "inherit" });
}
