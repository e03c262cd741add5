import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CAPTION_MAX_LENGTH, postText } from "./post.ts";

const shakshuka = {
  mealName: "Shakshuka with Feta",
  ingredients: "4 eggs\n1 can of tomatoes",
  instructions: "Cook it gently.\nServe it warm.",
  caption: "",
};

describe("postText", () => {
  it("trims every line, drops blank lines and normalizes line breaks", () => {
    expect(
      postText({
        mealName: "  Shakshuka\twith \u0000  Feta ",
        ingredients: " 4 eggs \r\n\r\n1 can of tomatoes\r\n",
        instructions: "Cook it gently.\rServe it warm.",
        caption: "  Brunch!\u0007\r\n\r\nFor\ttwo. ",
      }),
    ).toEqual({ ...shakshuka, caption: "Brunch!\n\nFor\ttwo." });
  });

  it.each(["mealName", "ingredients", "instructions"] as const)("needs a %s that is not blank", (field) => {
    for (const blank of ["", "  ", "\r\n\t\n"]) {
      expect(() => postText({ ...shakshuka, [field]: blank })).toThrow(
        expect.objectContaining({
          code: "invalid_input",
          message: "Please complete all fields, including a photo.",
          field,
        }),
      );
    }
  });

  it.each([
    ["mealName", "mealName", 120],
    ["ingredients", "ingredients", 4_000],
    ["instructions", "instructions", 10_000],
    ["caption", "postText", 280],
  ] as const)("accepts a %s up to its maximum length and no longer", (field, onTheWire, maxLength) => {
    expect(postText({ ...shakshuka, [field]: "x".repeat(maxLength) })[field]).toHaveLength(maxLength);
    expect(() => postText({ ...shakshuka, [field]: "x".repeat(maxLength + 1) })).toThrow(
      expect.objectContaining({
        code: "invalid_input",
        field: onTheWire,
        message: `Cannot post the meal: ${onTheWire} has ${maxLength + 1} characters and may have at most ${maxLength}`,
      }),
    );
  });

  it("measures UTF-16 code units like the caption's counter: an emoji counts as two", () => {
    expect(() => postText({ ...shakshuka, caption: "🍮".repeat(CAPTION_MAX_LENGTH / 2) })).not.toThrow();
    expect(() => postText({ ...shakshuka, caption: `${"🍮".repeat(CAPTION_MAX_LENGTH / 2)}!` })).toThrow("281");
  });

  it("removes characters that a database refuses or a page can't show, and leaves its own output unchanged", () => {
    // The unit "binary" of fast-check needs seconds to start.
    const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
    fc.assert(
      fc.property(fc.string({ unit: codeUnit, maxLength: 200 }), (text) => {
        const dirty = `a${text}\u0000\u0007`;
        const fields = { mealName: dirty.slice(0, 100), ingredients: dirty, instructions: dirty, caption: dirty };
        const clean = postText(fields);

        expect(Object.values(clean).join("")).not.toMatch(/[^\P{Cc}\n\t]/u);
        expect(postText(clean)).toEqual(clean);
      }),
    );
  });
});
