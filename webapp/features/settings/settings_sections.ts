/** The sections of the settings by their ids in the address, in order. */
export const SECTION_TITLES = {
  display: "Appearance and units",
  preferences: "Meal preferences",
  "what-i-eat": "Food rules",
  aims: "Nutrition aims",
  household: "Household",
  calendar: "Meal times and calendar",
  profile: "Name and sign-in",
  devices: "Where you are signed in",
  "access-tokens": "Access tokens",
  blocked: "Blocked people",
  account: "Your account",
} as const;

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
