import { spawnSync } from "node:child_process";
import { ensureGoProgram } from "../../infra/production/images/go_program.ts";

// Searches the whole history for secrets with gitleaks; .gitleaks.toml lists what only looks like one. CI runs it. The status
// is 1 for a secret, and 2 for a search that could not be done.

const GITLEAKS = { name: "gitleaks", module: "github.com/zricethezav/gitleaks/v8", version: "v8.30.1" };
const TIME_LIMIT_MS = 5 * 60_000;

try {
  const program = await ensureGoProgram(GITLEAKS, {
    onBuild: () => console.log("Building gitleaks from its source, about a minute the first time …"),
  });
  const { status, error } = spawnSync(program, ["git", "--no-banner", "--redact", "--verbose", "."], {
    stdio: "inherit",
    timeout: TIME_LIMIT_MS,
  });
  if (error) throw error;
  if (status !== 0) process.exitCode = 1;
} catch (error) {
  console.log(
    `Secrets were not searched for, because gitleaks could not be built or run: ${String(error).split("\n", 1)[0]}`,
  );
  process.exitCode = 2;
}
