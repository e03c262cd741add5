import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";

const FOODS = join(import.meta.dirname, "..", "..", "foods");

type Row = Readonly<Record<"key" | "name" | "plural" | "aliases" | "gender", string>>;

const foods = await rows("foods.csv");
const languages = readdirSync(join(FOODS, "names")).map((file) => file.replace(/\.csv$/u, ""));

describe.each(languages)("names of foods in %s", (language) => {
  it("are there for each food, in the order of foods.csv", async () => {
    const names = await rows(`names/${language}.csv`);

    expect(names.map(({ key }) => key)).toEqual(foods.map(({ key }) => key));
    expect(names.filter(({ name }) => name.trim() === "")).toEqual([]);
    expect(names.filter(({ gender }) => !["", "m", "f", "n", "c"].includes(gender))).toEqual([]);
  });

  it("name one food each", async () => {
    const owners = new Map<string, Set<string>>();
    for (const { key, name, plural, aliases } of await rows(`names/${language}.csv`)) {
      for (const text of [name, plural, ...aliases.split("|")].filter((each) => each !== "")) {
        const word = text.toLocaleLowerCase(language);
        owners.set(word, (owners.get(word) ?? new Set()).add(key));
      }
    }

    expect([...owners].filter(([, keys]) => keys.size > 1)).toEqual([]);
  });

  // Names such as "mascarpone" are the same in many languages.
  it("are seldom the English ones", async () => {
    const names = await rows(`names/${language}.csv`);
    const english = names.filter(({ name }, place) => name === foods[place]?.name);

    expect(english.length).toBeLessThan(names.length / 5);
  });
});

async function rows(file: string): Promise<Row[]> {
  // sound: the header has these columns, as the tests above find
  return parse(await readFile(join(FOODS, file), "utf8"), { columns: true }) as Row[];
}
