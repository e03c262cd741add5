import type { TestElsewhere } from "./spec_row.ts";

const SOURCES = {
  ...import.meta.glob<string>("../../**/*_{test,journey}.{ts,tsx}", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../{core,ui-kit}/**/*_test.{ts,tsx}", { query: "?raw", import: "default" }),
};

const TEST_BEGINS = /^[ \t]*(?:it|test)(?:\.each\b|\()/mu;

/**
 * The source of a test, together with the table that it runs over.
 *
 * @throws where there is no such file, or no test of that name in it
 */
export async function testNamed({ file, test }: TestElsewhere): Promise<string> {
  const load = SOURCES[addressOf(file)];
  if (!load) throw new Error(`Cannot find ${file}: a row says that it holds a test`);
  const source = await load();
  const found = testsIn(source).find((text) => text.includes(`"${test}"`) || text.includes(`\`${test}\``));
  if (found === undefined) throw new Error(`Cannot find a test "${test}" in ${file}: a row says that it is there`);
  return found;
}

function addressOf(file: string): string {
  return file.startsWith("webapp/") ? `../../${file.slice("webapp/".length)}` : `../../../${file}`;
}

/** A file's tests, each from its `it` to the next one's. */
function testsIn(source: string): string[] {
  return source.split(new RegExp(`(?=${TEST_BEGINS.source})`, "gmu")).slice(1);
}
