import { calendarDate } from "../../core/shared/mod.ts";

/** The date of all stories, a Thursday. */
export const storyToday = calendarDate("2026-11-19");
