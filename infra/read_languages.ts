import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Language } from "../wire/pages/language.ts";

const facts = z.object({ name: z.string().min(1), direction: z.enum(["ltr", "rtl"]) });

/**
 * The product's languages: the folders of `locales/` with a `language.json`.
 *
 * @throws {Error} where one has other content
 */
export function readLanguages(folder: string): readonly Language[] {
  return readdirSync(folder)
    .filter((tag) => existsSync(fileOf(folder, tag)))
    .map((tag) => {
      const { data, error } = facts.safeParse(JSON.parse(readFileSync(fileOf(folder, tag), "utf8")));
      if (!data) throw new Error(`Cannot read ${fileOf(folder, tag)}: ${z.prettifyError(error)}`);
      return { tag, ...data };
    });
}

function fileOf(folder: string, tag: string): string {
  return join(folder, tag, "language.json");
}
