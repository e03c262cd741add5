import { expect, it } from "vitest";
import { readMinutes } from "./mod.ts";

it.each([
  ["PT1H30M", 90],
  ["PT1H30", 90],
  ["PT45", 45],
  ["PT90S", 2],
  ["P0DT0H35M", 35],
  ["1:30", 90],
  ["1h30", 90],
  ["1½ hours", 90],
  ["1 1/2 hours", 90],
  ["PT1 1/2H", 90],
  ["3/4 h", 45],
  ["20–30 minutes", 20],
  ["half an hour", 30],
  ["1 hora e meia", 90],
  ["cerca de 2h", 120],
  ["1 Std. 20 Min.", 80],
  ["1 hod. 30 min.", 90],
  ["2 godziny 15 minut", 135],
  ["1 timme 10 minuter", 70],
  ["1 tunti 30 minuuttia", 90],
  ["1 óra 20 perc", 80],
  ["1 saat 10 dakika", 70],
  ["1 час 15 минут", 75],
  ["1 ώρα και 30 λεπτά", 90],
  ["1時間20分", 80],
  ["PT0M", undefined],
  ["overnight", undefined],
])("%j are %s minutes", (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes);
});
