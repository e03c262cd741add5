import { pino } from "pino";

/** Fields without meaning for a person at a terminal. */
const LEFT_OUT = new Set(["level", "time", "pid", "hostname", "msg", "fault"]);

/** Writes pino's lines as sentences for a terminal: the time, the level, the message, the fields, and an error's stack. */
export const readableLog: pino.DestinationStream = {
  write: (line) => void process.stdout.write(`${readableLine(line)}\n`),
};

/** A line of pino's JSON as a person reads it, in local time. */
export function readableLine(line: string): string {
  const entry: Record<string, unknown> = JSON.parse(line);
  const time = new Date(Number(entry["time"])).toTimeString().slice(0, 8);
  const level = pino.levels.labels[Number(entry["level"])];
  const fields = Object.entries(entry).flatMap(([name, value]) =>
    LEFT_OUT.has(name) ? [] : [`${name}=${textOf(value)}`],
  );
  const head = [time, `${level}:`, entry["msg"], ...(fields.length > 0 ? [`(${fields.join(", ")})`] : [])].join(" ");
  return [head, ...linesOf(entry["fault"])].join("\n");
}

/** An error's stack, or its name and message, and those of its causes. */
function linesOf(fault: unknown): string[] {
  if (typeof fault !== "object" || fault === null) return [];
  const { type, message, stack, cause }: Record<string, unknown> = { ...fault };
  const text = typeof stack === "string" ? stack : `${textOf(type)}: ${textOf(message)}`;
  return [...text.split("\n").map((line) => `  ${line}`), ...linesOf(cause)];
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
