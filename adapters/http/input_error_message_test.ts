import { expect, it } from "vitest";
import { z } from "zod";
import { inputErrorMessage } from "./input_error_message.ts";

const order = z.object({
  dish: z.string().min(1).max(5),
  servings: z.number().int().max(12),
  spices: z.array(z.string()).max(2),
  course: z.enum(["Soup", "Salad"]),
  date: z.union([z.iso.date(), z.literal("")]).optional(),
});
const supper = { dish: "Soup", servings: 4, spices: ["salt"], course: "Soup" };

it.each([
  ["what is missing", { dish: undefined }, "is missing"],
  ["a missing choice", { course: undefined }, "is missing"],
  ["another kind", { dish: 7 }, "has to be a text"],
  ["text for a number", { servings: "four" }, "has to be a number"],
  ["part of a whole number", { servings: 1.5 }, "has to be a whole number"],
  ["a word for a list", { spices: "salt" }, "has to be a list"],
  ["too long a text", { dish: "Bouillabaisse" }, "has to have at most 5 characters"],
  ["too many entries", { spices: ["salt", "cumin", "thyme"] }, "has to hold at most 2 entries"],
  ["too large a number", { servings: 13 }, "has to be at most 12"],
  ["an unknown choice", { course: "Bread" }, "has to be one of Soup, Salad"],
  ["no such day", { date: "2026-02-30" }, "has to be a day written YYYY-MM-DD"],
])("says of %s what is wrong with it", (_name, change, words) => {
  const { error } = order.safeParse({ ...supper, ...change }, { error: inputErrorMessage });

  expect(error?.issues[0]?.message).toBe(words);
});

it("keeps a schema's own message", () => {
  const spoon = z.string({ error: "Bring a spoon." });

  expect(spoon.safeParse(7, { error: inputErrorMessage }).error?.issues[0]?.message).toBe("Bring a spoon.");
});
