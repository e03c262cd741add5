import { formatter, isEnglish } from "./formatters.ts";

/** "1,930": the nearest whole number of an amount that is not negative. */
export function wholeText(amount: number): string {
  if (!isEnglish()) return decimalText(amount, 0);
  return String(Math.round(amount)).replaceAll(/\B(?=(?:\d{3})+$)/gu, ",");
}

/** "5.4" or "1,930": an amount that is not negative, with at most one decimal place. */
export function tenthsText(amount: number): string {
  if (!isEnglish()) return decimalText(amount, 1);
  const tenths = Math.round(amount * 10);
  const decimal = tenths % 10;
  return wholeText((tenths - decimal) / 10) + (decimal === 0 ? "" : `.${decimal}`);
}

/** In a language other than English. */
export function decimalText(amount: number, maximumFractionDigits: number): string {
  const make = (language: string) => new Intl.NumberFormat(language, { maximumFractionDigits });
  return formatter(`number ${maximumFractionDigits}`, make).format(amount);
}
