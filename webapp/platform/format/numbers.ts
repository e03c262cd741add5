// Not by `Intl`, whose first formatter takes a slow phone tens of milliseconds.

/** "1,930": the nearest whole number of an amount that is not negative. */
export function wholeText(amount: number): string {
  return String(Math.round(amount)).replaceAll(/\B(?=(?:\d{3})+$)/gu, ",");
}

/** "5.4" or "1,930": an amount that is not negative, with at most one decimal place. */
export function tenthsText(amount: number): string {
  const tenths = Math.round(amount * 10);
  const decimal = tenths % 10;
  return wholeText((tenths - decimal) / 10) + (decimal === 0 ? "" : `.${decimal}`);
}
