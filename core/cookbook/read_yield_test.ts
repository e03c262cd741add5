import { expect, it } from "vitest";
import { readYield } from "./mod.ts";

it.each([
  ["Serves 4–6", { portions: 6 }],
  ["2 of 3 personen", { portions: 3 }],
  ["6 porcí", { portions: 6 }],
  ["5 porcji", { portions: 5 }],
  ["rende 8 porções", { portions: 8 }],
  ["4 annosta", { portions: 4 }],
  ["4 μερίδες", { portions: 4 }],
  ["2人分", { portions: 2 }],
  ["Makes 12 cookies", { makes: "12 cookies" }],
  ["4 porcelain cups", { makes: "4 porcelain cups" }],
  ["a crowd", { makes: "a crowd" }],
  ["plenty", {}],
])("%j makes %j", (text, expected) => {
  expect(readYield(text)).toEqual(expected);
});
