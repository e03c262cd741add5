import { expect, it } from "vitest";
import { DomainError } from "./mod.ts";

it("has its cause, and no field if no input is invalid", () => {
  const cause = new Error("the disk is full");
  const error = new DomainError("photos_unavailable", "Photos can't be stored.", { cause });

  expect(error).toMatchObject({ name: "DomainError", code: "photos_unavailable", field: undefined, cause });
});
