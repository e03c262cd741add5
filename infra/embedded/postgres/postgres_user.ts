import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** As whom a process runs; empty for whoever runs us. */
export type RunAs = { readonly uid: number; readonly gid: number } | { readonly uid?: never; readonly gid?: never };

const execute = promisify(execFile);
const USER = "postgres";

/** Postgres refuses to run as root: there it gets the user `postgres`, made where the machine has none. */
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
