/** Reads a command-line option as a number above 0. @throws {Error} that names the option. */
export function positive(text: string, option: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0) throw new Error(`Cannot read ${option}: "${text}" is no positive number`);
  return value;
}

/** Reads a command-line option as a whole number above 0. @throws {Error} that names the option. */
export function positiveInteger(text: string, option: string): number {
  const value = positive(text, option);
  if (!Number.isInteger(value)) throw new Error(`Cannot read ${option}: "${text}" is no whole number`);
  return value;
}
