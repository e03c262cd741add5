/** Today's row of a week that has days as rows, as on a phone. */
const TODAY = "[data-layout='days-down'] > [role='row'][data-today='true']";

/** Scrolls a phone's week to today, unless all of today is in view. Does nothing where days are columns. */
export function openAtToday(): void {
  const row = document.querySelector(TODAY);
  if (!row) return;
  const paddingEnd = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd) || 0;
  const { top, bottom } = row.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight - paddingEnd) row.scrollIntoView({ behavior: "instant" });
}
