// Not zod, whose 24 KB would be loaded before a recipe can be written.

/** Whether a value that was read from the device is one of these. */
export type Is<Value> = (value: unknown) => value is Value;

type Fields = Readonly<Record<string, Is<unknown>>>;
type Shape<Of extends Fields> = { [Name in keyof Of]: Of[Name] extends Is<infer Value> ? Value : never };

export const isText: Is<string> = (value) => typeof value === "string";
export const isFlag: Is<boolean> = (value) => typeof value === "boolean";
export const isWhole: Is<number> = (value): value is number => Number.isInteger(value);
const isAbsent: Is<undefined> = (value) => value === undefined;
const isNull: Is<null> = (value) => value === null;

export function oneOf<One, Other>(isOne: Is<One>, isOther: Is<Other>): Is<One | Other> {
  return (value): value is One | Other => isOne(value) || isOther(value);
}

export function optional<Value>(is: Is<Value>): Is<Value | undefined> {
  return oneOf(is, isAbsent);
}

export function nullish<Value>(is: Is<Value>): Is<Value | null | undefined> {
  return oneOf(optional(is), isNull);
}

/** A list of `min` to `max` items; any number by default. */
export function listOf<Item>(is: Is<Item>, { min = 0, max = Number.POSITIVE_INFINITY } = {}): Is<Item[]> {
  return (value): value is Item[] =>
    Array.isArray(value) && value.length >= min && value.length <= max && value.every((item) => is(item));
}

/** An object with these fields, and perhaps others. */
export function shapeOf<Of extends Fields>(fields: Of): Is<Shape<Of>> {
  return (value): value is Shape<Of> => {
    if (typeof value !== "object" || value === null) return false;
    const entries = value as Readonly<Record<string, unknown>>;
    return Object.entries(fields).every(([name, is]) => is(entries[name]));
  };
}
