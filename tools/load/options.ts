import { parseArgs } from "node:util";

/** What can be measured, in the order in which it is. */
export const LOAD_PARTS = ["sockets", "uploads", "instances", "soak"] as const;

export type LoadPart = (typeof LOAD_PARTS)[number];

export interface LoadOptions {
  readonly parts: readonly LoadPart[];
  /** How many sockets are open at once, each of a person of its own. */
  readonly sockets: number;
  /** Over how many of them messages are sent. */
  readonly talking: number;
  /** How many messages a second. */
  readonly rate: number;
  /** Length of one round of messages or reads, in seconds. */
  readonly seconds: number;
  /** Length of the mixed load. */
  readonly minutes: number;
  /** How many made-up recipes the database holds. */
  readonly recipes: number;
  /** A file for the figures; none where undefined. */
  readonly json: string | undefined;
}

/**
 * Reads what follows `node tools/load/main.ts`.
 *
 * @throws {Error} for an option that does not exist or can't be read
 */
export function readOptions(args: readonly string[]): LoadOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: "string" },
      sockets: { type: "string", default: "10000" },
      talking: { type: "string", default: "1000" },
      rate: { type: "string", default: "500" },
      seconds: { type: "string", default: "20" },
      minutes: { type: "string", default: "30" },
      recipes: { type: "string", default: "10000" },
      json: { type: "string" },
    },
  });
  const options: LoadOptions = {
    parts: values.only === undefined ? LOAD_PARTS : values.only.split(",").map(partNamed),
    sockets: whole(values.sockets, "--sockets"),
    talking: whole(values.talking, "--talking"),
    rate: positive(values.rate, "--rate"),
    seconds: positive(values.seconds, "--seconds"),
    minutes: positive(values.minutes, "--minutes"),
    recipes: whole(values.recipes, "--recipes"),
    json: values.json,
  };
  if (options.talking > options.sockets || options.talking % 2 !== 0) {
    throw new Error("Cannot read --talking: people talk in pairs, and no more of them than --sockets says");
  }
  return options;
}

function partNamed(name: string): LoadPart {
  const part = LOAD_PARTS.find((each) => each === name);
  if (part === undefined) throw new Error(`Cannot read --only: "${name}" is none of ${LOAD_PARTS.join(", ")}`);
  return part;
}

function whole(text: string, option: string): number {
  const value = positive(text, option);
  if (!Number.isInteger(value)) throw new Error(`Cannot read ${option}: "${text}" is no whole number`);
  return value;
}

function positive(text: string, option: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0) throw new Error(`Cannot read ${option}: "${text}" is no positive number`);
  return value;
}
