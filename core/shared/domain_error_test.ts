import { expect, it } from "vitest";
import { DomainError, ERROR_CODES } from "./mod.ts";

it("has the codes that clients rely on", () => {
  expect(ERROR_CODES).toEqual([
    "invalid_input",
    "not_signed_in",
    "forbidden",
    "person_not_found",
    "recipe_not_found",
    "post_not_found",
    "photo_too_large",
    "photo_type_unknown",
    "photo_unreadable",
    "message_empty",
    "message_too_long",
    "receiver_unknown",
    "receiver_self",
    "identity_unavailable",
    "photos_unavailable",
  ]);
});

it("has its cause, and no field if no input is invalid", () => {
  const cause = new Error("the disk is full");
  const error = new DomainError("photos_unavailable", "Photos can't be stored.", { cause });

  expect(error).toMatchObject({ name: "DomainError", code: "photos_unavailable", field: undefined, cause });
});
