import type { Step } from "../../../ui-kit/Steps/mod.ts";

/** An instruction with its sub-steps: the further lines of its text. */
export function stepOf(instruction: string): Step {
  const [text = "", ...subSteps] = instruction
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return { text, subSteps };
}
