import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { freePort } from "../../adapters/system/free_port.ts";
import { liveMemory } from "./live_memory.ts";

/** Retains 20 MB outside the heap, releases more than 30 MB in it, and then prints a line. */
const PROGRAM = `
  globalThis.kept = Buffer.alloc(20 * 2 ** 20);
  let released = Array.from({ length: 1_000_000 }, (_, n) => ({ n }));
  released = undefined;
  setInterval(() => {}, 1_000);
  console.log("ready");
`;

it("does not count garbage that is not collected yet", async () => {
  const port = await freePort();
  const child = spawn(process.execPath, [`--inspect=127.0.0.1:${port}`, "--eval", PROGRAM], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  try {
    await once(child.stdout, "data");

    const { heap, external } = await liveMemory(port);

    expect(heap).toBeGreaterThan(1);
    expect(heap).toBeLessThan(20);
    expect(external).toBeGreaterThan(20);
    expect(external).toBeLessThan(30);
  } finally {
    child.kill();
  }
});
