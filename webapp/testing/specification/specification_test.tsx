import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { SPEC_LINES, type SpecLine } from "./spec_lines.ts";
import type { SpecRow } from "./spec_row.ts";
import { SPEC_ROWS } from "./spec_rows.ts";
import { testNamed } from "./test_sources.ts";

const LINES = Object.keys(SPEC_LINES) as SpecLine[]; // sound: it has these keys and no others

function nameOf({ line, means, says }: SpecRow): string {
  return `${line}: ${means}${says.length > 0 ? ` – ${says.map((text) => `'${text}'`).join(", ")}` : ""}`;
}

describe("the specification's check list", () => {
  it.each(LINES)("has a row for %s, and every text of it", (line) => {
    const rows = SPEC_ROWS.filter((row) => row.line === line);

    expect(rows).not.toHaveLength(0);
    expect(new Set(rows.flatMap(({ says }) => says))).toEqual(new Set(SPEC_LINES[line]));
  });

  it("names every row once", () => {
    const names = SPEC_ROWS.map(nameOf);

    expect(names).toEqual([...new Set(names)]);
  });
});

describe("a row that is shown here", () => {
  beforeEach(async () => {
    await page.viewport(1280, 900);
  });

  const rows = SPEC_ROWS.flatMap((row) => ("show" in row ? [[nameOf(row), row] as const] : []));

  it.each(rows)("%s", async (_name, { show, says }) => {
    expect.hasAssertions();
    await show(says);
  });
});

describe("a row that other tests hold", () => {
  const rows = SPEC_ROWS.flatMap((row) => ("heldBy" in row ? [[nameOf(row), row] as const] : []));

  it.each(rows)("%s", async (_name, { heldBy, says }) => {
    const sources = await Promise.all(heldBy.map(testNamed));

    for (const text of says) expect(sources.join("\n")).toContain(text);
  });
});
