import { spawnSync } from "node:child_process";
import { ProductionStack } from "./testing/production_stack.ts";

// Runs the journeys tagged `@production` through the stack of `make up`: proxy, servers, Postgres, photos, sockets, identity. The
// arguments are for Playwright.

const PLAYWRIGHT = ["node_modules/.bin/playwright", "test", "--config=tests/journeys/playwright.config.ts"];

const stack = await ProductionStack.create();
try {
  const { code, output } = await stack.make("up", { SEED_PEOPLE: "on" });
  console.log(output.trim());
  const { status } =
    code === 0
      ? spawnSync(process.execPath, [...PLAYWRIGHT, "--grep=@production", ...process.argv.slice(2)], {
          stdio: "inherit",
          env: { ...process.env, PRODUCT_URL: stack.url },
        })
      : { status: code };
  if (status !== 0) process.exitCode = 1;
} finally {
  await stack.remove();
}
