import * as fc from "fast-check";
import { expect, it } from "vitest";
import { BriefSet } from "./brief_set.ts";

it("has the members that were added and not removed", () => {
  const changes = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 9 })));
  fc.assert(
    fc.property(changes, (all) => {
      const [brief, expected] = [new BriefSet<number>(), new Set<number>()];
      const [removed, toRemove]: [boolean[], boolean[]] = [[], []];
      for (const [adds, member] of all) {
        if (!adds) {
          removed.push(brief.delete(member));
          toRemove.push(expected.delete(member));
        } else if (!expected.has(member)) {
          brief.add(member);
          expected.add(member);
        }
      }
      expect(removed).toEqual(toRemove);
      expect(new Set(brief)).toEqual(expected);
      expect([...brief]).toHaveLength(expected.size);
    }),
  );
});

it("can lose members while it is iterated over", () => {
  const set = new BriefSet<string>();
  for (const member of ["one", "two", "three"]) set.add(member);
  const met: string[] = [];
  for (const member of set) {
    met.push(member);
    set.delete(member);
  }
  expect(met).toEqual(["one", "two", "three"]);
});
