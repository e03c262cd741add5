import * as fc from "fast-check";
import { expect, it } from "vitest";
import { parseCsv } from "./csv.ts";

it("names each cell by the header", () => {
  expect(parseCsv("key,kcal\ntomato,18\nwater,0\n")).toEqual([
    { key: "tomato", kcal: "18" },
    { key: "water", kcal: "0" },
  ]);
});

it("reads commas, quotes and line ends inside quotes", () => {
  expect(parseCsv('key,usda_name\r\ntomato,"Tomatoes, red, ""ripe"",\nraw"\r\n')).toEqual([
    { key: "tomato", usda_name: 'Tomatoes, red, "ripe",\nraw' },
  ]);
});

it("keeps a last cell that is empty", () => {
  expect(parseCsv("key,parent\ntomato,\nleek,\n")).toEqual([
    { key: "tomato", parent: "" },
    { key: "leek", parent: "" },
  ]);
});

it.each([
  ["tomato,18,red", "3 cells"],
  ["tomato", "1 cells"],
  ['to"mato,18', "a quote is misplaced"],
  ['"tomato,18', "a quote is misplaced"],
])("refuses %s", (record, fault) => {
  expect(() => parseCsv(`key,kcal\n${record}\n`)).toThrow(fault);
});

it("reads back whatever is written by the rules", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", ",", '"', "\n", "\r", "é", " ") });
  fc.assert(
    fc.property(fc.array(fc.record({ one: cell, two: cell }), { minLength: 1 }), (records) => {
      const lines = [["one", "two"], ...records.map(({ one, two }) => [one, two])];
      const csv = lines
        .map((cells) => `${cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(",")}\n`)
        .join("");
      expect(parseCsv(csv)).toEqual(records);
    }),
  );
});
