import { expect, it } from "vitest";
import { stepOf } from "./mod.ts";

// #recipe-page-body
it("makes sub-steps of a step's further lines", () => {
  expect(stepOf("Lay the salmon in the pan.\n Press gently.\n\nLeave it alone.")).toEqual({
    text: "Lay the salmon in the pan.",
    subSteps: ["Press gently.", "Leave it alone."],
  });
});
