import { expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

it.each([
  ["Maya Lindqvist", "ML"],
  ["Tomás Herrera", "TH"],
  ["ludwig van der berg", "LB"],
  ["  Priya \n Nair ", "PN"],
  ["Cher", "C"],
  ["Åsa Öberg", "ÅÖ"],
  ["A\u030Asa Lund", "A\u030AL"],
  ["山田 太郎", "山太"],
  ["김민준", "김"],
  ["Ольга Иванова", "ОИ"],
  ["نور الهدى", "نا"],
  ["“Chef” (Ingrid)", "CI"],
  ["7 Spices", "7S"],
  ["🍜", ""],
  ["", ""],
])("takes of %j the letters %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
