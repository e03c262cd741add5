import { readFile } from "node:fs/promises";
import { beforeAll, expect, it } from "vitest";
import { sourceFiles } from "../tools/checks/source_files.ts";

// Compares the rules of docs/specification.md with the tests that name them.

const PAGE = "docs/specification.md";
const UNPROVED = "## Not proved by a test";
const ANCHOR = /<a id="([\w-]+)"><\/a>/gu;
const PROOF = /(?:_test\.tsx?|_journey\.ts|_contract\.ts|\.stories\.tsx)$|^tests\/conformance\/.*\.ts$/u;
/** `// #plan-slot-replaces, #plan-meal-name` on a line of its own, or `rule: "#plan-week-grid"` of a screen's test. */
const NAMES = /^ *\/\/ (#[\w-]+(?:, #[\w-]+)*)$|\brule: "(#[^"]*)"/gmu;

let rules: readonly string[];
let unproved: readonly string[];
/** Each rule that is named, with a file that names it. */
const proofs = new Map<string, string>();

beforeAll(async () => {
  const page = await readFile(PAGE, "utf8");
  rules = firstGroups(page, ANCHOR);
  const [section = ""] = (page.split(UNPROVED)[1] ?? "").split("\n## ");
  unproved = firstGroups(section, /\]\(#([\w-]+)\)/gu);
  for (const path of (await sourceFiles()).filter((file) => PROOF.test(file))) {
    for (const [, comment, screen] of (await readFile(path, "utf8")).matchAll(NAMES)) {
      for (const name of (comment ?? screen ?? "").split(", ")) proofs.set(name.slice(1), path);
    }
  }
});

it("has one anchor for each rule", () => {
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter((rule, place) => rules.indexOf(rule) !== place)).toEqual([]);
});

it("has a test for each rule, except where it says why not", () => {
  expect(rules.filter((rule) => !proofs.has(rule))).toEqual(unproved);
});

it("has a rule for each name in a test", () => {
  expect([...proofs].filter(([name]) => !rules.includes(name))).toEqual([]);
});

function firstGroups(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, group = ""]) => group);
}
