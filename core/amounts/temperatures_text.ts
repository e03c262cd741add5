import type { UnitSystem } from "./unit.ts";

/** "220 °C (200 °C fan, gas mark 7)", "75–80 °C": one temperature or a range, perhaps with fan and gas mark. */
const CELSIUS =
  /(?<from>\d{2,3})(?:(?<dash>–|-)(?<to>\d{2,3}))? ?°C(?: \((?:(?<fan>\d{2,3}) ?°C fan)?(?:(?:, )?gas mark (?<gas>\d))?\))?/gu;
const FAHRENHEIT =
  /(?<from>\d{2,3})(?:(?<dash>–|-)(?<to>\d{2,3}))? ?°F(?: \((?<fan>\d{2,3}) ?°F (?:convection|fan)\))?/gu;
const GAS_MARK = /\bgas mark (?<gas>[1-9])\b(?! ?[(\d])/gu;

/** Degrees Celsius of a gas mark, as cookers' tables have them. */
const GAS_MARKS: readonly number[] = [140, 150, 170, 180, 190, 200, 220, 230, 240];

/**
 * A step's text with its temperatures in the reader's units: "220 °C (200 °C fan)" is "425 °F (400 °F convection)" in
 * the US. Ovens are set in steps of 25 °F and 10 °C. Oil and meat are measured: 5 degrees, 1 below boiling.
 */
export function temperaturesText(text: string, units: UnitSystem): string {
  if (units === "as-written") return text;
  if (units === "metric") {
    const celsius = text.replaceAll(FAHRENHEIT, (...found) => celsiusText(groupsOf(found)));
    // In a text that names degrees too, the gas mark stands beside them.
    return text.includes("°")
      ? celsius
      : celsius.replaceAll(GAS_MARK, (mark, ...found) => `${mark} (${GAS_MARKS[Number(groupsOf(found).gas) - 1]} °C)`);
  }
  const fahrenheit = text.replaceAll(CELSIUS, (...found) => fahrenheitText(groupsOf(found)));
  return text.includes("°")
    ? fahrenheit
    : fahrenheit.replaceAll(GAS_MARK, (...found) => {
        const { gas } = groupsOf(found);
        return `${ovenFahrenheit(GAS_MARKS[Number(gas) - 1] ?? 0)} °F`;
      });
}

interface Found {
  readonly from?: string;
  readonly dash?: string;
  readonly to?: string;
  readonly fan?: string;
  readonly gas?: string;
}

/** The named groups, the last argument of a replacer. */
function groupsOf(found: readonly unknown[]): Found {
  return found.at(-1) as Found; // sound: something was found
}

function fahrenheitText({ from, dash, to, fan, gas }: Found): string {
  const isOven = fan !== undefined || gas !== undefined;
  const convert = (celsius: string) => (isOven ? ovenFahrenheit(Number(celsius)) : measuredFahrenheit(Number(celsius)));
  const range = [from, to].filter((end) => end !== undefined).map(convert);
  return `${range.join(dash)} °F${fan === undefined ? "" : ` (${convert(fan)} °F convection)`}`;
}

function celsiusText({ from, dash, to, fan }: Found): string {
  const convert = (fahrenheit: string) => {
    const celsius = (Number(fahrenheit) - 32) / 1.8;
    return celsius < 100 ? Math.round(celsius) : roundTo(celsius, fan === undefined ? 5 : 10);
  };
  const range = [from, to].filter((end) => end !== undefined).map(convert);
  return `${range.join(dash)} °C${fan === undefined ? "" : ` (${convert(fan)} °C fan)`}`;
}

function ovenFahrenheit(celsius: number): number {
  return roundTo(celsius * 1.8 + 32, 25);
}

function measuredFahrenheit(celsius: number): number {
  return roundTo(celsius * 1.8 + 32, celsius < 100 ? 1 : 5);
}

function roundTo(degrees: number, step: number): number {
  return Math.round(degrees / step) * step;
}
