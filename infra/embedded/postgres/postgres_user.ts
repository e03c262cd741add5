import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** The user that a process runs as; empty for this process's own user. */
export type RunAs = { readonly uid: number; readonly gid: number } | { readonly uid?: never; readonly gid?: never };

const execute = promisify(execFile);
const USER = "postgres";

/** Postgres refuses to run as root: then it runs as the user `postgres`, which is created if needed. */
export async function runAs(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {};
  try {
    return await idsOf(USER);
  } catch {
    await execute("useradd", ["--system", "--no-create-home", "--user-group", USER]);
    return idsOf(USER);
  }
}

async function idsOf(user: string): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all(
    ["-u", "-g"].map(async (flag) => Number((await execute("id", [flag, user])).stdout)),
  );
  if (uid === undefined || gid === undefined) throw new Error(`Cannot find the user ${user}`);
  return { uid, gid };
}
