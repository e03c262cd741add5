import { expect, it } from "vitest";
import { bareTimeAtStart, timeAtStart } from "./time_phrases.ts";

it.each([
  [
    15,
    "15 min, 15 mins, 15 minute, 15 minutes, 15min, 15mins, 15m, 15 m, fifteen minutes, a quarter of an hour, quarter hour",
  ],
  [20, "20 minutes max, 20 minutes or less, 20 min tops, 15 to 20 minutes, 15 20 minutes, twenty minutes"],
  [25, "twenty five minutes, 25minutes"],
  [
    30,
    "half an hour, half hour, a half hour, ½ hour, 0½ h, thirty mins, quick, in a hurry, really quick, short on time",
  ],
  [45, "three quarters of an hour, forty five minutes, weeknight, midweek"],
  [60, "an hour, a hour, one hour, 1 hour, 1 hr, 1h, 1hour, sixty minutes"],
  [
    90,
    "1h30, 1h 30, 1h30m, 1h30min, 1 h 30 min, 1 hour 30 minutes, 1 hour and 30 minutes, 1hr 30mins, 90 min, ninety minutes",
  ],
  [90, "an hour and a half, one and a half hours, 1 and a half hours, 1½ hours, 1½h, 1 hour and a half"],
  [120, "2 hours, two hours, 2h, 2 hrs, a couple of hours, one to two hours, 1 2 hours"],
  [135, "2 hours 15 minutes, two hours fifteen minutes, 2h15"],
])("reads %d minutes in %s", (minutes, spellings) => {
  for (const spelling of spellings.split(", ")) {
    const words = spelling.split(" ");
    expect([spelling, timeAtStart([...words, "pasta"])]).toEqual([
      spelling,
      { minutes, isWork: false, length: words.length },
    ]);
    expect([spelling, timeAtStart(words)?.minutes]).toEqual([spelling, minutes]);
  }
});

it.each([
  "10 minutes of work, 10 minutes work, 10 min prep, 10 minutes prep time, 10 minutes of hands on time, 10 minutes active",
  "hands on time 10 min, active time under 10 minutes, prep in 10 minutes, 10 min effort",
])("tells the time of work from waiting in %s", (spellings) => {
  for (const spelling of spellings.split(", ")) {
    const words = spelling.split(" ");
    expect([spelling, timeAtStart([...words, "stew"])]).toEqual([
      spelling,
      { minutes: 10, isWork: true, length: words.length },
    ]);
  }
});

it.each([
  "half an hourglass",
  "20 mangos",
  "0 minutes",
  "7 vegetable couscous",
  "five spice",
  "a",
  "",
  "30",
  "200 hours",
  "hourly",
  "prep ahead",
])("reads no time in %j", (text) => {
  expect(timeAtStart(text.split(" "))).toBeUndefined();
});

it("reads a number without a unit only at the end of a text", () => {
  expect(bareTimeAtStart(["15"])).toEqual({ minutes: 15, isWork: false, length: 1 });
  expect(bareTimeAtStart(["15", "or", "less"])).toEqual({ minutes: 15, isWork: false, length: 3 });
  for (const text of ["500 calories", "0", "5 ingredients", "", "1000"]) {
    expect(bareTimeAtStart(text.split(" "))).toBeUndefined();
  }
});
