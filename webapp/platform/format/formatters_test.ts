import { afterEach, expect, test } from "vitest";
import { i18n } from "#i18n";
import { calendarDate } from "../../../core/shared/mod.ts";
import { joinWords, shortDate, tenthsText, utcDay, weekRange, wholeText } from "./mod.ts";

afterEach(() => i18n.activate("en"));

const monday = calendarDate("2026-11-30");
const sunday = calendarDate("2026-12-06");

test.each([
  ["de", "30. Nov.", "30. Nov. – 6. Dez. 2026", "1.930", "5,4", "Ei, Milch und Nüsse", "30. Nov. 2026"],
  ["fr", "30 nov.", "30 nov. – 6 déc. 2026", "1 930", "5,4", "Ei, Milch et Nüsse", "30 nov. 2026"],
  ["en", "Nov 30", "Nov 30 – Dec 6, 2026", "1,930", "5.4", "Ei, Milch and Nüsse", "Nov 30, 2026"],
])("dates, numbers and lists have the form of the language %s", (language, short, range, whole, tenths, list, day) => {
  i18n.load(language, {});
  i18n.activate(language);

  const plainSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/gu, " ");
  const texts = [shortDate(monday), weekRange({ monday, sunday }), wholeText(1_930), tenthsText(5.4)];
  expect([...texts, joinWords(["Ei", "Milch", "Nüsse"]), utcDay("2026-11-30T23:30:00Z")].map(plainSpaces)).toEqual([
    short,
    range,
    whole,
    tenths,
    list,
    day,
  ]);
});
