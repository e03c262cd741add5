import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The sections of the settings by their ids in the address, in order. */
export const SECTION_TITLES = {
  display: msg`Appearance and units`,
  preferences: msg`Meal preferences`,
  "what-i-eat": msg`Food rules`,
  aims: msg`Nutrition aims`,
  household: msg`Household`,
  calendar: msg`Meal times and calendar`,
  profile: msg`Name and sign-in`,
  devices: msg`Where you are signed in`,
  "access-tokens": msg`Access tokens`,
  blocked: msg`Blocked people`,
  account: msg`Your account`,
} satisfies Readonly<Record<string, MessageDescriptor>>;

export type SectionId = keyof typeof SECTION_TITLES;

/** What is rarely changed, or long: a phone shows only its heading until it is opened. */
export const FOLDED_SECTIONS: ReadonlySet<SectionId> = new Set([
  "display",
  "aims",
  "calendar",
  "profile",
  "devices",
  "access-tokens",
  "blocked",
  "account",
]);

export const SECTION_IDS = Object.keys(SECTION_TITLES) as SectionId[]; // sound: its keys are these
