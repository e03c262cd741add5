import { runCommand } from "../../tools/checks/run_command.ts";
import { ProductionStack } from "./testing/production_stack.ts";

// Runs the journeys tagged `@production` through what `make up` starts: proxy, servers, Postgres, photos, sockets, identity.

const TIME_LIMIT_MINUTES = 10;

const stack = await ProductionStack.create();
try {
  const { code, output } = await stack.make("up", { SEED_PEOPLE: "on" });
  console.log(output.trim());
  const passed =
    code === 0 &&
    (await runCommand(["playwright", "test", "--config=tests/journeys/playwright.config.ts", "--grep=@production"], {
      timeLimitMinutes: TIME_LIMIT_MINUTES,
      env: { PRODUCT_URL: stack.url },
    }));
  if (!passed) process.exitCode = 1;
} finally {
  await stack.remove();
}
