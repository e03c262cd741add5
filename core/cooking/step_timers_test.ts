import { describe, expect, it } from "vitest";
import { stepTimers } from "./mod.ts";

describe("stepTimers", () => {
  it.each([
    ["Simmer for 20 minutes.", { text: "20 minutes", seconds: 1200, verb: "Simmer" }],
    ["Cover and leave in a warm place for 1½ hours.", { text: "1½ hours", seconds: 5400, verb: "Rest" }],
    ["Chill it for 1 ½ hours.", { text: "1 ½ hours", seconds: 5400, verb: "Chill" }],
    ["Bake for 8–10 minutes.", { text: "8–10 minutes", seconds: 480, upToSeconds: 600, verb: "Bake" }],
    ["Boil them for 8 to 10 minutes.", { text: "8 to 10 minutes", seconds: 480, upToSeconds: 600, verb: "Boil" }],
    ["Poach for 2 or 3 minutes.", { text: "2 or 3 minutes", seconds: 120, upToSeconds: 180, verb: "Poach" }],
    ["Roast for an hour and a half.", { text: "an hour and a half", seconds: 5400, verb: "Roast" }],
    ["Cool it for 1 hour and 15 minutes.", { text: "1 hour and 15 minutes", seconds: 4500, verb: "Cool" }],
    ["Stir it for half a minute.", { text: "half a minute", seconds: 30, verb: "Stir" }],
    ["Stew for half an hour.", { text: "half an hour", seconds: 1800, verb: "Stew" }],
    ["Leave for at least 1 hour, or overnight.", { text: "1 hour", seconds: 3600, verb: "Rest" }],
    ["Wait for 10 minutes before you cut it.", { text: "10 minutes", seconds: 600, verb: "Rest" }],
    [
      "Toast the seeds in a dry pan over medium heat for 4 minutes.",
      { text: "4 minutes", seconds: 240, verb: "Toast" },
    ],
    ["Bring to the boil. Add the beans for 3 minutes, then drain.", { text: "3 minutes", seconds: 180, verb: "Drain" }],
    ["Close the lid for 3 minutes.", { text: "3 minutes", seconds: 180 }],
  ])("finds the timer of %j", (step, timer) => {
    expect(stepTimers(step)).toEqual([{ at: step.indexOf(timer.text), ...timer }]);
  });

  it.each([
    "Leave it overnight.",
    "Stir every 10 minutes.",
    "Add the garlic for the last minute.",
    "Serve within 5 minutes.",
    "Cook the pasta for 1 minute less than the packet says.",
    "Take the butter out 30 minutes before the end.",
    "A cube of bread browns in 30 seconds.",
    "It keeps for 2 days, and is best within an hour.",
    "Put a second bowl on top.",
    "Do it again after a few minutes.",
    "Let it drip for 2 seconds.",
    "Cut it into 20 pieces of 3 cm and bake at 180 °C.",
    "Prove it for 36 hours.",
  ])("finds none in %j", (step) => {
    expect(stepTimers(step)).toEqual([]);
  });

  it("finds several in one step, in order and each with its own verb", () => {
    const step = "Fry the onion for 5 minutes. Pour in the stock and simmer for 1 hour, stirring every 10 minutes.";

    expect(stepTimers(step).map(({ verb, seconds }) => `${verb} ${seconds}`)).toEqual(["Fry 300", "Simmer 3600"]);
  });

  it("finds at most six", () => {
    expect(stepTimers("Fry for 2 minutes. ".repeat(20))).toHaveLength(6);
  });

  it("reads a very long text in a moment", () => {
    expect(stepTimers("1 ".repeat(20_000))).toEqual([]);
  });
});
