import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { stripVTControlCharacters } from "node:util";

/** What a suite's JUnit report says. Vitest and Playwright both write one. */
export interface JunitReport {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  readonly files: readonly { readonly name: string; readonly seconds: number }[];
}

export interface Failure {
  /** The file and the name of the test. */
  readonly test: string;
  /** The first lines of the error. */
  readonly error: string;
}

const LINES_OF_ERROR = 3;
const LINE_LENGTH = 300;

/** Reads a suite's report; it is empty when the file does not exist. */
export async function readJunitReport(path: string): Promise<JunitReport> {
  const xml = existsSync(path) ? await readFile(path, "utf8") : "";
  const files = [...xml.matchAll(/<testsuite ([^>]*)>/gu)].map(([, list = ""]) => attributes(list));
  const tests = [...xml.matchAll(/<testcase ([^>]*)>(.*?)<\/testcase>/gsu)].map(([, list = "", body = ""]) => ({
    names: attributes(list),
    error: /<(?:failure|error)\b[^>]*>(.*?)<\/(?:failure|error)>/su.exec(body)?.[1],
    isSkipped: body.includes("<skipped"),
  }));
  const failures = tests.flatMap(({ names, error }) =>
    error === undefined ? [] : [{ test: `${names["classname"]} › ${names["name"]}`, error: firstLines(error) }],
  );
  const skipped = tests.filter(({ isSkipped }) => isSkipped).length;
  return {
    passed: tests.length - failures.length - skipped,
    failed: failures.length,
    skipped,
    failures,
    files: files.map((file) => ({ name: file["name"] ?? "", seconds: Number(file["time"]) })),
  };
}

function attributes(list: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...list.matchAll(/(\w+)="([^"]*)"/gu)].map(([, name, value = ""]) => [name, text(value)]));
}

function firstLines(error: string): string {
  return stripVTControlCharacters(text(error))
    .split("\n")
    .map((line) => line.trim().slice(0, LINE_LENGTH))
    .filter(Boolean)
    .slice(0, LINES_OF_ERROR)
    .join("\n");
}

function text(xml: string): string {
  return xml
    .replaceAll(/<!\[CDATA\[|\]\]>/gu, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");
}
