import { ADVERTS } from "./adverts.ts";
import { BRACKETS } from "./brackets.ts";
import { MARKUP } from "./markup.ts";
import { MIXED } from "./mixed.ts";
import { MIXED_FURTHER } from "./mixed_further.ts";
import { OTHER_DATA } from "./other_data.ts";
import type { OwnPage } from "./own_page.ts";
import { PASTED } from "./pasted.ts";
import { THIN_DATA } from "./thin_data.ts";
import { TIMES_AND_YIELDS } from "./times_and_yields.ts";
import { TITLES } from "./titles.ts";
import { WITHOUT_DATA } from "./without_data.ts";

export type { OwnPage } from "./own_page.ts";

/** All pages of our own. */
export const OWN_PAGES: readonly OwnPage[] = [
  ...BRACKETS,
  ...THIN_DATA,
  ...WITHOUT_DATA,
  ...TIMES_AND_YIELDS,
  ...TITLES,
  ...ADVERTS,
  ...OTHER_DATA,
  ...MARKUP,
  ...PASTED,
  ...MIXED,
  ...MIXED_FURTHER,
];
