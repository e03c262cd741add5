import { expect, it } from "vitest";
import { ICON_MEANINGS, iconsInUse } from "./icons_in_use.ts";

it("knows the meaning of every icon in use", () => {
  expect([...iconsInUse().keys()]).toContain("heart");
  expect([...iconsInUse().keys()].filter((name) => !ICON_MEANINGS[name])).toEqual([]);
});
