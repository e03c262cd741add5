import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import type { CalendarEvent } from "../../core/calendar/mod.ts";
import { IcalCalendarWriter } from "./calendar_writer.ts";

const dinner: CalendarEvent = {
  id: "2026-11-19-dinner-1@weekplate",
  title: "Dinner: Shakshuka with Feta",
  startsAt: "2026-11-19T18:30",
  minutes: 30,
  url: "https://weekplate.example/recipe/shakshuka-with-feta",
  changedAt: new Date("2026-11-18T07:12:45Z"),
};
const writer = new IcalCalendarWriter();

it("writes a meal as one event, in floating local time", () => {
  expect(writer.write([dinner]).split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Weekplate//Week plan//EN",
    "NAME:Weekplate",
    "X-WR-CALNAME:Weekplate",
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    "BEGIN:VEVENT",
    "UID:2026-11-19-dinner-1@weekplate",
    "SEQUENCE:0",
    "DTSTAMP:20261118T071245Z",
    "DTSTART:20261119T183000",
    "DTEND:20261119T190000",
    "SUMMARY:Dinner: Shakshuka with Feta",
    "URL;VALUE=URI:https://weekplate.example/recipe/shakshuka-with-feta",
    "LAST-MODIFIED:20261118T071245Z",
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
});

it("writes the same text every time", () => {
  expect(writer.write([dinner])).toBe(writer.write([{ ...dinner }]));
});

it("lets a late meal end after midnight, on every day of a change of clocks", () => {
  const late = writer.write([{ ...dinner, startsAt: "2026-10-24T23:30", minutes: 240 }]);

  expect(late).toContain("DTSTART:20261024T233000\r\nDTEND:20261025T033000");
});

describe("for any title", () => {
  const characters = [
    "\r",
    "\n",
    "\r\n",
    ",",
    ";",
    ":",
    "\\",
    '"',
    "^",
    "\t",
    "\u0000",
    "\u0007",
    "\ud83c",
    "🍅",
    "ß",
    "漢",
  ];
  const title = oneof(
    string({ unit: "binary", maxLength: 400 }),
    array(oneof(constantFrom(...characters), string({ unit: "grapheme" }))).map((parts) => parts.join("")),
    constantFrom("x\nEND:VEVENT\r\nBEGIN:VEVENT\nSUMMARY:Stolen", "🍅".repeat(300), "a,b;c\\nd", ""),
  );

  it("has lines of at most 75 octets that end in CRLF, without control characters", () => {
    assert(
      property(array(title, { maxLength: 4 }), (titles) => {
        const text = write(titles);
        expect(text.isWellFormed()).toBe(true);
        const lines = text.split("\r\n");
        for (const line of lines) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/(?!\t)\p{Cc}/u);
        }
      }),
    );
  });

  it("is read back by a calendar program as it was, in an event of its own", () => {
    assert(
      property(array(title, { maxLength: 4 }), (titles) => {
        const calendar = new ICAL.Component(ICAL.parse(write(titles)));
        const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));

        expect(events.map(({ summary }) => summary ?? "")).toEqual(titles.map(asWritten));
        for (const { startDate, duration, uid } of events) {
          expect([startDate.zone.tzid, startDate.toString()]).toEqual(["floating", "2026-11-19T18:30:00"]);
          expect(duration.toSeconds()).toBe(1_800);
          expect(uid).toBe(dinner.id);
        }
      }),
    );
  });

  function write(titles: readonly string[]): string {
    return writer.write(titles.map((each) => ({ ...dinner, title: each })));
  }

  /** The text as the format can represent it: line breaks of one kind, and no control characters. */
  function asWritten(text: string): string {
    return text
      .toWellFormed()
      .replaceAll(/(?![\t\r\n])\p{Cc}/gu, " ")
      .replaceAll(/\r\n?/gu, "\n");
  }
});
