import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as filled from "../measure/filled_database.ts";
import type * as stacks from "../measure/measure_stack.ts";
import type * as processes from "../measure/measured_process.ts";
import type * as people from "../measure/people.ts";
import type * as reads from "../measure/read_calls.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** One version's server over a database of its own, which its own code has filled. */
export interface Version {
  readonly server: processes.MeasuredProcess;
  readonly calls: readonly reads.ReadCall[];
  stop(): Promise<void>;
}

/**
 * Checks out and builds a commit outside this folder, whose tests are not ours, and returns its folder.
 *
 * @throws {Error} if there is no such commit, or it can't be built
 */
export function checkOut(commit: string): string {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();
  const id = git("rev-parse", "--short", `${commit}^{commit}`);
  const folder = join(tmpdir(), `weekplate_bench_${id}`);
  if (!existsSync(folder)) git("worktree", "add", "--detach", folder, id);
  execFileSync("make", ["webapp/dist/index.html"], { cwd: folder });
  return folder;
}

/** Starts the version in a folder. Its state is stored in the folder's `.cache/bench`. */
export async function startVersion(folder: string, recipes: number): Promise<Version> {
  const load = async <Module>(file: string): Promise<Module> =>
    (await import(pathToFileURL(join(folder, "tools", "measure", file)).href)) as Module; // sound: the type of the same file here
  const { startMeasureStack } = await load<typeof stacks>("measure_stack.ts");
  const { filledDatabase, setFoodRules, warmUp } = await load<typeof filled>("filled_database.ts");
  const { signInViewers, signInCarefulPeople } = await load<typeof people>("people.ts");
  const { readCalls } = await load<typeof reads>("read_calls.ts");
  const { startServerProcess } = await load<typeof processes>("measured_process.ts");

  const stack = await startMeasureStack(join(folder, ".cache", "bench"));
  const [viewers, careful] = [await signInViewers(stack), await signInCarefulPeople(stack)];
  const databaseUrl = await filledDatabase(stack, recipes);
  await setFoodRules(databaseUrl);
  await warmUp(databaseUrl);
  const server = await startServerProcess(stack.settingsOf(databaseUrl), stack);
  return {
    server,
    calls: readCalls({ viewers, careful, recipes }),
    async stop() {
      await server.stop();
      await stack.stop();
    },
  };
}
