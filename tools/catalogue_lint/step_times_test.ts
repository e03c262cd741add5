import { describe, expect, it } from "vitest";
import { tomatoSoupFile } from "../../catalogue/importer/testing/tomato_soup_file.ts";
import { durationsIn, timeFaults } from "./step_times.ts";

it.each([
  ["Simmer for 8 minutes.", [{ least: 8, most: 8 }]],
  [
    "Bake for 20–25 minutes, then wait 1 hour.",
    [
      { least: 20, most: 25 },
      { least: 60, most: 60 },
    ],
  ],
  ["Leave for 1½–2 hours.", [{ least: 90, most: 120 }]],
  ["Toast 30 seconds on each side.", [{ least: 0.5, most: 0.5 }]],
  ["Fry for 5 minutes more.", [{ least: 5, most: 5 }]],
  ["Add it for the last 5 minutes.", []],
  ["Cook for 1 minute less than the packet says.", []],
  ["Heat the oven to 200 °C.", []],
])("finds the durations of “%s”", (text, durations) => {
  expect(durationsIn(text)).toEqual(durations);
});

describe("a recipe's times", () => {
  const steps = (...texts: string[]) => texts.map((text) => ({ text }));

  it("may hold what the steps take", () => {
    expect(timeFaults(tomatoSoupFile())).toEqual([]);
  });

  it("can't be shorter than the steps one after another", () => {
    const hasty = {
      minutes: { active: 15, total: 40 },
      steps: steps("Roast for 40 minutes.", "Simmer for 5 minutes."),
    };
    expect(timeFaults(hasty)).toEqual(["the steps take 45 minutes, the recipe says 40"]);
  });

  it("may be shorter than steps that go on at the same time", () => {
    const twoPans = {
      minutes: { active: 20, total: 40 },
      steps: steps("Roast for 40 minutes.", "Meanwhile boil the rice for 15 minutes."),
    };
    expect(timeFaults(twoPans)).toEqual([]);
  });

  it("can't hold a wait that no step accounts for", () => {
    const idle = { minutes: { active: 10, total: 90 }, steps: steps("Stir.", "Chill for 30 minutes.") };
    expect(timeFaults(idle)).toEqual(["80 minutes of waiting, the steps account for 30"]);
  });

  it("can't hold more work than there is time", () => {
    const busy = { minutes: { active: 30, total: 20 }, steps: steps("Stir for 5 minutes.") };
    expect(timeFaults(busy)).toEqual(["30 minutes of work in 20 in all"]);
  });
});
