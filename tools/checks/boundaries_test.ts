import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const execute = promisify(execFile);
const TREE = [
  "core",
  "wire",
  "catalogue",
  "adapters",
  "ui-kit",
  "webapp",
  "infra",
  "tsconfig.base.json",
  "tsconfig.json",
  ".oxlintrc.json",
  "package.json",
];

/** A compile takes seconds, and on a busy machine many of them. */
const PATIENCE = { timeout: 120_000 };

// A copy of the tree in which wrong imports are planted, one after the other, and have to be refused.
let copy: string;

beforeAll(async () => {
  await mkdir(".cache", { recursive: true });
  copy = await mkdtemp(join(".cache", "planted-"));
  for (const path of TREE) {
    await cp(path, join(copy, path), {
      recursive: true,
      filter: (source) => !/\.(webp|jpg|png)$|\/(dist|node_modules)$/u.test(source),
    });
  }
}, PATIENCE.timeout);

afterAll(() => rm(copy, { recursive: true, force: true }));

describe("the compiler refuses", PATIENCE, () => {
  it.each([
    ["core that knows an adapter", "core", "core/shared/planted.ts", "../../adapters/memory/fixed_clock.ts"],
    ["an adapter that knows infra", "adapters", "adapters/memory/planted.ts", "../../infra/config.ts"],
    ["a kit that knows a screen", "ui-kit", "ui-kit/planted.ts", "../../webapp/routes.tsx"],
    ["a kit that knows core", "ui-kit", "ui-kit/planted.ts", "../../core/shared/mod.ts"],
    ["a screen that knows Postgres", "webapp", "webapp/planted.ts", "../../adapters/postgres/database.ts"],
    ["a wire that knows Express's app", "wire", "wire/planted.ts", "../adapters/http/app.ts"],
  ])("%s", async (_name, project, file, target) => {
    const said = await planted(file, `import * as wrong from "${target}";\nexport const planted = wrong;\n`, () =>
      execute("npx", ["tsc", "-b", join(copy, project)]),
    );

    expect(said).toMatch(/planted\.ts.*(TS6059|TS6307|TS2307|TS5097)/u);
  });

  it.each(["process.exit()", "fetch('/')", "new URL('/')", "setTimeout(() => {}, 1)"])("%s in core", async (call) => {
    const said = await planted("core/shared/planted.ts", `export function planted() {\n  ${call};\n}\n`, () =>
      execute("npx", ["tsc", "-b", join(copy, "core")]),
    );

    expect(said).toMatch(/planted\.ts.*(TS2304|TS2591|TS2580|TS2584)/u);
  });
});

it("the linter refuses a library in core", PATIENCE, async () => {
  const said = await planted(
    "core/shared/planted.ts",
    'import { z } from "zod";\nexport const planted = z.string();\n',
    () => execute("npx", ["oxlint", "-c", join(copy, ".oxlintrc.json"), join(copy, "core/shared/planted.ts")]),
  );

  expect(said).toContain("core knows no library");
});

/** What a command says, when it refuses, of a file that is there only while it runs. */
async function planted(file: string, content: string, command: () => Promise<unknown>): Promise<string> {
  const path = join(copy, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  try {
    await command();
    return "accepted";
  } catch (error) {
    return error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
  } finally {
    await rm(path);
  }
}
