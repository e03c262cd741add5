import { delimiter } from "node:path";
import { run } from "./docker.ts";

/** The folder of Go's installer, which PATH may lack; Debian's Go may be too old. */
const USUAL_GO = "/usr/local/go/bin";

/** Runs Go, as {@linkcode run} does. */
export async function runGo(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const PATH = [USUAL_GO, process.env["PATH"]].join(delimiter);
  return await run("go", args, { env: { ...env, PATH } });
}
