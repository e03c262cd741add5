import * as fc from "fast-check";
import { expect, it } from "vitest";
import { PackedIdsBuilder } from "./packed_ids.ts";

it("returns every id by its position", () => {
  const id = fc.stringMatching(/^[a-z0-9-]{1,60}$/u);
  fc.assert(
    fc.property(fc.array(id), (ids) => {
      const builder = new PackedIdsBuilder();
      for (const each of ids) builder.add(each);
      const packed = builder.build();

      expect(packed.length).toBe(ids.length);
      expect(ids.map((_, place) => packed.at(place))).toEqual(ids);
    }),
  );
});

it("grows beyond its initial capacity", () => {
  const builder = new PackedIdsBuilder();
  for (let n = 0; n < 10_000; n++) builder.add(`soup-${n}`);

  expect(builder.build().at(9_999)).toBe("soup-9999");
});

it.each(["", "Soup", "crème", "a b", "x".repeat(201)])("refuses an invalid id: %j", (id) => {
  expect(() => new PackedIdsBuilder().add(id)).toThrow(new RangeError(`Cannot pack "${id}": it is not a recipe id`));
});
