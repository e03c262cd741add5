import { delimiter } from "node:path";
import { run } from "./docker.ts";

/** Where Go's own installer puts it, which not every PATH names; Debian's own may be too old for what is built here. */
const USUAL_GO = "/usr/local/go/bin";

/** Runs Go to its end, as {@linkcode run} does. */
export async function runGo(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const PATH = [USUAL_GO, process.env["PATH"]].join(delimiter);
  return await run("go", args, { env: { ...env, PATH } });
}
