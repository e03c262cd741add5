import { expect, it } from "vitest";
import { joinWords } from "./join_words.ts";
import { tenthsText, wholeText } from "./numbers.ts";

it.each([0, 0.04, 0.05, 0.5, 5.45, 9.95, 999.94, 999.95, 1930, 2234.5, 534_000, 1_234_567.84])(
  "writes %d as browsers write it in English",
  (amount) => {
    const browsers = (maximumFractionDigits: number) =>
      new Intl.NumberFormat("en-US", { maximumFractionDigits }).format(amount);

    expect(wholeText(amount)).toBe(browsers(0));
    expect(tenthsText(amount)).toBe(browsers(1));
  },
);

it("lists words", () => {
  expect(joinWords(["Lunch"])).toBe("Lunch");
  expect(joinWords(["Lunch", "Dinner"])).toBe("Lunch and Dinner");
  expect(joinWords(["Breakfast", "Lunch", "Dinner"])).toBe("Breakfast, Lunch and Dinner");
});
