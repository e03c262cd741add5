import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { cursorFor, MESSAGE_MAX_LENGTH, messageText } from "./message.ts";

describe("messageText", () => {
  it("trims only the ends", () => {
    expect(messageText("\n  Is there\n dill in it?\u00A0 ")).toBe("Is there\n dill in it?");
  });

  it.each(["", "   ", "\n\t", "\0", "\u00A0\uFEFF"])("refuses %j as empty", (typed) => {
    expect(() => messageText(typed)).toThrow(
      expect.objectContaining({ code: "message_empty", field: "message", message: "Cannot send an empty message" }),
    );
  });

  // #chat-length
  it("accepts 2,000 characters after trimming, and refuses 2,001", () => {
    expect(messageText(` ${"a".repeat(MESSAGE_MAX_LENGTH)} `)).toHaveLength(2_000);
    expect(() => messageText("a".repeat(2_001))).toThrow(
      "Cannot send a message longer than 2000 characters: current length is 2001",
    );
  });

  // #chat-length
  it("counts UTF-16 code units: an emoji is two", () => {
    expect(messageText("🌿".repeat(1_000))).toHaveLength(2_000);
    expect(() => messageText("🌿".repeat(1_001))).toThrow(
      expect.objectContaining({ code: "message_too_long", field: "message" }),
    );
  });

  it("accepts any text, and reads its own output unchanged", () => {
    // The unit "binary" of fast-check needs seconds to start.
    const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
    fc.assert(
      fc.property(fc.string({ unit: codeUnit, minLength: 1, maxLength: 500 }), (typed) => {
        fc.pre(typed.replaceAll("\0", "").trim() !== "");
        const text = messageText(typed);
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toContain("\0");
        expect(messageText(text)).toBe(text);
      }),
    );
    expect(messageText("half \uD83C a leaf")).toBe("half \uFFFD a leaf");
  });
});

it("finds a message's position in either person's stream", () => {
  const message = { senderId: maya.id, senderCursor: 3, receiverCursor: 8 };

  expect([cursorFor(maya.id, message), cursorFor(tomas.id, message)]).toEqual([3, 8]);
});
