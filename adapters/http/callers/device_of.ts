/** The first that matches counts: most browsers name others too. */
const BROWSERS: readonly [name: string, pattern: RegExp][] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//u],
  ["Opera", /\bOPR\//u],
  ["Samsung Internet", /\bSamsungBrowser\//u],
  ["Firefox", /\b(?:Firefox|FxiOS)\//u],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\//u],
  ["Safari", /\bSafari\//u],
];
const SYSTEMS: readonly [name: string, pattern: RegExp][] = [
  ["iPhone", /\biPhone\b/u],
  ["iPad", /\biPad\b/u],
  ["Android", /\bAndroid\b/u],
  ["Windows", /\bWindows\b/u],
  ["Chromebook", /\bCrOS\b/u],
  ["Mac", /\bMacintosh\b/u],
  ["Linux", /\bLinux\b/u],
];

/**
 * Describes a `User-Agent` for the device's owner: `Chrome on Android`. The header itself may be any text, so it is never
 * part of the description.
 */
export function deviceOf(userAgent: string | undefined): string {
  const [browser, system] = [BROWSERS, SYSTEMS].map(
    (known) => known.find(([, pattern]) => pattern.test(userAgent ?? ""))?.[0],
  );
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "Unknown device";
}
