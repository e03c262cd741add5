import { ensureGoProgram } from "../../infra/production/images/go_program.ts";
import { runCommand } from "./run_command.ts";

// Searches the whole history for secrets with gitleaks; .gitleaks.toml lists what only looks like one. CI runs it.

const GITLEAKS = { name: "gitleaks", module: "github.com/zricethezav/gitleaks/v8", version: "v8.30.1" };
const TIME_LIMIT_MINUTES = 5;

try {
  const program = await ensureGoProgram(GITLEAKS, {
    onBuild: () => console.log("Building gitleaks from its source, about a minute the first time …"),
  });
  const found = !(await runCommand([program, "git", "--no-banner", "--redact", "--verbose", "."], {
    timeLimitMinutes: TIME_LIMIT_MINUTES,
  }));
  if (found) process.exitCode = 1;
} catch (error) {
  console.log(`Secrets were not searched for, because gitleaks could not be built: ${String(error).split("\n", 1)[0]}`);
}
