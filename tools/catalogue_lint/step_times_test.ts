import { describe, expect, it } from "vitest";
import { tomatoSoupFile } from "../../catalogue/importer/testing/tomato_soup_file.ts";
import { durationsIn, timeFaults } from "./step_times.ts";

it.each([
  ["Simmer for 8 minutes.", [{ min: 8, max: 8 }]],
  [
    "Bake for 20–25 minutes, then wait 1 hour.",
    [
      { min: 20, max: 25 },
      { min: 60, max: 60 },
    ],
  ],
  ["Leave for 1½–2 hours.", [{ min: 90, max: 120 }]],
  ["Toast 30 seconds on each side.", [{ min: 0.5, max: 0.5 }]],
  ["Fry for 5 minutes more.", [{ min: 5, max: 5 }]],
  ["Add it for the last 5 minutes.", []],
  ["Cook for 1 minute less than the packet says.", []],
  ["Heat the oven to 200 °C.", []],
])("finds the durations of “%s”", (text, durations) => {
  expect(durationsIn(text)).toEqual(durations);
});

describe("a recipe's times", () => {
  const steps = (...texts: string[]) => texts.map((text) => ({ text }));

  it("can match the steps", () => {
    expect(timeFaults(tomatoSoupFile())).toEqual([]);
  });

  it("cannot be shorter than its consecutive steps", () => {
    const hasty = {
      minutes: { active: 15, total: 40 },
      steps: steps("Roast for 40 minutes.", "Simmer for 5 minutes."),
    };
    expect(timeFaults(hasty)).toEqual(["the steps take 45 minutes, the recipe says 40"]);
  });

  it("can be shorter than the sum of parallel steps", () => {
    const twoPans = {
      minutes: { active: 20, total: 40 },
      steps: steps("Roast for 40 minutes.", "Meanwhile boil the rice for 15 minutes."),
    };
    expect(timeFaults(twoPans)).toEqual([]);
  });

  it("cannot contain waiting time that no step explains", () => {
    const idle = { minutes: { active: 10, total: 90 }, steps: steps("Stir.", "Chill for 30 minutes.") };
    expect(timeFaults(idle)).toEqual(["80 minutes of waiting, the steps explain 30"]);
  });

  it("cannot contain more work than total time", () => {
    const busy = { minutes: { active: 30, total: 20 }, steps: steps("Stir for 5 minutes.") };
    expect(timeFaults(busy)).toEqual(["30 minutes of work, but 20 minutes in total"]);
  });

  it.each([
    [480, "Soak for 8 hours in the fridge, or overnight.", []],
    [undefined, "Soak for 8 hours in the fridge.", ["a step waits for 480 minutes, but none are ahead"]],
    [undefined, "Marinate for 3 hours, or overnight.", ['a step says "overnight", but no minutes are ahead']],
    [undefined, "Chill for 3 hours.", []],
    [240, "Soak for 8 hours.", ["240 minutes ahead, but no step waits so long"]],
    [600, "Soak for 10 hours.", ["600 minutes ahead, but only 480 of waiting"]],
  ] as const)("with %s minutes ahead, and the step “%s”, have the faults %j", (ahead, text, faults) => {
    const muesli = { minutes: { active: 15, total: 495, ahead }, steps: steps(text) };
    expect(timeFaults(muesli).filter((fault) => fault.includes("ahead"))).toEqual(faults);
  });
});
