// Reads values from `tokens.json` and throws clear errors.

/** The two colour sets of the design. */
export const SCHEMES = ["light", "dark"] as const;

/** One of {@link SCHEMES}. */
export type Scheme = (typeof SCHEMES)[number];

/**
 * The value at a path of the source.
 *
 * @throws Error when there is nothing.
 */
export function at(source: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((node, key) => {
    if (!isRecord(node) || !(key in node)) throw new Error(`Cannot derive tokens: ${path.join(".")} is missing`);
    return node[key];
  }, source);
}

/**
 * Names of a group's tokens, in their order.
 *
 * @throws Error when it is no group.
 */
export function keys(node: unknown): string[] {
  if (!isRecord(node)) throw new Error("Cannot derive tokens: a group was expected");
  return Object.keys(node).filter((key) => !key.startsWith("$"));
}

/**
 * A dimension in px.
 *
 * @throws Error when its unit is another.
 */
export function pixels(dimension: unknown): number {
  if (at(dimension, "unit") !== "px") throw new Error("Cannot derive tokens: only px dimensions are known");
  return number(at(dimension, "value"));
}

/** @throws Error when it is none. */
export function number(value: unknown): number {
  if (typeof value !== "number") throw new Error(`Cannot derive tokens: ${String(value)} is not a number`);
  return value;
}

/** @throws Error when it is none. */
export function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Error("Cannot derive tokens: a list was expected");
  return value;
}

/** A token's own description; empty when it has none. */
export function description(token: unknown): string {
  return isRecord(token) && typeof token.$description === "string" ? token.$description : "";
}

/** The name that an alias such as `{color.light.leaf}` ends in. */
export function aliased(value: unknown): string {
  return String(value).replace(/^\{(?:\w+\.)+([\w-]+)\}$/u, "$1");
}

/**
 * A colour's `hex`. The format has each colour twice, so an edit of only one must fail with the other's value.
 *
 * @throws Error when `hex` and `components` are different colours.
 */
export function hexOf(color: unknown, name: string): string {
  const hex = String(at(color, "hex"));
  const components = channels(hex).map((channel) => Number((channel / 255).toFixed(4)));
  const written = list(at(color, "components")).map(number);
  const isSame = components.every((value, index) => Math.abs(value - (written[index] ?? Number.NaN)) < 0.001);
  if (!isSame) {
    throw new Error(
      `Cannot derive "${name}": its hex is ${hex}, and its components are another colour. If the hex is right, write "components": [${components.join(", ")}]`,
    );
  }
  return hex;
}

/** Red, green and blue of a colour such as `#0f3f94`, 0 to 255. */
export function channels(hex: string): [red: number, green: number, blue: number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return [red, green, blue];
}

/** Whether a value is an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
