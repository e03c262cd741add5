import { parseArgs } from "node:util";
import { positive, positiveInteger } from "../measure/number_option.ts";
import { MEMBERS } from "./shopping_households.ts";

/** The measurements, in their order. */
export const LOAD_PARTS = ["sockets", "uploads", "instances", "buses", "index", "lists", "evening", "soak"] as const;

export type LoadPart = (typeof LOAD_PARTS)[number];

export interface LoadOptions {
  readonly parts: readonly LoadPart[];
  /** How many sockets are open at once, each of another person. */
  readonly sockets: number;
  /** How many of them send messages. */
  readonly talking: number;
  /** Messages per second. */
  readonly rate: number;
  /** How many households of four shop in the evening. */
  readonly households: number;
  /** Searches per second in the evening. */
  readonly searches: number;
  /** How many posts with a photo are made during the evening. */
  readonly posts: number;
  /** Length of one round of messages or reads, in seconds. */
  readonly seconds: number;
  /** Length of the mixed load, and of the evening. */
  readonly minutes: number;
  /** How many generated recipes are in the database. */
  readonly recipes: number;
  /** A file for the figures, if any. */
  readonly json: string | undefined;
}

/**
 * Reads the command-line options of `node tools/load/main.ts`.
 *
 * @throws {Error} for an unknown or invalid option
 */
export function readOptions(args: readonly string[]): LoadOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: "string" },
      sockets: { type: "string", default: "10000" },
      talking: { type: "string", default: "1000" },
      rate: { type: "string", default: "500" },
      households: { type: "string", default: "100" },
      searches: { type: "string", default: "50" },
      posts: { type: "string", default: "1000" },
      seconds: { type: "string", default: "20" },
      minutes: { type: "string", default: "30" },
      recipes: { type: "string", default: "10000" },
      json: { type: "string" },
    },
  });
  const options: LoadOptions = {
    parts: values.only === undefined ? LOAD_PARTS : values.only.split(",").map(partNamed),
    sockets: positiveInteger(values.sockets, "--sockets"),
    talking: positiveInteger(values.talking, "--talking"),
    rate: positive(values.rate, "--rate"),
    households: positiveInteger(values.households, "--households"),
    searches: positive(values.searches, "--searches"),
    posts: positiveInteger(values.posts, "--posts"),
    seconds: positive(values.seconds, "--seconds"),
    minutes: positive(values.minutes, "--minutes"),
    recipes: positiveInteger(values.recipes, "--recipes"),
    json: values.json,
  };
  if (options.talking > options.sockets || options.talking % 2 !== 0) {
    throw new Error("Cannot read --talking: the number has to be even and at most --sockets");
  }
  if (options.parts.includes("evening") && options.households * MEMBERS > options.sockets) {
    throw new Error(`Cannot read --households: each needs ${MEMBERS} of --sockets`);
  }
  return options;
}

function partNamed(name: string): LoadPart {
  const part = LOAD_PARTS.find((each) => each === name);
  if (part === undefined) throw new Error(`Cannot read --only: "${name}" is none of ${LOAD_PARTS.join(", ")}`);
  return part;
}
